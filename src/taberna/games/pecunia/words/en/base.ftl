# Pecunia non olet

pecunia-name = Pecunia non olet
pecunia-line = Keep a public latrine in ancient Rome: seat the ones who pay well, and let others have the rest of the queue.

pecunia-option-edition = Edition
    .help = 1 is the game of 2005 (40 action cards), 2 that of 2016 (36).
pecunia-option-advanced = Dark-red cards
    .help = Edition 2 only: mixes in the twelve trickier action cards.
pecunia-option-famous = Famous Romans
    .help = How many famous Romans are mixed in; 0 is none. Edition 2 only.
pecunia-option-upgrades = Latrine upgrades
    .help = Seats can be improved: a draft at the start, then an upgrade instead of what a slave pays. Edition 2 only.
pecunia-option-draft = Draft
    .help = The first two Romans of each player are chosen from an open display instead of dealt.
pecunia-option-target = Target
    .help = Sesterces that win; 0 is what the rules say: 30 for two players, 25 for three, 20 for more, and 5 for each module.
pecunia-option-finish_round = Finish the round
    .help = When somebody has the target, or with ladders the fifth step, the round is finished; then the most sesterces win. Recommended for four and more with ladders.
pecunia-option-cards = Cards of your own
    .help = A file with the values of your Romans, a line each: class, turns, pay, name. Turns and pay go from 0 to 9.

pecunia-class = { $class ->
    [senator] senator
    [citizen] citizen
    [slave] slave
   *[woman] woman
}
pecunia-seat = { $seat ->
    [left] the left seat
    [middle] the middle seat
    [right] the right seat
    [villa-1] the first Villa
    [villa-2] the second Villa
   *[villa-3] the third Villa
}
pecunia-on-seat = { $seat ->
    [left] on the left seat
    [middle] on the middle seat
    [right] on the right seat
    [villa-1] in the first Villa
    [villa-2] in the second Villa
   *[villa-3] in the third Villa
}

pecunia-card-line-cutter = Line cutter
    .help = A Roman of any one queue moves to the front of that queue. Needs a queue of two or more.
pecunia-card-ejection = Ejection
    .help = A Roman of any queue moves to the end of another queue. Needs a Roman in a queue.
pecunia-card-latrine-change = Latrine change
    .help = Two Romans of two different queues change places. Needs Romans in two queues.
pecunia-card-villa-dixius = Villa Dixius
    .help = One more seat beside your latrine, next to no other. It goes with the last Roman on it.
pecunia-card-great-haste = Great haste
    .help = { $edition ->
        [1] Take 2 markers off one Roman in your latrine, or his only one.
       *[2] Take 2 markers in all off Romans in your latrine, or as many as there are.
    } Needs a Roman there.
pecunia-card-fish-poisoning = Fish poisoning
    .help = Put 2 markers on one Roman in an opponent’s latrine. Needs somebody there.
pecunia-card-tax-senators = Special tax on senators
    .help = Everybody, you too, pays 1 sesterce for each senator in his latrine. Needs somebody with such a Roman there and a sesterce.
pecunia-card-tax-citizens = Special tax on citizens
    .help = Everybody, you too, pays 1 sesterce for each citizen in his latrine. Needs somebody with such a Roman there and a sesterce.
pecunia-card-tax-slaves = Special tax on slaves
    .help = Everybody, you too, pays 1 sesterce for each slave in his latrine. Needs somebody with such a Roman there and a sesterce.
pecunia-card-latrine-gossip = Latrine gossip
    .help = Two women on one seat of an opponent: the one with fewer markers gets as many as the other has. They must have different numbers of them.
pecunia-card-colosseum-break = Break at the Colosseum
    .help = Reveal 3 Romans; each goes to the end of a queue of your choice. Needs a Roman left to draw.
pecunia-card-regular = Regular
    .help = The top Roman of the discard pile goes to the end of a queue of your choice. Needs a Roman on that pile.
pecunia-card-senate-meeting = Senate meeting
    .help = Choose a player: all his senators, in latrine and queue, are removed without paying. Needs one in a latrine or queue.
pecunia-card-citizens-assembly = Citizens’ assembly
    .help = Choose a player: all his citizens, in latrine and queue, are removed without paying. Needs one in a latrine or queue.
