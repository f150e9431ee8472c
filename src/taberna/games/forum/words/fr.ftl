# Forum Romanum

forum-name = Forum Romanum
forum-line = Place tes Romains sur le forum et prends la majorité dans ses rangées, colonnes, diagonales et bâtiments – sans être dernier nulle part.

forum-option-scoring = Décompte
    .help = patricien (patrician) : le plus de Romains fait avancer d’autant de pas que le secteur a de cases, le moins fait reculer de 4 (2 chacun si plusieurs) ; une égalité en tête attend. plébéien (plebeian) : le plus fait avancer de 4 (2 chacun si plusieurs, tout de suite), le moins fait reculer d’autant de pas que le secteur a de cases (4 chacun si plusieurs).
forum-option-patience = Patience
    .help = La partie s’arrête après ce nombre d’actions de chaque couleur sans qu’une pièce ait quitté le plateau ; 0 veut dire jamais.
forum-option-outline = Plan des bâtiments
    .help = Un fichier de sept lignes de sept chiffres, la rangée du haut d’abord : des chiffres égaux forment un bâtiment. Sans lui, notre plan.

## Utilisé dans les autres phrases

forum-colour = { $colour ->
    [r] rouge
    [b] bleu
    [y] jaune
    [g] vert
    [v] violet
   *[t] turquoise
}
forum-other = { $other ->
    [r] rouge
    [b] bleu
    [y] jaune
    [g] vert
    [v] violet
   *[t] turquoise
}
forum-sector = { $shape ->
    [row] Rangée { $sector }
    [column] Colonne { $sector }
    [diagonal] Diagonale { $sector }
   *[building] Bâtiment { $sector }
}
forum-counts = { $colours ->
    [3] rouge { $red }, bleu { $blue }, jaune { $yellow }
    [4] rouge { $red }, bleu { $blue }, jaune { $yellow }, vert { $green }
    [5] rouge { $red }, bleu { $blue }, jaune { $yellow }, vert { $green }, violet { $violet }
   *[6] rouge { $red }, bleu { $blue }, jaune { $yellow }, vert { $green }, violet { $violet }, turquoise { $teal }
}

forum-ask-place = Où places-tu ton Romain { forum-colour } ? (encore { $hand } en main)
forum-ask-move = Quel Romain { forum-colour } déplaces-tu, et où ?
forum-ask-place-either = Place un Romain : d’abord { forum-colour } ou d’abord { forum-other } ?
forum-ask-move-either = Déplace un Romain : d’abord { forum-colour } ou d’abord { forum-other } ?

forum-do-place = Placer en { $cell }
forum-do-move = Déplacer de { $from } à { $to }
forum-do-place-colour = Placer un Romain { forum-colour } en { $cell }
forum-do-move-colour = Déplacer le Romain { forum-colour } de { $from } à { $to }
forum-do-first = Premier : { forum-colour }

forum-event-begins = { $player } commence.
forum-event-places = { $player } place un Romain { forum-colour } en { $cell }.
forum-event-moves = { $player } déplace un Romain { forum-colour } de { $from } à { $to }.
forum-event-full = { forum-sector } : toutes les cases sont occupées – { forum-counts }.
forum-event-tied = { forum-sector } : toutes les cases sont occupées, mais à égalité ; la pièce reste – { forum-counts }.
forum-event-settles = { forum-sector } : toujours à égalité à la fin – { forum-counts }.
forum-event-gains = Le sénateur de { $player } ({ forum-colour }) avance de { $steps } : les plus nombreux, { $romans }.
forum-event-loses = Le sénateur de { $player } ({ forum-colour }) recule de { $steps } : les moins nombreux, { $romans }.
forum-event-even = Tous y sont en nombre égal : personne ne bouge.
forum-event-ends = La partie est finie.

forum-ending-coins = il ne reste plus de pièce
forum-ending-ties = tous les secteurs qui ont encore leur pièce sont pleins et à égalité
forum-ending-patience = depuis longtemps, aucune pièce n’a quitté le plateau

