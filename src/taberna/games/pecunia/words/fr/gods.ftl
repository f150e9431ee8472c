# Pecunia non olet, module 5 : faveurs des dieux

pecunia-option-gods = Faveurs des dieux
    .help = Chacun a la faveur d’un dieu : choisie au début, échangée quand un citoyen sort. Édition 2 seulement.

pecunia-card-ceres = Cérès
    .help = Une fois par tour : pose 1 marqueur sur un Romain de tes latrines et pioche une carte Action.
pecunia-card-diana = Diane
    .help = Une fois par tour : complète ta file à 5.
pecunia-card-juno = Junon
    .help = Une fois par tour : déplace 1 ou 2 marqueurs d’un Romain vers des Romains des autres sièges. Qui n’en a plus sort.
pecunia-card-jupiter = Jupiter
    .help = Toujours : 1 marqueur de plus et 2 pièces sur chaque Romain nouvellement placé dans tes latrines.
pecunia-card-mars = Mars
    .help = Toujours : quand tu occupes un siège libre, choisis parmi les 3 premiers de ta file.
pecunia-card-minerva = Minerve
    .help = Une fois par tour : défausse une carte Action pour 1 sesterce, et ôte un marqueur à un Romain de tes latrines.
pecunia-card-venus = Vénus
    .help = Toujours : aucune carte Action, pas même les tiennes, ne touche tes latrines.
pecunia-card-favour = faveur des dieux
pecunia-card-appear = cartes Faveur

pecunia-ask-draft-god = Choix : prends un Romain pour tes sièges ou la faveur d’un dieu.
pecunia-ask-draft-all = Choix : prends un Romain pour tes sièges, un aménagement pour l’un d’eux ou la faveur d’un dieu.
pecunia-ask-ceres = Cérès : quel Romain de tes latrines reçoit un marqueur ? Tu pioches une carte Action en échange.
pecunia-ask-juno = Junon : de qui viennent les marqueurs ?
pecunia-ask-juno-to = Junon : qui, sur un autre siège, reçoit un marqueur de { $roman } ? (encore { $left })
pecunia-ask-minerva = Minerve : quelle carte Action défausses-tu ?
pecunia-ask-minerva-marker = Minerve : à qui ôtes-tu un marqueur ?
pecunia-ask-favour = { $roman } est sorti : échanges-tu ta carte Faveur, { $card }, contre une autre ?

pecunia-do-god = Faveur : { $card }
pecunia-do-pray = Invoquer { $card }
pecunia-do-prefer = Installer le { $place ->
    [second] deuxième
   *[third] troisième
} de la file { pecunia-on-seat }
pecunia-do-appear = { $card } est dévoilé

pecunia-event-prays = { $player } invoque { $card }.
pecunia-event-favours = { $player } a maintenant cette faveur : { $card }.
pecunia-event-gains = { $card } donne { $amount } à { $player } : { $purse } maintenant.

pecunia-favour = faveur : { $god }
pecunia-favour-new = faveur : { $god }, dès le prochain tour
pecunia-favours-open = Faveurs au milieu : { $gods }

error-pecunia-not-preferred = Seule la faveur de Mars permet de choisir parmi les trois premiers avant celui qui est en tête.
error-pecunia-no-favour = Tu n’as pas cette faveur : { $card }.
error-pecunia-favour-new = Une nouvelle faveur agit dès ton prochain tour : { $card }.
error-pecunia-prayed = Tu as déjà invoqué un dieu pendant ce tour : { $card }.
error-pecunia-god-idle = Cette faveur ne changerait rien maintenant : { $card }.
error-pecunia-sheltered = { $roman } est assis là où Vénus n’admet aucune carte Action.
error-pecunia-position-favours-new = « favours_new » est une liste de places, de 0 à { $last } : « { $value } » n’en est pas une.
error-pecunia-position-god = Il n’y a pas de dieu « { $name } ». Il y a : { $choices }.
error-pecunia-position-god-twice = La carte Faveur { $name } est à deux endroits.
error-pecunia-position-god-missing = La carte Faveur { $name } n’est nulle part, ni chez un joueur ni au milieu.
error-pecunia-position-no-favour = Le joueur { $player } n’a pas de carte Faveur.
