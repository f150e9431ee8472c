## Sulla pagina

page-pecunia-waits = { $name }, { $class }: resta { $turns ->
    [one] un turno
   *[other] { $turns } turni
}, paga { $pay }
page-pecunia-sits = { $name }, { $class }: ancora { $markers ->
    [one] un turno
   *[other] { $markers } turni
}, paga { $pay }
page-pecunia-free = Libero: { $seat }
page-pecunia-join = Accanto alla donna: { $seat }
page-pecunia-queue = Fila
page-pecunia-hand = Le tue carte
page-pecunia-no-cards = Non hai carte.
page-pecunia-others = Gli altri giocatori
page-pecunia-middle = Nel mezzo
page-pecunia-romans = Romani
page-pecunia-cards = carte Azione
page-pecunia-pile-romans = I Romani che non sono ancora venuti
page-pecunia-pile-cards = Le carte Azione non ancora pescate
page-pecunia-left-last = Ultimo uscito: { $name }
page-pecunia-left-nobody = Non è ancora uscito nessuno
page-pecunia-round = Giro { $round }
page-pecunia-held = Scoperti
page-pecunia-coins = { $coins ->
    [one] C’è sopra una moneta.
   *[other] Ci sono sopra { $coins } monete.
}
page-pecunia-build = Metti la miglioria: { $seat }
page-pecunia-upgrades = Migliorie esposte
page-pecunia-events = Eventi
page-pecunia-event-markers = { $markers ->
    [one] ancora un segnalino
   *[other] ancora { $markers } segnalini
}
page-pecunia-favours = Dei nel mezzo
page-pecunia-favour-waits = vale dal prossimo turno
page-answer-pecunia-begin-start = Togli i segnalini e incassa
page-answer-pecunia-bargain-done = Prendi il denaro
page-answer-pecunia-campaign-done = Paga per chi resta
page-answer-pecunia-agrippina-done = No
page-answer-pecunia-seneca-done = No
page-answer-pecunia-octavianus-done = Tieni le altre carte
page-answer-pecunia-tumult-done = Lascia gli altri dove sono
page-answer-pecunia-senate-schemes-done = Tieni le altre carte
page-cards-action = Carte Azione
page-cards-romans = Romani
page-cards-famous = Romani famosi
page-cards-upgrades = Migliorie
page-cards-events = Eventi
page-cards-gods = Dei
page-cards-ladders = Scale della carriera
page-answer-pecunia-favour-done = Tieni il mio dio
page-pecunia-copies = edizione 1: { $first } · edizione 2: { $second }
page-pecunia-copies-dark = edizione 2: { $second }, rosso scuro
page-advised-pecunia-finish_round = { $ladders ->
    [true] { $players ->
        [2] { "" }
        [3] { "" }
       *[other] Siete almeno in quattro con le scale della carriera: scegliilo, e chi comincia ha meno vantaggio.
    }
   *[other] { "" }
}
page-pecunia-tally = { $romans ->
    [one] un Romano ha pagato { $paid }
   *[other] { $romans } Romani hanno pagato { $paid }
}, tutto il resto { $rest }{ $step ->
    [0] { "" }
   *[other] ; gradino { $step }
}

## Una prima partita: detto una volta, quando conta

pecunia-coach-ask-begin = Ogni turno comincia così: ogni Romano nella tua latrina perde un segnalino, e chi non ne ha più ti paga e se ne va.
pecunia-coach-ask-must-sit = Il primo della tua fila si siede, con tanti segnalini quanti ne dice la sua clessidra; la moneta dice quanto paga. Senatori e schiavi non sono mai vicini.
pecunia-coach-ask-may-sit = Due donne possono dividersi un posto. Può sedersi, ma non deve.
pecunia-coach-event-leaves = Così entrano i sesterzi. Chi per primo raggiunge il traguardo vince subito: la barra accanto a ogni nome mostra quanto manca.
pecunia-coach-ask-nobody-sits = Nessuno può sedersi. Puoi ancora giocare carte; quando finisci il turno ne peschi una.
pecunia-coach-event-plays = Le carte azione si giocano in ogni momento del proprio turno, quante se ne vuole. Indica una carta per leggere che cosa fa.
pecunia-coach-aim = Gestisci una latrina pubblica. Fa’ sedere i Romani in fila e incassa quando se ne vanno; vince chi per primo raggiunge il traguardo di sesterzi.
