## Sur la page

page-pecunia-waits = { $name }, { $class } : reste { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, paie { $pay }
page-pecunia-sits = { $name }, { $class } : encore { $markers ->
    [one] un tour
   *[other] { $markers } tours
}, paie { $pay }
page-pecunia-free = Libre : { $seat }
page-pecunia-join = Rejoindre la Romaine : { $seat }
page-pecunia-queue = File
page-pecunia-hand = Tes cartes
page-pecunia-no-cards = Tu n’as pas de carte.
page-pecunia-others = Les autres joueurs
page-pecunia-middle = Au milieu
page-pecunia-romans = Romains
page-pecunia-cards = cartes Action
page-pecunia-pile-romans = Les Romains qui ne sont pas encore venus
page-pecunia-pile-cards = Les cartes Action pas encore piochées
page-pecunia-left-last = Dernier parti : { $name }
page-pecunia-left-nobody = Personne n’est encore parti
page-pecunia-round = Tour de table { $round }
page-pecunia-held = Face visible
page-pecunia-coins = { $coins ->
    [one] Une pièce y est posée.
   *[other] { $coins } pièces y sont posées.
}
page-pecunia-build = Poser l’aménagement : { $seat }
page-pecunia-upgrades = Aménagements exposés
page-pecunia-events = Événements
page-pecunia-event-markers = { $markers ->
    [one] plus qu’un marqueur
   *[other] encore { $markers } marqueurs
}
page-pecunia-favours = Dieux au milieu
page-pecunia-favour-waits = agit à partir du prochain tour
page-answer-pecunia-bargain-done = Prendre l’argent
page-answer-pecunia-campaign-done = Payer pour ceux qui restent
page-answer-pecunia-agrippina-done = Non
page-answer-pecunia-seneca-done = Non
page-answer-pecunia-octavianus-done = Garder les autres cartes
page-answer-pecunia-tumult-done = Laisser les autres à leur place
page-answer-pecunia-senate-schemes-done = Garder les autres cartes
page-cards-action = Cartes Action
page-cards-romans = Romains
page-cards-famous = Romains célèbres
page-cards-upgrades = Aménagements
page-cards-events = Événements
page-cards-gods = Dieux
page-cards-ladders = Échelles de carrière
page-answer-pecunia-favour-done = Garder mon dieu
page-pecunia-copies = édition 1 : { $first } · édition 2 : { $second }
page-pecunia-copies-dark = édition 2 : { $second }, rouge foncé
page-advised-pecunia-finish_round = { $ladders ->
    [true] { $players ->
        [2] { "" }
        [3] { "" }
       *[other] Conseillé à partir de quatre avec les échelles de carrière : commencer donne alors moins d’avantage.
    }
   *[other] { "" }
}
page-pecunia-tally = { $romans ->
    [one] un Romain a payé { $paid }
   *[other] { $romans } Romains ont payé { $paid }
}, tout le reste { $rest }{ $step ->
    [0] { "" }
   *[other] { " " }; échelon { $step }
}
