# Pecunia non olet, modulo 3: eventi

pecunia-option-events = Eventi
    .help = I segnalini messi sui Romani vengono dagli eventi scoperti; un evento senza segnalini tocca tutti. Solo nell’edizione 2.

pecunia-card-slave-revolt = Rivolta di schiavi
    .help = In ogni fila tutti gli schiavi passano davanti, nel loro ordine.
pecunia-card-bread-and-games = Pane e giochi circensi
    .help = Ognuno scarta dalla propria fila uno schiavo a scelta, se ne ha uno.
pecunia-card-colosseum = Colosseo
    .help = Ognuno pesca 3 Romani, ne mette uno in fondo alla propria fila e ne passa due a sinistra; di quelli che riceve ne mette uno e ne passa uno; anche l’ultimo va lì.
pecunia-card-tumult = Tumulto
    .help = Ognuno pesca 3 Romani e può metterne quanti vuole al posto di Romani della propria fila. Tutti gli altri si scartano.
pecunia-card-flower-market = Mercato dei fiori
    .help = A ogni donna di ogni latrina si toglie un segnalino.
pecunia-card-campaign = Campagna militare
    .help = Per ogni cittadino nella propria latrina ognuno paga 1 sesterzio o lo toglie.
pecunia-card-feeding-the-poor = Cucina dei poveri
    .help = 1 moneta su ogni Romano in latrine e file che pagherebbe esattamente 1.
pecunia-card-freeing-the-slaves = Liberazione di schiavi
    .help = 1 moneta su ogni schiavo in latrine e file.
pecunia-card-senate-schemes = Intrighi del Senato
    .help = Ognuno può scartare quante carte Azione vuole e ne pesca altrettante.
pecunia-card-temple-service = Servizio al Tempio
    .help = Ognuno pesca 2 carte Azione.
pecunia-card-supply = segnalini
pecunia-card-happen = eventi
pecunia-card-opening = nuovi eventi

pecunia-ask-supply = { $left ->
    [one] Da quale evento prendi l’ultimo segnalino?
   *[other] Da quale evento prendi un segnalino? (ancora { $left })
}
pecunia-ask-happen = Più eventi non hanno più segnalini: quale avviene per primo?
pecunia-ask-happen-now = Ora avviene: { $card }. Si prosegue?
pecunia-ask-bread-and-games = Pane e giochi circensi: quale schiavo scarti dalla tua fila?
pecunia-ask-colosseum = Colosseo: chi entra nella tua fila? { $left ->
    [0] (gli ultimi)
   *[other] ({ $left } passano a sinistra)
}
pecunia-ask-tumult = Tumulto: chi entra nella tua fila al posto di un altro?
pecunia-ask-tumult-place = Tumulto: di chi prende il posto { $roman } nella tua fila?
pecunia-ask-campaign = { $count ->
    [one] Campagna militare: togli il tuo cittadino, o paghi 1 sesterzio per lui? (hai { $purse })
   *[other] Campagna militare: chi togli dei tuoi { $count } cittadini? Per ognuno che resta paghi 1 sesterzio. (hai { $purse })
}
pecunia-ask-senate-schemes = Intrighi del Senato: quale carta Azione scarti per pescarne un’altra? (finora { $discarded })

pecunia-do-event = { $card }
pecunia-do-open = { $card } viene scoperto

pecunia-event-opens = Nuovo evento: { $card }, con { $markers } segnalini.
pecunia-event-supplies = { $player } prende { $count ->
    [one] un segnalino
   *[other] { $count } segnalini
} da { $card }: ne restano { $markers }.
pecunia-event-happens = Avviene: { $card }!
pecunia-event-replaces = { $roman } prende il posto di { $second } nella fila di { $player }.

pecunia-events = Eventi: { $events }

error-pecunia-position-event = Non c’è l’evento «{ $name }». Ci sono: { $choices }.
error-pecunia-position-event-twice = L’evento { $name } è in due posti.
error-pecunia-position-event-markers = L’evento { $name } ha da 0 a { $high } segnalini, non «{ $value }».
error-pecunia-position-event-due = L’evento { $name } non ha più segnalini: sarebbe avvenuto.
error-pecunia-position-too-many-events = Al massimo { $most } eventi sono scoperti.