pecunia-card-slave-market = Slave market
    .help = Choose a player: all his slaves, in latrine and queue, are removed without paying. Needs one in a latrine or queue.
pecunia-card-womens-forum = Women’s forum
    .help = Choose a player: all his women, in latrine and queue, are removed without paying. Needs one in a latrine or queue.
pecunia-card-state-visit = State visit
    .help = Draw 3 Romans; one of them goes to the front of your queue, the others are discarded. Needs a Roman left to draw.
pecunia-card-good-business = Good business
    .help = Take 3 markers in all off Romans in your latrine, or as many as there are; then give 1 sesterce to another player, if you have one. Needs a marker there.
pecunia-card-spring-cleaning = Spring cleaning
    .help = Take one marker off every Roman in your latrine. Needs a Roman there.
pecunia-card-rat-infestation = Rat infestation
    .help = Move any number of markers, at least 1, from one Roman in your latrine to others there. Needs two Romans there.
pecunia-card-conspiracy = Conspiracy
    .help = Beginning with you, every player chooses one Roman in his latrine, who leaves without paying. Needs a Roman in some latrine.
pecunia-card-alms = Alms
    .help = The richest player gives 2 sesterces to the poorest; you choose among equals. Not if all are equally rich.
pecunia-card-rich-slaves = Rich slaves
    .help = Slaves who leave a latrine paying in this turn pay double. Needs a slave in your latrine; once in a turn.
pecunia-card-rumour-mill = Rumour mill
    .help = Draw 3 action cards; give 1 sesterce to another player. Needs a sesterce.
pecunia-card-pompeius = Pompeius
    .help = Enters: all citizens in this queue move to its front, in their order.
pecunia-card-vergilius = Vergilius
    .help = Enters: this queue is filled up to 7.
pecunia-card-livia = Livia
    .help = Enters: reveal 5 Romans; the women go to the end of this queue, the others are discarded.
pecunia-card-caesar = Caesar
    .help = Sits only in a latrine without a senator.
pecunia-card-vercingetorix = Vercinge­torix
    .help = Enters: on each of the two other seats with one man a second man from the front of the queue may sit down.
pecunia-card-brutus = Brutus
    .help = Sits only in the middle. If he can’t while a seat is to be filled, he goes to the end of the next player’s queue.
pecunia-card-marcus-antonius = Marcus Antonius
    .help = May also join a lone citizen or senator on a seat.
pecunia-card-ovidius = Ovidius
    .help = Enters: the markers on all other Romans in this latrine become 3.
pecunia-card-plinius = Plinius
    .help = Enters: every other player puts 2 markers on Romans in his own latrine.
pecunia-card-crassus = Crassus
    .help = Enters: all others in this latrine who would pay 1 or 2 are removed.
pecunia-card-seneca = Seneca
    .help = Leaves: you may take one marker off every other Roman there.
pecunia-card-spartacus = Spartacus
    .help = Leaves: 1 sesterce for each other slave there.
pecunia-card-maecenas = Maecenas
    .help = Leaves: 1 sesterce for each other citizen there.
pecunia-card-cicero = Cicero
    .help = Leaves: 1 sesterce for each other senator there.
pecunia-card-cleopatra = Cleopatra
    .help = Leaves: 1 sesterce for each other woman there.
pecunia-card-flamma = Flamma
    .help = Leaves: 1 sesterce for each Roman in your queue.
pecunia-card-octavianus = Octavianus
    .help = Leaves: you may discard 1, 2 or 3 action cards for 1, 3 or 5 sesterces.
pecunia-card-agrippina = Agrippina
    .help = Leaves: you may draw 2 action cards.
pecunia-card-wooden-urinal = Wooden urinal
    .help = A second slave may join a slave who sits alone here.
pecunia-card-marble-urinal = Marble urinal
    .help = A second citizen may join a citizen who sits alone here.
pecunia-card-golden-urinal = Golden urinal
    .help = A second senator may join a senator who sits alone here.
pecunia-card-reserved-citizens = Reserved for citizens
    .help = At any moment of your turn, when the seat is free, the foremost citizen of the queue may take it before the front Roman.
pecunia-card-reserved-senators = Reserved for senators
    .help = At any moment of your turn, when the seat is free, the foremost senator of the queue may take it before the front Roman.
pecunia-card-reserved-women = Reserved for women
    .help = At any moment of your turn, when the seat is free, the foremost woman of the queue may take it before the front Roman.
