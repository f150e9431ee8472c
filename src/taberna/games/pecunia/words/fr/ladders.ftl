# Pecunia non olet, module 4 : échelles de carrière

pecunia-option-ladders = Échelles de carrière
    .help = Chacun gravit sa propre échelle, échelon après échelon, en payant ou en remplissant des tâches ; le cinquième échelon gagne et le but ne fixe que les prix. Édition 2 seulement.

pecunia-card-senators-friend = Ami des sénateurs
    .help = Pour qui aime les sénateurs et le bon argent.
pecunia-card-slave-dealer = Marchand d’esclaves
    .help = Pour qui tient beaucoup d’esclaves et en laisse partir beaucoup.
pecunia-card-ladies-man = Charmeur de dames
    .help = Pour qui réunit les Romaines.
pecunia-card-peoples-choice = Élu du peuple
    .help = Pour qui garde des citoyens et beaucoup de cartes.
pecunia-card-schemer = Intrigant
    .help = Pour qui amasse les cartes Action et les joue.
pecunia-card-patient-host = Hôte patient
    .help = Pour qui a des hôtes de toute classe qui restent longtemps.
pecunia-card-careers = échelles

pecunia-task-senators = { $amount ->
    [one] un sénateur dans tes latrines
   *[other] { $amount } sénateurs dans tes latrines
}
pecunia-task-citizens = { $amount ->
    [one] un citoyen dans tes latrines
   *[other] { $amount } citoyens dans tes latrines
}
pecunia-task-slaves = { $amount ->
    [one] un esclave dans tes latrines
   *[other] { $amount } esclaves dans tes latrines
}
pecunia-task-women = { $amount ->
    [one] une Romaine dans tes latrines
   *[other] { $amount } Romaines dans tes latrines
}
pecunia-task-romans = { $amount ->
    [one] un Romain dans tes latrines
   *[other] { $amount } Romains dans tes latrines
}
pecunia-task-classes = { $amount ->
    [one] un Romain dans tes latrines
   *[other] des Romains de { $amount } classes dans tes latrines
}
pecunia-task-couples = { $amount ->
    [one] deux Romaines sur un siège
   *[other] { $amount } sièges avec deux Romaines chacun
}
pecunia-task-markers = { $amount ->
    [one] un marqueur dans tes latrines
   *[other] { $amount } marqueurs en tout dans tes latrines
}
pecunia-task-longest = { $amount ->
    [one] un Romain avec un marqueur
   *[other] un Romain avec { $amount } marqueurs dans tes latrines
}
pecunia-task-queue = { $amount ->
    [one] un Romain dans ta file
   *[other] { $amount } Romains dans ta file
}
pecunia-task-cards = { $amount ->
    [one] une carte Action en main
   *[other] { $amount } cartes Action en main
}
pecunia-task-collected = { $amount ->
    [one] 1 sesterce encaissé pendant ce tour
   *[other] { $amount } sesterces encaissés pendant ce tour
}
pecunia-task-dearest = { $amount ->
    [one] un Romain qui paie 1 pendant ce tour
   *[other] un Romain qui paie { $amount } ou plus pendant ce tour
}
pecunia-task-paying = { $amount ->
    [one] un Romain qui sort en payant pendant ce tour
   *[other] { $amount } Romains qui sortent en payant pendant ce tour
}
pecunia-task-leaving = { $amount ->
    [one] un Romain qui sort pendant ce tour
   *[other] { $amount } Romains qui sortent pendant ce tour
}
pecunia-task-played = { $amount ->
    [one] une carte Action jouée pendant ce tour
   *[other] { $amount } cartes Action jouées pendant ce tour
}
pecunia-either = { $one } ou { $other }

pecunia-do-climb = { $way ->
    [task] Gravir le prochain échelon de ton échelle : sa tâche est remplie
   *[price] Gravir le prochain échelon de ton échelle : payer son prix
}
pecunia-do-career = { $card } est distribuée

pecunia-event-career = Carrière de { $player } : { $card }.
pecunia-event-last-step = { $player } est sur le dernier échelon : on finit le tour de table.
pecunia-event-climbs = { $way ->
    [task] { $player } a rempli la tâche et monte à l’échelon { $step }.
   *[price] { $player } paie et monte à l’échelon { $step }.
}

pecunia-ending-ladder = quelqu’un est en haut de son échelle

pecunia-purse-ladder = { $purse ->
    [one] un sesterce
   *[other] { $purse } sesterces
} · { $cards ->
    [one] une carte Action
   *[other] { $cards } cartes Action
}
pecunia-ladder = { $card }, échelon { $step } sur { $top } · le suivant : { $price } sesterces, ou { $task }
pecunia-ladder-top = { $card }, tout en haut

error-pecunia-climbed = Tu as déjà gravi un échelon pendant ce tour.
error-pecunia-no-climb = Tu ne peux pas monter maintenant : seulement à ton tour, pas au milieu d’une carte Action ou d’un événement, ni pendant que tu prends des marqueurs.
error-pecunia-too-poor = Le prochain échelon coûte { $price } sesterces, plus que tu n’en as.
error-pecunia-task-open = La tâche de ton prochain échelon n’est pas remplie.
error-pecunia-position-ladder = Il n’y a pas d’échelle « { $name } ». Il y a : { $choices }.
error-pecunia-position-ladder-twice = Deux joueurs ont l’échelle { $name }.
error-pecunia-position-reached-on-ladder = Avec les échelles, « reached » est vrai si on finit le tour de table et que quelqu’un est sur le dernier échelon, et seulement alors.
error-pecunia-position-ladder-end = Qui est sur l’échelon { $high } a gagné, et un seul peut y être.
