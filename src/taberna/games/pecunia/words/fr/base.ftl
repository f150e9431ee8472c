# Pecunia non olet

pecunia-name = Pecunia non olet
pecunia-line = Tiens des latrines publiques dans la Rome antique : installe ceux qui paient bien et laisse aux autres le reste de la file.

pecunia-option-edition = Édition
    .help = 1 est le jeu de 2005 (40 cartes Action), 2 celui de 2016 (36).
pecunia-option-advanced = Cartes rouge foncé
    .help = Édition 2 seulement : ajoute les douze cartes Action plus retorses.
pecunia-option-famous = Romains célèbres
    .help = Combien de Romains célèbres sont ajoutés ; 0, aucun. Édition 2 seulement.
pecunia-option-upgrades = Aménagements
    .help = Les sièges s’aménagent : par un choix au début, puis au lieu de ce que paie un esclave. Édition 2 seulement.
pecunia-option-draft = Choix des Romains
    .help = Les deux premiers Romains de chacun sont choisis dans un étalage ouvert au lieu d’être distribués.
pecunia-option-target = But
    .help = Sesterces qui font gagner ; 0 suit la règle : 30 à deux joueurs, 25 à trois, 20 à partir de quatre, et 5 par module.
pecunia-option-finish_round = Finir le tour de table
    .help = Quand quelqu’un atteint le but, ou avec les échelles le cinquième échelon, on finit le tour de table ; puis le plus riche gagne. Recommandé à partir de quatre avec les échelles.
pecunia-option-cards = Tes propres cartes
    .help = Un fichier avec les valeurs de tes Romains, une ligne chacun : classe, tours, paiement, nom. Tours et paiement vont de 0 à 9.

pecunia-class = { $class ->
    [senator] sénateur
    [citizen] citoyen
    [slave] esclave
   *[woman] Romaine
}
pecunia-seat = { $seat ->
    [left] le siège de gauche
    [middle] le siège du milieu
    [right] le siège de droite
    [villa-1] la première Villa
    [villa-2] la deuxième Villa
   *[villa-3] la troisième Villa
}
pecunia-on-seat = { $seat ->
    [left] sur le siège de gauche
    [middle] sur le siège du milieu
    [right] sur le siège de droite
    [villa-1] dans la première Villa
    [villa-2] dans la deuxième Villa
   *[villa-3] dans la troisième Villa
}

pecunia-card-line-cutter = Voleur de tour
    .help = Un Romain d’une file quelconque passe en tête de cette file. Demande une file d’au moins deux Romains.
pecunia-card-ejection = Renvoi
    .help = Un Romain d’une file quelconque va à la fin d’une autre file. Demande un Romain dans une file.
pecunia-card-latrine-change = Changement de latrines
    .help = Deux Romains de deux files différentes échangent leurs places. Demande des Romains dans deux files.
pecunia-card-villa-dixius = Villa Dixius
    .help = Un siège de plus à côté de tes latrines, sans voisin. Elle part avec le dernier Romain qui la quitte.
pecunia-card-great-haste = Bousculade
    .help = { $edition ->
        [1] Retire 2 marqueurs d’un Romain dans tes latrines, ou son seul marqueur.
       *[2] Retire 2 marqueurs en tout de Romains dans tes latrines, ou autant qu’il y en a.
    } Demande un Romain là.
pecunia-card-fish-poisoning = Intoxication
    .help = Pose 2 marqueurs sur un Romain dans les latrines d’un adversaire. Quelqu’un doit y être assis.
pecunia-card-tax-senators = Impôt spécial sur les sénateurs
    .help = Chacun, toi aussi, paie 1 sesterce pour chaque sénateur dans ses latrines. Demande quelqu’un qui en ait un là, et un sesterce.
pecunia-card-tax-citizens = Impôt spécial sur les citoyens
    .help = Chacun, toi aussi, paie 1 sesterce pour chaque citoyen dans ses latrines. Demande quelqu’un qui en ait un là, et un sesterce.
