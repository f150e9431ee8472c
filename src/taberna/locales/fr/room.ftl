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

## Trouver des partenaires, et bonnes manières

cli-serve-pairing = Nombre de secondes pendant lesquelles ceux qui cherchent des partenaires attendent avant que des bots prennent les places libres.
cli-serve-chat = Si l’on peut parler aux tables.
cli-moderate = Ce que les gens ont signalé, et ce que vous en faites.
cli-moderate-what = list, all, show, close, ban, unban, bans, block, unblock ou blocks.
cli-moderate-which = L’identifiant du signalement ou son début ; pour ban et unban la personne ; pour block et unblock une adresse, un réseau comme 203.0.113.0/24, ou guests pour tous les invités.
cli-moderate-note = Pourquoi, pour vous et vos successeurs.
cli-moderate-days = Pour block : pendant tant de jours ; 0 pour toujours.
moderate-none = Il n’y a rien à examiner.
moderate-no-bans = Personne n’est exclu.
moderate-open = { $when } · ouvert · { $name } ({ $person }), par { $reporter }, lignes : { $lines }
moderate-done = { $when } · clos · { $name } ({ $person }), par { $reporter }, lignes : { $lines }
moderate-table = À la table { $table }. Autres signalements sur la même personne : { $count }
moderate-text = Commentaire : { $text }
moderate-note = Note : { $text }
moderate-closed = Le signalement { $which } est clos.
moderate-banned = { $which } ne peut plus entrer ; un serveur en marche le sait en quelques secondes.
moderate-unbanned = { $which } peut de nouveau entrer.
moderate-blocked = Plus aucun invité n’entre depuis { $which } ; un serveur en marche le sait en quelques secondes.
moderate-unblocked = Les invités de { $which } peuvent de nouveau entrer.
moderate-no-blocks = Les invités peuvent entrer de partout.
error-no-such-command = Il n’y a pas de « { $text } » ici : { $choices }
error-no-such-report = Il n’y a pas de signalement « { $which } », ou plusieurs commencent ainsi.
error-not-banned = Cette personne n’est pas exclue.
error-banned = L’exploitant de ce serveur a fermé ce compte.
error-no-guests = Les invités ne peuvent pas entrer d’ici en ce moment. Avec un compte, c’est possible.
error-not-blocked = Cela n’est pas bloqué.
error-bad-network = « { $text } » n’est ni une adresse ni un réseau : 203.0.113.7, 203.0.113.0/24, 2001:db8::/48, ou guests.
error-no-such-person = Il n’y a personne de tel ici.
error-not-yourself = Ce serait vous-même.
error-not-welcome = La personne qui a ouvert cette table ne souhaite pas jouer avec vous.
error-shunned-many = Vous avez déjà ignoré ou bloqué { $most } personnes ; c’est le maximum.
error-reports-many = { $most } de vos signalements n’ont pas encore été examinés. Patientez.
error-no-chat = On ne parle pas à cette table.
error-no-offer = Il n’y a plus de proposition.
error-position-prepared = Cette partie commence par une position préparée ; ses options restent.
error-not-searching = Vous ne cherchez personne en ce moment.
page-news-offer = { $name } propose d’autres options.
page-news-agreed = { $name } est d’accord.
page-news-declined = { $name } refuse.
page-news-options = Tout le monde est d’accord : les nouvelles options valent.
page-find = Jouer avec des gens
page-find-title = Jouer à { $game } avec des gens
page-find-help = Ceux qui cherchent la même chose se retrouvent à une table. S’ils sont trop peu, des bots prennent les autres places.
page-find-go = Chercher des partenaires
page-find-bot = Bots pour les places libres
page-find-waiting = { $count ->
    [one] Pour l’instant vous êtes seul. Il en faut { $players }.
   *[other] { $count } sur { $players } sont là.
}
page-find-left = Des bots prennent les places libres dans { $time }.
page-find-looking = { $count ->
    [one] Une personne cherche des partenaires.
   *[other] { $count } personnes cherchent des partenaires.
}
page-seat-fill = Placer un bot ici
page-offer-change = Changer les options
page-offer-go = Le proposer à tous
page-offer-title = { $name } préférerait jouer ainsi :
page-offer-missing = Pas encore d’accord : { $names }
page-agree = D’accord
page-decline = Refuser
page-rematch-offered = { $name } propose une revanche.
page-rematch-accept = Accepter
page-open-chat = On peut parler à cette table
page-no-chat = On ne parle pas à cette table.
page-rating = classement { $rating }
page-table-rated = classée
page-table-guests = non classée : un invité joue
page-manners = À propos de { $name }
page-manners-title = Ignorés et bloqués
page-manners-help = Vous ne lisez pas ce qu’ils disent. Une personne bloquée n’est pas non plus réunie avec vous et ne peut pas s’asseoir à vos tables.
page-manners-mute = Ignorer
page-manners-block = Bloquer
page-manners-none = Ne plus l’être
page-manners-report = Signaler à l’exploitant
page-manners-report-why = Que s’est-il passé ?
page-manners-report-go = Signaler, avec ce qui a été dit
page-manners-reported = L’exploitant l’examinera.
page-manners-hidden = { $count ->
    [one] Une ligne d’une personne que vous ignorez n’est pas montrée.
   *[other] { $count } lignes de personnes que vous ignorez ne sont pas montrées.
}
page-manners-silence = Faire taire à cette table
page-manners-speak = Laisser parler de nouveau
