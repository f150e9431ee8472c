# Words that belong to no single game.

## The rules

rules-untranslated = not translated yet

## Choosing a game

choose-welcome = Welcome to the taberna. What shall we play?
choose-number = Number
choose-players = How many players? ({ $least }–{ $most })
choose-options = Play with the usual options? (yes / no)
choose-option = { $label } ({ $choices })
choose-opponents = Who plays against you? A bot ({ $choices }) or the name of another person at this screen
choose-name = Your name
choose-default = Enter: { $default }
choose-again = Please answer with one of: { $choices }
person = Guest
yes = yes
no = no
players = { $least }–{ $most } players
games-options = Options
games-bots = Bots
games-play = Play: { $command }

## At the table

table-prompt = Your choice (a number or the words; ? for help)
table-many = Type your move, for example { $example } (? lists all { $count }).
table-help = Answer with the number of a line, or type the move itself, such as “{ $example }”; a part that fits only one will do.
table-help-words = Other words: { $list } lists the options, { $table } shows the table again, { $hint } asks a bot for advice, { $rules } with a clause shows a rule, { $quit } leaves; the game is kept.
table-help-cards = ? and the name of a card tells what it does; “{ $rules } { $cards }” lists all cards.
table-hint = The bot “{ $bot }” would choose: { $move }
error-no-such-card = No card is called “{ $text }”.
error-typed-nothing = “{ $text }” fits none of the options.
error-typed-ambiguous = “{ $text }” fits several: { $matches }
table-cover = Now { $name }. Press Enter when nobody else is looking.
table-saved = The game is kept. Take it up again with: taberna play --resume
table-over = The game is over: { $reason }
table-wins = { $names } wins.
table-share = { $names } share the win.
table-record = The record, to be seen again with “taberna replay”: { $path }
table-uncompiled = The engine runs uncompiled and slower; “taberna doctor” says why.
table-resumed = Taking up { $game } again after { $moves } moves.

replay-of = { $game }, { $moves } moves: { $names }
replay-next = Enter: on
replay-move = After move { $number } of { $count }
replay-open = The record stops here; the game is not over.

perft-depth = depth
perft-count = ways
perft-seconds = seconds

## Errors

error-no-such-action = “{ $text }” is not a move of this game.
error-not-an-option = “{ $text }” is not possible now.
error-game-over = The game is over.
error-unknown-game = There is no game called “{ $game }”. There are: { $choices }.
error-broken-game = The game “{ $game }” can’t be played: its package does not load ({ $why }).
error-unknown-option = { $game } has no option “{ $option }”. It has: { $choices }.
error-bad-option = { $option } can’t be “{ $value }”. Choose from: { $choices }.
error-unknown-bot = No bot called “{ $bot }” plays { $game }. There are: { $choices }.
error-wrong-bots = { $given } bots for { $players } seats: give one for each seat.
error-unknown-language = There is no language “{ $language }”. There are: { $choices }.
error-option-form = “{ $text }” is not an option: write name=value, for example { $example }.
error-wrong-seats = { $given } names for { $players } seats: give one for each seat.
error-no-save = There is no game to take up. Start one with: taberna play
error-no-rules = There is no rules text for { $game }.
error-no-cards = { $game } has no cards.
error-unknown-clause = { $game } has no clause { $id }. See: taberna rules { $game }
error-too-small = The terminal is { $width } columns wide; { $game } needs { $needed }. Make the window wider or the letters smaller.
error-input-closed = The input was closed before the choice was made.
error-input-closed-saved = The input was closed in the middle of the game. It is kept: taberna play --resume
error-bad-depth = The depth can’t be { $depth }. Choose from: { $choices }.
error-at-range = The record has { $count } moves; { $at } is not one of them.
error-file-not-read = { $path } can’t be read: { $why }.
error-file-not-written = { $path } can’t be written: { $why }.
error-file-too-large = { $path } is larger than { $limit } MB; that is no record.
error-position-file = { $path } is not JSON (line { $line }).
error-record-not-json = This is not a record: line { $line } is not JSON.
error-record-not-ours = This JSON is not a record of Taberna: the field “taberna” is missing.
error-record-format = The record has format { $found }; this version of Taberna reads format { $known }. Install the version that wrote it.
error-record-rules = The record was played by version { $found } of the rules of { $game }; here is version { $known }. Install the version of Taberna that wrote it.
error-record-field = The record’s field “{ $field }” must be { $wanted ->
    [moves] a list of moves
    [object] an object
    [name] a name
    [number] a number
   *[names] a name for each seat
}.
error-record-options = The record can’t be played: { $why }
error-record-move-unknown = Move { $number } of the record, “{ $move }”, is not a move of this game.
error-record-move-illegal = Move { $number } of the record, “{ $move }”, is not legal: { $why }
error-record-result-early = The record notes a result, but after its { $moves } moves the game is not over.
error-record-result = The record notes the result { $noted }, but its moves give { $found }.
error-position-not-an-object = A position must be a JSON object.
error-position-number = { $field } must be a whole number from { $low } to { $high }, not { $value }.
error-position-flag = { $field } must be true or false, not { $value }.
error-position-string = { $field } must hold strings, not { $value }.
error-position-list = { $field } must be a list, not { $value }.
error-position-length = { $field } has { $length } entries; it needs { $wanted }.
error-position-table = { $field } must be an object with a number for each of { $choices }, not { $value }.
error-position-object = { $field } must be an object, not { $value }.
error-position-missing = The field { $field } is missing.
error-position-endless = This position can’t be: the game would go on for ever without asking anybody.
error-data-unknown = These data name “{ $name }” ({ $field }), which this version of { $game } does not know.
error-position-unknown = There is no field { $field }. There are: { $choices }.