pecunia-card-tax-slaves = Impôt spécial sur les esclaves
    .help = Chacun, toi aussi, paie 1 sesterce pour chaque esclave dans ses latrines. Demande quelqu’un qui en ait un là, et un sesterce.
pecunia-card-latrine-gossip = Commérages aux latrines
    .help = Deux Romaines sur un siège adverse : celle qui a moins de marqueurs en reçoit autant que l’autre en a. Elles doivent en avoir des nombres différents.
pecunia-card-colosseum-break = Pause au Colisée
    .help = Révèle 3 Romains ; chacun va à la fin d’une file de ton choix. Demande un Romain qu’on puisse encore piocher.
pecunia-card-regular = Habitué
    .help = Le Romain du dessus de la défausse va à la fin d’une file de ton choix. Demande un Romain dans la défausse.
pecunia-card-senate-meeting = Séance au Sénat
    .help = Choisis un joueur : tous ses sénateurs, aux latrines et dans la file, sont retirés sans payer. En demande au moins un dans des latrines ou une file.
pecunia-card-citizens-assembly = Assemblée des citoyens
    .help = Choisis un joueur : tous ses citoyens, aux latrines et dans la file, sont retirés sans payer. En demande au moins un dans des latrines ou une file.
pecunia-card-slave-market = Marché aux esclaves
    .help = Choisis un joueur : tous ses esclaves, aux latrines et dans la file, sont retirés sans payer. En demande au moins un dans des latrines ou une file.
pecunia-card-womens-forum = Forum des Romaines
    .help = Choisis un joueur : toutes ses Romaines, aux latrines et dans la file, sont retirées sans payer. En demande au moins une dans des latrines ou une file.
pecunia-card-state-visit = Visite d’État
    .help = Pioche 3 Romains ; l’un passe en tête de ta file, les autres sont défaussés. Demande un Romain qu’on puisse encore piocher.
pecunia-card-good-business = Bonnes affaires
    .help = Retire 3 marqueurs en tout de Romains dans tes latrines, ou autant qu’il y en a ; puis donne 1 sesterce à un autre joueur, si tu en as un. Demande un marqueur là.
pecunia-card-spring-cleaning = Ménage de printemps
    .help = Retire un marqueur de chaque Romain dans tes latrines. Demande un Romain là.
pecunia-card-rat-infestation = Invasion de rats
    .help = Déplace autant de marqueurs que tu veux, au moins 1, d’un Romain de tes latrines vers d’autres. Demande deux Romains là.
pecunia-card-conspiracy = Complot
    .help = Toi d’abord, puis chacun à son tour choisit un Romain dans ses latrines, qui s’en va sans payer. Demande un Romain dans des latrines, n’importe lesquelles.
pecunia-card-alms = Aumône
    .help = Le plus riche donne 2 sesterces au plus pauvre ; entre égaux, tu choisis. Pas si tous sont aussi riches.
pecunia-card-rich-slaves = Esclaves riches
    .help = Les esclaves qui quittent des latrines en payant pendant ce tour paient le double. Demande un esclave dans tes latrines ; une fois par tour.
pecunia-card-rumour-mill = Rumeurs
    .help = Pioche 3 cartes Action ; donne 1 sesterce à un autre joueur. Demande un sesterce.
pecunia-card-pompeius = Pompeius
    .help = Entre : tous les citoyens de cette file passent en tête, dans leur ordre.
pecunia-card-vergilius = Vergilius
    .help = Entre : cette file est complétée jusqu’à 7.
pecunia-card-livia = Livia
    .help = Entre : révèle 5 Romains ; les Romaines vont au bout de cette file, les autres sont défaussés.
pecunia-card-caesar = Caesar
    .help = Ne s’assied que dans des latrines sans sénateur.