forum-track = Popularité
forum-hand = { $hand } en main
forum-legend = { $coin } une pièce · { $tied } plein, mais à égalité · ↗ ↘ les diagonales · les autres pièces sont près de leur rangée, colonne ou bâtiment
forum-patience = { $left ->
    [one] Si aucune pièce ne quitte le plateau avec cette action non plus, la partie est finie.
   *[other] Si aucune pièce ne quitte le plateau en { $left } actions, la partie est finie.
}

error-forum-say-colour = Tu joues deux couleurs : dis d’abord laquelle, par exemple { $text }.
error-forum-no-colour = Chacun joue une seule couleur : ne l’écris pas, mais { $text }.
error-forum-colour-used = Tu as déjà joué avec le { forum-colour } dans ce tour ; c’est à ton autre couleur.
error-forum-colour-not-yours = Tu ne joues pas avec le { forum-colour }.
error-forum-must-place = Tu as encore { $hand ->
    [one] un Romain { forum-colour }
   *[other] { $hand } Romains en { forum-colour }
} en main : places-en un sur une case vide, par exemple { $text }.
error-forum-must-move = Tu n’as plus de Romain { forum-colour } en main : déplaces-en un, par exemple { $text }.
error-forum-cell-taken = { $cell } est occupée par un Romain { forum-colour }.
error-forum-nobody-there = Il n’y a personne en { $cell }.
error-forum-not-this-colour = En { $cell } se trouve un Romain { forum-colour } : ce n’est pas celui que tu peux déplacer.
error-forum-same-cell = On ne peut pas passer : le Romain en { $cell } doit aller sur une autre case.

error-forum-outline-rows = Le plan doit avoir sept lignes ; celui-ci en a { $rows }.
error-forum-outline-length = La ligne { $line } du plan doit avoir sept caractères ; elle en a { $length }.
error-forum-outline-digit = Ligne { $line } du plan : « { $digit } » n’est pas un chiffre de 1 à 7.
error-forum-outline-missing = Le plan n’a pas de bâtiment { $digit } ; il faut tous les chiffres de 1 à 7.
error-forum-outline-size = Le bâtiment { $digit } du plan a { $cells } cases ; il en faut de { $least } à { $most }.
error-forum-outline-pieces = Le bâtiment { $digit } du plan est en morceaux ; ses cases doivent se toucher.

error-forum-position-rows = Le plateau doit avoir sept rangées, la rangée 7 d’abord ; celui-ci en a { $rows }.
error-forum-position-row = La rangée { $row } du plateau doit avoir sept cases ; elle en a { $length }.
error-forum-position-letter = « { $letter } » en { $cell } n’est rien de : { $choices }
error-forum-position-romans = Il y a { $romans } Romains en { forum-colour } sur le plateau ; il n’en existe que { $most }.
error-forum-position-hand = Avec { $romans } Romains sur le plateau, le { forum-colour } doit en avoir { $hand } en main.
error-forum-position-uneven = En main, il y a { $low } Romains en { forum-colour } et { $high } en { forum-other } : comme on place à tour de rôle, c’est impossible.
error-forum-position-order = Ce ne peut pas être le tour de la place { $seat }, d’après le nombre de Romains que chaque couleur a en main.
error-forum-position-coin = Il n’y a pas de secteur « { $coin } ». Il y a : { $choices }
error-forum-position-coin-doubled = Le secteur { $coin } est nommé deux fois dans « coins ».
error-forum-position-coin-scored = { forum-sector } : toutes les cases sont occupées, sans égalité ; sa pièce doit donc être partie.
error-forum-position-coin-gone = { forum-sector } : sans pièce, mais le décompte ne peut pas avoir eu lieu ; personne n’a encore déplacé de Romain.
error-forum-position-chance = Avant que le sort ne désigne qui commence, le plateau est vide et rien ne s’est passé.
error-forum-position-over = Ici la partie est finie : « turn » doit être null.
error-forum-position-not-over = « turn » est null, mais ici la partie n’est pas finie.
error-forum-position-used = « used » est la couleur déjà jouée dans le tour d’un joueur qui en a deux ; « { $used } » est impossible.

## La leçon

