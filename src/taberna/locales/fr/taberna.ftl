# Words that belong to no single game.

## The rules

rules-untranslated = pas encore traduit

## Choosing a game

choose-welcome = Bienvenue à la taberna. À quoi joue-t-on ?
choose-number = Numéro
choose-players = À combien joue-t-on ? ({ $least }–{ $most })
choose-options = Jouer avec les options habituelles ? (oui / non)
choose-option = { $label } ({ $choices })
choose-opponents = Qui joue contre toi ? Un bot ({ $choices }) ou le nom d’une autre personne à cet écran
choose-name = Ton nom
choose-default = Entrée : { $default }
choose-again = Choisis parmi : { $choices }
person = Convive
yes = oui
no = non
players = de { $least } à { $most } personnes
games-options = Options
games-bots = Bots
games-play = Jouer : { $command }

## At the table

table-prompt = Ton choix (un numéro ou les mots ; « ? » pour l’aide)
table-many = Tape ton coup, par exemple { $example } (« ? » pour voir les { $count }).
table-help = Réponds par un numéro de la liste, ou tape le coup lui-même, par exemple « { $example } » ; un bout suffit s’il n’y a pas de doute.
table-help-words = Autres mots : { $list } montre les choix, { $table } remontre la table, { $hint } demande conseil à un bot, { $rules } avec un numéro affiche une règle, { $quit } pour sortir ; la partie est gardée.
table-help-cards = ? et le nom d’une carte dit ce qu’elle fait ; « { $rules } { $cards } » montre toutes les cartes.
table-hint = Le bot « { $bot } » choisirait : { $move }
error-no-such-card = Aucune carte ne s’appelle « { $text } ».
error-typed-nothing = « { $text } » ne correspond à aucun choix.
error-typed-ambiguous = « { $text } » correspond à plusieurs choix : { $matches }
table-cover = À { $name } maintenant. Appuie sur Entrée quand personne d’autre ne regarde.
table-saved = La partie est gardée. Pour la reprendre : taberna play --resume
table-over = La partie est finie : { $reason }
table-wins = { $names } gagne !
table-share = { $names } se partagent la victoire.
table-record = L’enregistrement, à revoir avec « taberna replay » : { $path }
table-uncompiled = Le moteur tourne non compilé, donc plus lentement ; « taberna doctor » dit pourquoi.
table-resumed = { $moves ->
    [one] On reprend { $game } après { $moves } coup.
   *[other] On reprend { $game } après { $moves } coups.
}

replay-of = { $moves ->
    [one] { $game }, { $moves } coup : { $names }
   *[other] { $game }, { $moves } coups : { $names }
}
replay-next = Entrée : suite
replay-move = Après le coup { $number } sur { $count }
replay-open = L’enregistrement s’arrête ici ; la partie n’est pas finie.

perft-depth = profondeur
perft-count = suites
perft-seconds = secondes

## Errors

