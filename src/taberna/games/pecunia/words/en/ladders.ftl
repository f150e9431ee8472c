# Pecunia non olet, module 4: career ladders

pecunia-option-ladders = Career ladders
    .help = Everybody climbs a ladder of his own, step by step, by paying or by fulfilling tasks; the fifth step wins, and the target only sets the prices. Edition 2 only.

pecunia-card-senators-friend = Senators’ friend
    .help = For who likes senators and good pay.
pecunia-card-slave-dealer = Slave dealer
    .help = For who keeps many slaves and lets many go.
pecunia-card-ladies-man = Ladies’ man
    .help = For who seats women together.
pecunia-card-peoples-choice = People’s choice
    .help = For who keeps citizens and many cards.
pecunia-card-schemer = Schemer
    .help = For who collects action cards and plays them.
pecunia-card-patient-host = Patient host
    .help = For whose guests stay long and are of all classes.
pecunia-card-careers = ladders

pecunia-task-senators = { $amount ->
    [one] a senator in your latrine
   *[other] { $amount } senators in your latrine
}
pecunia-task-citizens = { $amount ->
    [one] a citizen in your latrine
   *[other] { $amount } citizens in your latrine
}
pecunia-task-slaves = { $amount ->
    [one] a slave in your latrine
   *[other] { $amount } slaves in your latrine
}
pecunia-task-women = { $amount ->
    [one] a woman in your latrine
   *[other] { $amount } women in your latrine
}
pecunia-task-romans = { $amount ->
    [one] a Roman in your latrine
   *[other] { $amount } Romans in your latrine
}
pecunia-task-classes = { $amount ->
    [one] a Roman in your latrine
   *[other] Romans of { $amount } classes in your latrine
}
pecunia-task-couples = { $amount ->
    [one] two women on one seat
   *[other] { $amount } seats with two women each
}
pecunia-task-markers = { $amount ->
    [one] a marker in your latrine
   *[other] { $amount } markers in your latrine in all
}
pecunia-task-longest = { $amount ->
    [one] a Roman with a marker
   *[other] a Roman with { $amount } markers in your latrine
}
pecunia-task-queue = { $amount ->
    [one] a Roman in your queue
   *[other] { $amount } Romans in your queue
}
pecunia-task-cards = { $amount ->
    [one] an action card in hand
   *[other] { $amount } action cards in hand
}
pecunia-task-collected = { $amount ->
    [one] 1 sesterce collected in this turn
   *[other] { $amount } sesterces collected in this turn
}
pecunia-task-dearest = { $amount ->
    [one] a Roman who pays 1 in this turn
   *[other] a Roman who pays { $amount } or more in this turn
}
pecunia-task-paying = { $amount ->
    [one] a Roman who leaves paying in this turn
   *[other] { $amount } Romans who leave paying in this turn
}
pecunia-task-leaving = { $amount ->
    [one] a Roman who leaves in this turn
   *[other] { $amount } Romans who leave in this turn
}
pecunia-task-played = { $amount ->
    [one] an action card played in this turn
   *[other] { $amount } action cards played in this turn
}
pecunia-either = { $one } or { $other }

pecunia-do-climb = { $way ->
    [task] Climb the next step of your ladder: its task is fulfilled
   *[price] Climb the next step of your ladder: pay its price
}
pecunia-do-career = { $card } is dealt

pecunia-event-career = { $player }’s career: { $card }.
pecunia-event-last-step = { $player } stands on the last step: the round is finished.
pecunia-event-climbs = { $way ->
    [task] { $player } has fulfilled the task and climbs to step { $step }.
   *[price] { $player } pays and climbs to step { $step }.
}

pecunia-ending-ladder = somebody has climbed to the top of his ladder

pecunia-purse-ladder = { $purse ->
    [one] one sesterce
   *[other] { $purse } sesterces
} · { $cards ->
    [one] one action card
   *[other] { $cards } action cards
}
pecunia-ladder = { $card }, step { $step } of { $top } · next: { $price } sesterces, or { $task }
pecunia-ladder-top = { $card }, at the top

error-pecunia-climbed = You have climbed a step in this turn already.
error-pecunia-no-climb = You can’t climb now: in your own turn only, and not within an action card or an event, nor while you take markers.
error-pecunia-too-poor = The next step costs { $price } sesterces, more than you have.
error-pecunia-task-open = The task of your next step is not fulfilled.
error-pecunia-position-ladder = There is no ladder “{ $name }”. There are: { $choices }.
error-pecunia-position-ladder-twice = Two players have the ladder { $name }.
error-pecunia-position-reached-on-ladder = With ladders “reached” is true if the round is finished and somebody stands on the last step, and only then.
error-pecunia-position-ladder-end = Who stands on step { $high } has won, and only one can.
