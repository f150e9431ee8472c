# Alea Romana

alea-name = Alea Romana
alea-line = Dé après dé, forme un nombre romain et inscris-le dans une colonne qui monte – et arrête-toi avant de tout rater.

alea-option-order_counts = L’ordre des dés compte
    .help = Un I seul se retranche s’il est tombé avant le V (sans V : avant un X) et s’ajoute s’il est tombé après.
alea-option-handfuls = Plusieurs dés à la fois
    .help = Tu peux lancer plusieurs dés à la fois.
alea-option-cards_any_time = Cartes action à tout moment
    .help = Les cartes se jouent aussi sur un nombre valable, pas seulement sur un tour raté.
alea-option-patience = Patience
    .help = La partie s’arrête après ce nombre de manches où personne n’inscrit de nombre ni ne joue de carte ; 0 veut dire jamais.

alea-card-all-i = Tous les I
    .help = Relance d’un coup tous les dés qui montrent I.
alea-card-all-v = Tous les V
    .help = Relance d’un coup tous les dés qui montrent V.
alea-card-any-die = Au choix
    .help = Relance un dé de ton choix.
alea-card-ignore = Écart
    .help = Mets un dé de côté : il ne compte plus et n’est plus lancé pendant ce tour.
alea-card-twice = Doublon
    .help = Inscris un nombre déjà présent dans ta colonne, juste au-dessus ou au-dessous de son jumeau.
alea-card-joker = Joker
    .help = Remplace l’une des cinq autres cartes, même déjà jouée.

alea-ask-begin = Lance le premier dé.
alea-ask-four-x = Quatre X : seul un I peut te sauver. Lance encore.
alea-ask-roll-on = Pas de place pour { $numbers } dans ta colonne : lance encore.
alea-ask-roll-or-write = Tu as { $numbers }. Inscrire ou lancer encore ? ({ $unused ->
    [one] plus qu’un dé
   *[other] encore { $unused } dés
})
alea-ask-write = Tu as { $numbers }. À quelle ligne ?
alea-ask-failed = { $dice } – c’est raté. Jouer une carte ou passer ?
alea-ask-blocked = Ta colonne ne peut plus recevoir aucun nombre : passer, ou lancer quand même ?

alea-do-roll = Lancer un dé
alea-do-handful = Lancer { $dice } dés
alea-do-write = Inscrire { $number } à la ligne { $row }
alea-do-pass = Passer
alea-do-all-i = Tous les I : relancer chaque I
alea-do-all-v = Tous les V : relancer chaque V
alea-do-any-die = Au choix : relancer le dé { $die }
alea-do-ignore = Écart : mettre le dé { $die } de côté
alea-do-twice = Doublon : inscrire un nombre une deuxième fois
alea-do-joker-all-i = Joker : relancer chaque I
alea-do-joker-all-v = Joker : relancer chaque V
alea-do-joker-any-die = Joker : relancer le dé { $die }
alea-do-joker-ignore = Joker : mettre le dé { $die } de côté
alea-do-joker-twice = Joker : inscrire un nombre une deuxième fois
alea-do-die = Le dé montre { $symbol }

alea-event-rolls = { $dice ->
    [one] { $player } lance un dé.
   *[other] { $player } lance { $dice } dés.
}
alea-event-die = Le dé montre { $symbol }.
alea-event-writes = { $player } inscrit { $number } à la ligne { $row }.
alea-event-fails = { $why ->
    [no-number] C’est raté pour { $player } : { $dice } n’est pas un nombre romain.
   *[not-writable] C’est raté pour { $player } : pas de place pour { $dice } dans la colonne.
}
alea-event-plays = { $player } joue { $joker ->
    [0] « { $card } »
   *[other] le joker comme « { $card } »
}{ $die ->
    [none] .
   *[other] { " " }sur le { $die }.
}
alea-event-passes = { $player } passe.
alea-event-last-round = { $ending ->
    [column] { $player } a rempli sa colonne : c’est la dernière manche.
   *[cards] { $player } a raté un tour commencé sans carte : c’est la dernière manche.
}
alea-event-ends = La partie est finie.

