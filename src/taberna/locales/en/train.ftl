### Training networks, and playing with them.

cli-train = Train a network that plays a game, by playing it: against itself, its older selves and bots. The folder then holds model.onnx, which plays in the arena and at tables; Ctrl-C keeps what was learned.
cli-train-folder = Where the run is kept; runs/GAME if nothing is said.
cli-train-resume = Go on from the last checkpoint in the folder.
cli-train-start = Begin with what is known already: a run’s folder, or a network’s file.
cli-train-size = How large network and batches are: tiny learns a little within 20 seconds, small is for a laptop, large for a graphics card.
cli-train-at = A kind of table to play at: the number of players, then options, for example "4 advanced=yes" or "2 modules". Can be given several times; else all numbers of players.
cli-train-beside = A bot that sits at some of the tables, so that the network learns to beat others than itself. Can be given several times.
cli-train-bots = The part of the games that such bots join, from 0 to 1.
cli-train-older = The part of the games that older selves join.
cli-train-opening = So many choices at most are drawn at the start of a game, so that the network also learns positions that its own play would not lead to.
cli-train-teacher = A bot that the network imitates in the beginning, which saves the time to find out what is obvious.
cli-train-school = Minutes, of all, in which it does so.
cli-train-watch = So many games of the teacher are played first and learned from while school lasts: the quickest way to learn what a position is worth. They stay in the run’s folder. 0: it is asked while the network learns.
cli-train-watch-minutes = Stop to watch after so many minutes, however many games there are then.
cli-train-kept = Of the positions of a game that is watched one in so many is learned from; else one in ten.
cli-train-minutes = Stop after so many minutes; with --resume, after so many more.
cli-train-updates = Stop after so many updates; with --resume, after so many more.
cli-train-tables = Games that are played at once.
cli-train-width = Width of the network’s layers.
cli-train-blocks = Number of its blocks of layers.
cli-train-rate = How fast it learns in the beginning; else as its size says. A network that knows much already (--start) forgets less if this is low.
cli-train-minibatch = How many choices it learns from at once; else as its size says.
cli-train-entropy = What it is worth to try other things; else 0.01. Less for a network that knows much already.
cli-train-keep = How strongly its choices are held to those it made after school or at the start; fades to nothing. 0: not at all.
cli-train-seed = Seed of games and weights.
cli-train-device = Where the network learns; a graphics card if there is one.
cli-train-on = Where it learns: on this machine’s cores, or on a Ray cluster with a learner for every graphics card (RAY_ADDRESS says which; else one is started here).
cli-train-learners = How many learn together on Ray; else as many as there are graphics cards.

train-line = update { $update } · { $choices } choices, { $rate } a second · spread { $entropy } · fair shares beside { $others }
train-taught = update { $update } · { $choices } choices, { $rate } a second · chooses like its teacher: { $right } %
train-watched = { $games } games watched
train-done = Trained. Let it play: taberna arena { $game } { $model } citizen. Everything is in { $path }
train-stopped = Stopped; what was learned is kept. taberna train { $game } --folder { $path } --resume goes on, and { $model } plays already.
error-train-there-already = There is a training run in { $path } already: --resume goes on with it, --folder takes another place.
error-train-nothing-there = There is no training run in { $path } that could go on.
error-train-fulfilled = The run in { $path } is finished, and { $model } plays. It goes on if you say how long: taberna train { $game } --folder { $path } --resume --minutes 10
error-train-no-card = PyTorch finds no graphics card { $device } here: leave --device out.
error-train-settled = A run that goes on keeps its settings: leave --{ $option } out, or begin another run with --start.
error-model-not-read = { $path } can’t be read as a network: { $why }
error-model-not-ours = { $path } is no network that was trained by taberna train.
error-model-other-game = { $path } has learned { $learned }, not { $game }.
error-model-other-layout = { $path } was trained for an older form of { $game }: what it reads and chooses from has changed since. Train it again.
error-model-other-size = The network in { $path } has another size than this run: give --size, --width and --blocks as they were when it was trained.

doctor-networks = learned players
doctor-networks-there = { $games }
doctor-networks-none = { $package } is missing
doctor-networks-bring = For Imperator and other learned players: pip install 'taberna[learned]'.
error-bad-own-bot = --bot takes NAME=FILE.onnx, a name in small letters that is none of { $taken }; “{ $wish }” is not that.
error-train-learners-on-ray = Several learners need a place: --on ray, on one machine or many.
error-train-watch-whom = Say who is watched: --teacher thumb.
error-train-watch-at-home = Games are watched on one machine: leave --watch or --on ray out.
error-train-learner-lost = A learner was lost: { $why }. What was learned up to the last checkpoint is in { $path }: --resume goes on.
error-train-lost-itself = The network has lost itself: it learns in too large steps (--rate { $rate }). Begin another run that learns more slowly; what was kept up to the last checkpoint is in { $path } and can be its --start.
error-train-not-whole = { $path } is damaged and no run can go on from it. If there is { $model }, another run can begin with it: --start.
error-train-player-lost = A process that plays games was ended from outside (exit code { $exit }); perhaps there was not enough memory: fewer --workers or --tables need less. What was learned is kept: --resume goes on.
error-train-too-large = There is not enough memory for this run: a smaller --size, --width, --tables or --minibatch needs less.
error-train-watched-nothing = Of { $games } games no position is left to learn from: watch more of them (--watch), or keep more of their positions (--kept 1).
error-train-watched-other = In { $path } there are games that were watched for a run with other settings: take another --folder, or remove that one.
error-train-watched-broken = { $path } is damaged: remove it, and its games are watched again.
error-model-other-shape = { $path } says that it plays { $game }, but what it reads or answers has another size than it must have. Train it again.
error-own-bot-twice = Two bots can’t have the same name: “{ $name }”. Give each --bot its own.
