# Pecunia non olet

pecunia-name = Pecunia non olet
pecunia-line = Gestisci una latrina pubblica nell’antica Roma: fai sedere chi paga bene e lascia agli altri il resto della fila.

pecunia-option-edition = Edizione
    .help = 1 è il gioco del 2005 (40 carte Azione), 2 quello del 2016 (36).
pecunia-option-advanced = Carte rosso scuro
    .help = Solo nell’edizione 2: aggiunge le dodici carte Azione più insidiose.
pecunia-option-famous = Romani famosi
    .help = Quanti Romani famosi si aggiungono; 0 è nessuno. Solo nell’edizione 2.
pecunia-option-upgrades = Migliorie
    .help = I posti si migliorano: con una scelta all’inizio, poi al posto di quel che paga uno schiavo. Solo nell’edizione 2.
pecunia-option-draft = Scelta dei Romani
    .help = I primi due Romani di ciascuno si scelgono da un’esposizione scoperta invece di essere distribuiti.
pecunia-option-target = Traguardo
    .help = I sesterzi che fanno vincere; 0 segue le regole: 30 in due, 25 in tre, 20 da quattro in su, e 5 per ogni modulo.
pecunia-option-finish_round = Finire il giro
    .help = Quando qualcuno raggiunge il traguardo, o con le scale il quinto gradino, si finisce il giro; poi vince chi ha più sesterzi. Consigliato da quattro in su con le scale.
pecunia-option-cards = Carte proprie
    .help = Un file con i valori dei tuoi Romani, una riga ciascuno: classe, turni, pagamento, nome. Turni e pagamento vanno da 0 a 9.

pecunia-class = { $class ->
    [senator] senatore
    [citizen] cittadino
    [slave] schiavo
   *[woman] donna
}
pecunia-seat = { $seat ->
    [left] il posto di sinistra
    [middle] il posto di mezzo
    [right] il posto di destra
    [villa-1] la prima Villa
    [villa-2] la seconda Villa
   *[villa-3] la terza Villa
}
pecunia-on-seat = { $seat ->
    [left] sul posto di sinistra
    [middle] sul posto di mezzo
    [right] sul posto di destra
    [villa-1] nella prima Villa
    [villa-2] nella seconda Villa
   *[villa-3] nella terza Villa
}

pecunia-card-line-cutter = Saltare la coda
    .help = Un Romano di una fila qualsiasi passa davanti a tutti nella stessa fila. Richiede una fila di almeno due Romani.
pecunia-card-ejection = Espulsione
    .help = Un Romano di una fila qualsiasi va in fondo a un’altra fila. Richiede un Romano in una fila.
pecunia-card-latrine-change = Cambio di latrina
    .help = Due Romani di due file diverse si scambiano di posto. Richiede Romani in due file.
pecunia-card-villa-dixius = Villa Dixius
    .help = Un posto in più accanto alla tua latrina, senza vicini. Se ne va con l’ultimo Romano che la lascia.
pecunia-card-great-haste = Grande fretta
    .help = { $edition ->
        [1] Togli 2 segnalini a un Romano nella tua latrina, o il suo unico.
       *[2] Togli 2 segnalini in tutto ai Romani nella tua latrina, o quanti ce ne sono.
    } Richiede un Romano lì.
pecunia-card-fish-poisoning = Avvelena­mento di pesci
    .help = Metti 2 segnalini su un Romano nella latrina di un avversario. Qualcuno deve sedere lì.
pecunia-card-tax-senators = Tassa speciale sui senatori
    .help = Tutti, anche tu, pagano 1 sesterzio per ogni senatore nella propria latrina. Richiede qualcuno che ne abbia uno lì e possieda un sesterzio.
pecunia-card-tax-citizens = Tassa speciale sui cittadini
    .help = Tutti, anche tu, pagano 1 sesterzio per ogni cittadino nella propria latrina. Richiede qualcuno che ne abbia uno lì e possieda un sesterzio.
pecunia-card-tax-slaves = Tassa speciale sugli schiavi
    .help = Tutti, anche tu, pagano 1 sesterzio per ogni schiavo nella propria latrina. Richiede qualcuno che ne abbia uno lì e possieda un sesterzio.
pecunia-card-latrine-gossip = Pettego­lezzi da latrina
    .help = Due donne su un posto avversario: quella con meno segnalini ne riceve fino ad averne quanti l’altra. Devono averne un numero diverso.
