### Training networks, and playing with them.

cli-train = Train a network to play a game, by self-play (PPO): against itself, earlier versions of itself and bots. The folder then holds model.onnx, which plays in the arena and at tables. Ctrl-C stops and keeps what was learned.
cli-train-folder = Folder of the run (default: runs/GAME).
cli-train-resume = Continue the run in that folder from its last checkpoint.
cli-train-start = Begin with the weights of another run’s folder, or of a model.onnx.
cli-train-size = Size of network and batches: tiny learns a little within 20 seconds, small is for a laptop, large for a GPU.
cli-train-at = A kind of table to train at: the number of players, then options, for example "4 advanced=yes" or "2 modules". Can be given several times (default: every number of players, with and without all modules).
cli-train-beside = A bot to play against at some of the tables, so that the network learns to beat others than itself. Can be given several times (default: thumb, if the game has rules of thumb, else random).
cli-train-bots = Share of the games in which such bots play, from 0 to 1.
cli-train-older = Share of the games in which earlier versions of the network play, from 0 to 1.
cli-train-opening = Begin every game with up to so many random choices, so that the network also learns positions that its own play would not lead to (default: none).
cli-train-teacher = A bot that the network imitates first, which saves most of the time of starting from nothing.
cli-train-school = Minutes of imitation, out of all minutes of training.
cli-train-watch = Have the teacher play so many games against itself first, and learn from them during imitation: the quickest way to learn what positions are worth. They stay in the run’s folder (default: 0, the teacher is asked while games are played).
cli-train-watch-minutes = Stop playing these games after so many minutes (default: no limit).
cli-train-kept = Keep one in so many positions of these games (default: 10).
cli-train-minutes = Stop after so many minutes; with --resume, after so many more (default: by size).
cli-train-updates = Stop after so many updates, unless the minutes are over before; with --resume, after so many more (default: no limit).
cli-train-tables = Games played in parallel (default: by size).
cli-train-width = Width of the network’s layers (default: by size).
cli-train-blocks = Number of blocks of layers (default: by size).
cli-train-rate = Learning rate at the start (default: by size). With --start, a lower one forgets less.
cli-train-minibatch = Choices in a minibatch (default: by size).
cli-train-entropy = Weight of the entropy bonus, which rewards trying other moves (default: 0.01). Less is better for a network that knows much already.
cli-train-keep = Weight of a penalty (KL divergence) for leaving the policy that the network had after imitation or at the start; fades to nothing (default: 0).
cli-train-seed = Seed of games and weights.
cli-train-device = Where the network learns, such as cpu or cuda:1 (default: a GPU if there is one).
cli-train-on = Where to train: on this machine’s cores, or on a Ray cluster with a learner for every GPU. RAY_ADDRESS names the cluster; without it one is started here.
cli-train-learners = Number of learners on Ray (default: one for every GPU, else one).

train-line = update { $update } · { $choices } choices, { $rate } a second · entropy { $entropy } · × fair share against { $others }
train-taught = update { $update } · { $choices } choices, { $rate } a second · chooses as its teacher does: { $right } %
train-watched = { $games } games of the teacher played
train-done = Trained. Let it play: taberna arena { $game } { $model } citizen. Everything is in { $path }
train-stopped = Stopped; what was learned is kept. taberna train { $game } --folder { $path } --resume goes on, and { $model } plays already.
error-train-there-already = There is a training run in { $path } already: --resume goes on with it, --folder takes another place.
error-train-nothing-there = There is no training run in { $path } to continue.
error-train-no-card = PyTorch finds no GPU { $device } here: leave --device out.
error-train-settled = A run that is continued keeps its settings: leave --{ $option } out, or begin another run with --start.
error-train-fulfilled = The run in { $path } is finished, and { $model } plays. It goes on if you say how long: taberna train { $game } --folder { $path } --resume --minutes 10
error-model-not-read = { $path } can’t be read as a network: { $why }
error-model-not-ours = { $path } is no network that was trained by taberna train.
error-model-other-game = { $path } has learned { $learned }, not { $game }.
error-model-other-layout = { $path } was trained for an older form of { $game }: what it reads and chooses from has changed since. Train it again.
error-model-other-size = The network in { $path } has another size than this run: give --size, --width and --blocks as they were when it was trained.

doctor-networks = trained networks
doctor-networks-there = { $games }
doctor-networks-none = { $package } is missing
doctor-networks-bring = For Imperator and networks of your own: pip install 'taberna[learned]'.
error-bad-own-bot = --bot takes NAME=FILE.onnx, a name in small letters that is none of { $taken }; “{ $wish }” is not that.
error-train-learners-on-ray = Several learners need --on ray, on one machine or many.
error-train-watch-whom = --watch needs a teacher, for example --teacher thumb.
error-train-watch-at-home = --watch works on one machine only: leave out --watch or --on ray.
error-train-learner-lost = A learner was lost: { $why }. What was learned up to the last checkpoint is in { $path }: continue with --resume.
error-train-lost-itself = The network has lost itself: it learns in too large steps (--rate { $rate }). Begin another run that learns more slowly; what was kept up to the last checkpoint is in { $path } and can be its --start.
error-train-not-whole = { $path } is damaged and no run can go on from it. If there is { $model }, another run can begin with it: --start.
error-train-player-lost = A process that plays games was ended from outside (exit code { $exit }); perhaps there was not enough memory: fewer --workers or --tables need less. What was learned is kept: --resume goes on.
error-train-too-large = There is not enough memory for this run: a smaller --size, --width, --tables or --minibatch needs less.
error-train-watched-nothing = Of { $games } games no position is left to learn from: watch more of them (--watch), or keep more of their positions (--kept 1).
error-train-watched-other = In { $path } there are games that were watched for a run with other settings: take another --folder, or remove that one.
error-train-watched-broken = { $path } is damaged: remove it, and its games are watched again.
error-model-other-shape = { $path } says that it plays { $game }, but what it reads or answers has another size than it must have. Train it again.
error-own-bot-twice = Two bots can’t have the same name: “{ $name }”. Give each --bot its own.