pecunia-card-vercingetorix = Vercinge­torix
    .help = Entre : sur chacun des deux autres sièges où un homme est seul, un second peut venir de la tête de la file.
pecunia-card-brutus = Brutus
    .help = Ne s’assied qu’au milieu. S’il ne le peut pas quand un siège est à occuper, il va au bout de la file du joueur suivant.
pecunia-card-marcus-antonius = Marcus Antonius
    .help = Peut aussi rejoindre un citoyen ou un sénateur seul sur son siège.
pecunia-card-ovidius = Ovidius
    .help = Entre : tous les autres Romains de ces latrines ont désormais 3 marqueurs.
pecunia-card-plinius = Plinius
    .help = Entre : chaque autre joueur pose 2 marqueurs sur des Romains de ses propres latrines.
pecunia-card-crassus = Crassus
    .help = Entre : tous les autres de ces latrines qui paieraient 1 ou 2 sont retirés.
pecunia-card-seneca = Seneca
    .help = Sort : tu peux ôter un marqueur à chaque autre Romain des latrines.
pecunia-card-spartacus = Spartacus
    .help = Sort : 1 sesterce pour chaque autre esclave des latrines.
pecunia-card-maecenas = Maecenas
    .help = Sort : 1 sesterce pour chaque autre citoyen des latrines.
pecunia-card-cicero = Cicero
    .help = Sort : 1 sesterce pour chaque autre sénateur des latrines.
pecunia-card-cleopatra = Cleopatra
    .help = Sort : 1 sesterce pour chaque autre Romaine des latrines.
pecunia-card-flamma = Flamma
    .help = Sort : 1 sesterce pour chaque Romain de ta file.
pecunia-card-octavianus = Octavianus
    .help = Sort : tu peux défausser 1, 2 ou 3 cartes Action pour 1, 3 ou 5 sesterces.
pecunia-card-agrippina = Agrippina
    .help = Sort : tu peux piocher 2 cartes Action.
pecunia-card-wooden-urinal = Urinoir en bois
    .help = Un second esclave peut rejoindre un esclave seul sur ce siège.
pecunia-card-marble-urinal = Urinoir en marbre
    .help = Un second citoyen peut rejoindre un citoyen seul sur ce siège.
pecunia-card-golden-urinal = Urinoir en or
    .help = Un second sénateur peut rejoindre un sénateur seul sur ce siège.
pecunia-card-reserved-citizens = Réservé aux citoyens
    .help = À tout moment de ton tour, si le siège est libre, le premier citoyen de la file peut le prendre avant la tête de file.
pecunia-card-reserved-senators = Réservé aux sénateurs
    .help = À tout moment de ton tour, si le siège est libre, le premier sénateur de la file peut le prendre avant la tête de file.
pecunia-card-reserved-women = Réservé aux Romaines
    .help = À tout moment de ton tour, si le siège est libre, la première Romaine de la file peut le prendre avant la tête de file.
pecunia-card-partition = Cloison de séparation
    .help = Sénateurs et esclaves ne se querellent pas à travers les côtés de ce siège.
pecunia-card-splinter = Écharde
    .help = Qui s’assied ici reçoit un marqueur de moins, mais au moins 1.
pecunia-card-hourglass = Sablier
    .help = Qui s’assied ici reçoit 3 marqueurs, quoi qu’il soit imprimé.
pecunia-card-scrubber = Brosse de latrines
    .help = Qui s’assied ici avec 4 ou 5 tours imprimés reçoit 2 marqueurs de moins.
pecunia-card-towel-rail = Porte-serviette
    .help = 2 pièces sur un esclave qui s’assied ici.
pecunia-card-lavender = Brin de lavande
    .help = 2 pièces sur une Romaine qui s’assied ici.
pecunia-card-fountain = Fontaine
    .help = 2 pièces sur un citoyen qui s’assied ici.
pecunia-card-newspaper = Journal
    .help = 1 pièce sur tout Romain qui s’assied ici.