alea-ending-column = une colonne est pleine
alea-ending-cards = quelqu’un a raté un tour commencé sans carte
alea-ending-patience = depuis bien des manches, personne n’a inscrit de nombre ni joué de carte
alea-ending-blocked = plus aucune colonne ne peut recevoir de nombre

alea-row = Ligne
alea-cards = Cartes
alea-points = Points
alea-legend = I les I · V les V · ↻ choix · – écart · = doublon · ★ joker · × aucun nombre ne va
alea-patience = { $left ->
    [one] Si personne n’inscrit de nombre ni ne joue de carte dans cette manche non plus, la partie est finie.
   *[other] Si personne n’inscrit de nombre ni ne joue de carte pendant { $left } manches, la partie est finie.
}

error-alea-not-failed = Tu ne peux pas passer : le tour n’est pas raté.
error-alea-no-dice-left = { $unused ->
    [0] Il ne reste plus de dé à lancer.
    [one] Il ne reste qu’un dé à lancer.
   *[other] Il ne reste que { $unused } dés à lancer.
}
error-alea-one-die-a-time = Un dé à la fois, sauf avec l’option « { alea-option-handfuls } ».
error-alea-failed = Le tour est raté : joue une carte ou passe.
error-alea-not-made = Les dés ({ $dice }) ne font pas { $number }.
error-alea-row-taken = La ligne { $row } est déjà prise par { $number }.
error-alea-not-rising = Avec { $number } à la ligne { $row }, la colonne ne monterait plus.
error-alea-card-spent = Tu n’as plus cette carte : { $card }.
error-alea-changes-nothing = Cette carte ne changerait rien : { $card }.
error-alea-only-on-failure = Les cartes ne se jouent que sur un tour raté : { $card }.
error-alea-position-rows = { $rows ->
    [one] La place { $seat } a { $rows } ligne ; une colonne en a 7.
   *[other] La place { $seat } a { $rows } lignes ; une colonne en a 7.
}
error-alea-position-number = Place { $seat }, ligne { $row } : six dés ne peuvent pas faire { $number }.
error-alea-position-falls = Place { $seat } : la colonne descend de { $before } à { $number } à la ligne { $row }.
error-alea-position-apart = Place { $seat } : { $number } figure deux fois, mais pas l’un sous l’autre.
error-alea-position-equals = Place { $seat } : des nombres égaux, mais les cartes qui les permettent n’ont pas été jouées.
error-alea-position-card = Place { $seat } : il n’y a pas de carte « { $card } ». Il y a : { $choices }.
error-alea-position-card-doubled = La place { $seat } a deux fois la carte « { $card } ».
error-alea-position-bare = « bare » dit que la place { $seat } a commencé son tour sans carte, mais c’est impossible.
error-alea-position-die = « { $symbol } » n’est pas une face de dé : I, V ou X.
error-alea-position-dice = { $dice } dés, mais il n’y en a que six.
error-alea-position-dice-over = La partie est finie, mais il y a des dés sur la table.
error-alea-position-throw = « { $throw } » : les dés se notent un par un, sauf avec l’option « order_counts ».
error-alea-position-together = « together » n’est true que pendant que tombent les dés d’un même lancer, avec l’option « order_counts ».
error-alea-position-aside = { $aside ->
    [one] La place { $seat } ne peut pas avoir mis { $aside } dé de côté avec les cartes qu’elle a jouées.
   *[other] La place { $seat } ne peut pas avoir mis { $aside } dés de côté avec les cartes qu’elle a jouées.
}
error-alea-position-twice = « twice » est actif, mais la place { $seat } n’a pas joué de carte pour cela.
error-alea-position-ending = Il n’y a pas de fin « { $ending } ». Il y a : { $choices }.
error-alea-position-no-ending = La partie est finie (« turn » est null), mais « ending » ne dit pas pourquoi.
error-alea-position-full = C’est à la place { $seat } de jouer, mais sa colonne est pleine.
error-alea-position-full-no-ending = Une colonne est pleine, mais « ending » ne le dit pas.
error-alea-position-patience-over = La patience est à bout, mais la partie n’est pas finie.
error-alea-position-blocked-over = Plus aucune colonne ne peut recevoir de nombre, donc la partie est finie : « turn » doit être null.
error-alea-position-not-blocked = « ending » dit que plus aucune colonne ne peut recevoir de nombre, mais celle de la place { $seat } le peut.

