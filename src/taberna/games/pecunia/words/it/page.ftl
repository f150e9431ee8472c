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
       *[other] Consigliato da quattro giocatori in su con le scale della carriera: chi comincia ha meno vantaggio.
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
