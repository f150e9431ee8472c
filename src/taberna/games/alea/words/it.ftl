# Alea Romana

alea-name = Alea Romana
alea-line = Un dado alla volta, forma un numero romano e scrivilo in una colonna che sale – e fermati prima di fallire.

alea-option-order_counts = L’ordine dei dadi conta
    .help = Una I da sola si sottrae se è uscita prima della V (senza V: prima di una X) e si aggiunge se è uscita dopo.
alea-option-handfuls = Più dadi alla volta
    .help = Puoi tirare più dadi alla volta.
alea-option-cards_any_time = Carte azione in ogni momento
    .help = Le carte si giocano anche su un numero valido, non solo su un turno fallito.
alea-option-patience = Pazienza
    .help = La partita finisce dopo questo numero di giri in cui nessuno scrive un numero o gioca una carta; 0 vuol dire mai.

alea-card-all-i = Tutte le I
    .help = Rilancia in un colpo solo tutti i dadi che mostrano I.
alea-card-all-v = Tutte le V
    .help = Rilancia in un colpo solo tutti i dadi che mostrano V.
alea-card-any-die = A scelta
    .help = Rilancia un dado a tua scelta.
alea-card-ignore = Scarto
    .help = Metti da parte un dado: non conta più e in questo turno non si tira più.
alea-card-twice = Doppione
    .help = Scrivi un numero che è già nella tua colonna, subito sopra o sotto il suo uguale.
alea-card-joker = Jolly
    .help = Vale come una delle altre cinque carte, anche già giocata.

alea-ask-begin = Tira il primo dado.
alea-ask-four-x = Quattro X: solo una I può salvarti. Tira ancora.
alea-ask-roll-on = Per { $numbers } non c’è posto nella tua colonna: tira ancora.
alea-ask-roll-or-write = Hai { $numbers }. Scrivi o tiri ancora? ({ $unused ->
    [one] resta un dado
   *[other] restano { $unused } dadi
})
alea-ask-write = Hai { $numbers }. Dove lo scrivi?
alea-ask-failed = { $dice } – turno fallito. Giochi una carta o passi?
alea-ask-blocked = La tua colonna non può più ricevere nessun numero: passi, o tiri lo stesso?

alea-do-roll = Tira un dado
alea-do-handful = Tira { $dice } dadi
alea-do-write = Scrivi { $number } nella riga { $row }
alea-do-pass = Passa
alea-do-all-i = Tutte le I: rilancia ogni I
alea-do-all-v = Tutte le V: rilancia ogni V
alea-do-any-die = A scelta: rilancia il dado { $die }
alea-do-ignore = Scarto: metti da parte il dado { $die }
alea-do-twice = Doppione: scrivi un numero una seconda volta
alea-do-joker-all-i = Jolly: rilancia ogni I
alea-do-joker-all-v = Jolly: rilancia ogni V
alea-do-joker-any-die = Jolly: rilancia il dado { $die }
alea-do-joker-ignore = Jolly: metti da parte il dado { $die }
alea-do-joker-twice = Jolly: scrivi un numero una seconda volta
alea-do-die = Il dado mostra { $symbol }

alea-event-rolls = { $dice ->
    [one] { $player } tira un dado.
   *[other] { $player } tira { $dice } dadi.
}
alea-event-die = Il dado mostra { $symbol }.
alea-event-writes = { $player } scrive { $number } nella riga { $row }.
alea-event-fails = { $why ->
    [no-number] { $player } fallisce: { $dice } non è un numero romano.
   *[not-writable] { $player } fallisce: nella colonna non c’è posto per { $dice }.
}
alea-event-plays = { $player } gioca { $joker ->
    [0] «{ $card }»
   *[other] il jolly come «{ $card }»
}{ $die ->
    [none] .
   *[other] { " " }sulla { $die }.
}
alea-event-passes = { $player } passa.
alea-event-last-round = { $ending ->
    [column] { $player } ha riempito la colonna: è l’ultimo giro.
   *[cards] { $player } ha fallito un turno iniziato senza carte: è l’ultimo giro.
}
alea-event-ends = La partita è finita.

alea-ending-column = una colonna è piena
alea-ending-cards = qualcuno ha fallito un turno iniziato senza carte
alea-ending-patience = da molti giri nessuno scrive un numero o gioca una carta
alea-ending-blocked = nessuna colonna può più ricevere un numero

alea-row = Riga
alea-cards = Carte
alea-points = Punti
alea-legend = I le I · V le V · ↻ scelta · – scarto · = doppione · ★ jolly · × non ci sta nessun numero
alea-patience = { $left ->
    [one] Se anche in questo giro nessuno scrive un numero o gioca una carta, la partita è finita.
   *[other] Se per { $left } giri nessuno scrive un numero o gioca una carta, la partita è finita.
}