## La leçon

alea-lesson-1 = Tu formes un nombre romain, dé après dé. Lance le premier.
alea-lesson-2 = X et V font 15. Tu pourrais l’inscrire ; mais il te reste quatre dés. Lance encore une fois.
alea-lesson-3 = Le I peut venir après le V ou avant : 16 ou 14. Tes nombres doivent monter de la ligne 1 à la ligne 7 ; inscris-le donc à la ligne 2 ou 3 : il reste de la place pour de plus petits et de plus grands.
alea-lesson-4 = Entre 16 et 31 ne va que ce qui se trouve entre eux. Inscris 19 ou 21 à la ligne 3 et garde la ligne 4 libre.
alea-lesson-5 = Deux V ne font pas un nombre romain : c’est raté. Une carte peut te sauver. Chaque carte gardée vaut 5 points à la fin : joue-les avec soin.
alea-lesson-6 = 33 est déjà dans ta colonne, et tous les dés ont servi : c’est raté. La carte « Doublon », ou le joker à sa place, te permet d’inscrire le nombre encore une fois, juste au-dessus ou au-dessous de son jumeau. Joue-la.
alea-lesson-7 = Une ligne est encore vide. Inscris 34 ou 36 à la ligne 7 : qui inscrit un septième nombre met fin à la partie après cette manche.

## Sur la page

page-alea-tray = Le plateau à dés
page-alea-die = Dé { $number } : { $symbol }
page-alea-aside = Un dé mis de côté
page-alea-failed = Raté !
page-alea-rolls = { $name } doit lancer
page-alea-odds-ask = Que peut montrer le prochain dé ?
page-alea-odds = I : 1 sur 2 · X : 1 sur 3 · V : 1 sur 6
page-alea-row = Ligne { $row } : { $number }
page-alea-row-free = Ligne { $row } : libre
page-alea-card-spent = { $card } : jouée
page-alea-standing = { $points } points, { $rows } lignes écrites sur { $all }, { $cards } cartes restantes
page-alea-flying = Un dé est en l’air
page-alea-row-plain = Ligne { $row }
page-alea-blocked = Ne prend plus aucun nombre
page-alea-tally = { $numbers } dans la colonne, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} : { $bonus }

## Une première partie : dit une fois, quand cela compte

alea-coach-ask-begin = À ton tour, tu formes un nombre romain, dé après dé. Un dé montre I, V ou X.
alea-coach-ask-roll-or-write = Tous les dés posés forment le nombre. Inscris-le, ou relance pour un autre : si cela ne fait plus un nombre, tu n’inscris rien.
alea-coach-event-writes = Les nombres doivent monter de la ligne 1 à la ligne 7, et chacun n’y figure qu’une fois. Laisse de la place pour de plus petits et de plus grands.
alea-coach-ask-failed = Ces dés ne font pas un nombre que tu peux inscrire : c’est raté. Une carte peut te sauver. Chaque carte gardée vaut 5 points à la fin.
alea-coach-event-last-round = La dernière manche a commencé. À la fin, on additionne sa colonne, plus 5 par carte gardée ; le plus grand total gagne.
alea-coach-aim = Remplis ta colonne de nombres romains. C’est fini quand quelqu’un en a inscrit sept ; le plus de points gagne.
