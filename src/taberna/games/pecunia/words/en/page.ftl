## On the page

page-pecunia-waits = { $name }, { $class }: stays { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, pays { $pay }
page-pecunia-sits = { $name }, { $class }: { $markers ->
    [one] one more turn
   *[other] { $markers } more turns
}, pays { $pay }
page-pecunia-free = Free: { $seat }
page-pecunia-join = Join the woman on { $seat }
page-pecunia-queue = Queue
page-pecunia-hand = Your cards
page-pecunia-no-cards = You hold no cards.
page-pecunia-others = The other players
page-pecunia-middle = In the middle
page-pecunia-romans = Romans
page-pecunia-cards = action cards
page-pecunia-pile-romans = Romans who have not come yet
page-pecunia-pile-cards = Action cards not drawn yet
page-pecunia-left-last = Last to leave: { $name }
page-pecunia-left-nobody = Nobody has left yet
page-pecunia-round = Round { $round }
page-pecunia-held = Lie open
page-pecunia-coins = { $coins ->
    [one] One coin lies there.
   *[other] { $coins } coins lie there.
}
page-pecunia-build = Put the upgrade on { $seat }
page-pecunia-upgrades = Upgrades on offer
page-pecunia-events = Events
page-pecunia-event-markers = { $markers ->
    [one] one marker left
   *[other] { $markers } markers left
}
page-pecunia-favours = Favours in the middle
page-pecunia-favour-waits = works from the next turn on
page-answer-pecunia-begin-start = Take markers off and collect
page-answer-pecunia-bargain-done = Take the money
page-answer-pecunia-campaign-done = Pay for those who stay
page-answer-pecunia-agrippina-done = No
page-answer-pecunia-seneca-done = No
page-answer-pecunia-octavianus-done = Keep the other cards
page-answer-pecunia-tumult-done = Leave the others where they are
page-answer-pecunia-senate-schemes-done = Keep the other cards
page-cards-action = Action cards
page-cards-romans = Romans
page-cards-famous = Famous Romans
page-cards-upgrades = Upgrades
page-cards-events = Events
page-cards-gods = Gods
page-cards-ladders = Career ladders
page-answer-pecunia-favour-done = Keep my god
page-pecunia-copies = edition 1: { $first } · edition 2: { $second }
page-pecunia-copies-dark = edition 2: { $second }, dark red
page-advised-pecunia-finish_round = { $ladders ->
    [true] { $players ->
        [2] { "" }
        [3] { "" }
       *[other] You are four or more with career ladders: choose it, and whoever begins has less of an advantage.
    }
   *[other] { "" }
}
page-pecunia-tally = { $romans ->
    [one] one Roman paid { $paid }
   *[other] { $romans } Romans paid { $paid }
}, all else { $rest }{ $step ->
    [0] { "" }
   *[other] ; step { $step }
}

## A first game: said once, when it first matters

pecunia-coach-ask-begin = Every turn begins so: each Roman in your latrine loses a marker, and whoever has none left pays you and goes.
pecunia-coach-ask-must-sit = The front Roman of your queue sits down, with as many markers as his hourglass says; his coin says what he pays. Senators and slaves are never neighbours.
pecunia-coach-ask-may-sit = Two women may share a seat. She may sit there, but need not.
pecunia-coach-event-leaves = That is how sesterces come in. Whoever first has the target wins at once: the bar beside each name shows how far it is.
pecunia-coach-ask-nobody-sits = Nobody can sit down. You may still play cards; when you end your turn you draw one.
pecunia-coach-event-plays = Action cards are played at any moment of one’s own turn, as many as one likes. Point at a card to read what it does.
pecunia-coach-aim = You keep a public latrine. Seat the Romans who wait, collect when they go; whoever first has the target in sesterces wins.
