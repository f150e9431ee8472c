# Pecunia non olet, module 5: favours of the gods

pecunia-option-gods = Favours of the gods
    .help = Everybody has the favour of a god: chosen at the start, exchanged when a citizen leaves. Edition 2 only.

pecunia-card-ceres = Ceres
    .help = Once a turn: put 1 marker on a Roman in your latrine and draw an action card.
pecunia-card-diana = Diana
    .help = Once a turn: fill your queue up to 5.
pecunia-card-juno = Juno
    .help = Once a turn: move 1 or 2 markers from one Roman to Romans on the other seats. Who has none left leaves.
pecunia-card-jupiter = Jupiter
    .help = Always: 1 more marker and 2 coins on every Roman newly placed in your latrine.
pecunia-card-mars = Mars
    .help = Always: when you occupy a free seat, choose among the first 3 of your queue.
pecunia-card-minerva = Minerva
    .help = Once a turn: discard an action card for 1 sesterce, and take one marker off a Roman in your latrine.
pecunia-card-venus = Venus
    .help = Always: no action card, not even your own, touches your latrine.
pecunia-card-favour = favour of the gods
pecunia-card-appear = favour cards

pecunia-ask-draft-god = Draft: take a Roman for your seats or the favour of a god.
pecunia-ask-draft-all = Draft: take a Roman for your seats, an upgrade for one of them or the favour of a god.
pecunia-ask-ceres = Ceres: which Roman in your latrine gets a marker? You draw an action card for it.
pecunia-ask-juno = Juno: off whom do the markers come?
pecunia-ask-juno-to = Juno: who on another seat gets a marker from { $roman }? ({ $left } left)
pecunia-ask-minerva = Minerva: which action card do you discard?
pecunia-ask-minerva-marker = Minerva: off whom do you take a marker?
pecunia-ask-favour = { $roman } has left: exchange your favour card, { $card }, for another?

pecunia-do-god = Favour of { $card }
pecunia-do-pray = Call on { $card }
pecunia-do-prefer = Put the { $place ->
    [second] second
   *[third] third
} of the queue { pecunia-on-seat }
pecunia-do-appear = { $card } is revealed

pecunia-event-prays = { $player } calls on { $card }.
pecunia-event-favours = { $player } has the favour of { $card } now.
pecunia-event-gains = { $card } gives { $player } { $amount }: { $purse } now.

pecunia-favour = favour of { $god }
pecunia-favour-new = favour of { $god } from the next turn on
pecunia-favours-open = Favours in the middle: { $gods }

error-pecunia-not-preferred = Only with the favour of Mars may one of the first three be chosen before the front Roman.
error-pecunia-no-favour = You do not have that favour: { $card }.
error-pecunia-favour-new = A new favour works from your next turn on: { $card }.
error-pecunia-prayed = You have called on a god in this turn already: { $card }.
error-pecunia-god-idle = That favour would change nothing now: { $card }.
error-pecunia-sheltered = { $roman } sits where Venus lets no action card in.
error-pecunia-position-favours-new = “favours_new” is a list of seats, 0 to { $last }: “{ $value }” is none.
error-pecunia-position-god = There is no god “{ $name }”. There are: { $choices }.
error-pecunia-position-god-twice = The favour card { $name } is in two places.
error-pecunia-position-god-missing = The favour card { $name } is nowhere, neither with a player nor in the middle.
error-pecunia-position-no-favour = Player { $player } has no favour card.