pecunia-card-silver-bag = Sachet argenté
    .help = 1 pièce sur qui s’assied ici avec 2 ou 3 tours imprimés.
pecunia-card-gold-bag = Sachet doré
    .help = 2 pièces sur qui s’assied ici avec 4 ou 5 tours imprimés.
pecunia-card-bucket = Seau
    .help = Pioche une carte Action quand un Romain s’assied ici.
pecunia-card-dustpan = Balayette
    .help = Pioche une carte Action quand un Romain quitte ce siège, quelle que soit la raison.
pecunia-card-unseen = une carte Action
pecunia-card-setup = mise en place
pecunia-card-turn = tour
pecunia-card-leave = départ
pecunia-card-bargain = marché
pecunia-card-reveal = étalage

pecunia-ask-draft-left = Choix des Romains : qui prends-tu pour ton siège de gauche ?
pecunia-ask-draft-right = Choix des Romains : qui prends-tu pour ton siège de droite ?
pecunia-ask-draft-any = Choix : prends un Romain pour tes sièges ou un aménagement pour l’un d’eux.
pecunia-ask-begin = À toi, avec { $purse ->
    [one] { $purse } sesterce
   *[other] { $purse } sesterces
}. Retirer les marqueurs, ou jouer d’abord une carte ?
pecunia-ask-must-sit = { $front } est en tête de ta file et peut s’asseoir : où ?
pecunia-ask-may-sit = { $front } est en tête de ta file et peut s’asseoir, sans y être obligé.
pecunia-ask-nobody-sits = Personne ne peut s’asseoir maintenant. Jouer une carte, ou finir ton tour ?
pecunia-ask-must-send = { $front } ne s’assied qu’au milieu et ne le peut pas : il passe dans la file de { $next_player }.
pecunia-ask-after = Tes Romains sont assis. Jouer une carte, ou finir ton tour ?
pecunia-ask-line-cutter = Voleur de tour : quel Romain passe en tête de sa file ?
pecunia-ask-ejection = Renvoi : quel Romain doit quitter sa file ?
pecunia-ask-ejection-queue = Renvoi : à la fin de quelle file va { $roman } ?
pecunia-ask-latrine-change = Changement de latrines : quel Romain change de place ?
pecunia-ask-latrine-change-other = Changement de latrines : avec qui { $roman } change-t-il de place ?
pecunia-ask-colosseum-break = Pause au Colisée : qui envoies-tu maintenant dans une file ?
pecunia-ask-colosseum-break-queue = Pause au Colisée : à la fin de quelle file va { $roman } ?
pecunia-ask-regular = Habitué : à la fin de quelle file revient { $roman } ?
pecunia-ask-state-visit = Visite d’État : qui passe en tête de ta file ? Les autres sont défaussés.
pecunia-ask-great-haste = { $left ->
    [one] Bousculade : à qui retires-tu encore un marqueur ?
   *[other] Bousculade : à qui retires-tu des marqueurs ?
}
pecunia-ask-fish-poisoning = Intoxication : qui reçoit 2 marqueurs de plus ?
pecunia-ask-latrine-gossip = Commérages aux latrines : quelle Romaine reste aussi longtemps que sa voisine ?
pecunia-ask-good-business = Bonnes affaires : à qui retires-tu un marqueur ? { $left ->
    [one] (le dernier)
   *[other] (encore { $left })
}
pecunia-ask-good-business-gift = Bonnes affaires : à qui donnes-tu 1 sesterce ?
pecunia-ask-rat-infestation = Invasion de rats : de qui viennent les marqueurs ?
pecunia-ask-rat-infestation-to = Invasion de rats : qui reçoit un marqueur de { $roman } ? ({ $markers ->
    [one] il lui en reste un
   *[other] il lui en reste { $markers }
})
pecunia-ask-assembly = { $card } : de qui les Romains sont-ils retirés ?
pecunia-ask-conspiracy = { $player } joue Complot : quel Romain quitte tes latrines sans payer ?
pecunia-ask-alms-from = Aumône : plusieurs sont les plus riches. Qui donne ?
pecunia-ask-alms-to = Aumône : plusieurs sont les plus pauvres. Qui reçoit ?
pecunia-ask-rumour-mill = Rumeurs : à qui donnes-tu 1 sesterce ?
pecunia-ask-leave = Plusieurs Romains sortent à la fois : qui sort le premier ?
pecunia-ask-vercingetorix = Vercingetorix est entré chez toi : { $front } peut rejoindre un homme seul. Où ?
pecunia-ask-plinius = Plinius est entré chez { $player } : sur qui, chez toi, poses-tu un marqueur ? (encore { $left })
pecunia-ask-seneca = Seneca sort : ôter un marqueur à chaque autre Romain de tes latrines ?
pecunia-ask-octavianus = Octavianus sort : défausser une carte Action pour { $more ->
    [one] 1 sesterce ?
   *[other] { $more } sesterces de plus ? ({ $discarded } défaussée(s))
}
pecunia-ask-agrippina = Agrippina sort : piocher 2 cartes Action ?
pecunia-ask-bargain = { $roman } sort : prends-tu ses { $pay }, ou un aménagement exposé pour un siège libre ?

