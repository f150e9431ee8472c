# Les niveaux des bots, l’arène, le laboratoire et les conseils.

bot-fault = Le bot a perdu { $times ->
    [one] un tour
   *[other] { $times } tours
} au profit du hasard ({ $kind ->
    [crash] il a planté
    [stall] trop lent
   *[nonsense] réponse impossible
}) : { $detail }

cli-arena = Faire jouer des bots entre eux et les classer. Arrête quand tu veux : la même commande reprend.
cli-arena-bots = Des bots par leur nom, des fichiers Python avec une classe qui a choose(view, decision), ou des commandes qui parlent en lignes JSON.
cli-arena-games = Combien de parties ; arrondi à des donnes entières, chacune jouée de chaque place.
cli-arena-seed = Un nombre qui fixe tout le hasard ; même nombre, même résultat.
cli-arena-on = Où : sur les cœurs de cette machine, ou sur une grappe Ray.
cli-arena-workers = Processus qui jouent des parties (par défaut : un par cœur).
cli-arena-patience = Secondes qu’un bot à toi peut prendre pour un coup.
cli-arena-file = Où les parties sont gardées (par défaut : dans ton dossier de données).
cli-arena-json = Écrire le résultat en JSON dans ce fichier.
cli-arena-records = Écrire chaque partie dans ce dossier comme enregistrement, pour replay, analyse et export.
cli-arena-fresh = Oublier ce qui a été joué et recommencer.
arena-left = reste :
arena-title = { $game }, { $players } joueurs, { $games } parties
arena-bot = bot
arena-games = places
arena-wins = victoires (95 %)
arena-fair = × part équitable
arena-rating = cote (95 %)
arena-faults = fautes
arena-fault = { $bot } a perdu un tour dans la partie { $game } ({ $kind ->
    [crash] il a planté
    [stall] trop lent
   *[nonsense] réponse impossible
}) : { $detail }
arena-records = Les enregistrements sont dans { $path } : taberna replay, analyse et export les lisent.
arena-kept = Les parties sont dans { $path }
arena-stopped = Arrêté. La même commande reprend ici ; les parties sont dans { $path }

cli-lab = Comparer des variantes d’un jeu en les faisant jouer par des bots : durée, places, écarts, cartes.
cli-lab-vary = Une option avec les valeurs à comparer, comme target=15,20,25 ; peut être répétée.
cli-lab-cards = Un fichier de valeurs de cartes, comparé aux valeurs habituelles.
cli-lab-bot = Le bot qui joue (par défaut : thumb).
cli-lab-games = Combien de parties par variante.
cli-lab-plot = Dessiner le résultat dans ce fichier : .png, .svg ou .pdf.
lab-title = { $game }, { $players } joueurs, { $games } parties de { $bot } par variante
lab-variant = variante
lab-rounds = manches (5–95 %)
lab-margin = points d’avance (95 %)
lab-seats = victoires par place, × part équitable (95 %)
lab-deeds = Victoires de ceux qui l’ont fait, × part équitable (95 %)
lab-plot = Dessiné dans { $path }

cli-hint = Demander à un bot ce qu’il pense d’une position : la chance de gagner par chaque coup, et la suite.
cli-hint-file = Un enregistrement, ou avec --game une position en JSON.
cli-hint-at = La position après tant de coups de l’enregistrement (par défaut : la dernière).
cli-hint-game = Le fichier est une position de ce jeu, pas un enregistrement.
cli-hint-bot = Quel bot (par défaut : consul).
hint-move = coup
hint-chance = chance de gagner
hint-tries = essais
hint-line = Il s’attend à : { $moves }

error-hint-chance = Dans cette position, c’est au hasard de jouer, pas à un joueur.
error-no-program = Il n’y a pas de programme { $path }.
error-not-executable = { $path } n’est pas un programme qu’on peut lancer. Rends-le exécutable avec « chmod +x { $path } », ou nomme aussi ce qui le fait tourner : "python3 { $path }".
error-arena-no-tournament = { $path } n’est pas le fichier d’un tournoi : il n’est donc pas effacé. Choisis un autre fichier.
error-arena-worker-gone = Un processus qui jouait des parties a été arrêté de l’extérieur, peut-être faute de mémoire. Toutes les parties terminées sont gardées : la même commande continue. --workers dit combien de parties se jouent en même temps.
error-no-package = Il faut { $package } : pip install "taberna[{ $extra }]"
error-twice-in-arena = { $bot } est nommé deux fois ; chaque bot entre une fois.
error-arena-nobody = Nomme les bots qui doivent jouer à { $game }, par exemple : consul senator
error-arena-other-plan = { $path } contient un autre tournoi, ou un tournoi joué par une autre version de Taberna. Choisis un autre fichier, ou recommence avec --fresh.