pecunia-card-colosseum-break = Pausa al Colosseo
    .help = Scopri 3 Romani; ognuno va in fondo a una fila a tua scelta. Richiede un Romano ancora da pescare.
pecunia-card-regular = Cliente abituale
    .help = Il Romano in cima agli scarti va in fondo a una fila a tua scelta. Richiede un Romano negli scarti.
pecunia-card-senate-meeting = Assemblea di senatori
    .help = Scegli un giocatore: tutti i suoi senatori, in latrina e in fila, vengono tolti senza pagare. Ne richiede almeno uno in una latrina o in una fila.
pecunia-card-citizens-assembly = Assemblea di cittadini
    .help = Scegli un giocatore: tutti i suoi cittadini, in latrina e in fila, vengono tolti senza pagare. Ne richiede almeno uno in una latrina o in una fila.
pecunia-card-slave-market = Mercato degli schiavi
    .help = Scegli un giocatore: tutti i suoi schiavi, in latrina e in fila, vengono tolti senza pagare. Ne richiede almeno uno in una latrina o in una fila.
pecunia-card-womens-forum = Forum di donne
    .help = Scegli un giocatore: tutte le sue donne, in latrina e in fila, vengono tolte senza pagare. Ne richiede almeno una in una latrina o in una fila.
pecunia-card-state-visit = Visita ufficiale
    .help = Pesca 3 Romani; uno passa in testa alla tua fila, gli altri si scartano. Richiede un Romano ancora da pescare.
pecunia-card-good-business = Buoni affari
    .help = Togli 3 segnalini in tutto ai Romani nella tua latrina, o quanti ce ne sono; poi dai 1 sesterzio a un altro giocatore, se ne hai uno. Richiede un segnalino lì.
pecunia-card-spring-cleaning = Pulizie di primavera
    .help = Togli un segnalino a ogni Romano nella tua latrina. Richiede un Romano lì.
pecunia-card-rat-infestation = Epidemia di topi
    .help = Sposta quanti segnalini vuoi, almeno 1, da un Romano nella tua latrina ad altri lì dentro. Richiede due Romani lì.
pecunia-card-conspiracy = Congiura
    .help = Tu per primo, poi a turno: ognuno sceglie un Romano nella propria latrina, che se ne va senza pagare. Richiede un Romano in una latrina qualsiasi.
pecunia-card-alms = Elemosine
    .help = Il più ricco dà 2 sesterzi al più povero; tra pari scegli tu. Non se tutti sono ugualmente ricchi.
pecunia-card-rich-slaves = Schiavi ricchi
    .help = Gli schiavi che in questo turno lasciano una latrina pagando pagano il doppio. Richiede uno schiavo nella tua latrina; una volta per turno.
pecunia-card-rumour-mill = Pettego­lezzi
    .help = Pesca 3 carte Azione; dai 1 sesterzio a un altro giocatore. Richiede un sesterzio.
pecunia-card-pompeius = Pompeius
    .help = Entra: tutti i cittadini di questa fila passano davanti, nel loro ordine.
pecunia-card-vergilius = Vergilius
    .help = Entra: questa fila viene completata fino a 7.
pecunia-card-livia = Livia
    .help = Entra: rivela 5 Romani; le donne vanno in fondo a questa fila, gli altri sono scartati.
pecunia-card-caesar = Caesar
    .help = Si siede solo in una latrina senza senatori.
pecunia-card-vercingetorix = Vercinge­torix
    .help = Entra: su ciascuno degli altri due posti con un solo uomo può sedersi un secondo, dalla testa della fila.
pecunia-card-brutus = Brutus
    .help = Si siede solo in mezzo. Se non può mentre c’è un posto da occupare, va in fondo alla fila del giocatore seguente.
pecunia-card-marcus-antonius = Marcus Antonius
    .help = Può anche sedersi con un cittadino o un senatore che è solo.
pecunia-card-ovidius = Ovidius
    .help = Entra: tutti gli altri Romani di questa latrina hanno ora 3 segnalini.
pecunia-card-plinius = Plinius
    .help = Entra: ogni altro giocatore mette 2 segnalini su Romani della propria latrina.
pecunia-card-crassus = Crassus
    .help = Entra: tutti gli altri di questa latrina che pagherebbero 1 o 2 sono rimossi.