error-alea-not-failed = Non puoi passare: il turno non è fallito.
error-alea-no-dice-left = { $unused ->
    [0] Non ci sono più dadi da tirare.
    [one] Resta un solo dado da tirare.
   *[other] Restano solo { $unused } dadi da tirare.
}
error-alea-one-die-a-time = Un dado alla volta, tranne con l’opzione «{ alea-option-handfuls }».
error-alea-failed = Il turno è fallito: gioca una carta o passa.
error-alea-not-made = I dadi ({ $dice }) non fanno { $number }.
error-alea-row-taken = Nella riga { $row } c’è già { $number }.
error-alea-not-rising = Con { $number } nella riga { $row } la colonna non salirebbe più.
error-alea-card-spent = Non hai più questa carta: { $card }.
error-alea-changes-nothing = Questa carta non cambierebbe nulla: { $card }.
error-alea-only-on-failure = Le carte si giocano solo su un turno fallito: { $card }.
error-alea-position-rows = { $rows ->
    [one] Il posto { $seat } ha una sola riga; una colonna ne ha 7.
   *[other] Il posto { $seat } ha { $rows } righe; una colonna ne ha 7.
}
error-alea-position-number = Posto { $seat }, riga { $row }: { $number } non è un numero che si fa con sei dadi.
error-alea-position-falls = Posto { $seat }: la colonna scende da { $before } a { $number } nella riga { $row }.
error-alea-position-apart = Posto { $seat }: { $number } compare due volte, ma non uno sotto l’altro.
error-alea-position-equals = Posto { $seat }: numeri uguali, ma le carte che li permettono non sono state giocate.
error-alea-position-card = Posto { $seat }: la carta «{ $card }» non esiste. Ci sono: { $choices }.
error-alea-position-card-doubled = Il posto { $seat } ha due volte la carta «{ $card }».
error-alea-position-bare = «bare» dice che il posto { $seat } ha iniziato il turno senza carte, ma non può essere.
error-alea-position-die = «{ $symbol }» non è una faccia di un dado: I, V o X.
error-alea-position-dice = { $dice } dadi, ma ce ne sono solo sei.
error-alea-position-dice-over = La partita è finita, ma ci sono ancora dadi sul tavolo.
error-alea-position-throw = «{ $throw }»: i dadi si indicano uno per uno, tranne con l’opzione «order_counts».
error-alea-position-together = «together» è true solo mentre cadono i dadi di uno stesso tiro, con l’opzione «order_counts».
error-alea-position-aside = { $aside ->
    [one] Con le carte giocate, il posto { $seat } non può aver messo da parte un dado.
   *[other] Con le carte giocate, il posto { $seat } non può aver messo da parte { $aside } dadi.
}
error-alea-position-twice = «twice» è attivo, ma il posto { $seat } non ha giocato una carta per questo.
error-alea-position-ending = Il finale «{ $ending }» non esiste. Ci sono: { $choices }.
error-alea-position-no-ending = La partita è finita («turn» è null), ma «ending» non dice perché.
error-alea-position-full = Tocca al posto { $seat }, ma la sua colonna è piena.
error-alea-position-full-no-ending = Una colonna è piena, ma «ending» non lo dice.
error-alea-position-patience-over = La pazienza è finita, ma la partita no.
error-alea-position-blocked-over = Nessuna colonna può più ricevere un numero, quindi la partita è finita: «turn» deve essere null.
error-alea-position-not-blocked = «ending» dice che nessuna colonna può più ricevere un numero, ma quella del posto { $seat } può.

## La lezione

alea-lesson-1 = Formi un numero romano, un dado alla volta. Tira il primo.
alea-lesson-2 = X e V fanno 15. Potresti scriverlo; ma hai ancora quattro dadi. Tira ancora una volta.
alea-lesson-3 = La I può venire dopo la V o prima: 16 o 14. I tuoi numeri devono salire dalla riga 1 alla riga 7, quindi scrivilo nella riga 2 o 3: così resta spazio per numeri più piccoli e più grandi.
alea-lesson-4 = Tra 16 e 31 va solo ciò che sta in mezzo. Scrivi 19 o 21 nella riga 3 e tieni libera la riga 4.
alea-lesson-5 = Due V non sono un numero romano: turno fallito. Ora può salvarti una carta. Ogni carta che tieni vale 5 punti alla fine: giocale con giudizio.
alea-lesson-6 = 33 è già nella tua colonna, e tutti i dadi sono usati: turno fallito. La carta «Doppione», o il jolly al suo posto, ti permette di scrivere il numero un’altra volta, subito sopra o sotto il suo uguale. Giocala.
alea-lesson-7 = Resta vuota una riga sola. Scrivi 34 o 36 nella riga 7: chi scrive un settimo numero fa finire la partita dopo questo giro.

## Sulla pagina

page-alea-tray = Il vassoio
page-alea-die = Dado { $number }: { $symbol }
page-alea-aside = Un dado messo da parte
page-alea-failed = Fallito!
page-alea-rolls = Tocca tirare a { $name }
page-alea-odds-ask = Che cosa può mostrare il prossimo dado?
page-alea-odds = I: 1 su 2 · X: 1 su 3 · V: 1 su 6
page-alea-row = Riga { $row }: { $number }
page-alea-row-free = Riga { $row }: libera
page-alea-card-spent = { $card }: giocata
page-alea-standing = { $points } punti, { $rows } righe scritte su { $all }, { $cards } carte rimaste
page-alea-flying = Un dado è in aria
page-alea-row-plain = Riga { $row }
page-alea-blocked = Non accetta più numeri
page-alea-tally = { $numbers } nella colonna, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}: { $bonus }

## Una prima partita: detto una volta, quando conta

alea-coach-ask-begin = Nel tuo turno formi un numero romano, un dado alla volta. Un dado mostra I, V o X.
alea-coach-ask-roll-or-write = Tutti i dadi sul tavolo formano il numero. Scrivilo, o tira ancora per un altro: se non viene un numero, non scrivi nulla.
alea-coach-event-writes = I numeri devono salire dalla riga 1 alla riga 7, e ognuno può starci una volta sola. Lascia spazio a numeri più piccoli e più grandi.
alea-coach-ask-failed = Questi dadi non fanno un numero che puoi scrivere: turno fallito. Una carta può salvarti. Ogni carta che tieni vale 5 punti alla fine.
alea-coach-event-last-round = L’ultimo giro è cominciato. Alla fine sommi la tua colonna, più 5 per ogni carta che hai ancora; vince chi ha più punti.
alea-coach-aim = Riempi la tua colonna di numeri romani. Si finisce quando qualcuno ne ha scritti sette; vince chi ha più punti.
