# Luck and skill of finished games.
analysis-title = { $game }: luck and skill of { $names }
analysis-estimates = All of these are estimates. A chance is a share of the win; ± is the 95 % interval that comes of the number of tries.
analysis-column-player = player
analysis-column-result = result
analysis-column-start = fair share
analysis-column-luck = luck
analysis-column-own = own choices
analysis-column-others = choices of others
analysis-column-accuracy = accuracy
analysis-label-best = best
analysis-label-good = good
analysis-label-inaccurate = inaccurate
analysis-label-mistake = mistake
analysis-label-blunder = blunder
analysis-decisions = Decisions
analysis-column-number = move
analysis-column-chosen = chosen
analysis-column-rival = compared with
analysis-column-gave = given away
analysis-column-called = verdict
analysis-alike = can’t be told apart
analysis-none = No choice clearly gave anything away.
analysis-moments = What mattered for { $name }
analysis-moment-luck = Move { $number }, chance: { $move } ({ $change })
analysis-moment-own = Move { $number }, own choice: { $move } ({ $change })
analysis-moment-others = Move { $number }, choice of { $player }: { $move } ({ $change })
analysis-why-wins = “{ $better }” wins at once.
analysis-why-gains = With “{ $better }”: { $events }
analysis-why-losses = With “{ $chosen }”: { $events }
analysis-why-points = As the lines are expected to go, { $player } has { $points } points with “{ $better }” and { $others } with “{ $chosen }”.
analysis-stopped = Stopped before the end: this is what was looked at until then.
analysis-written = Written to { $path }
analysis-course = Chances to win in the course of the game
analysis-course-key = Dots are outcomes of chance that moved a chance much, crosses are mistakes: the larger, the worse.
analysis-parts = Where the result comes from
analysis-first = A first answer, with few tries. The full one is on its way.
analysis-waiting = The game is being looked at.
analysis-fault-before = Previous mistake
analysis-fault-next = Next mistake
analysis-slider = Move along the game
analysis-choice = Move { $number }: { $player } chooses
analysis-better = better
analysis-gave = This gives away { $share } of a win (± { $doubt }).
analysis-line = How it is expected to go on:
analysis-both = What was chosen, and what it was compared with
analysis-after = The table after “{ $move }”
analysis-tried = These chances are estimates: ± is the 95 % interval that comes of the number of tries.
analysis-reckoned = Reckoned through and not tried at random, so there is no ±. What comes after that is an estimate all the same.
analysis-show = Show on the table
analysis-again = Try again from here
analysis-again-help = A table with bots begins here. It is not rated, and what this seat could not know is dealt anew.
analysis-count = { $count ->
    [one] one decision
   *[other] { $count } decisions
 }
analysis-as-table = The same as a table

practise-title = Practise { $game }
practise-own = { $count ->
    [one] Practise my mistake
   *[other] Practise my { $count } mistakes
 }
practise-right = Right!
practise-wrong = Something else is better.
practise-best = Best: “{ $move }”. The chance to win by it is about { $chance }.
practise-yours = “{ $move }”: about { $chance }.
practise-next = Next
practise-mistake = One of your own mistakes.
practise-puzzle = One choice is clearly best. Which?
practise-done = That is all for now. What you have practised comes again after some days.
practise-help = What was right comes again later and later, what was wrong comes again soon. It is kept on this device, and works without a line once it has been opened.

error-analysis-unfinished = This game is not over: after { $moves } moves it still goes on. Only finished games can be analysed.
error-analysis-endless = This record has { $moves } moves; more than { $most } are not analysed.
error-not-an-analysis = This is no analysis that was written by Taberna.
error-analysis-quota = You have had { $most } games analysed since this time yesterday. That is all for a day; games that were analysed can be looked at as often as you like.
error-analysis-gave-up = This game could not be analysed: it took too long.
error-not-a-choice = After { $moves } moves nobody had to choose. Another try begins at a choice.