pecunia-card-partition = Partition
    .help = Senators and slaves do not quarrel across the sides of this seat.
pecunia-card-splinter = Splinter
    .help = Who sits down here gets one marker less, but at least 1.
pecunia-card-hourglass = Hourglass
    .help = Who sits down here gets 3 markers, whatever is printed.
pecunia-card-scrubber = Scrubber
    .help = Who sits down here with 4 or 5 turns printed gets 2 markers less.
pecunia-card-towel-rail = Towel rail
    .help = 2 coins on a slave who sits down here.
pecunia-card-lavender = Lavender
    .help = 2 coins on a woman who sits down here.
pecunia-card-fountain = Fountain
    .help = 2 coins on a citizen who sits down here.
pecunia-card-newspaper = Newspaper
    .help = 1 coin on any Roman who sits down here.
pecunia-card-silver-bag = Silver bag
    .help = 1 coin on who sits down here with 2 or 3 turns printed.
pecunia-card-gold-bag = Gold bag
    .help = 2 coins on who sits down here with 4 or 5 turns printed.
pecunia-card-bucket = Bucket
    .help = Draw an action card when a Roman sits down here.
pecunia-card-dustpan = Dustpan
    .help = Draw an action card when a Roman goes from here, for whatever reason.
pecunia-card-unseen = an action card
pecunia-card-setup = set-up
pecunia-card-turn = turn
pecunia-card-leave = leaving
pecunia-card-bargain = bargain
pecunia-card-reveal = display

pecunia-ask-draft-left = Draft: which Roman do you take for your left seat?
pecunia-ask-draft-right = Draft: which Roman do you take for your right seat?
pecunia-ask-draft-any = Draft: take a Roman for your seats or an upgrade for one of them.
pecunia-ask-begin = Your turn, with { $purse ->
    [one] one sesterce
   *[other] { $purse } sesterces
}. Take the markers off, or play a card first?
pecunia-ask-must-sit = { $front } is at the front of your queue and can sit: where?
pecunia-ask-may-sit = { $front } is at the front of your queue and may sit, but need not.
pecunia-ask-nobody-sits = Nobody can sit down now. Play a card, or end your turn?
pecunia-ask-must-send = { $front } sits only in the middle and can’t: he goes on to { $next_player }’s queue.
pecunia-ask-after = Your Romans are seated. Play a card, or end your turn?
pecunia-ask-line-cutter = Line cutter: which Roman moves to the front of his queue?
pecunia-ask-ejection = Ejection: which Roman must leave his queue?
pecunia-ask-ejection-queue = Ejection: to the end of whose queue does { $roman } go?
pecunia-ask-latrine-change = Latrine change: which Roman changes places?
pecunia-ask-latrine-change-other = Latrine change: with whom does { $roman } change places?
pecunia-ask-colosseum-break = Break at the Colosseum: whom do you send to a queue next?
pecunia-ask-colosseum-break-queue = Break at the Colosseum: to the end of whose queue does { $roman } go?
pecunia-ask-regular = Regular: to the end of whose queue does { $roman } come back?
pecunia-ask-state-visit = State visit: who goes to the front of your queue? The others are discarded.
pecunia-ask-great-haste = { $left ->
    [one] Great haste: off whom do you take one more marker?
   *[other] Great haste: off whom do you take markers?
}
pecunia-ask-fish-poisoning = Fish poisoning: who gets 2 more markers?
pecunia-ask-latrine-gossip = Latrine gossip: which woman stays as long as her neighbour?
pecunia-ask-good-business = Good business: off whom do you take a marker? { $left ->
    [one] (the last one)
   *[other] ({ $left } to take)
}
pecunia-ask-good-business-gift = Good business: to whom do you give 1 sesterce?
pecunia-ask-rat-infestation = Rat infestation: off whom do the markers come?
pecunia-ask-rat-infestation-to = Rat infestation: who gets a marker from { $roman }? ({ $markers ->
    [one] one left on him
   *[other] { $markers } left on him
})
pecunia-ask-assembly = { $card }: whose Romans are removed?
pecunia-ask-conspiracy = { $player } plays Conspiracy: which Roman leaves your latrine without paying?
pecunia-ask-alms-from = Alms: several are the richest. Who gives?
pecunia-ask-alms-to = Alms: several are the poorest. Who receives?
pecunia-ask-rumour-mill = Rumour mill: to whom do you give 1 sesterce?
pecunia-ask-leave = Several Romans leave at once: who goes first?
pecunia-ask-vercingetorix = Vercingetorix entered your latrine: { $front } may join a lone man. Where?
pecunia-ask-plinius = Plinius entered { $player }’s latrine: on whom of yours do you put a marker? ({ $left } left)
pecunia-ask-seneca = Seneca leaves: take one marker off every other Roman in your latrine?
pecunia-ask-octavianus = Octavianus leaves: discard an action card for { $more ->
    [one] 1 sesterce?
   *[other] { $more } more sesterces? ({ $discarded } discarded so far)
}
pecunia-ask-agrippina = Agrippina leaves: draw 2 action cards?
pecunia-ask-bargain = { $roman } leaves: take his { $pay }, or an open upgrade for a free seat instead?