pecunia-card-seneca = Seneca
    .help = Esce: puoi togliere un segnalino a ogni altro Romano della latrina.
pecunia-card-spartacus = Spartacus
    .help = Esce: 1 sesterzio per ogni altro schiavo della latrina.
pecunia-card-maecenas = Maecenas
    .help = Esce: 1 sesterzio per ogni altro cittadino della latrina.
pecunia-card-cicero = Cicero
    .help = Esce: 1 sesterzio per ogni altro senatore della latrina.
pecunia-card-cleopatra = Cleopatra
    .help = Esce: 1 sesterzio per ogni altra donna della latrina.
pecunia-card-flamma = Flamma
    .help = Esce: 1 sesterzio per ogni Romano della tua fila.
pecunia-card-octavianus = Octavianus
    .help = Esce: puoi scartare 1, 2 o 3 carte Azione per 1, 3 o 5 sesterzi.
pecunia-card-agrippina = Agrippina
    .help = Esce: puoi pescare 2 carte Azione.
pecunia-card-wooden-urinal = Orinatoio in legno
    .help = Un secondo schiavo può unirsi a uno schiavo che siede qui da solo.
pecunia-card-marble-urinal = Orinatoio in marmo
    .help = Un secondo cittadino può unirsi a un cittadino che siede qui da solo.
pecunia-card-golden-urinal = Orinatoio d’oro
    .help = Un secondo senatore può unirsi a un senatore che siede qui da solo.
pecunia-card-reserved-citizens = Riservato ai cittadini
    .help = In ogni momento del tuo turno, se il posto è libero, il primo cittadino della fila può prenderlo prima di chi è in testa.
pecunia-card-reserved-senators = Riservato ai senatori
    .help = In ogni momento del tuo turno, se il posto è libero, il primo senatore della fila può prenderlo prima di chi è in testa.
pecunia-card-reserved-women = Riservato alle donne
    .help = In ogni momento del tuo turno, se il posto è libero, la prima donna della fila può prenderlo prima di chi è in testa.
pecunia-card-partition = Parete divisoria
    .help = Senatori e schiavi non litigano attraverso i lati di questo posto.
pecunia-card-splinter = Scheggia di legno
    .help = Chi si siede qui riceve un segnalino in meno, ma almeno 1.
pecunia-card-hourglass = Clessidra
    .help = Chi si siede qui riceve 3 segnalini, qualunque cosa sia stampata.
pecunia-card-scrubber = Spazzola pulisci-latrina
    .help = Chi si siede qui con 4 o 5 turni stampati riceve 2 segnalini in meno.
pecunia-card-towel-rail = Porta asciugamani
    .help = 2 monete su uno schiavo che si siede qui.
pecunia-card-lavender = Rametto di lavanda
    .help = 2 monete su una donna che si siede qui.
pecunia-card-fountain = Fontana
    .help = 2 monete su un cittadino che si siede qui.
pecunia-card-newspaper = Giornale
    .help = 1 moneta su ogni Romano che si siede qui.
pecunia-card-silver-bag = Sacchetto d’argento
    .help = 1 moneta su chi si siede qui con 2 o 3 turni stampati.
pecunia-card-gold-bag = Sacchetto d’oro
    .help = 2 monete su chi si siede qui con 4 o 5 turni stampati.
pecunia-card-bucket = Secchio di pulizia
    .help = Pesca una carta Azione quando un Romano si siede qui.
pecunia-card-dustpan = Paletta
    .help = Pesca una carta Azione quando un Romano lascia questo posto, per qualunque motivo.
pecunia-card-unseen = una carta Azione
pecunia-card-setup = preparazione
pecunia-card-turn = turno
pecunia-card-leave = uscita
pecunia-card-bargain = affare
pecunia-card-reveal = esposizione

