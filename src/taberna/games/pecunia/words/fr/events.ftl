# Pecunia non olet, module 3 : événements

pecunia-option-events = Événements
    .help = Les marqueurs posés sur les Romains viennent des événements ouverts ; un événement sans marqueur touche tout le monde. Édition 2 seulement.

pecunia-card-slave-revolt = Révolte d’esclaves
    .help = Dans chaque file, tous les esclaves passent devant, dans leur ordre.
pecunia-card-bread-and-games = Pain et jeux
    .help = Chacun défausse un esclave de son choix de sa file, s’il en a un.
pecunia-card-colosseum = Colisée
    .help = Chacun pioche 3 Romains, en met un au bout de sa file et en passe deux à gauche ; de ceux qu’il reçoit, il en met un et en passe un ; le dernier y va aussi.
pecunia-card-tumult = Tumulte
    .help = Chacun pioche 3 Romains et peut en mettre à la place de Romains de sa file. Tous les autres sont défaussés.
pecunia-card-flower-market = Marché aux fleurs
    .help = Chaque Romaine de toutes les latrines perd un marqueur.
pecunia-card-campaign = Campagne militaire
    .help = Pour chaque citoyen de ses latrines, chacun paie 1 sesterce ou le retire.
pecunia-card-feeding-the-poor = Repas pour les pauvres
    .help = 1 pièce sur chaque Romain des latrines et des files qui paierait exactement 1.
pecunia-card-freeing-the-slaves = Affranchis­sement d’esclaves
    .help = 1 pièce sur chaque esclave des latrines et des files.
pecunia-card-senate-schemes = Intrigues au Sénat
    .help = Chacun peut défausser autant de cartes Action qu’il veut et en pioche autant.
pecunia-card-temple-service = Service du temple
    .help = Chacun pioche 2 cartes Action.
pecunia-card-supply = marqueurs
pecunia-card-happen = événements
pecunia-card-opening = nouveaux événements

pecunia-ask-supply = { $left ->
    [one] De quel événement prends-tu le dernier marqueur ?
   *[other] De quel événement prends-tu un marqueur ? (encore { $left })
}
pecunia-ask-happen = Plusieurs événements n’ont plus de marqueurs : lequel se produit d’abord ?
pecunia-ask-happen-now = Maintenant se produit : { $card }. On continue ?
pecunia-ask-bread-and-games = Pain et jeux : quel esclave défausses-tu de ta file ?
pecunia-ask-colosseum = Colisée : qui entre dans ta file ? { $left ->
    [0] (les derniers)
   *[other] ({ $left } passent à gauche)
}
pecunia-ask-tumult = Tumulte : qui entre dans ta file à la place d’un autre ?
pecunia-ask-tumult-place = Tumulte : de qui { $roman } prend-il la place dans ta file ?
pecunia-ask-campaign = { $count ->
    [one] Campagne militaire : retires-tu ton citoyen, ou paies-tu 1 sesterce pour lui ? (tu as { $purse })
   *[other] Campagne militaire : qui retires-tu de tes { $count } citoyens ? Pour chacun de ceux qui restent tu paies 1 sesterce. (tu as { $purse })
}
pecunia-ask-senate-schemes = Intrigues au Sénat : quelle carte Action défausses-tu pour en piocher une autre ? ({ $discarded } jusqu’ici)

pecunia-do-event = { $card }
pecunia-do-open = { $card } est révélé

pecunia-event-opens = Nouvel événement : { $card }, avec { $markers } marqueurs.
pecunia-event-supplies = { $player } prend { $count ->
    [one] un marqueur
   *[other] { $count } marqueurs
} de { $card } : encore { $markers }.
pecunia-event-happens = Cela se produit : { $card } !
pecunia-event-replaces = { $roman } prend la place de { $second } dans la file de { $player }.

pecunia-events = Événements : { $events }

error-pecunia-position-event = Il n’y a pas d’événement « { $name } ». Il y a : { $choices }.
error-pecunia-position-event-twice = L’événement { $name } est à deux endroits.
error-pecunia-position-event-markers = L’événement { $name } a de 0 à { $high } marqueurs, pas « { $value } ».
error-pecunia-position-event-due = L’événement { $name } n’a plus de marqueurs : il se serait produit.
error-pecunia-position-too-many-events = Au plus { $most } événements sont ouverts.
