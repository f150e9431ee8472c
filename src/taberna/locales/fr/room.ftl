# Les mots de la salle : ce que les gens règlent entre eux.

## Vacances, et ce qui arrive quand le temps est écoulé

cli-serve-vacation = Nombre de jours par an où les parties par correspondance d’une personne peuvent être suspendues ; 0 : aucun.
page-late = Quand le temps de quelqu’un est écoulé
page-late-bot = un bot joue jusqu’à son retour
page-late-loss = la personne a perdu ; un bot continue pour les autres
page-away-lost = a perdu au temps ; un bot joue jusqu’à la fin
page-news-lost = { $name } n’a plus de temps et a perdu ; un bot joue jusqu’à la fin.
page-news-vacation = { $name } est en vacances : cette pendule est arrêtée.
page-news-returned = { $name } est de retour de vacances.
page-on-vacation = en vacances ; la pendule est arrêtée
page-vacation = Vacances
page-vacation-help = Pendant votre absence, les pendules de vos parties à un jour ou plus par coup sont arrêtées. Tout le monde à ces tables le voit. { $days } jours par an.
page-vacation-left = { $days ->
    [one] Il reste un jour.
   *[other] Il reste { $days } jours.
}
page-vacation-away = Vous êtes en vacances, jusqu’au { $when } au plus tard.
page-vacation-go = Partir en vacances
page-vacation-back = Je suis de retour
error-seat-lost = Votre temps était écoulé : à cette table, c’est perdu. Vous pouvez regarder la fin.
error-no-vacation-left = Les { $days } jours de vacances de cette année sont épuisés.
page-pace-per-move = { $time } par coup
page-pace-per-game = { $time } pour toute la partie
