# Alea Romana

alea-name = Alea Romana
alea-line = One die at a time, make a Roman number and write it in a rising column – and stop before you fail.

alea-option-order_counts = The order of the dice counts
    .help = A single I is taken off if it fell before the V (without a V: before an X), and added if it fell after.
alea-option-handfuls = Several dice at once
    .help = You may roll several dice at a time.
alea-option-cards_any_time = Action cards at any time
    .help = Cards may be played on a valid number too, not only on a failure.
alea-option-patience = Patience
    .help = The game ends after so many rounds in which nobody writes a number or plays a card; 0 is never.

alea-card-all-i = All I
    .help = Roll again, at once, every die that shows I.
alea-card-all-v = All V
    .help = Roll again, at once, every die that shows V.
alea-card-any-die = Any die
    .help = Roll one die of your choice again.
alea-card-ignore = Ignore
    .help = Set one die aside: it counts no more and is not rolled again this turn.
alea-card-twice = Twice
    .help = Write a number that stands in your column already, directly next to its equal.
alea-card-joker = Joker
    .help = Plays as any of the other five cards, also one that is spent.

alea-ask-begin = Roll the first die.
alea-ask-four-x = Four X: only an I can save you. Roll on.
alea-ask-roll-on = { $numbers } can’t be written in your column: roll on.
alea-ask-roll-or-write = You have { $numbers }. Write it, or roll on? ({ $unused ->
    [one] one die left
   *[other] { $unused } dice left
})
alea-ask-write = You have { $numbers }. Where do you write it?
alea-ask-failed = { $dice } – the turn has failed. Play a card, or pass?
alea-ask-blocked = Your column can take no number any more: pass, or roll all the same?

alea-do-roll = Roll a die
alea-do-handful = Roll { $dice } dice
alea-do-write = Write { $number } in row { $row }
alea-do-pass = Pass
alea-do-all-i = All I: roll every I again
alea-do-all-v = All V: roll every V again
alea-do-any-die = Any die: roll die { $die } again
alea-do-ignore = Ignore: set die { $die } aside
alea-do-twice = Twice: write a number next to its equal
alea-do-joker-all-i = Joker: roll every I again
alea-do-joker-all-v = Joker: roll every V again
alea-do-joker-any-die = Joker: roll die { $die } again
alea-do-joker-ignore = Joker: set die { $die } aside
alea-do-joker-twice = Joker: write a number next to its equal
alea-do-die = The die shows { $symbol }

alea-event-rolls = { $dice ->
    [one] { $player } rolls a die.
   *[other] { $player } rolls { $dice } dice.
}
alea-event-die = The die shows { $symbol }.
alea-event-writes = { $player } writes { $number } in row { $row }.
alea-event-fails = { $why ->
    [no-number] { $player } fails: { $dice } is no Roman number.
   *[not-writable] { $player } fails: there is no place for { $dice } in the column.
}
alea-event-plays = { $player } plays { $joker ->
    [0] { $card }
   *[other] the joker as { $card }
}{ $die ->
    [none] .
   *[other] { " " }on the { $die }.
}
alea-event-passes = { $player } passes.
alea-event-last-round = { $ending ->
    [column] { $player } has filled the column: this is the last round.
   *[cards] { $player } has failed without a card to begin with: this is the last round.
}
alea-event-ends = The game is over.

alea-ending-column = a column is full
alea-ending-cards = somebody failed a turn that began without a card
alea-ending-patience = for many rounds nobody has written a number or played a card
alea-ending-blocked = no column can take a number any more

alea-row = Row
alea-cards = Cards
alea-points = Points
alea-legend = I all I · V all V · ↻ any die · – ignore · = twice · ★ joker · × no number fits
alea-patience = { $left ->
    [one] If nobody writes a number or plays a card in this round either, the game is over.
   *[other] If nobody writes a number or plays a card for { $left } rounds, the game is over.
}