pecunia-do-start = Take one marker off each of your Romans and collect
pecunia-do-sit = Put the front Roman { pecunia-on-seat }
pecunia-do-stop = Stop seating Romans, but go on with cards
pecunia-do-end = End your turn and draw a card
pecunia-do-play = Play { $card }
pecunia-do-roman = { $name } ({ pecunia-class }, turns { $turns }, pays { $pay })
pecunia-do-player = { $player }
pecunia-do-done = That is enough
pecunia-do-send = Send the front Roman on to the next queue
pecunia-do-use = Yes
pecunia-do-discard = Discard { $card }
pecunia-do-call = Call the one for whom { pecunia-seat } is reserved
pecunia-do-build = Put { $card } { pecunia-on-seat }
pecunia-do-first = { $player } begins
pecunia-do-deal = { $name } is dealt
pecunia-do-draw = { $card } is drawn
pecunia-do-reveal = { $card } is revealed

pecunia-event-first = { $player } begins the game.
pecunia-event-turn = Round { $round }: it is { $player }’s turn.
pecunia-event-queue = { $player }’s new queue: { $romans }.
pecunia-event-reveals = Revealed: { $romans }.
pecunia-event-shuffles = { $pile ->
    [romans] The discarded Romans are shuffled into a new pile.
    [events] The events that have happened are shuffled into a new pile.
   *[cards] The played action cards are shuffled into a new pile.
}
pecunia-event-sits = { $roman } sits down on { pecunia-seat } of { $player } for { $markers ->
    [one] one turn.
   *[other] { $markers } turns.
}
pecunia-event-leaves = { $roman } leaves and pays { $pay } to { $player }, who has { $purse } now.
pecunia-event-slips-out = { $roman } slips out of { $player }’s latrine without paying.
pecunia-event-removed = { $roman } is removed and pays nothing to { $player }.
pecunia-event-dismissed = { $roman } is sent away again.
pecunia-event-to-front = { $roman } goes to the front of { $player }’s queue.
pecunia-event-to-end = { $roman } goes to the end of { $player }’s queue.
pecunia-event-exchange = { $roman } now waits at { $player }’s, { $second } at { $other_player }’s.
pecunia-event-slower = { $roman } at { $player }’s stays longer by { $count }: { $markers } now.
pecunia-event-quicker = { $roman } at { $player }’s hurries up by { $count }: { $markers } left.
pecunia-event-cleaning = Everybody in { $player }’s latrine hurries up by 1.
pecunia-event-villa = { $player } opens a Villa Dixius.
pecunia-event-villa-goes = { $player }’s Villa Dixius closes.
pecunia-event-rich = Slaves who leave in this turn pay double.
pecunia-event-pays = { $player } pays { $amount } to the bank.
pecunia-event-gives = { $player } gives { $amount } to { $other_player }.
pecunia-event-earns = { $roman } brings { $player } { $amount } more: { $purse } now.
pecunia-event-coins = { $count ->
    [one] A coin is laid on { $roman } at { $player }’s.
   *[other] { $count } coins are laid on { $roman } at { $player }’s.
}
pecunia-event-offers = On offer: { $card }.
pecunia-event-builds = { $player } puts { $card } { pecunia-on-seat }.
pecunia-event-discards = { $player } discards { $card }.
pecunia-event-plays = { $player } plays { $card }.
pecunia-event-draws = { $player } draws { $card }.
pecunia-event-last-round = { $player } has { $target } sesterces or more: the round is finished.
pecunia-event-ends = The game is over.

