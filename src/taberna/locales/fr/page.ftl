# Les mots de la page dans le navigateur.

cli-serve-open = Ouvrir la page dans le navigateur.
doctor-page = page
doctor-page-there = comprise
doctor-page-missing = absente : Taberna ne se joue que dans le terminal
doctor-page-build = Pour jouer dans le navigateur, installe Node.js 20 ou plus récent, veille à ce que le registre de npm soit joignable, puis réinstalle Taberna.

## La salle

page-hero = Entre, assieds-toi, joue
page-hero-line = Des jeux romains pour humains et bots honnêtes à une même table. Sans inscription : un nom suffit.
page-home = Vers la salle
page-nav = Menu principal
page-loading = Un instant …
page-play-now = Jouer
page-open = Ouvrir une table
page-learn = Apprendre
page-minutes = { $least }–{ $most } minutes
page-open-tables = Tables ouvertes
page-open-tables-none = Personne n’attend pour l’instant. Ouvre une table et envoie le lien à quelqu’un.
page-watch = En cours, à regarder
page-my-games = Mes parties
page-my-games-none = Tes parties seront gardées ici.
page-game-turn = À toi de jouer · demandé { $when }
page-game-asked = À { $name } de jouer · demandé { $when }
page-game-deadline = Le temps finit { $when }
page-game-won = Tu as gagné · { $when }
page-game-lost = Gagné par { $names } · { $when }
page-game-rating = Classement { $change }
page-games-older = Parties plus anciennes
page-next-game = { $count ->
    [one] Partie suivante : { $game }
   *[other] Partie suivante : { $game } ({ $count } t’attendent)
}
page-join = Rejoindre par un lien
page-join-placeholder = le lien que tu as reçu
page-join-go = Rejoindre
page-upload = Revoir une partie
page-fair-title = Des bots honnêtes, des dés justes
page-fair-bots = Les bots voient exactement ce que verrait un humain à leur place, et rien d’autre : ni cartes cachées, ni dés à venir.
page-fair-dice = Chaque table fixe la graine de ses dés avant le premier coup et la montre à la fin : chacun peut vérifier chaque lancer.
page-qr = Scanner pour s’asseoir
page-qr-help = Les téléphones du même réseau le lisent avec l’appareil photo.
page-lost-title = Il n’y a rien ici
page-lost-text = Le lien est peut-être incomplet, ou cette table n’a jamais existé.
page-closed = Cette table a été fermée avant la partie.
page-status-waiting = attend des joueurs
page-status-playing = en cours
page-status-over = terminée
page-status-closed = fermée

## Qui je suis, ce que j’aime

page-name-title = Comment t’appelles-tu ?
page-name-label = Nom
page-name-help = Un nom suffit ; tu peux le changer à tout moment.
page-name-go = C’est moi
page-name-change = Changer de nom
page-cancel = Annuler
page-settings = Réglages
page-language = Langue
page-theme = Apparence
page-theme-auto = comme sur cet appareil
page-theme-light = claire
page-theme-dark = sombre
page-sound = Son
page-confirm-moves = Confirmer les coups définitifs
page-confirm-help = Un coup qu’on ne peut pas reprendre demande un deuxième clic.
page-keys = Touches : Tab et les flèches vont à une pièce qui brille, Entrée la choisit, Échap revient d’un pas, 1–9 pressent les boutons et portraits du bas, U reprend, H demande un conseil, R montre ce qui s’est passé depuis ton dernier tour ; toute touche mène au présent.

## Ouvrir une table

