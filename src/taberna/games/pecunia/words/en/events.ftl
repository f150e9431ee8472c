# Pecunia non olet, module 3: events

pecunia-option-events = Events
    .help = The markers that are laid on Romans come from open events; an event without markers happens to everybody. Edition 2 only.

pecunia-card-slave-revolt = Slave revolt
    .help = In every queue all slaves move to the front, in their order.
pecunia-card-bread-and-games = Bread and games
    .help = Everybody discards one slave of his choice from his queue, if he has one.
pecunia-card-colosseum = Colosseum
    .help = Everybody draws 3 Romans, puts one at the end of his queue and passes two to the left; of those he gets he puts one and passes one; the last one he puts there too.
pecunia-card-tumult = Tumult
    .help = Everybody draws 3 Romans and may put any of them in the place of Romans in his queue. All others are discarded.
pecunia-card-flower-market = Flower market
    .help = One marker comes off every woman in every latrine.
pecunia-card-campaign = Campaign
    .help = For each citizen in his latrine everybody pays 1 sesterce or removes him.
pecunia-card-feeding-the-poor = Feeding the poor
    .help = 1 coin on every Roman in latrines and queues who would pay exactly 1.
pecunia-card-freeing-the-slaves = Freeing the slaves
    .help = 1 coin on every slave in latrines and queues.
pecunia-card-senate-schemes = Senate schemes
    .help = Everybody may discard any number of action cards and draws as many.
pecunia-card-temple-service = Temple service
    .help = Everybody draws 2 action cards.
pecunia-card-supply = markers
pecunia-card-happen = events
pecunia-card-opening = new events

pecunia-ask-supply = { $left ->
    [one] From which event do you take the last marker?
   *[other] From which event do you take a marker? ({ $left } to take)
}
pecunia-ask-happen = Several events have no markers left: which happens first?
pecunia-ask-happen-now = { $card } happens now. Go on?
pecunia-ask-bread-and-games = Bread and games: which slave do you discard from your queue?
pecunia-ask-colosseum = Colosseum: who joins your queue? { $left ->
    [0] (the last ones)
   *[other] ({ $left } go on to the left)
}
pecunia-ask-tumult = Tumult: who comes into your queue in the place of another?
pecunia-ask-tumult-place = Tumult: whose place in your queue does { $roman } take?
pecunia-ask-campaign = { $count ->
    [one] Campaign: remove your citizen, or pay 1 sesterce for him? (you have { $purse })
   *[other] Campaign: whom do you remove of your { $count } citizens? For each who stays you pay 1 sesterce. (you have { $purse })
}
pecunia-ask-senate-schemes = Senate schemes: which action card do you discard to draw another? ({ $discarded } so far)

pecunia-do-event = { $card }
pecunia-do-open = { $card } is opened

pecunia-event-opens = New event: { $card }, with { $markers } markers.
pecunia-event-supplies = { $player } takes { $count ->
    [one] a marker
   *[other] { $count } markers
} from { $card }: { $markers } left.
pecunia-event-happens = It happens: { $card }!
pecunia-event-replaces = { $roman } takes the place of { $second } in { $player }’s queue.

pecunia-events = Events: { $events }

error-pecunia-position-event = There is no event “{ $name }”. There are: { $choices }.
error-pecunia-position-event-twice = The event { $name } is in two places.
error-pecunia-position-event-markers = The event { $name } has 0 to { $high } markers, not “{ $value }”.
error-pecunia-position-event-due = The event { $name } has no markers left, so it would have happened.
error-pecunia-position-too-many-events = At most { $most } events lie open.