forum-lesson-1 = Tu es rouge. Chaque rangée, colonne, diagonale et bâtiment rapporte des pas à qui y a le plus de Romains une fois qu’il est plein. La case du milieu est dans cinq d’entre eux, plus que toute autre : pose en d4.
forum-lesson-2 = Il manque un Romain au bâtiment IV, et tu y es en tête. Remplis-le en c6 : ton sénateur avance d’autant de pas qu’il a de cases, 6. Les deux autres en ont le moins et reculent de 2 chacun.
forum-lesson-3 = Il manque un Romain à la rangée 1, où bleu est en tête. Toi et jaune en avez un chacun, et qui en a le moins recule. Pose en f1 : jaune est alors seul à en avoir le moins et recule de 4, et tu ne perds rien.
forum-lesson-4 = Un Romain peut remplir plusieurs secteurs à la fois. En c7, tu complètes le bâtiment IV et la rangée 7, et tu es en tête dans les deux : 6 et 7 pas.
forum-lesson-5 = Ta main est vide : désormais tu déplaces. Va de a1 en g7 : la rangée 7 est alors pleine, et tu y es en tête.
forum-lesson-6 = Dans la rangée 1, bleu a trois Romains et toi deux. Pose en f1, et tu en as trois aussi : la rangée est pleine, mais à égalité. Personne ne marque, et elle garde sa pièce jusqu’à ce qu’une couleur soit seule en tête.
forum-lesson-7 = La rangée 1 était à égalité, mais bleu en a retiré un Romain. Va de a7 dans le vide, en f1 : tu es maintenant seul en tête, et la rangée compte enfin.
forum-lesson-8 = Seules les rangées 1 et 7 ont encore leur pièce, et la rangée 1 est à égalité. Va de a4 en g7 : la rangée 7 compte, et comme tout ce qui reste est à égalité, la partie est finie. L’égalité compte alors aussi : ceux qui sont en tête ensemble gagnent 4 chacun, et jaune, qui en a le moins, perd 4.

## Sur la page

page-forum-board = Le forum
page-forum-cell = { $cell }, bâtiment { $building } : libre
page-forum-stone = { $cell }, bâtiment { $building } : { $colour }
page-forum-coin = { $sector } : sa pièce est encore là
page-forum-tied = { $sector } : plein mais à égalité ; la pièce reste
page-forum-scored = { $sector } : compté
page-forum-senator = Sénateur { $colour } : { $steps }
page-forum-outlook = Ce que cela donnerait
page-forum-would-tie = plein, mais à égalité
page-forum-standing = Popularité { $score }, { $hand } Romains en main
page-forum-nothing = Aucun secteur ne serait compté.
page-ask-forum-move = Quel Romain { forum-colour } déplaces-tu, et où ?
page-ask-forum-place-either = Place un Romain : d’abord { forum-colour } ou d’abord { forum-other } ?
page-ask-forum-move-either = Déplace un Romain : d’abord { forum-colour } ou d’abord { forum-other } ?
page-forum-tally = { $gained } gagnés ({ $sectors }×), { $lost } perdus ({ $others }×)

## Une première partie : dit une fois, quand cela compte

forum-coach-ask-place = Pose tes Romains là où ils comptent dans plusieurs secteurs à la fois : rangées, colonnes, diagonales et bâtiments. Pointe une case pour voir lesquels.
forum-coach-event-gains = Un secteur est plein. Qui y a seul le plus de Romains avance d’autant de pas qu’il a de cases, et sa pièce s’en va : il ne comptera plus jamais.
forum-coach-event-loses = Qui a le moins de Romains dans un secteur plein recule de 4 pas ; si plusieurs en ont le moins, de 2 chacun. N’en avoir aucun compte aussi.
forum-coach-event-tied = Ce secteur est plein, mais à égalité. Il garde sa pièce et compte dès qu’une couleur est seule en tête.
forum-coach-ask-move = Ta main est vide : désormais tu déplaces un de tes Romains vers n’importe quelle case vide. Le vide que tu laisses peut changer ce que les autres ont.
forum-coach-aim = Aie le plus de Romains là où un secteur se remplit, et jamais le moins. Le sénateur le plus avancé à la fin gagne.