page-open-title = Ouvrir une table : { $game }
page-open-seats = Qui joue ?
page-open-players = Joueurs
page-open-options = Règles
page-open-table = Table
page-open-hints = Les conseils d’un bot sont permis ; la partie ne compte pas alors
page-outdated = La taberna a été renouvelée depuis que cette page a été chargée. Recharge-la, s’il te plaît.
page-reload = Recharger
page-open-listed = Tout le monde peut trouver cette table, pas seulement ceux qui ont le lien
page-seat = Place { $number }
page-seat-me = Ma place
page-seat-open = Place libre
page-seat-here = Quelqu’un d’autre devant cet écran
page-seat-bot = Un bot
page-plays-like = Joue comme
page-seat-nobody = Quelqu’un
page-clock = Temps de réflexion
page-clock-none = autant qu’on veut
page-clock-quick = une minute par coup
page-clock-calm = une demi-heure pour toute la partie
page-clock-post = trois jours par coup
page-advised-alea-order_counts = L’auteur le conseille à ceux qui connaissent le jeu.
page-advised-pecunia = Pour une première partie, laisse de côté les cartes rouge foncé et tous les modules. Plus de deux modules à la fois sont pour ceux qui connaissent bien le jeu.
page-advised-pecunia-advanced = Pour ceux qui ont déjà joué quelques fois.
page-choice-pecunia-edition-1 = 1 – le jeu de 2005
page-choice-pecunia-edition-2 = 2 – le jeu de 2016
page-choice-forum-scoring-patrician = patricien – les plus nombreux gagnent beaucoup
page-choice-forum-scoring-plebeian = plébéien – les moins nombreux perdent beaucoup
page-waiting-title = { $game } : on attend des joueurs
page-waiting-text = La partie commence dès que toutes les places sont prises. Envoie ce lien à ceux qui doivent jouer :
page-sit = S’asseoir
page-stand = Se lever
page-close-table = Fermer cette table
page-link = Le lien de cette table
page-copy = Copier le lien
page-copied = Copié

## À table

page-table = Table
page-you = (toi)
page-bot = bot
page-away-left = est parti ; un bot continue
page-away-time = n’a plus de temps ; un bot continue
page-banner-you = Toi :
page-banner-others = { $name } réfléchit …
page-banner-waiting = Un instant …
page-banner-over = La partie est finie.
page-link-lost = Connexion perdue. Nouvel essai …
page-actions = Ce que tu peux faire
page-steps = Ton choix jusqu’ici
page-step-back = Retour
page-choose-glowing = Choisis une pièce qui brille.
page-skip = Passer
page-undo = Reprendre
page-hint = Conseil
page-hint-help = Demande à un bot ce qu’il ferait et les chances de victoire de chacun. La partie n’est alors plus classée.
page-advice = { $bot } ferait : { $move }. Chances de victoire :
page-side = Journal, discussion et règles
page-log = Journal
page-chat = Discussion
page-rules = Règles
page-clause = Règle { $id }
page-log-earlier = Afficher ce qui précède
page-log-undone = { $name } reprend son dernier coup.
page-news-sat = { $name } s’assied.
page-news-stood = { $name } se lève.
page-news-left = { $name } est parti ; un bot continue.
page-news-time = { $name } n’a plus de temps ; un bot continue.
page-news-back = { $name } est de retour.
page-news-muted = { $name } n’a plus la parole.
page-news-unmuted = { $name } peut de nouveau parler.
page-news-rematch = Il y a une revanche.
page-news-closed = La table est fermée.
page-news-hint = { $name } demande un conseil.
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dis quelque chose
page-chat-send = Envoyer
page-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
page-leave = Quitter la table
page-leave-help = Un bot joue pour toi. Le lien te ramène quand tu veux.
page-cover-title = À { $name }
page-cover-text = Passe l’écran. Personne d’autre ne doit regarder.
page-cover-lift = Je suis { $name }
page-or = ou
error-page-offline = Le serveur n’est pas joignable pour l’instant.

## La fin

