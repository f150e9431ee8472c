# Forum Romanum

forum-name = Forum Romanum
forum-line = Place your Romans on the forum and win majorities in its rows, columns, diagonals and buildings – and be last in none.

forum-option-scoring = Scoring
    .help = patrician: the most Romans bring as many steps forward as the sector has cells, the fewest cost 4 (2 each if shared); a tie for the most waits. plebeian: the most bring 4 (2 each if shared, at once), the fewest cost as many steps as the sector has cells (4 each if shared).
forum-option-patience = Patience
    .help = The game ends after so many actions of every colour in which no coin has left the board; 0 is never.
forum-option-outline = Outline of the buildings
    .help = A file with seven rows of seven digits, the top row first: equal digits are one building. Without it, our own.

## Used inside the other sentences

forum-colour = { $colour ->
    [r] red
    [b] blue
    [y] yellow
    [g] green
    [v] violet
   *[t] teal
}
forum-other = { $other ->
    [r] red
    [b] blue
    [y] yellow
    [g] green
    [v] violet
   *[t] teal
}
forum-sector = { $shape ->
    [row] Row { $sector }
    [column] Column { $sector }
    [diagonal] Diagonal { $sector }
   *[building] Building { $sector }
}
forum-counts = { $colours ->
    [3] red { $red }, blue { $blue }, yellow { $yellow }
    [4] red { $red }, blue { $blue }, yellow { $yellow }, green { $green }
    [5] red { $red }, blue { $blue }, yellow { $yellow }, green { $green }, violet { $violet }
   *[6] red { $red }, blue { $blue }, yellow { $yellow }, green { $green }, violet { $violet }, teal { $teal }
}

forum-ask-place = Where do you place your { forum-colour } Roman? ({ $hand } in hand)
forum-ask-move = Which { forum-colour } Roman do you move, and where to?
forum-ask-place-either = Place a Roman: { forum-colour } or { forum-other } first?
forum-ask-move-either = Move a Roman: { forum-colour } or { forum-other } first?

forum-do-place = Place on { $cell }
forum-do-move = Move from { $from } to { $to }
forum-do-place-colour = Place { forum-colour } on { $cell }
forum-do-move-colour = Move { forum-colour } from { $from } to { $to }
forum-do-first = First is { forum-colour }

forum-event-begins = { $player } begins.
forum-event-places = { $player } places { forum-colour } on { $cell }.
forum-event-moves = { $player } moves { forum-colour } from { $from } to { $to }.
forum-event-full = { forum-sector } is full: { forum-counts }.
forum-event-tied = { forum-sector } is full, but tied, and keeps its coin: { forum-counts }.
forum-event-settles = { forum-sector } is still tied at the end: { forum-counts }.
forum-event-gains = The senator of { $player } ({ forum-colour }) goes { $steps } forward: the most, { $romans }.
forum-event-loses = The senator of { $player } ({ forum-colour }) goes { $steps } back: the fewest, { $romans }.
forum-event-even = All have the same number there: nobody moves.
forum-event-ends = The game is over.

forum-ending-coins = no coin is left
forum-ending-ties = every sector that still has its coin is full and tied
forum-ending-patience = for a long time no coin has left the board

forum-track = Popularity
forum-hand = { $hand } in hand
forum-legend = { $coin } a coin · { $tied } full, but tied · ↗ ↘ the diagonals · the other coins stand by their row, column or building
forum-patience = { $left ->
    [one] If no coin leaves the board with this action either, the game is over.
   *[other] If no coin leaves the board within { $left } actions, the game is over.
}

error-forum-say-colour = You play two colours: say which one first, as in { $text }.
error-forum-no-colour = Everybody plays one colour, so leave it out: { $text }.
error-forum-colour-used = You have already played { forum-colour } in this turn; now it is your other colour’s.
error-forum-colour-not-yours = You do not play { forum-colour }.
error-forum-must-place = You still have { $hand } { forum-colour } { $hand ->
    [one] Roman
   *[other] Romans
} in hand: place one on an empty cell, as in { $text }.
error-forum-must-move = You have no { forum-colour } Roman left in hand: move one, as in { $text }.
error-forum-cell-taken = { $cell } is taken by { forum-colour }.
error-forum-nobody-there = Nobody stands on { $cell }.
error-forum-not-this-colour = On { $cell } stands { forum-colour }: not the Roman you may move.
error-forum-same-cell = Nobody may pass: the Roman on { $cell } must go to another cell.

error-forum-outline-rows = The outline needs seven lines; this one has { $rows }.
error-forum-outline-length = Line { $line } of the outline needs seven characters; it has { $length }.
error-forum-outline-digit = Line { $line } of the outline: “{ $digit }” is not a digit from 1 to 7.
error-forum-outline-missing = The outline has no building { $digit }; every digit from 1 to 7 must be there.
error-forum-outline-size = Building { $digit } of the outline has { $cells } cells; it needs { $least } to { $most }.
error-forum-outline-pieces = Building { $digit } of the outline is in pieces; its cells must hang together.