error-no-such-action = « { $text } » n’est pas un coup de ce jeu.
error-not-an-option = « { $text } » n’est pas possible maintenant.
error-game-over = La partie est finie.
error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $choices }.
error-broken-game = Le jeu « { $game } » ne peut pas être joué : son paquet ne se charge pas ({ $why }).
error-unknown-option = { $game } n’a pas d’option « { $option } ». Il y a : { $choices }.
error-bad-option = { $option } ne peut pas être « { $value } ». Choisis parmi : { $choices }.
error-unknown-bot = Aucun bot « { $bot } » ne joue à { $game }. Il y a : { $choices }.
error-wrong-bots = { $given ->
    [one] { $given } bot pour { $players } places : il en faut un par place.
   *[other] { $given } bots pour { $players } places : il en faut un par place.
}
error-unknown-language = La langue « { $language } » n’existe pas ici. Il y a : { $choices }.
error-option-form = « { $text } » n’est pas une option : écris nom=valeur, par exemple { $example }.
error-wrong-seats = { $given ->
    [one] { $given } nom pour { $players } places : il en faut un par place.
   *[other] { $given } noms pour { $players } places : il en faut un par place.
}
error-no-save = Aucune partie à reprendre. Pour en commencer une : taberna play
error-no-rules = Il n’y a pas de texte de règles pour { $game }.
error-no-cards = { $game } n’a pas de cartes.
error-unknown-clause = { $game } n’a pas de règle { $id }. Voir : taberna rules { $game }
error-too-small = Le terminal fait { $width } caractères de large ; il en faut { $needed } pour { $game }. Élargis la fenêtre ou réduis les lettres.
error-input-closed = La saisie s’est interrompue avant le choix.
error-input-closed-saved = La saisie s’est interrompue en pleine partie. La partie est gardée : taberna play --resume
error-bad-depth = La profondeur ne peut pas être { $depth }. Choisis parmi : { $choices }.
error-at-range = { $count ->
    [one] L’enregistrement compte { $count } coup ; { $at } n’en fait pas partie.
   *[other] L’enregistrement compte { $count } coups ; { $at } n’en fait pas partie.
}
error-file-not-read = Impossible de lire { $path } : { $why }.
error-file-not-written = Impossible d’écrire { $path } : { $why }.
error-file-too-large = { $path } dépasse { $limit } Mo ; ce n’est pas un enregistrement.
error-position-file = { $path } n’est pas du JSON (ligne { $line }).
error-record-not-json = Ce n’est pas un enregistrement : la ligne { $line } n’est pas du JSON.
error-record-not-ours = Ce JSON n’est pas un enregistrement de Taberna : le champ « taberna » manque.
error-record-format = L’enregistrement est au format { $found } ; cette version de Taberna lit le format { $known }. Installe la version qui l’a écrit.
error-record-rules = L’enregistrement suit la version { $found } des règles pour { $game } ; ici, c’est la version { $known }. Installe la version de Taberna qui l’a écrit.
error-record-field = Le champ « { $field } » de l’enregistrement ne va pas ; attendu : { $wanted ->
    [moves] une liste de coups
    [object] un objet
    [name] un nom
    [number] un nombre
   *[names] un nom par place
}.
error-record-options = Impossible de rejouer l’enregistrement : { $why }
error-record-move-unknown = Le coup { $number } de l’enregistrement, « { $move } », n’est pas un coup de ce jeu.
error-record-move-illegal = Le coup { $number } de l’enregistrement, « { $move } », n’est pas permis : { $why }
error-record-result-early = { $moves ->
    [one] L’enregistrement note un résultat, mais après { $moves } coup la partie n’est pas finie.
   *[other] L’enregistrement note un résultat, mais après { $moves } coups la partie n’est pas finie.
}
error-record-result = L’enregistrement note le résultat { $noted }, mais ses coups donnent { $found }.
error-position-not-an-object = Une position doit être un objet JSON.
error-position-number = { $field } doit être un nombre entier de { $low } à { $high }, pas { $value }.
error-position-flag = { $field } doit être true ou false, pas { $value }.
error-position-string = { $field } doit contenir des chaînes, pas { $value }.
error-position-list = { $field } doit être une liste, pas { $value }.
error-position-length = { $length ->
    [one] { $field } a { $length } élément ; il en faut { $wanted }.
   *[other] { $field } a { $length } éléments ; il en faut { $wanted }.
}
error-position-table = { $field } doit être un objet avec un nombre pour chacun de { $choices }, et non { $value }.
error-position-object = { $field } doit être un objet, et non { $value }.
error-position-missing = Le champ { $field } manque.
error-position-endless = Cette position est impossible : la partie continuerait sans fin sans interroger personne.
error-data-unknown = Ces données nomment « { $name } » ({ $field }), que cette version de { $game } ne connaît pas.
error-position-unknown = Il n’y a pas de champ { $field }. Il y a : { $choices }.