pecunia-do-start = Retirer un marqueur de chacun de tes Romains et encaisser
pecunia-do-sit = Installer le premier de la file { pecunia-on-seat }
pecunia-do-stop = Ne plus placer de Romains, mais jouer encore des cartes
pecunia-do-end = Finir ton tour et piocher une carte
pecunia-do-play = Jouer { $card }
pecunia-do-roman = { $name } ({ pecunia-class }, tours { $turns }, paie { $pay })
pecunia-do-player = { $player }
pecunia-do-done = Cela suffit
pecunia-do-send = Faire passer le premier Romain dans la file suivante
pecunia-do-use = Oui
pecunia-do-discard = Défausser { $card }
pecunia-do-call = Appeler celui pour qui { pecunia-seat } est réservé
pecunia-do-build = Mettre { $card } { pecunia-on-seat }
pecunia-do-first = { $player } commence
pecunia-do-deal = { $name } est distribué
pecunia-do-draw = { $card } est piochée
pecunia-do-reveal = { $card } est révélé

pecunia-event-first = { $player } commence la partie.
pecunia-event-turn = Tour de table { $round } : à { $player } de jouer.
pecunia-event-queue = Nouvelle file chez { $player } : { $romans }.
pecunia-event-reveals = Révélés : { $romans }.
pecunia-event-shuffles = { $pile ->
    [romans] Les Romains défaussés sont mélangés en une nouvelle pioche.
    [events] Les événements passés sont mélangés en une nouvelle pioche.
   *[cards] Les cartes Action jouées sont mélangées en une nouvelle pioche.
}
pecunia-event-sits = { $roman } s’assied chez { $player } { pecunia-on-seat }, pour { $markers ->
    [one] un tour.
   *[other] { $markers } tours.
}
pecunia-event-leaves = { $roman } s’en va et paie { $pay } à { $player }, qui a maintenant { $purse }.
pecunia-event-slips-out = { $roman } s’éclipse de chez { $player } sans payer.
pecunia-event-removed = { $roman } est retiré et ne paie rien à { $player }.
pecunia-event-dismissed = { $roman } est renvoyé.
pecunia-event-to-front = { $roman } passe en tête de la file chez { $player }.
pecunia-event-to-end = { $roman } va à la fin de la file chez { $player }.
pecunia-event-exchange = { $roman } attend maintenant chez { $player }, { $second } chez { $other_player }.
pecunia-event-slower = { $roman } chez { $player } reste { $count } de plus : { $markers } maintenant.
pecunia-event-quicker = { $roman } chez { $player } se presse de { $count } : encore { $markers }.
pecunia-event-cleaning = Tout le monde chez { $player } se presse de 1.
pecunia-event-villa = { $player } ouvre une Villa Dixius.
pecunia-event-villa-goes = La Villa Dixius de { $player } ferme.
pecunia-event-rich = Les esclaves qui s’en vont pendant ce tour paient le double.
pecunia-event-pays = { $player } paie { $amount } à la banque.
pecunia-event-gives = { $player } donne { $amount } à { $other_player }.
pecunia-event-earns = { $roman } rapporte encore { $amount } à { $player } : { $purse } maintenant.
pecunia-event-coins = { $count ->
    [one] Une pièce est posée sur { $roman } chez { $player }.
   *[other] { $count } pièces sont posées sur { $roman } chez { $player }.
}
pecunia-event-offers = À l’étalage : { $card }.
pecunia-event-builds = { $player } met { $card } { pecunia-on-seat }.
pecunia-event-discards = { $player } défausse { $card }.
pecunia-event-plays = { $player } joue { $card }.
pecunia-event-draws = { $player } pioche { $card }.
pecunia-event-last-round = { $player } a { $target } sesterces ou plus : on finit le tour de table.
pecunia-event-ends = La partie est finie.

