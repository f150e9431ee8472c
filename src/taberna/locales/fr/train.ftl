### Entraîner des réseaux et jouer avec eux.

cli-train = Entraîner un réseau à jouer à un jeu, par parties contre lui-même (PPO), contre ses versions passées et contre des bots. Le dossier contient ensuite model.onnx, qui joue dans l’arène et aux tables. Ctrl-C arrête et garde ce qui est appris.
cli-train-folder = Dossier de l’entraînement (par défaut : runs/JEU).
cli-train-resume = Continuer l’entraînement de ce dossier depuis son dernier point de sauvegarde.
cli-train-start = Commencer avec les poids du dossier d’un autre entraînement ou d’un model.onnx.
cli-train-size = Taille du réseau et des lots : tiny apprend un peu en 20 secondes, small est pour un portable, large pour une carte graphique.
cli-train-at = Un genre de table pour l’entraînement : le nombre de joueurs, puis des options, par exemple "4 advanced=yes" ou "2 modules". Peut être répété (par défaut : tous les nombres de joueurs, avec et sans tous les modules).
cli-train-beside = Un bot comme adversaire à certaines tables, pour que le réseau apprenne à battre d’autres que lui-même. Peut être répété (par défaut : thumb si le jeu a des règles empiriques, sinon random).
cli-train-bots = Part des parties où jouent de tels bots, de 0 à 1.
cli-train-older = Part des parties où jouent des versions passées du réseau, de 0 à 1.
cli-train-opening = Commencer chaque partie par un certain nombre de choix au hasard, au plus celui-ci, pour que le réseau apprenne aussi des positions où son propre jeu ne mènerait pas (par défaut : aucun).
cli-train-teacher = Un bot que le réseau imite d’abord, ce qui épargne la plus grande partie du temps d’un départ de rien.
cli-train-school = Minutes d’imitation, sur toutes les minutes d’entraînement.
cli-train-watch = Faire d’abord jouer au professeur autant de parties contre lui-même, et en apprendre pendant l’imitation : le plus court chemin pour apprendre ce que valent les positions. Elles restent dans le dossier (par défaut : 0, le professeur est interrogé pendant les parties).
cli-train-watch-minutes = Ne plus jouer de telles parties après tant de minutes (par défaut : sans limite).
cli-train-kept = Garder une position sur tant de ces parties (par défaut : 10).
cli-train-minutes = Arrêter après tant de minutes ; avec --resume, après tant d’autres encore (par défaut : selon la taille).
cli-train-updates = Arrêter après tant de mises à jour, sauf si les minutes sont écoulées avant ; avec --resume, après tant d’autres encore (par défaut : sans limite).
cli-train-tables = Parties jouées en parallèle (par défaut : selon la taille).
cli-train-width = Largeur des couches du réseau (par défaut : selon la taille).
cli-train-blocks = Nombre de blocs de couches (par défaut : selon la taille).
cli-train-rate = Taux d’apprentissage au début (par défaut : selon la taille). Avec --start, un taux plus bas fait moins oublier.
cli-train-minibatch = Choix dans un mini-lot (par défaut : selon la taille).
cli-train-entropy = Poids du bonus d’entropie, qui récompense l’essai d’autres coups (par défaut : 0,01). Moins vaut mieux pour un réseau qui sait déjà beaucoup.
cli-train-keep = Poids d’une pénalité (divergence KL) pour s’écarter de ce que le réseau choisissait après l’imitation ou au départ ; elle s’efface peu à peu (par défaut : 0).
cli-train-seed = Graine des parties et des poids.
cli-train-device = Où le réseau apprend, par exemple cpu ou cuda:1 (par défaut : une carte graphique s’il y en a une).
cli-train-on = Où entraîner : sur les cœurs de cette machine, ou sur une grappe Ray avec un apprenant par carte graphique. RAY_ADDRESS nomme la grappe ; sinon une est lancée ici.
cli-train-learners = Nombre d’apprenants sur Ray (par défaut : un par carte graphique, sinon un).

train-line = mise à jour { $update } · { $choices } choix, { $rate } par seconde · entropie { $entropy } · × part équitable contre { $others }
train-taught = mise à jour { $update } · { $choices } choix, { $rate } par seconde · choisit comme le professeur : { $right } %
train-watched = { $games } parties du professeur jouées
train-done = Entraîné. Faites-le jouer : taberna arena { $game } { $model } citizen. Tout est dans { $path }
train-stopped = Arrêté ; ce qui est appris est gardé. taberna train { $game } --folder { $path } --resume continue, et { $model } joue déjà.
error-train-there-already = Il y a déjà un entraînement dans { $path } : --resume le continue, --folder choisit un autre endroit.
error-train-nothing-there = Il n’y a dans { $path } aucun entraînement à continuer.
error-train-no-card = PyTorch ne trouve pas de carte graphique { $device } ici : omettez --device.
error-train-settled = Un entraînement que l’on continue garde ses réglages : omettez --{ $option }, ou commencez-en un autre avec --start.
error-train-fulfilled = L’entraînement dans { $path } est terminé, et { $model } joue. Il continue si vous dites combien de temps : taberna train { $game } --folder { $path } --resume --minutes 10
error-model-not-read = { $path } ne se lit pas comme un réseau : { $why }
error-model-not-ours = { $path } n’est pas un réseau entraîné par taberna train.
error-model-other-game = { $path } a appris { $learned }, pas { $game }.
error-model-other-layout = { $path } a été entraîné pour une forme plus ancienne de { $game } : ce qu’il lit et choisit a changé depuis. Entraînez-le à nouveau.
error-model-other-size = Le réseau de { $path } n’a pas la même taille que cet entraînement : donnez --size, --width et --blocks comme lors de son entraînement.

doctor-networks = réseaux entraînés
doctor-networks-there = { $games }
doctor-networks-none = il manque { $package }
doctor-networks-bring = Pour Imperator et vos propres réseaux : pip install 'taberna[learned]'.
error-bad-own-bot = --bot attend NOM=FICHIER.onnx, un nom en minuscules autre que { $taken } ; « { $wish } » ne l’est pas.
error-train-learners-on-ray = Plusieurs apprenants demandent --on ray, sur une machine ou plusieurs.
error-train-watch-whom = --watch demande un professeur, par exemple --teacher thumb.
error-train-watch-at-home = --watch ne marche que sur une seule machine : omettez --watch ou --on ray.
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