error-alea-not-failed = You can’t pass: the turn has not failed.
error-alea-no-dice-left = { $unused ->
    [0] There are no dice left to roll.
    [one] There is only one die left to roll.
   *[other] There are only { $unused } dice left to roll.
}
error-alea-one-die-a-time = One die at a time, unless the option “{ alea-option-handfuls }” is on.
error-alea-failed = The turn has failed: play a card or pass.
error-alea-not-made = The dice ({ $dice }) do not make { $number }.
error-alea-row-taken = Row { $row } is taken by { $number }.
error-alea-not-rising = With { $number } in row { $row } the column would not rise.
error-alea-card-spent = You do not have that card any more: { $card }.
error-alea-changes-nothing = That card would change nothing: { $card }.
error-alea-only-on-failure = Cards are played only on a failure: { $card }.
error-alea-position-rows = Seat { $seat } has { $rows } rows; a column has 7.
error-alea-position-number = Seat { $seat }, row { $row }: { $number } is not a number that six dice make.
error-alea-position-falls = Seat { $seat }: the column falls from { $before } to { $number } in row { $row }.
error-alea-position-apart = Seat { $seat }: { $number } stands twice, but not one under the other.
error-alea-position-equals = Seat { $seat }: equal numbers, but the cards that allow them are not spent.
error-alea-position-card = Seat { $seat }: there is no card “{ $card }”. There are: { $choices }.
error-alea-position-card-doubled = Seat { $seat } holds the card “{ $card }” twice.
error-alea-position-bare = “bare” says that seat { $seat } began its turn without a card, but that can’t be.
error-alea-position-die = “{ $symbol }” is not a face of a die: I, V or X.
error-alea-position-dice = { $dice } dice, but there are only six.
error-alea-position-dice-over = The game is over, but dice lie there.
error-alea-position-throw = “{ $throw }”: dice are written one by one, unless the option “order_counts” is on.
error-alea-position-together = “together” is true only while dice of one throw fall, with the option “order_counts”.
error-alea-position-aside = { $aside ->
    [one] Seat { $seat } can’t have set a die aside with the cards it has spent.
   *[other] Seat { $seat } can’t have set { $aside } dice aside with the cards it has spent.
}
error-alea-position-twice = “twice” is on, but seat { $seat } has not spent a card for it.
error-alea-position-ending = There is no ending “{ $ending }”. There are: { $choices }.
error-alea-position-no-ending = The game is over (“turn” is null), but “ending” does not say why.
error-alea-position-full = It is the turn of seat { $seat }, whose column is full.
error-alea-position-full-no-ending = A column is full, but “ending” does not say so.
error-alea-position-patience-over = Patience is used up, but the game is not over.
error-alea-position-blocked-over = No column can take a number any more, so the game is over: “turn” must be null.
error-alea-position-not-blocked = “ending” says that no column can take a number any more, but that of seat { $seat } can.

## The lesson

alea-lesson-1 = You make a Roman number, one die at a time. Roll the first die.
alea-lesson-2 = X and V are 15. You could write that; but you have four dice left. Roll once more.
alea-lesson-3 = The I may come after the V or before it: 16 or 14. Your numbers must rise from row 1 to row 7, so write it in row 2 or 3: that leaves room for smaller and for larger ones.
alea-lesson-4 = Only what lies between 16 and 31 can go into the rows between them. Write 19 or 21 in row 3 and keep room in row 4.
alea-lesson-5 = Two V are no Roman number: the turn has failed. Now a card can save it. Every card that you keep is worth 5 points at the end, so play them with care.
alea-lesson-6 = 33 stands in your column already, and all dice are used: the turn has failed. The card Twice, or the joker in its place, lets you write the number again, directly above or below its equal. Play it.
alea-lesson-7 = One row is empty. Write 34 or 36 in row 7: whoever writes a seventh number ends the game after this round.

## On the page

page-alea-tray = The tray
page-alea-die = Die { $number }: { $symbol }
page-alea-aside = A die that was set aside
page-alea-failed = Failed!
page-alea-rolls = { $name } to roll
page-alea-odds-ask = What may the next die show?
page-alea-odds = I: 1 in 2 · X: 1 in 3 · V: 1 in 6
page-alea-row = Row { $row }: { $number }
page-alea-row-free = Row { $row }: free
page-alea-card-spent = { $card }: spent
page-alea-standing = { $points } points, { $rows } of { $all } rows written, { $cards } cards left
page-alea-flying = A die is in the air
page-alea-row-plain = Row { $row }
page-alea-blocked = Takes no number any more
page-alea-tally = { $numbers } in the column, { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $bonus }

## A first game: said once, when it first matters

alea-coach-ask-begin = In your turn you make a Roman number, one die at a time. A die shows I, V or X.
alea-coach-ask-roll-or-write = All dice that lie there make the number. Write it, or roll on for another one: if no number comes of it, you write nothing.
alea-coach-event-writes = Numbers must rise from row 1 to row 7, and each may stand there only once. Leave room for smaller and larger ones.
alea-coach-ask-failed = What lies there is no number that you can write: the turn has failed. A card can save it. Every card you keep is worth 5 points at the end.
alea-coach-event-last-round = The last round has begun. At the end you add up your column, and 5 for every card you still have; the most points win.
alea-coach-aim = Fill your column with Roman numbers. It is over when somebody has written seven; the most points win.
