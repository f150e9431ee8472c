# Words for researchers.

error-no-tensor = There is no tensor for { $game }. There are some for: { $choices }.
error-no-tensor-option = The tensor of { $game } does not tell of the option “{ $option }” yet: leave it as it is by default.
error-needs-extra = This needs { $package }: pip install 'taberna[{ $extra }]'.
error-batch-shape = The actions of a batch are whole numbers, one for each of its { $wanted } games; these are { $found }.
error-batch-illegal = Game { $game } of the batch can’t take the action “{ $text }” now. No game has moved.
error-batch-order = A batch that was sent a step must first be asked for it: send, then recv, then anything else.
error-batch-other = What was saved is of another batch: { $found }. This one is { $wanted }.
error-batch-closed = The batch was closed.
error-batch-torn = A step of the batch was interrupted: some games have moved, others have not. Go on with reset or restore.

cli-export = Write games as data for learning: recorded ones, or fresh ones between bots.
cli-export-target = The file to write; its name ends in .jsonl or .parquet.
cli-export-records = Records, or folders of them.
cli-export-game = Instead of records: have bots play this game.
cli-export-games = How many games the bots play.
cli-export-seats = The bots, separated by commas, or one for all seats (default: random).
cli-export-tensors = Add every position as a tensor too.
export-working = Writing …
export-done = { $games ->
    [one] One game
   *[other] { $games } games
} with { $choices ->
    [one] one choice
   *[other] { $choices } choices
}: { $path }
error-export-what = Name records to export, or a game for bots to play (--game), but not both.
error-export-format = “{ $path }” is no name for exported games: it must end in one of { $choices }.

cli-dataset = Make data sets: games between bots as Parquet, with moves, seats, results and where they come from.
cli-dataset-folder = The folder for them, with one folder in it for each game. The same command again continues.
cli-dataset-which = The games (default: all).
cli-dataset-games = How many games of each.
cli-dataset-bots = Bots, separated by commas; who sits where is drawn for each game.
dataset-done = { $games ->
    [one] One game
   *[other] { $games } games
}: { $path }
dataset-stopped = Stopped. The same command goes on: { $path }
error-dataset-other = There is another data set in this folder, by { $path }: take another folder, or the same settings and the same version of Taberna.

cli-benchmark = Measure a bot: fixed games, opponents and seeds, and one result that can be compared.
cli-benchmark-task = The task: a game and how many play, such as forum-2.
cli-benchmark-bot = The bot: a name, a file of your own, or a command.
cli-benchmark-deals = On how many deals against each opponent; results on fewer than 100 are less sure.
benchmark-title = { $task }: { $bot }
benchmark-opponent = Opponent
benchmark-score = Score
benchmark-done = Score { $score } ({ $low } to { $high }, 95 %): 1 is always winning alone, 0 is a fair share of the wins.
benchmark-stopped = Stopped. What was played is kept: the same command goes on.
error-benchmark-task = There is no such task: { $task }. Tasks are { $choices }.
