# Les mots de la recherche.

error-no-tensor = Il n’y a pas de tenseur pour { $game }. Il y en a pour : { $choices }.
error-no-tensor-option = Le tenseur de { $game } ne dit encore rien de l’option « { $option } » : laisse-la à sa valeur habituelle.
error-needs-extra = Il faut { $package } : pip install 'taberna[{ $extra }]'.
error-batch-shape = Les actions d’un lot sont des nombres entiers, un pour chacune de ses { $wanted } parties ; voici ce que c’est : { $found }.
error-batch-illegal = La partie { $game } du lot ne peut pas jouer « { $text } » maintenant. Aucune partie n’a bougé.
error-batch-order = Un lot à qui l’on a envoyé un coup doit d’abord le rendre : send, puis recv, puis le reste.

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