pecunia-ask-draft-left = Scelta dei Romani: chi prendi per il posto di sinistra?
pecunia-ask-draft-right = Scelta dei Romani: chi prendi per il posto di destra?
pecunia-ask-draft-any = Scelta: prendi un Romano per i tuoi posti o una miglioria per uno di essi.
pecunia-ask-begin = Tocca a te, con { $purse ->
    [one] un sesterzio
   *[other] { $purse } sesterzi
}. Togliere i segnalini, o giocare prima una carta?
pecunia-ask-must-sit = { $front } è in testa alla tua fila e può sedersi: dove?
pecunia-ask-may-sit = { $front } è in testa alla tua fila e può sedersi, ma non deve.
pecunia-ask-nobody-sits = Adesso non può sedersi nessuno. Giocare una carta, o finire il turno?
pecunia-ask-must-send = { $front } si siede solo in mezzo e non può: passa alla fila di { $next_player }.
pecunia-ask-after = I tuoi Romani sono seduti. Giocare una carta, o finire il turno?
pecunia-ask-line-cutter = Saltare la coda: quale Romano passa in testa alla sua fila?
pecunia-ask-ejection = Espulsione: quale Romano deve lasciare la sua fila?
pecunia-ask-ejection-queue = Espulsione: in fondo alla fila di chi va { $roman }?
pecunia-ask-latrine-change = Cambio di latrina: quale Romano cambia posto?
pecunia-ask-latrine-change-other = Cambio di latrina: con chi cambia posto { $roman }?
pecunia-ask-colosseum-break = Pausa al Colosseo: chi mandi adesso in una fila?
pecunia-ask-colosseum-break-queue = Pausa al Colosseo: in fondo alla fila di chi va { $roman }?
pecunia-ask-regular = Cliente abituale: in fondo alla fila di chi torna { $roman }?
pecunia-ask-state-visit = Visita ufficiale: chi passa in testa alla tua fila? Gli altri si scartano.
pecunia-ask-great-haste = { $left ->
    [one] Grande fretta: a chi togli un altro segnalino?
   *[other] Grande fretta: a chi togli segnalini?
}
pecunia-ask-fish-poisoning = Avvelenamento di pesci: chi riceve altri 2 segnalini?
pecunia-ask-latrine-gossip = Pettegolezzi da latrina: quale donna resta quanto la sua vicina?
pecunia-ask-good-business = Buoni affari: a chi togli un segnalino? { $left ->
    [one] (l’ultimo)
   *[other] (ancora { $left })
}
pecunia-ask-good-business-gift = Buoni affari: a chi dai 1 sesterzio?
pecunia-ask-rat-infestation = Epidemia di topi: da chi vengono i segnalini?
pecunia-ask-rat-infestation-to = Epidemia di topi: chi riceve un segnalino da { $roman }? ({ $markers ->
    [one] gliene resta uno
   *[other] gliene restano { $markers }
})
pecunia-ask-assembly = { $card }: di chi sono i Romani da togliere?
pecunia-ask-conspiracy = { $player } gioca Congiura: quale Romano lascia la tua latrina senza pagare?
pecunia-ask-alms-from = Elemosine: i più ricchi sono diversi. Chi dà?
pecunia-ask-alms-to = Elemosine: i più poveri sono diversi. Chi riceve?
pecunia-ask-rumour-mill = Pettegolezzi: a chi dai 1 sesterzio?
pecunia-ask-leave = Più Romani escono insieme: chi esce per primo?
pecunia-ask-vercingetorix = Vercingetorix è entrato nella tua latrina: { $front } può unirsi a un uomo solo. Dove?
pecunia-ask-plinius = Plinius è entrato nella latrina di { $player }: su chi dei tuoi metti un segnalino? (ancora { $left })
pecunia-ask-seneca = Seneca esce: togliere un segnalino a ogni altro Romano della tua latrina?
pecunia-ask-octavianus = Octavianus esce: scartare una carta Azione per { $more ->
    [one] 1 sesterzio?
   *[other] altri { $more } sesterzi? ({ $discarded } scartate finora)
}
pecunia-ask-agrippina = Agrippina esce: pescare 2 carte Azione?
pecunia-ask-bargain = { $roman } esce: prendi i suoi { $pay }, o invece una miglioria esposta per un posto libero?

pecunia-do-start = Togliere un segnalino a ognuno dei tuoi Romani e incassare
pecunia-do-sit = Far sedere il primo della fila { pecunia-on-seat }
pecunia-do-stop = Non far sedere più nessuno, ma giocare ancora carte
pecunia-do-end = Finire il turno e pescare una carta
pecunia-do-play = Giocare { $card }
pecunia-do-roman = { $name } ({ pecunia-class }, turni { $turns }, paga { $pay })
pecunia-do-player = { $player }
pecunia-do-done = Basta così
pecunia-do-send = Manda il primo Romano alla fila seguente
pecunia-do-use = Sì
pecunia-do-discard = Scarta { $card }
pecunia-do-call = Chiama colui per cui { pecunia-seat } è riservato
pecunia-do-build = Metti { $card } { pecunia-on-seat }
pecunia-do-first = Comincia { $player }
pecunia-do-deal = Viene distribuito { $name }
pecunia-do-draw = Viene pescata { $card }
pecunia-do-reveal = { $card } viene rivelata

