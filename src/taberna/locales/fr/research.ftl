# Les mots de la recherche.

error-no-tensor = Il n’y a pas de tenseur pour { $game }. Il y en a pour : { $choices }.
error-no-tensor-option = Le tenseur de { $game } ne dit encore rien de l’option « { $option } » : laisse-la à sa valeur habituelle.
error-needs-extra = Il faut { $package } : pip install 'taberna[{ $extra }]'.
error-batch-shape = Les actions d’un lot sont des nombres entiers, un pour chacune de ses { $wanted } parties ; voici ce que c’est : { $found }.
error-batch-illegal = La partie { $game } du lot ne peut pas jouer « { $text } » maintenant. Aucune partie n’a bougé.
error-batch-order = Un lot à qui l’on a envoyé un coup doit d’abord le rendre : send, puis recv, puis le reste.
error-batch-other = Ce qui a été enregistré vient d’un autre lot : { $found }. Celui-ci est { $wanted }.
error-batch-closed = Le lot a été fermé.
error-batch-torn = Un pas du lot a été interrompu : certaines parties ont avancé, d’autres non. Continue avec reset ou restore.

cli-export = Écrire des parties comme données d’apprentissage : enregistrées, ou nouvelles entre bots.
cli-export-target = Le fichier à écrire ; son nom finit par .jsonl ou .parquet.
cli-export-records = Des enregistrements, ou des dossiers qui en contiennent.
cli-export-game = Au lieu d’enregistrements : fais jouer des bots à ce jeu.
cli-export-games = Combien de parties jouent les bots.
cli-export-seats = Les bots, séparés par des virgules, ou un seul pour toutes les places (sinon : random).
cli-export-tensors = Ajouter aussi chaque position sous forme de tenseur.
export-working = Écriture …
export-done = { $games ->
    [one] Une partie
   *[other] { $games } parties
} avec { $choices ->
    [one] un choix
   *[other] { $choices } choix
} : { $path }
error-export-what = Indique des enregistrements à exporter, ou un jeu auquel des bots doivent jouer (--game), mais pas les deux.
error-export-format = « { $path } » n’est pas un nom pour des parties exportées : il doit finir par l’un de ceux-ci : { $choices }.

cli-dataset = Faire des jeux de données : des parties entre bots en Parquet, avec coups, places, résultats et provenance.
cli-dataset-folder = Le dossier où les mettre, avec dedans un dossier pour chaque jeu. La même commande relancée continue.
cli-dataset-which = Les jeux (sinon : tous).
cli-dataset-games = Combien de parties de chacun.
cli-dataset-bots = Des bots, séparés par des virgules ; qui s’assoit où est tiré au sort à chaque partie.
dataset-done = { $games ->
    [one] Une partie
   *[other] { $games } parties
} : { $path }
dataset-stopped = Arrêté. La même commande continue : { $path }
error-dataset-other = Il y a un autre jeu de données dans ce dossier, d’après { $path } : prends un autre dossier, ou les mêmes réglages et la même version de Taberna.

cli-benchmark = Mesurer un bot : parties, adversaires et graines fixes, et un résultat qui se compare.
cli-benchmark-task = La tâche : un jeu et combien y jouent, par exemple forum-2.
cli-benchmark-bot = Le bot : un nom, un fichier à toi ou une commande.
cli-benchmark-deals = Sur combien de donnes contre chaque adversaire ; en dessous de 100 le résultat est moins sûr.
benchmark-title = { $task } : { $bot }
benchmark-opponent = Adversaire
benchmark-score = Score
benchmark-done = Score { $score } ({ $low } à { $high }, 95 %) : 1 veut dire toujours gagner seul, 0 une part équitable des victoires.
benchmark-stopped = Arrêté. Ce qui a été joué est conservé : la même commande continue.
error-benchmark-task = Cette tâche n’existe pas : { $task }. Il y a { $choices }.