pecunia-ending-target = le but est atteint
pecunia-ending-round = le but a été atteint et le tour de table est fini

pecunia-purse = { $purse } sesterces sur { $target } · { $cards ->
    [one] une carte Action
   *[other] { $cards } cartes Action
}
pecunia-free = libre
pecunia-queue = File :
pecunia-piles = Tour { $round } · dans les pioches { $romans } Romains, { $cards } cartes Action · dernier parti : { $top }
pecunia-open = Visibles : { $romans }
pecunia-offer = Aménagements à l’étalage : { $upgrades }
pecunia-hand = Tes cartes : { $cards }
pecunia-legend = ♔ sénateur · ○ citoyen · ▽ esclave · ♀ Romaine · ⌂ Villa · ●● reste 2 tours · 3→2 reste 3, paie 2
pecunia-legend-famous = ★ Romain célèbre : son effet est dans la liste des cartes

error-pecunia-no-target = Ce n’est pas une cible pour cette carte maintenant.
error-pecunia-first-answer = On te demande autre chose : regarde la question.
error-pecunia-must-sit = { $roman } peut s’asseoir sur un siège libre, donc il le doit.
error-pecunia-must-send = { $roman } ne peut pas s’asseoir au milieu, il doit donc passer dans la file suivante.
error-pecunia-only-seat = { $roman } ne s’assied qu’au milieu.
error-pecunia-shuns = { $roman } ne s’assied pas dans des latrines où il y a déjà : { pecunia-class }.
error-pecunia-not-called = Personne ne peut être appelé maintenant { pecunia-on-seat }.
error-pecunia-not-now = Ce n’est pas possible à cette étape du tour.
error-pecunia-queue-empty = Il n’y a personne dans ta file.
error-pecunia-no-villa = Tu n’as pas cette Villa.
error-pecunia-seat-taken = Ce siège est occupé. Seule une Romaine peut rejoindre une Romaine seule.
error-pecunia-quarrel = { $roman } ne peut pas s’asseoir là : sénateurs et esclaves ne sont jamais voisins.
error-pecunia-not-held = Tu n’as pas cette carte en main : { $card }.
error-pecunia-idle-queue-of-two = { $card } : aucune file n’a deux Romains.
error-pecunia-idle-queues = { $card } : personne n’attend dans une file.
error-pecunia-idle-two-queues = { $card } : des Romains n’attendent que dans une seule file.
error-pecunia-idle-no-roman = { $card } : il ne reste aucun Romain à piocher.
error-pecunia-idle-discards = { $card } : aucun Romain n’est dans la défausse.
error-pecunia-idle-sheltered = { $card } : aucune carte Action ne touche tes latrines.
error-pecunia-idle-marker = { $card } : elle retire un marqueur dans tes latrines, et il n’y en a pas.
error-pecunia-idle-two-romans = { $card } : deux Romains doivent être assis dans tes latrines.
error-pecunia-idle-others = { $card } : personne n’est assis à sa portée dans d’autres latrines.
error-pecunia-idle-women = { $card } : dans aucune des autres latrines à sa portée, deux Romaines aux nombres de marqueurs différents ne partagent un siège.
error-pecunia-idle-nobody = { $card } : personne n’est assis à sa portée dans des latrines.
error-pecunia-idle-equal = { $card } : tous sont aussi riches.
error-pecunia-idle-slaves = { $card } : aucun esclave n’est assis dans tes latrines.
error-pecunia-idle-rich = { $card } : elle a déjà été jouée pendant ce tour.
error-pecunia-idle-money = { $card } : tu n’as pas de sesterce à donner.
error-pecunia-idle-class = { $card } : personne de cette classe n’est à sa portée.
error-pecunia-idle-tax = { $card } : personne qui a un sesterce n’a un Romain de cette classe dans ses latrines.
error-pecunia-needs-edition-2 = L’option « { $option } » appartient à l’édition 2.
error-pecunia-cards-row = Ligne { $line } : « { $row } » est trop court. Une ligne, c’est : classe, tours, paiement, nom.
error-pecunia-cards-class = Ligne { $line } : il n’y a pas de classe « { $kind } ». Il y a : { $choices }.
error-pecunia-cards-turns = Ligne { $line } : les tours vont de 0 à { $high }, pas « { $value } ».
error-pecunia-cards-pay = Ligne { $line } : le paiement va de 0 à { $high }, pas « { $value } ».
error-pecunia-cards-name = Ligne { $line } : un nom a au plus { $longest } caractères ordinaires : « { $name } ».
error-pecunia-cards-name-twice = Ligne { $line } : le nom « { $name } » existe déjà.
error-pecunia-cards-too-many = Ligne { $line } : il n’y a que { $copies } cartes de la classe { $kind }.
error-pecunia-cards-too-few = Le fichier finit à la ligne { $line } avec { $found } cartes de la classe { $kind } ; il y en a { $copies }.
error-pecunia-position-seat = Joueur { $player } : il n’y a pas de « { $name } » dans des latrines. Il y a : { $choices }.
error-pecunia-position-sitters = Joueur { $player }, { $name } : il faut ici une liste d’au plus deux Romains.
error-pecunia-position-not-together = Joueur { $player }, { $name } : seules deux Romaines peuvent partager un siège.
error-pecunia-position-quarrel = Joueur { $player }, { $name } : un sénateur et un esclave sont voisins.
error-pecunia-position-roman = Il n’y a pas de Romain « { $name } ». Ils s’appellent { $first } à { $last }.
error-pecunia-position-absent = « { $name } » n’est pas dans cette partie.
error-pecunia-position-roman-twice = { $name } est à deux endroits.
error-pecunia-position-not-famous = « { $name } » n’est pas un Romain célèbre : les autres ne sont pas à nommer ici.
error-pecunia-position-famous = { $seen } Romains célèbres sont sur la table, mais { $mixed } seulement sont en jeu jusqu’ici.
error-pecunia-position-upgrade = Il n’y a pas d’aménagement « { $name } ». Il y a : { $choices }.
error-pecunia-position-upgrade-twice = L’aménagement { $name } est à deux endroits.
error-pecunia-position-coins-nobody = « { $name } » porte des pièces mais n’est ni dans des latrines ni dans une file.
error-pecunia-position-coins = { $name } ne peut pas porter « { $value } » pièces.
error-pecunia-position-module = « { $field } » appartient au module { $module }, qui n’est pas joué.
error-pecunia-position-marker = { $name } ne peut pas avoir « { $value } » marqueurs.
error-pecunia-position-marker-nobody = « { $name } » a des marqueurs mais n’est assis nulle part.
error-pecunia-position-card = Il n’y a pas de carte Action « { $name } ». Il y a : { $choices }.
error-pecunia-position-too-many-cards = Il n’y a pas tant de cartes « { $card } » dans cette partie.
error-pecunia-position-queue-empty = La file du joueur { $player } est vide, alors qu’il reste des Romains pour la remplir.
error-pecunia-position-setup = La partie se met en place, mais ce qui est posé ne correspond pas à l’étape.
error-pecunia-position-step = Un tour ne peut pas attendre à l’étape « { $step } » : begin, occupy, after.
error-pecunia-position-held = Des Romains sont retenus, mais rien en cours ne les retient.
error-pecunia-position-frames = « frames » doit être une liste qui commence par le tour ou la mise en place.
error-pecunia-position-frames-over = La partie est finie, mais il y a encore quelque chose en cours dans « frames ».
error-pecunia-position-frame = L’entrée { $number } de « frames » est impossible.
error-pecunia-position-ending = Il n’y a pas de fin « { $ending } ». Il y a : { $choices }.
error-pecunia-position-ending-wrong = Avec ces bourses et ces options, la partie ne peut pas avoir fini par « { $ending } ».
error-pecunia-position-reached = Quelqu’un a { $target } sesterces, donc « reached » ne peut pas être false.
error-pecunia-position-not-over = Quelqu’un a { $target } sesterces, donc la partie est finie.
error-pecunia-position-view-hands = « hands » et « hand_sizes » ne s’accordent pas entre eux ou avec les cartes restantes.