pecunia-ending-target = the target is reached
pecunia-ending-round = the target was reached and the round is finished

pecunia-purse = { $purse } of { $target } sesterces · { $cards ->
    [one] one action card
   *[other] { $cards } action cards
}
pecunia-free = free
pecunia-queue = Queue:
pecunia-piles = Round { $round } · in the piles { $romans } Romans, { $cards } action cards · last to leave: { $top }
pecunia-open = Open: { $romans }
pecunia-offer = Upgrades on offer: { $upgrades }
pecunia-hand = Your cards: { $cards }
pecunia-legend = ♔ senator · ○ citizen · ▽ slave · ♀ woman · ⌂ Villa · ●● sits 2 more turns · 3→2 sits 3, pays 2
pecunia-legend-famous = ★ famous Roman: what he does is in the table of cards

error-pecunia-no-target = That is no target for this card now.
error-pecunia-first-answer = Something else is asked now: look at the question.
error-pecunia-must-sit = { $roman } can sit on a free seat, so he must.
error-pecunia-must-send = { $roman } can’t sit in the middle, so he must go on to the next queue.
error-pecunia-only-seat = { $roman } sits only in the middle.
error-pecunia-shuns = { $roman } sits in no latrine where there is a { pecunia-class }.
error-pecunia-not-called = Nobody can be called to { pecunia-seat } now.
error-pecunia-not-now = That is not possible at this step of the turn.
error-pecunia-queue-empty = Nobody is in your queue.
error-pecunia-no-villa = You have no such Villa.
error-pecunia-seat-taken = That seat is taken. Only a woman may join a woman who sits alone.
error-pecunia-quarrel = { $roman } can’t sit there: senators and slaves are never neighbours.
error-pecunia-not-held = You do not hold that card: { $card }.
error-pecunia-idle-queue-of-two = { $card }: no queue has two Romans.
error-pecunia-idle-queues = { $card }: nobody waits in a queue.
error-pecunia-idle-two-queues = { $card }: Romans wait in one queue only.
error-pecunia-idle-no-roman = { $card }: there is no Roman left to draw.
error-pecunia-idle-discards = { $card }: no Roman lies on the discard pile.
error-pecunia-idle-sheltered = { $card }: no action card touches your latrine.
error-pecunia-idle-marker = { $card }: it takes a marker off in your latrine, and there is none.
error-pecunia-idle-two-romans = { $card }: two Romans must sit in your latrine.
error-pecunia-idle-others = { $card }: nobody sits in another latrine within its reach.
error-pecunia-idle-women = { $card }: in no other latrine within its reach do two women with different numbers of markers share a seat.
error-pecunia-idle-nobody = { $card }: nobody sits in a latrine within its reach.
error-pecunia-idle-equal = { $card }: all are equally rich.
error-pecunia-idle-slaves = { $card }: no slave sits in your latrine.
error-pecunia-idle-rich = { $card }: it was played in this turn already.
error-pecunia-idle-money = { $card }: you have no sesterce to give.
error-pecunia-idle-class = { $card }: nobody of that class is within its reach.
error-pecunia-idle-tax = { $card }: nobody who has a sesterce has a Roman of that class in his latrine.
error-pecunia-needs-edition-2 = The option “{ $option }” belongs to edition 2.
error-pecunia-cards-row = Line { $line }: “{ $row }” is too short. A line is: class, turns, pay, name.
error-pecunia-cards-class = Line { $line }: there is no class “{ $kind }”. There are: { $choices }.
error-pecunia-cards-turns = Line { $line }: turns go from 0 to { $high }, not “{ $value }”.
error-pecunia-cards-pay = Line { $line }: pay goes from 0 to { $high }, not “{ $value }”.
error-pecunia-cards-name = Line { $line }: a name has up to { $longest } plain characters: “{ $name }”.
error-pecunia-cards-name-twice = Line { $line }: the name “{ $name }” is there already.
error-pecunia-cards-too-many = Line { $line }: there are only { $copies } cards of the class { $kind }.
error-pecunia-cards-too-few = The file ends in line { $line } with { $found } cards of the class { $kind }; there are { $copies }.
error-pecunia-position-seat = Player { $player }: a latrine has no place “{ $name }”. There are: { $choices }.
error-pecunia-position-sitters = Player { $player }, { $name }: here belongs a list of up to two Romans.
error-pecunia-position-not-together = Player { $player }, { $name }: only two women can share a seat.
error-pecunia-position-quarrel = Player { $player }, { $name }: a senator and a slave are neighbours.
error-pecunia-position-roman = There is no Roman “{ $name }”. They are called { $first } to { $last }.
error-pecunia-position-absent = “{ $name }” is not in this game.
error-pecunia-position-roman-twice = { $name } is in two places.
error-pecunia-position-not-famous = “{ $name }” is no famous Roman: the others need not be listed here.
error-pecunia-position-famous = { $seen } famous Romans are on the table, but only { $mixed } are in this game so far.
error-pecunia-position-upgrade = There is no upgrade “{ $name }”. There are: { $choices }.
error-pecunia-position-upgrade-twice = The upgrade { $name } is in two places.
error-pecunia-position-coins-nobody = “{ $name }” has coins but is neither in a latrine nor in a queue.
error-pecunia-position-coins = { $name } can’t have “{ $value }” coins.
error-pecunia-position-module = “{ $field }” belongs to the module { $module }, which is not played.
error-pecunia-position-marker = { $name } can’t have “{ $value }” markers.
error-pecunia-position-marker-nobody = “{ $name }” has markers but sits on no seat.
error-pecunia-position-card = There is no action card “{ $name }”. There are: { $choices }.
error-pecunia-position-too-many-cards = There are not so many cards of the kind “{ $card }” in this game.
error-pecunia-position-queue-empty = The queue of player { $player } is empty, though there are Romans left to fill it.
error-pecunia-position-setup = The game is being set up, but what lies there does not fit how far it is.
error-pecunia-position-step = There is no step “{ $step }” at which a turn can wait: begin, occupy, after.
error-pecunia-position-held = Romans are held, but nothing is going on that holds them.
error-pecunia-position-frames = “frames” must be a list with the turn or the set-up as its first entry.
error-pecunia-position-frames-over = The game is over, but something is still going on in “frames”.
error-pecunia-position-frame = Entry { $number } of “frames” can’t be.
error-pecunia-position-ending = There is no ending “{ $ending }”. There are: { $choices }.
error-pecunia-position-ending-wrong = With these purses and options the game can’t have ended by “{ $ending }”.
error-pecunia-position-reached = Somebody has { $target } sesterces, so “reached” can’t be false.
error-pecunia-position-not-over = Somebody has { $target } sesterces, so the game is over.
error-pecunia-position-view-hands = “hands” and “hand_sizes” do not fit each other or the cards that are left.

