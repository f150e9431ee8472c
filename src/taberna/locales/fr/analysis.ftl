# Chance et adresse dans les parties terminées.
analysis-title = { $game } : chance et adresse de { $names }
analysis-estimates = Tout cela est estimé. Une chance est une part de la victoire ; ± est l’intervalle à 95 % dû au nombre d’essais.
analysis-column-player = joueur
analysis-column-result = résultat
analysis-column-start = part équitable
analysis-column-luck = chance
analysis-column-own = ses choix
analysis-column-others = choix des autres
analysis-column-accuracy = précision
analysis-label-best = le meilleur
analysis-label-good = bon
analysis-label-inaccurate = imprécis
analysis-label-mistake = erreur
analysis-label-blunder = grosse erreur
analysis-decisions = Décisions
analysis-column-number = coup
analysis-column-chosen = choisi
analysis-column-rival = comparé à
analysis-column-gave = abandonné
analysis-column-called = verdict
analysis-alike = impossible à départager
analysis-none = Aucun choix n’a clairement abandonné quoi que ce soit.
analysis-moments = Ce qui a compté pour { $name }
analysis-moment-luck = Coup { $number }, hasard : { $move } ({ $change })
analysis-moment-own = Coup { $number }, son choix : { $move } ({ $change })
analysis-moment-others = Coup { $number }, choix de { $player } : { $move } ({ $change })
analysis-why-wins = « { $better } » gagne aussitôt.
analysis-why-gains = Avec « { $better } » : { $events }
analysis-why-losses = Avec « { $chosen } » : { $events }
analysis-why-points = Si la suite est celle que l’on attend, { $player } a { $points } points avec « { $better } » et { $others } avec « { $chosen } ».
analysis-stopped = Arrêté avant la fin : voici ce qui a été examiné jusque-là.
analysis-written = Écrit dans { $path }
analysis-course = Chances de gagner au cours de la partie
analysis-course-key = Les points sont des coups du hasard qui ont beaucoup changé une chance, les croix sont des erreurs : plus elles sont grandes, plus c’est grave.
analysis-parts = D’où vient le résultat
analysis-first = Une première réponse, avec peu d’essais. La réponse complète arrive.
analysis-waiting = La partie est à l’étude.
analysis-fault-before = Erreur précédente
analysis-fault-next = Erreur suivante
analysis-slider = Parcourir la partie
analysis-choice = Coup { $number } : { $player } choisit
analysis-better = mieux
analysis-gave = Cela abandonne { $share } d’une victoire (± { $doubt }).
analysis-line = Suite attendue :
analysis-both = Ce qui a été choisi, et à quoi on l’a comparé
analysis-after = La table après « { $move } »
analysis-tried = Ces chances sont des estimations : ± est l’intervalle à 95 % dû au nombre d’essais.
analysis-reckoned = Calculé et non essayé au hasard, donc sans ±. Ce qui vient ensuite reste une estimation.
analysis-show = Montrer sur la table
analysis-again = Réessayer à partir d’ici
analysis-again-help = Une table avec des bots commence ici. Elle n’est pas classée, et ce que cette place ne pouvait pas savoir est redistribué.
analysis-count = { $count ->
    [one] un choix
   *[other] { $count } choix
 }
analysis-as-table = La même chose en tableau

practise-title = S’exercer à { $game }
practise-own = { $count ->
    [one] Travailler mon erreur
   *[other] Travailler mes { $count } erreurs
 }
practise-right = Juste !
practise-wrong = Autre chose est mieux.
practise-best = Le meilleur : « { $move } ». La chance de gagner est alors d’environ { $chance }.
practise-yours = « { $move } » : environ { $chance }.
practise-next = Suivant
practise-mistake = Une de tes propres erreurs.
practise-puzzle = Un choix est nettement le meilleur. Lequel ?
practise-done = C’est tout pour l’instant. Ce que tu as travaillé revient après quelques jours.
practise-help = Ce qui était juste revient de plus en plus tard, ce qui était faux revient vite. Tout reste sur cet appareil et marche sans connexion après une première ouverture.

error-analysis-unfinished = Cette partie n’est pas finie : après { $moves } coups, elle continue. Seules les parties terminées peuvent être analysées.
error-analysis-endless = Cet enregistrement a { $moves } coups ; au-delà de { $most }, rien n’est analysé.
error-not-an-analysis = Ce n’est pas une analyse écrite par Taberna.
error-analysis-quota = Tu as fait analyser { $most } parties depuis hier à cette heure. C’est le maximum par jour ; les parties analysées peuvent être revues autant que tu veux.
error-analysis-gave-up = Cette partie n’a pas pu être analysée : cela prenait trop de temps.
error-not-a-choice = Après { $moves } coups, personne n’avait à choisir. Un nouvel essai commence à un choix.
