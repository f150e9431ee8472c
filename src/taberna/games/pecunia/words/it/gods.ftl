# Pecunia non olet, modulo 5: favori degli dei

pecunia-option-gods = Favori degli dei
    .help = Ognuno ha il favore di un dio: scelto all’inizio, scambiato quando esce un cittadino. Solo nell’edizione 2.

pecunia-card-ceres = Cerere
    .help = Una volta per turno: metti 1 segnalino su un Romano della tua latrina e pesca una carta Azione.
pecunia-card-diana = Diana
    .help = Una volta per turno: completa la tua fila fino a 5.
pecunia-card-juno = Giunone
    .help = Una volta per turno: sposta 1 o 2 segnalini da un Romano a Romani degli altri posti. Chi non ne ha più esce.
pecunia-card-jupiter = Giove
    .help = Sempre: 1 segnalino in più e 2 monete su ogni Romano che si siede nella tua latrina.
pecunia-card-mars = Marte
    .help = Sempre: quando occupi un posto libero, scegli tra i primi 3 della tua fila.
pecunia-card-minerva = Minerva
    .help = Una volta per turno: scarta una carta Azione per 1 sesterzio, e togli un segnalino a un Romano della tua latrina.
pecunia-card-venus = Venere
    .help = Sempre: nessuna carta Azione, nemmeno tua, tocca la tua latrina.
pecunia-card-favour = favore degli dei
pecunia-card-appear = carte Favore

pecunia-ask-draft-god = Scelta: prendi un Romano per i tuoi posti o il favore di un dio.
pecunia-ask-draft-all = Scelta: prendi un Romano per i tuoi posti, una miglioria per uno di essi o il favore di un dio.
pecunia-ask-ceres = Cerere: quale Romano della tua latrina riceve un segnalino? In cambio peschi una carta Azione.
pecunia-ask-juno = Giunone: da chi vengono i segnalini?
pecunia-ask-juno-to = Giunone: chi, su un altro posto, riceve un segnalino da { $roman }? (ancora { $left })
pecunia-ask-minerva = Minerva: quale carta Azione scarti?
pecunia-ask-minerva-marker = Minerva: a chi togli un segnalino?
pecunia-ask-favour = { $roman } è uscito: scambi la tua carta Favore, { $card }, con un’altra?

pecunia-do-god = Favore: { $card }
pecunia-do-pray = Invoca { $card }
pecunia-do-prefer = Far sedere il { $place ->
    [second] secondo
   *[third] terzo
} della fila { pecunia-on-seat }
pecunia-do-appear = Si scopre { $card }

pecunia-event-prays = { $player } invoca { $card }.
pecunia-event-favours = { $player } ha ora questo favore: { $card }.
pecunia-event-gains = { $card } dà { $amount } a { $player }: ora { $purse }.

pecunia-favour = favore: { $god }
pecunia-favour-new = favore: { $god }, dal prossimo turno
pecunia-favours-open = Favori in mezzo al tavolo: { $gods }

error-pecunia-not-preferred = Solo il favore di Marte permette di scegliere fra i primi tre prima di chi è in testa.
error-pecunia-no-favour = Non hai quel favore: { $card }.
error-pecunia-favour-new = Un nuovo favore vale dal tuo prossimo turno: { $card }.
error-pecunia-prayed = In questo turno hai già invocato un dio: { $card }.
error-pecunia-god-idle = Quel favore adesso non cambierebbe nulla: { $card }.
error-pecunia-sheltered = { $roman } siede dove Venere non ammette carte Azione.
error-pecunia-position-favours-new = «favours_new» è una lista di posti al tavolo, da 0 a { $last }: «{ $value }» non lo è.
error-pecunia-position-god = Non c’è il dio «{ $name }». Ci sono: { $choices }.
error-pecunia-position-god-twice = La carta Favore { $name } è in due posti.
error-pecunia-position-god-missing = La carta Favore { $name } non è da nessuna parte, né da un giocatore né in mezzo.
error-pecunia-position-no-favour = Il giocatore { $player } non ha una carta Favore.