## La leçon

pecunia-lesson-1 = Ton tour commence : chaque Romain de tes latrines perd un marqueur, et celui qui n’en a plus te paie et s’en va. Retire les marqueurs.
pecunia-lesson-2 = Le premier de ta file doit s’asseoir s’il y a un siège libre où il le peut. Sénateurs et esclaves ne sont jamais voisins. Choisis un siège qui brille.
pecunia-lesson-3 = Aucun siège n’est libre, mais deux Romaines peuvent en partager un. Celle qui est en tête peut en rejoindre une autre, sans y être obligée. Fais-la asseoir.
pecunia-lesson-4 = Les cartes Action se jouent à tout moment de ton tour. Montre une carte pour voir ce qu’elle fait, puis joue-la.
pecunia-lesson-5 = Beaucoup de cartes demandent ensuite une cible : tout ce qui brille peut être choisi. Le voleur de tour amène un Romain en tête de sa file. Choisis-en un.
pecunia-lesson-6 = Quand il n’y a plus rien à faire, finis ton tour : tu pioches une carte. Qui a le premier la somme visée gagne.
pecunia-lesson-7 = Les Romains célèbres provoquent quelque chose quand ils s’assoient ou quand ils partent. Octavianus part : pour la première carte Action que tu défausses, il paie 1 sesterce de plus. Défausses-en une.
pecunia-lesson-8 = Un de tes esclaves part. Au lieu de son paiement, tu peux prendre un des aménagements ouverts et le mettre sur un siège libre ; il y agit pendant tes tours. Mets-en un.
pecunia-lesson-9 = Avec les événements, les marqueurs posés sur des Romains viennent d’un événement ouvert de ton choix. Quand son dernier marqueur est parti, il a lieu, pour tous. Choisis l’événement d’où vient ce marqueur.
pecunia-lesson-10 = Avec les échelles, tu peux gravir le prochain échelon de ta carrière à tout moment de ton tour : paie son prix, ou remplis sa tâche. Qui atteint le cinquième échelon gagne aussitôt. Monte en payant.
pecunia-lesson-11 = Avec les dieux, une carte Faveur est devant toi. Ton dieu peut être invoqué une fois pendant ton tour. Invoque-le.