pecunia-event-first = Comincia { $player }.
pecunia-event-turn = Giro { $round }: tocca a { $player }.
pecunia-event-queue = Nuova fila da { $player }: { $romans }.
pecunia-event-reveals = Scoperti: { $romans }.
pecunia-event-shuffles = { $pile ->
    [romans] I Romani scartati vengono mescolati in un nuovo mazzo.
    [events] Gli eventi passati vengono mescolati in un nuovo mazzo.
   *[cards] Le carte Azione giocate vengono mescolate in un nuovo mazzo.
}
pecunia-event-sits = { $roman } si siede da { $player } { pecunia-on-seat }, per { $markers ->
    [one] un turno.
   *[other] { $markers } turni.
}
pecunia-event-leaves = { $roman } se ne va e paga { $pay } a { $player }, che ora ha { $purse }.
pecunia-event-slips-out = { $roman } sguscia via da { $player } senza pagare.
pecunia-event-removed = { $roman } viene tolto e non paga nulla a { $player }.
pecunia-event-dismissed = { $roman } viene rimandato via.
pecunia-event-to-front = { $roman } passa in testa alla fila di { $player }.
pecunia-event-to-end = { $roman } va in fondo alla fila di { $player }.
pecunia-event-exchange = { $roman } ora aspetta da { $player }, { $second } da { $other_player }.
pecunia-event-slower = { $roman } da { $player } resta { $count } di più: ora { $markers }.
pecunia-event-quicker = { $roman } da { $player } si affretta di { $count }: ne restano { $markers }.
pecunia-event-cleaning = Nella latrina di { $player } tutti si affrettano di 1.
pecunia-event-villa = { $player } apre una Villa Dixius.
pecunia-event-villa-goes = La Villa Dixius di { $player } chiude.
pecunia-event-rich = Gli schiavi che se ne vanno in questo turno pagano il doppio.
pecunia-event-pays = { $player } paga { $amount } alla banca.
pecunia-event-gives = { $player } dà { $amount } a { $other_player }.
pecunia-event-earns = { $roman } porta ancora { $amount } a { $player }: ora { $purse }.
pecunia-event-coins = { $count ->
    [one] Una moneta va su { $roman } da { $player }.
   *[other] { $count } monete vanno su { $roman } da { $player }.
}
pecunia-event-offers = Esposta: { $card }.
pecunia-event-builds = { $player } mette { $card } { pecunia-on-seat }.
pecunia-event-discards = { $player } scarta { $card }.
pecunia-event-plays = { $player } gioca { $card }.
pecunia-event-draws = { $player } pesca { $card }.
pecunia-event-last-round = { $player } ha { $target } sesterzi o più: si finisce il giro.
pecunia-event-ends = La partita è finita.

pecunia-ending-target = il traguardo è raggiunto
pecunia-ending-round = il traguardo è stato raggiunto e il giro è finito

pecunia-purse = { $purse } sesterzi su { $target } · { $cards ->
    [one] una carta Azione
   *[other] { $cards } carte Azione
}
pecunia-free = libero
pecunia-queue = Fila:
pecunia-piles = Giro { $round } · nei mazzi { $romans } Romani, { $cards } carte Azione · ultimo scartato: { $top }
pecunia-open = Scoperti: { $romans }
pecunia-offer = Migliorie esposte: { $upgrades }
pecunia-hand = Le tue carte: { $cards }
pecunia-legend = ♔ senatore · ○ cittadino · ▽ schiavo · ♀ donna · ⌂ Villa · ●● resta 2 turni · 3→2 resta 3, paga 2
pecunia-legend-famous = ★ Romano famoso: il suo effetto è nell’elenco delle carte

