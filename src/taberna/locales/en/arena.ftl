# The levels of the bots, the arena, the lab and hints.

bot-fault = The bot lost { $times ->
    [one] a turn
   *[other] { $times } turns
} to a move at random ({ $kind ->
    [crash] it crashed
    [stall] it took too long
   *[nonsense] its answer was no option
}): { $detail }

cli-arena = Let bots play each other, and rate them. Stop it whenever you like: the same command goes on.
cli-arena-bots = Bots by name, Python files with a class that has choose(view, decision), or commands that speak JSON lines.
cli-arena-games = How many games; rounded up to whole deals, each played from every seat.
cli-arena-seed = A number that fixes all chance; the same seed gives the same result.
cli-arena-on = Where: on the cores of this machine, or on a Ray cluster.
cli-arena-workers = Processes that play games (default: one for every core).
cli-arena-patience = Seconds that a bot of your own may take for a move.
cli-arena-file = Where the games are kept (default: in your data folder).
cli-arena-json = Write the result into this file as JSON.
cli-arena-records = Write every game into this folder as a record, for replay, analyse and export.
cli-arena-fresh = Forget what was played before and begin anew.
arena-left = left:
arena-title = { $game }, { $players } players, { $games } games
arena-bot = bot
arena-games = seats
arena-wins = wins (95 %)
arena-fair = × fair share
arena-rating = rating (95 %)
arena-faults = faults
arena-fault = { $bot } lost a turn in game { $game } ({ $kind ->
    [crash] it crashed
    [stall] it took too long
   *[nonsense] its answer was no option
}): { $detail }
arena-records = The records are in { $path }: taberna replay, analyse and export read them.
arena-kept = The games are in { $path }
arena-stopped = Stopped. The same command goes on from here; the games are in { $path }

cli-lab = Compare variants of a game by letting bots play them: length, seats, margins, cards.
cli-lab-vary = An option with the values to compare, as target=15,20,25; may be given several times.
cli-lab-cards = A file with card values, compared with the usual ones.
cli-lab-bot = The bot that plays (default: thumb).
cli-lab-games = How many games for each variant.
cli-lab-plot = Draw the result into this file: .png, .svg or .pdf.
lab-title = { $game }, { $players } players, { $games } games of { $bot } a variant
lab-variant = variant
lab-rounds = rounds (5–95 %)
lab-margin = points ahead (95 %)
lab-seats = wins by seat, × fair share (95 %)
lab-deeds = Wins of those who did it, × fair share (95 %)
lab-plot = Drawn into { $path }

cli-hint = Ask a bot what it thinks of a position: each option’s chance to win, and how it would go on.
cli-hint-file = A record, or with --game a position in JSON.
cli-hint-at = The position after this many moves of the record (default: the last).
cli-hint-game = The file is a position of this game, not a record.
cli-hint-bot = Which bot (default: consul).
hint-move = move
hint-chance = chance to win
hint-tries = tries
hint-line = It expects: { $moves }

error-hint-chance = Chance is asked in this position, not a player.
error-no-program = There is no program { $path }.
error-not-executable = { $path } is no program that can be run. Make it one with “chmod +x { $path }”, or name what runs it too: "python3 { $path }".
error-arena-no-tournament = { $path } is no file of a tournament, so it is not thrown away. Choose another file.
error-arena-worker-gone = A process that played games was ended from outside, perhaps for want of memory. All games that were over are kept: the same command goes on. --workers says how many are played at the same time.
error-no-package = This needs { $package }: pip install "taberna[{ $extra }]"
error-twice-in-arena = { $bot } is named twice; each bot enters once.
error-arena-nobody = Name the bots that shall play { $game }, for example: consul senator
error-arena-other-plan = { $path } holds another tournament, or one that another version of Taberna played. Choose another file, or begin anew with --fresh.
