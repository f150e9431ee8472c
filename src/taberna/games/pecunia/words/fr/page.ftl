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
page-answer-pecunia-begin-start = Retirer les marqueurs et encaisser
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
       *[other] Vous êtes au moins quatre avec les échelles de carrière : choisis-la, et commencer donne moins d’avantage.
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

## Une première partie : dit une fois, quand cela compte

pecunia-coach-ask-begin = Chaque tour commence ainsi : chaque Romain de tes latrines perd un marqueur, et qui n’en a plus te paie et s’en va.
pecunia-coach-ask-must-sit = Le premier de ta file s’assied, avec autant de marqueurs que le dit son sablier ; sa pièce dit ce qu’il paie. Sénateurs et esclaves ne sont jamais voisins.
pecunia-coach-ask-may-sit = Deux Romaines peuvent partager une place. Elle peut s’y asseoir, sans y être obligée.
pecunia-coach-event-leaves = C’est ainsi qu’entrent les sesterces. Qui atteint le premier le but gagne aussitôt : la barre près de chaque nom montre où chacun en est.
pecunia-coach-ask-nobody-sits = Personne ne peut s’asseoir. Tu peux encore jouer des cartes ; en terminant ton tour, tu en pioches une.
pecunia-coach-event-plays = Les cartes Action se jouent à tout moment de son propre tour, autant qu’on veut. Pointe une carte pour lire ce qu’elle fait.
pecunia-coach-aim = Tu tiens des latrines publiques. Assieds les Romains qui attendent, encaisse quand ils partent ; le premier à atteindre le but en sesterces gagne.