## The lesson

pecunia-lesson-1 = Your turn begins: every Roman in your latrine loses a marker, and whoever has none left pays you and goes. Take the markers off.
pecunia-lesson-2 = The front Roman of your queue must sit if there is a free seat where he may. Senators and slaves are never neighbours. Choose a glowing seat.
pecunia-lesson-3 = No seat is free, but two women may share one. The woman at the front may join another; she need not. Let her sit.
pecunia-lesson-4 = Action cards may be played at any moment of your turn. Point at one to see what it does, then play it.
pecunia-lesson-5 = Many cards then ask for a target: whatever glows can be chosen. The line cutter brings a Roman to the front of his queue. Choose one.
pecunia-lesson-6 = When nothing is left to do, end your turn: you draw a card. Whoever first has the target in sesterces wins.
pecunia-lesson-7 = Famous Romans bring something about when they sit down or when they leave. Octavianus leaves: for the first action card that you discard he pays 1 sesterce more. Discard one.
pecunia-lesson-8 = One of your slaves leaves. Instead of his pay you may take one of the open upgrades and put it on a free seat; there it works in your turns. Put one there.
pecunia-lesson-9 = With events, the markers that are laid on Romans come from an open event of your choice. When its last marker is gone it happens, to everybody. Choose the event that this marker comes from.
pecunia-lesson-10 = With ladders, you may climb the next step of your career at any moment of your turn: pay its price, or fulfil its task. Whoever reaches the fifth step wins at once. Climb by paying.
pecunia-lesson-11 = With gods, a favour card lies before you. Your god can be called on once in your turn. Call on your god.
