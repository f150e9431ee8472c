# Les mots du serveur de tables.

bot-result = La partie est finie. Points par place : { $scores }
bot-table-closed = La table a été fermée avant le début d’une partie.

server-starts = La taberna est ouverte : { $address } (Ctrl-C la ferme)
server-house = Dans cette maison, pour les téléphones : { $address }
server-runs = La taberna est déjà ouverte : { $address }
server-no-page = Le serveur de tables fonctionne, mais la page ne fait pas partie de cette installation. Son interface est décrite sous /api/schema.

backup-written = { $path } est écrit : { $rows } lignes. Il contient des graines et des clés : garde-le pour toi.
backup-restored = { $path } est restauré : { $rows } lignes. Lance le serveur.

verify-moves = Les { $moves } coups sont tous légaux, et le résultat est juste.
verify-dice = { $outcomes ->
    [one] Un résultat du hasard, conforme à la graine publiée : honnête.
   *[other] { $outcomes } résultats du hasard, tous conformes à la graine publiée : honnêtes.
}
verify-no-dice = Rien n’a été promis sur les dés : il n’y a donc rien à vérifier là.
verify-promise = Promis avant le premier coup : SHA-256 { $commitment }. Est-ce bien ce que la table t’a montré ?

## Refus

error-dice-unknown = La partie notée ne dit pas comment ses dés ont été tirés ; on ne peut pas les vérifier.
error-dice-method = Les dés ont été tirés selon « { $found } » ; cette version de Taberna vérifie « { $known } ».
error-dice-seed = La graine notée n’est pas un nombre hexadécimal.
error-dice-commitment = La graine n’est pas celle qui fut promise avant la partie : son SHA-256 diffère.
error-dice-outcome = Le coup { $number } de la partie est « { $move } », mais la graine donne « { $drawn } ».
error-db-address = « { $text } » n’est pas l’adresse d’une base de données : écris postgresql://user@host/nom ou sqlite:///fichier.
error-db-no-driver = PostgreSQL et Redis demandent d’autres paquets : pip install { $package }
error-db-not-opened = La base de données { $db } ne s’ouvre pas : { $why }
error-db-in-use = Un autre serveur utilise déjà { $db }. Arrête-le, ou donne à celui-ci un dossier à lui avec TABERNA_DATA.
error-backup-bad = { $path } n’est pas une sauvegarde complète de Taberna.
error-backup-not-empty = Il y a déjà des gens, des tables ou des tournois dans cette base de données : une sauvegarde se restaure dans une base vide.
error-no-server = Aucun serveur de tables ne répond à { $server } : { $why }
error-no-seat = Il n’y a pas de place libre à la table { $table }.
error-seat-perhaps = Il n’y a pas de bot nommé « { $name } » dans { $game }. Voulais-tu dire « { $bot } » ? Pour une personne de ce nom, écris here:{ $name }.
error-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet ?
error-no-such-seat = Il n’y a pas de place { $seat } à cette table.
error-no-such-page = Il n’y a rien à cette adresse.
error-table-waits = La partie n’a pas encore commencé.
error-has-started = La partie a déjà commencé.
error-stale-decision = Trop tard : la partie a continué.
error-not-your-turn = Ce n’est pas ton tour.
error-not-your-seat = Ce n’est pas ta place.
error-seat-taken = Cette place est prise.
error-nothing-to-undo = Il n’y a rien à reprendre : depuis ton dernier coup, le hasard a parlé ou quelqu’un d’autre a joué.
error-no-hints = On joue sans conseils à cette table.
error-no-advice = Aucun conseil n’est disponible pour l’instant. Réessaie.
error-no-standin = À cette table, personne ne joue pour toi en ton absence.
error-no-table-entered = Va d’abord à une table.
error-not-signed-in = Dis-nous d’abord ton nom.
error-not-host = Seul celui qui a ouvert la table peut faire cela.
error-not-over = La partie n’est pas encore finie.
error-muted = L’hôte de cette table t’a réduit au silence.
error-empty-text = Il n’y a rien à lire là-dedans.
error-too-often = Trop souvent. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-too-large = C’est trop gros.
error-nonsense = Le serveur n’a rien compris à ce qu’il a reçu.
error-not-understood = Le serveur n’a pas compris le message.
error-bad-request = Le serveur n’a pas compris la demande : { $why }
error-position-not-playable = On ne peut pas jouer à partir de cette position ({ $why }).
error-number-too-large = Le nombre dans { $field } est trop grand, ou l’imbrication est trop profonde.
error-table-broken = Cette table n’a pas pu être rouverte. Elle est conservée, et personne d’autre n’est dérangé.
error-table-old-rules = Cette partie a été commencée avec des règles plus anciennes. On peut la regarder et la télécharger, mais pas la continuer.
error-table-old-data = Cette partie a été commencée avec des cartes que cette version ne connaît pas. On peut la regarder et la télécharger, mais pas la continuer.
error-table-no-game = Le jeu de cette table n’est pas installé ici. On peut la regarder et la télécharger, mais pas continuer la partie.
error-too-many-undone = Tu as repris { $most } coups de suite ; joue maintenant.
error-record-too-long = La partie notée a { $moves } coups ; aucune partie n’en a plus de { $most }.
error-one-seat = Tu as déjà une place à cette table.
error-not-shared = À cette table, chacun a son écran.
error-not-absent = Un robot peut prendre la place quand elle est au trait depuis { $minutes } minutes, à une table sans pendule.
error-common-password = C’est un des mots de passe que tout le monde essaie d’abord. Choisis-en un autre.
error-last-passkey = C’est ton seul moyen d’entrer. Choisis d’abord un mot de passe ou ajoute une autre clé d’accès.
error-no-such-passkey = Cette clé d’accès n’existe pas.
error-foreign-host = Ce serveur n’est pas joignable à cette adresse.
error-too-slow = La requête n’est pas arrivée à temps.
error-too-many-tables = Tu as { $most } parties de robots en cours. Attends que l’une finisse.
error-db-in-use-alone = Un autre serveur utilise déjà { $db }. Plusieurs processus ont besoin d’un Redis : donne --redis à tous.
error-db-damaged = La base de données { $db } est abîmée : { $why }. Il y a une copie d’avant le dernier changement de version : { $copy }
error-db-damaged-alone = La base de données { $db } est abîmée : { $why }. Remets ta propre sauvegarde.
error-server-error = Quelque chose s’est mal passé dans le serveur. Rien n’est perdu ; réessaie.
error-foreign-origin = Cela venait d’une page d’une autre adresse.
error-slow = La connexion était trop lente. Nouvelle connexion …
error-signed-out = Tu t’es déconnecté partout.
error-wrong-password = Il n’y a pas de compte avec ce nom et ce mot de passe.
error-login-taken = Il y a déjà un compte nommé « { $login } ».
error-clock-needs-standin = Avec une pendule, il faut un robot qui prenne la place de qui a épuisé son temps.
error-record-unfinished = La partie notée n’est pas finie.
error-no-bot-in-file = Il n’y a pas de bot dans { $path } : il faut une classe avec choose(view, decision).
error-bot-fails = Le bot de { $path } échoue : { $why }
error-bot-loads-long = Le bot de { $path } n’était pas encore chargé après { $seconds } secondes.
error-no-listening = Le serveur ne peut pas écouter à { $where } : { $why }
error-bad-origin = « { $origin } » n’est pas l’adresse d’une page : écris https://example.org, sans chemin.
error-passkey-wrong = Cette clé d’accès n’est pas connue ici, ou la réponse est venue trop tard.
error-passkeys-many = Tu as déjà { $most } clés d’accès ; c’est le maximum.
error-passkey-browser = Les clés d’accès se font et s’utilisent dans un navigateur.
error-db-newer = La base de données vient d’une version plus récente de Taberna (révision { $revision }). Installe cette version, ou prends une autre base.
error-redis-not-reached = Redis est hors d’atteinte : { $why }
error-redis-needs-db = Plusieurs processus ont besoin d’une base PostgreSQL commune : donne aussi --db.