error-pecunia-no-target = Adesso non è un bersaglio per questa carta.
error-pecunia-first-answer = Adesso si chiede altro: guarda la domanda.
error-pecunia-must-sit = { $roman } può sedersi su un posto libero, quindi deve.
error-pecunia-must-send = { $roman } non può sedersi in mezzo, quindi deve passare alla fila seguente.
error-pecunia-only-seat = { $roman } si siede solo in mezzo.
error-pecunia-shuns = { $roman } non si siede in una latrina dove c’è già: { pecunia-class }.
error-pecunia-not-called = Adesso nessuno può essere chiamato { pecunia-on-seat }.
error-pecunia-not-now = Non è possibile in questa fase del turno.
error-pecunia-queue-empty = Nella tua fila non c’è nessuno.
error-pecunia-no-villa = Quella Villa non ce l’hai.
error-pecunia-seat-taken = Quel posto è occupato. Solo una donna può sedersi con una donna che è sola.
error-pecunia-quarrel = { $roman } non può sedersi lì: senatori e schiavi non sono mai vicini.
error-pecunia-not-held = Quella carta non ce l’hai in mano: { $card }.
error-pecunia-idle-queue-of-two = { $card }: in nessuna fila ci sono due Romani.
error-pecunia-idle-queues = { $card }: nessuno aspetta in una fila.
error-pecunia-idle-two-queues = { $card }: dei Romani aspettano in una sola fila.
error-pecunia-idle-no-roman = { $card }: non resta nessun Romano da pescare.
error-pecunia-idle-discards = { $card }: non c’è nessun Romano negli scarti.
error-pecunia-idle-sheltered = { $card }: nessuna carta Azione tocca la tua latrina.
error-pecunia-idle-marker = { $card }: toglie un segnalino nella tua latrina, e non ce n’è.
error-pecunia-idle-two-romans = { $card }: due Romani devono sedere nella tua latrina.
error-pecunia-idle-others = { $card }: nessuno siede alla sua portata in un’altra latrina.
error-pecunia-idle-women = { $card }: in nessun’altra latrina alla sua portata due donne con segnalini diversi si dividono un posto.
error-pecunia-idle-nobody = { $card }: nessuno siede alla sua portata in una latrina.
error-pecunia-idle-equal = { $card }: tutti sono ugualmente ricchi.
error-pecunia-idle-slaves = { $card }: nessuno schiavo siede nella tua latrina.
error-pecunia-idle-rich = { $card }: è già stata giocata in questo turno.
error-pecunia-idle-money = { $card }: non hai un sesterzio da dare.
error-pecunia-idle-class = { $card }: nessuno di quella classe è alla sua portata.
error-pecunia-idle-tax = { $card }: nessuno che abbia un sesterzio ha un Romano di quella classe nella sua latrina.
error-pecunia-needs-edition-2 = L’opzione “{ $option }” appartiene all’edizione 2.
error-pecunia-cards-row = Riga { $line }: “{ $row }” è troppo corta. Una riga è: classe, turni, pagamento, nome.
error-pecunia-cards-class = Riga { $line }: non c’è una classe “{ $kind }”. Ci sono: { $choices }.
error-pecunia-cards-turns = Riga { $line }: i turni vanno da 0 a { $high }, non “{ $value }”.
error-pecunia-cards-pay = Riga { $line }: il pagamento va da 0 a { $high }, non “{ $value }”.
error-pecunia-cards-name = Riga { $line }: un nome ha al massimo { $longest } caratteri normali: “{ $name }”.
error-pecunia-cards-name-twice = Riga { $line }: il nome “{ $name }” c’è già.
error-pecunia-cards-too-many = Riga { $line }: ci sono solo { $copies } carte della classe { $kind }.
error-pecunia-cards-too-few = Il file finisce alla riga { $line } con { $found } carte della classe { $kind }; sono { $copies }.
error-pecunia-position-seat = Giocatore { $player }: in una latrina non c’è “{ $name }”. Ci sono: { $choices }.
error-pecunia-position-sitters = Giocatore { $player }, { $name }: qui va una lista di al massimo due Romani.
error-pecunia-position-not-together = Giocatore { $player }, { $name }: solo due donne possono dividersi un posto.
error-pecunia-position-quarrel = Giocatore { $player }, { $name }: un senatore e uno schiavo sono vicini.
error-pecunia-position-roman = Non c’è un Romano “{ $name }”. Si chiamano da { $first } a { $last }.
error-pecunia-position-absent = “{ $name }” non è in questa partita.
error-pecunia-position-roman-twice = { $name } è in due posti.
error-pecunia-position-not-famous = «{ $name }» non è un Romano famoso: gli altri qui non si elencano.
error-pecunia-position-famous = Sul tavolo ci sono { $seen } Romani famosi, ma finora in gioco ce ne sono solo { $mixed }.
error-pecunia-position-upgrade = Non c’è la miglioria «{ $name }». Ci sono: { $choices }.
error-pecunia-position-upgrade-twice = La miglioria { $name } è in due posti.
error-pecunia-position-coins-nobody = «{ $name }» ha monete ma non è né in una latrina né in una fila.
error-pecunia-position-coins = { $name } non può avere «{ $value }» monete.
error-pecunia-position-module = «{ $field }» appartiene al modulo { $module }, che non si gioca.
error-pecunia-position-marker = { $name } non può avere “{ $value }” segnalini.
error-pecunia-position-marker-nobody = “{ $name }” ha segnalini ma non siede da nessuna parte.
error-pecunia-position-card = Non c’è una carta Azione “{ $name }”. Ci sono: { $choices }.
error-pecunia-position-too-many-cards = In questa partita non ci sono tante carte “{ $card }”.
error-pecunia-position-queue-empty = La fila del giocatore { $player } è vuota, anche se restano Romani per riempirla.
error-pecunia-position-setup = La partita si sta preparando, ma quel che c’è sul tavolo non corrisponde alla fase.
error-pecunia-position-step = Non c’è una fase “{ $step }” in cui un turno possa attendere: begin, occupy, after.
error-pecunia-position-held = Ci sono Romani trattenuti, ma nulla in corso che li trattenga.
error-pecunia-position-frames = “frames” dev’essere una lista che comincia con il turno o la preparazione.
error-pecunia-position-frames-over = La partita è finita, ma in “frames” c’è ancora qualcosa in corso.
error-pecunia-position-frame = La voce { $number } di “frames” non è possibile.
error-pecunia-position-ending = Non c’è una fine “{ $ending }”. Ci sono: { $choices }.
error-pecunia-position-ending-wrong = Con queste borse e opzioni la partita non può essere finita per “{ $ending }”.
error-pecunia-position-reached = Qualcuno ha { $target } sesterzi, quindi “reached” non può essere false.
error-pecunia-position-not-over = Qualcuno ha { $target } sesterzi, quindi la partita è finita.
error-pecunia-position-view-hands = “hands” e “hand_sizes” non vanno d’accordo tra loro o con le carte rimaste.