page-course = Le déroulement
page-chart = Les points au fil de la partie
page-chances = Chances de victoire
page-chances-help = Estimées : à partir de chacun de ces moments, la partie a été jouée au hasard de nombreuses fois.
page-moments = Moments décisifs
page-moment = { $name } prend { $gain } aux autres (coup { $moves })
page-rematch = Revanche
page-download = Télécharger la partie
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-back = Un coup en arrière
page-replay-next = Un coup en avant
page-replay-slider = Coups joués
page-dice-check = Vérifier les dés
page-dice-explained = Avant le premier coup, cette table a fixé une graine secrète en montrant son SHA-256. Chaque lancer découle de la graine. Télécharge la partie et lance « taberna verify » pour les refaire tous.
page-dice-commitment = Montré avant la partie :
page-dice-seed = La graine :
page-dice-kept = La graine est bien celle qui était fixée.
page-dice-broken = La graine n’est pas celle qui était fixée !
page-dice-all = Les refaire tous
page-dice-fair = { $count ->
    [0] Le hasard n’a pas eu son mot à dire dans cette partie.
    [one] Un résultat, tel que la graine le donne.
   *[other] { $count } résultats, tous tels que la graine les donne.
}
page-dice-wrong = Le coup { $move } de la partie ne découle pas de la graine !

## Apprendre

page-learn-title = Apprendre les jeux
page-games = Jeux
page-rules-search = Chercher dans les règles
page-rules-nothing = Rien trouvé.
page-lesson = Une courte leçon
page-lesson-step = Étape { $at } sur { $count }
page-lesson-wrong = C’est possible aussi, mais essaie ce dont parle la leçon.
page-lesson-done = Tu n’as pas besoin de plus. Le reste se montre à table.
page-lesson-again = Depuis le début

## Performed in time

page-pace = Rythme des coups des autres
page-pace-help = Un clic sur la table, ou une touche quelconque, mène au présent.
page-pace-slow = lent
page-pace-normal = normal
page-pace-quick = rapide
page-pace-off = aussitôt
page-banner-choose = Choisis ce que tu fais.
page-banner-absent = C’est à { $name }, qui n’est pas là en ce moment.
page-here = est là
page-not-here = n’est pas là en ce moment
page-hit = Cela te concerne :
page-recap = { $count ->
    [one] Une chose s’est passée depuis ton dernier tour
   *[other] { $count } choses se sont passées depuis ton dernier tour
}
page-recap-short = Depuis
page-recap-done = Retour au présent
page-tray = Ce que tu peux choisir
page-tray-choose = Choisir { $name }
page-repeat = Les { $left } d’un seul
page-beyond-above = { $count } autres choix plus haut
page-beyond-below = { $count } autres choix plus bas
page-undo-none = Rien à reprendre : le hasard a parlé, ou d’autres ont agi depuis.
page-close = Fermer
page-understood = D’accord
page-link-kept = Ton coup est gardé et partira dès que la liaison sera rétablie.
page-link-late = Ton dernier coup n’a pas pu être envoyé : entre-temps, la question a changé.
page-seal = Dés scellés : { $start }…
page-seal-help = Le SHA-256 de la graine secrète de tout le hasard à cette table, fixé avant le premier coup. Ce navigateur le retient et compare à la fin.
page-seal-same = Ce navigateur a vu le même sceau après { $moves } coups.
page-seal-other = Ce navigateur a vu un autre sceau après { $moves } coups !
page-end-win = Tu gagnes !
page-end-share = Tu gagnes, avec { $names }.
page-end-lose = { $names } gagne. Tu es numéro { $place } sur { $count }.
page-replay = Revoir
page-replay-start = La partie commence.
page-analysis = Analyse
page-analyse = Analyser cette partie
page-analyse-help = Qu’est-ce qui était chance, qu’est-ce qui était talent ? Une première réponse vient vite, la réponse complète prend jusqu’à une demi-minute.
page-practise = S’exercer
page-any-player = Joueur
page-any-yes = oui
page-any-no = non
page-offline-help = Les tables ont besoin du serveur ; les règles et leçons déjà lues s’ouvrent sans lui.
page-send-away = Renvoyer
page-send-away-name = Renvoyer { $name }
page-absent = { $name } n’a pas joué depuis dix minutes.
page-absent-bot = Laisser { $bot } continuer
page-lesson-right = Juste. Voici ce qui se passe :
page-lesson-skip = Passer cette étape
page-lesson-on = Suite : étape { $next } sur { $count }
page-lesson-last = Terminer la leçon
page-tally = D’où viennent les points
page-coach-play = Première fois ? Montre-moi
page-coach-on = Compris
page-coach-off = Plus de conseils