error-forum-position-rows = The board needs seven rows, row 7 first; this one has { $rows }.
error-forum-position-row = Row { $row } of the board needs seven cells; it has { $length }.
error-forum-position-letter = “{ $letter }” on { $cell } is none of: { $choices }
error-forum-position-romans = There are { $romans } Romans of { forum-colour } on the board; there are only { $most }.
error-forum-position-hand = With { $romans } Romans on the board, { forum-colour } must have { $hand } in hand.
error-forum-position-uneven = In hand there are { $low } of { forum-colour } and { $high } of { forum-other }: as all place in turn, that can’t be.
error-forum-position-order = It can’t be the turn of seat { $seat }, going by how many Romans each colour has in hand.
error-forum-position-coin = There is no sector “{ $coin }”. There are: { $choices }
error-forum-position-coin-doubled = The sector { $coin } is named twice in “coins”.
error-forum-position-coin-scored = { forum-sector } is full and not tied, so that its coin must be gone.
error-forum-position-coin-gone = { forum-sector } has no coin, but can’t have scored yet: nobody has moved so far.
error-forum-position-chance = Before the first player is chosen the board is empty and nothing has happened.
error-forum-position-over = The game is over here: “turn” must be null.
error-forum-position-not-over = “turn” is null, but the game is not over here.
error-forum-position-used = “used” is the colour that has had its action in the turn of a player with two colours; “{ $used }” can’t be.

## The lesson

forum-lesson-1 = You are red. Every row, column, diagonal and building brings steps to whoever has the most Romans in it once it is full. The cell in the middle lies in five of them, more than any other: place on d4.
forum-lesson-2 = Building IV lacks one Roman, and you lead there. Fill it on c6: your senator goes forward as many steps as it has cells, 6. The two others share the fewest and go back 2 each.
forum-lesson-3 = Row 1 lacks one Roman, and blue leads there. You and yellow have one each, and whoever has the fewest goes back. Place on f1: then yellow alone has the fewest and goes back 4, and you lose nothing.
forum-lesson-4 = One Roman can fill several sectors at once. On c7 you complete building IV and row 7, and you lead in both: 6 and 7 steps.
forum-lesson-5 = Your hand is empty, so that from now on you move: take your Roman from a1 to g7. Row 7 is full then, and you lead there.
forum-lesson-6 = In row 1 blue has three Romans and you have two. Place on f1, and you have three as well: the row is full, but tied. Nobody scores, and it keeps its coin until one colour leads alone.
forum-lesson-7 = Row 1 was tied, but blue has moved a Roman away. Go from a7 into the gap, f1: now you lead alone, and the row scores after all.
forum-lesson-8 = Only rows 1 and 7 have their coins, and row 1 is tied. Go from a4 to g7: row 7 scores, and as all that is left is tied the game is over. Now the tie scores too: those who share the most gain 4 each, and yellow, with the fewest, loses 4.

## On the page

page-forum-board = The forum
page-forum-cell = { $cell }, building { $building }: free
page-forum-stone = { $cell }, building { $building }: { $colour }
page-forum-coin = { $sector }: its coin is still there
page-forum-tied = { $sector }: full, but tied; it keeps its coin
page-forum-scored = { $sector }: scored
page-forum-senator = Senator of { $colour }: { $steps }
page-forum-outlook = What it would mean
page-forum-would-tie = full, but tied
page-forum-standing = Popularity { $score }, { $hand } Romans in hand
page-forum-nothing = No sector would be scored.
page-ask-forum-move = Which { forum-colour } Roman do you move, and where to?
page-ask-forum-place-either = Place a Roman: { forum-colour } or { forum-other } first?
page-ask-forum-move-either = Move a Roman: { forum-colour } or { forum-other } first?
page-forum-tally = { $gained } gained ({ $sectors }×), { $lost } lost ({ $others }×)

## A first game: said once, when it first matters

forum-coach-ask-place = Place your Romans where they count in many sectors at once: rows, columns, diagonals and buildings. Point at a cell to see which ones.
forum-coach-event-gains = A sector is full. Whoever alone has the most Romans there goes forward as many steps as it has cells, and its coin is gone: it never scores again.
forum-coach-event-loses = Whoever has the fewest Romans in a full sector goes back 4 steps; if several share the fewest, 2 each. Having none there counts, too.
forum-coach-event-tied = This sector is full, but the most is shared: it is tied. It keeps its coin and scores as soon as one colour leads alone.
forum-coach-ask-move = Your hand is empty: from now on you move one of your Romans to any empty cell. A gap you leave can change what others have.
forum-coach-aim = Have the most Romans where a sector gets full, and never the fewest. Whose senator is furthest on the track at the end wins.