## La lezione

pecunia-lesson-1 = Comincia il tuo turno: ogni Romano nella tua latrina perde un segnalino, e chi non ne ha più paga e se ne va. Togli i segnalini.
pecunia-lesson-2 = Il primo della tua fila deve sedersi se c’è un posto libero dove può stare. Senatori e schiavi non sono mai vicini. Scegli un posto che brilla.
pecunia-lesson-3 = Nessun posto è libero, ma due donne possono dividerne uno. La donna in testa può unirsi a un’altra; non è obbligata. Falla sedere.
pecunia-lesson-4 = Le carte Azione si giocano in ogni momento del tuo turno. Indicane una per vedere che cosa fa, poi giocala.
pecunia-lesson-5 = Molte carte chiedono poi un bersaglio: si può scegliere ciò che brilla. Saltare la coda porta un Romano in testa alla sua fila. Scegline uno.
pecunia-lesson-6 = Quando non c’è più niente da fare, finisci il turno: peschi una carta. Vince chi ha per primo la somma richiesta.
pecunia-lesson-7 = I Romani famosi provocano qualcosa quando si siedono o quando se ne vanno. Octavianus se ne va: per la prima carta Azione che scarti paga 1 sesterzio in più. Scartane una.
pecunia-lesson-8 = Uno dei tuoi schiavi se ne va. Invece del suo pagamento puoi prendere una delle migliorie scoperte e metterla su un posto libero; lì agisce nei tuoi turni. Mettine una.
pecunia-lesson-9 = Con gli eventi, i segnalini che si mettono sui Romani vengono da un evento scoperto a tua scelta. Quando non ne resta nessuno l’evento accade, per tutti. Scegli l’evento da cui viene questo segnalino.
pecunia-lesson-10 = Con le scale puoi salire il prossimo gradino della tua carriera in ogni momento del tuo turno: paga il suo prezzo, o compi il suo compito. Chi arriva al quinto gradino vince subito. Sali pagando.
pecunia-lesson-11 = Con gli dèi hai davanti a te una carta Favore. Il tuo dio si può invocare una volta nel tuo turno. Invocalo.
