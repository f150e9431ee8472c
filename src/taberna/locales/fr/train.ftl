### Entraîner des réseaux et jouer avec eux.

cli-train = Entraîner un réseau qui joue à un jeu, en y jouant : contre lui-même, ses versions passées et des bots. Le dossier contient ensuite model.onnx, qui joue dans l’arène et aux tables ; Ctrl-C garde ce qui est appris.
cli-train-folder = Où l’entraînement est gardé ; runs/JEU si rien n’est dit.
cli-train-resume = Reprendre au dernier point de sauvegarde du dossier.
cli-train-start = Commencer avec ce qui est déjà appris : le dossier d’un entraînement ou le fichier d’un réseau.
cli-train-size = Taille du réseau et des lots : tiny apprend un peu en 20 secondes, small est pour un portable, large pour une carte graphique.
cli-train-at = Un genre de table : le nombre de joueurs, puis des options, par exemple "4 advanced=yes" ou "2 modules". Peut être répété ; sinon tous les nombres de joueurs.
cli-train-beside = Un bot assis à certaines tables, pour que le réseau apprenne à battre d’autres que lui-même. Peut être répété.
cli-train-bots = La part des parties où de tels bots jouent, de 0 à 1.
cli-train-older = La part des parties avec des versions passées.
cli-train-opening = Autant de choix au plus sont tirés au sort au début d’une partie, pour que le réseau apprenne aussi des positions où son propre jeu ne mènerait pas.
cli-train-teacher = Un bot que le réseau imite au début, ce qui épargne le temps de trouver l’évident.
cli-train-school = Minutes, sur le total, pendant lesquelles il le fait.
cli-train-watch = Autant de parties du professeur sont d’abord jouées, puis étudiées pendant l’école : le plus court chemin pour apprendre ce que vaut une position. Elles restent dans le dossier. 0 : il est interrogé pendant que le réseau apprend.
cli-train-watch-minutes = Cesser de regarder après tant de minutes, quel que soit alors le nombre de parties.
cli-train-kept = Des positions d’une partie regardée, on apprend d’une sur tant ; sinon d’une sur dix.
cli-train-minutes = Arrêter après tant de minutes ; avec --resume, après tant d’autres encore.
cli-train-updates = Arrêter après tant de mises à jour ; avec --resume, après tant d’autres encore.
cli-train-tables = Parties jouées en même temps.
cli-train-width = Largeur des couches du réseau.
cli-train-blocks = Nombre de ses blocs de couches.
cli-train-rate = Vitesse d’apprentissage au début ; sinon celle de sa taille. Un réseau qui sait déjà beaucoup (--start) oublie moins si elle est basse.
cli-train-minibatch = De combien de choix il apprend à la fois ; sinon selon sa taille.
cli-train-entropy = Ce que vaut d’essayer autre chose ; sinon 0,01. Moins pour un réseau qui sait déjà beaucoup.
cli-train-keep = À quel point il est tenu à ce qu’il choisissait après l’école ou au départ ; s’efface peu à peu. 0 : pas du tout.
cli-train-seed = Graine des parties et des poids.
cli-train-device = Où le réseau apprend ; sur une carte graphique s’il y en a une.
cli-train-on = Où l’on apprend : sur les cœurs de cette machine ou sur une grappe Ray, avec un apprenant par carte graphique (RAY_ADDRESS dit laquelle ; sinon une est lancée ici).
cli-train-learners = Combien apprennent ensemble sur Ray ; sinon autant qu’il y a de cartes graphiques.

train-line = mise à jour { $update } · { $choices } choix, { $rate } par seconde · dispersion { $entropy } · parts équitables face à { $others }
train-taught = mise à jour { $update } · { $choices } choix, { $rate } par seconde · choisit comme le professeur : { $right } %
train-watched = { $games } parties regardées
train-done = Entraîné. Faites-le jouer : taberna arena { $game } { $model } citizen. Tout est dans { $path }
train-stopped = Arrêté ; ce qui est appris est gardé. taberna train { $game } --folder { $path } --resume continue, et { $model } joue déjà.
error-train-there-already = Il y a déjà un entraînement dans { $path } : --resume le continue, --folder choisit un autre endroit.
error-train-nothing-there = Il n’y a dans { $path } aucun entraînement à continuer.
error-train-fulfilled = L’entraînement dans { $path } est terminé, et { $model } joue. Il continue si vous dites combien de temps : taberna train { $game } --folder { $path } --resume --minutes 10
error-train-no-card = PyTorch ne trouve pas de carte graphique { $device } ici : sans --device.
error-train-settled = Un entraînement qui continue garde ses réglages : sans --{ $option }, ou commencez-en un autre avec --start.
error-model-not-read = { $path } ne se lit pas comme un réseau : { $why }
error-model-not-ours = { $path } n’est pas un réseau entraîné par taberna train.
error-model-other-game = { $path } a appris { $learned }, pas { $game }.
error-model-other-layout = { $path } a été entraîné pour une forme plus ancienne de { $game } : ce qu’il lit et choisit a changé depuis. Entraînez-le à nouveau.
error-model-other-size = Le réseau de { $path } n’a pas la même taille que cet entraînement : donnez --size, --width et --blocks comme lors de son entraînement.

doctor-networks = joueurs entraînés
doctor-networks-there = { $games }
doctor-networks-none = il manque { $package }
doctor-networks-bring = Pour Imperator et d’autres joueurs entraînés : pip install 'taberna[learned]'.
error-bad-own-bot = --bot attend NOM=FICHIER.onnx, un nom en minuscules autre que { $taken } ; « { $wish } » ne l’est pas.
error-train-learners-on-ray = Plusieurs apprenants ont besoin d’un lieu : --on ray, sur une machine ou plusieurs.
error-train-watch-whom = Il faut dire qui est regardé : --teacher thumb.
error-train-watch-at-home = On regarde des parties sur une seule machine : sans --watch ou sans --on ray.
error-train-learner-lost = Un apprenant est perdu : { $why }. Ce qui était appris au dernier point de sauvegarde est dans { $path } : --resume reprend.
error-train-lost-itself = Le réseau s’est perdu : il apprend à trop grands pas (--rate { $rate }). Commencez un entraînement plus lent ; ce qui était appris au dernier point de sauvegarde est dans { $path } et peut être son --start.
error-train-not-whole = { $path } est endommagé et aucun entraînement ne peut en repartir. Si { $model } existe, un autre entraînement peut commencer avec lui : --start.
error-train-player-lost = Un processus qui joue des parties a été arrêté de l’extérieur (code { $exit }) ; peut-être manquait-il de mémoire : moins de --workers ou de --tables en demandent moins. Ce qui est appris est gardé : --resume continue.
error-train-too-large = La mémoire ne suffit pas pour cet entraînement : --size, --width, --tables ou --minibatch plus petits en demandent moins.
error-train-watched-nothing = De { $games } parties il ne reste aucune position dont apprendre : regardez-en plus (--watch) ou gardez plus de leurs positions (--kept 1).
error-train-watched-other = Dans { $path } il y a des parties regardées pour un entraînement aux autres réglages : choisissez un autre --folder ou supprimez ce dossier.
error-train-watched-broken = { $path } est endommagé : supprimez-le, et ses parties seront regardées à nouveau.
error-model-other-shape = { $path } dit jouer à { $game }, mais ce qu’il lit ou répond n’a pas la taille voulue. Entraînez-le à nouveau.
error-own-bot-twice = Deux bots ne peuvent pas porter le même nom : « { $name } ». Donnez à chaque --bot le sien.
