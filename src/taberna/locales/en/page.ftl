# Words of the page in the browser.

cli-serve-open = Open the page in your browser.
doctor-page = page
doctor-page-there = built in
doctor-page-missing = not built in: Taberna plays in the terminal only
doctor-page-build = To play in the browser, install Node.js 20 or newer, see to it that npm’s registry can be reached, and install Taberna again.

## The room

page-hero = Come in, sit down, play
page-hero-line = Roman games for people and honest bots at one table. No registration: a name is enough.
page-home = To the room
page-nav = Main menu
page-loading = One moment …
page-play-now = Play now
page-open = Open a table
page-learn = Learn
page-minutes = { $least }–{ $most } minutes
page-open-tables = Open tables
page-open-tables-none = Nobody is waiting just now. Open a table and send somebody the link.
page-watch = Under way, to watch
page-my-games = My games
page-my-games-none = Your games will be kept here.
page-game-turn = Your turn, asked { $when }
page-game-asked = { $name } is asked, { $when }
page-game-deadline = Time is up { $when }
page-game-won = You won · { $when }
page-game-lost = { $names } won · { $when }
page-game-rating = Rating { $change }
page-games-older = Older games
page-next-game = { $count ->
    [one] Next game: { $game }
   *[other] Next game: { $game } ({ $count } wait for you)
}
page-join = Join by link
page-join-placeholder = the link you were sent
page-join-go = Join
page-upload = Replay a record
page-fair-title = Honest bots, fair dice
page-fair-bots = Bots see exactly what a person in their seat would see, and nothing else: no hidden cards, no coming dice.
page-fair-dice = Every table locks in the seed of its dice before the first move and shows it at the end, so that anybody can check every throw.
page-qr = Scan to sit down
page-qr-help = Phones in the same network read it with the camera.
page-lost-title = There is nothing here
page-lost-text = Perhaps the link is incomplete, or the table was never opened.
page-closed = This table was closed before the game began.
page-status-waiting = waits for players
page-status-playing = under way
page-status-over = finished
page-status-closed = closed

## Who I am, and what I like

page-name-title = What shall we call you?
page-name-label = Name
page-name-help = Only a name; it can be changed at any time.
page-name-go = That’s me
page-name-change = Change your name
page-cancel = Cancel
page-settings = Settings
page-language = Language
page-theme = Appearance
page-theme-auto = as on this device
page-theme-light = light
page-theme-dark = dark
page-sound = Sound
page-confirm-moves = Confirm final moves
page-confirm-help = A move that can’t be taken back asks for a second click.
page-keys = Keys: Tab and arrows go to a glowing piece, Enter chooses it, Esc steps back, 1–9 press the buttons and portraits below, U takes back, H asks for a hint, R shows what happened since your last turn; any key skips to the present.

## Opening a table

page-open-title = Open a table: { $game }
page-open-seats = Who plays?
page-open-players = Players
page-open-options = Rules
page-open-table = Table
page-open-hints = Hints from a bot are allowed; the game does not count then
page-outdated = The taberna has been renewed since this page was loaded. Please load it again.
page-reload = Load again
page-open-listed = Everybody may find this table, not only those with the link
page-seat = Seat { $number }
page-seat-me = I sit here
page-seat-open = Open seat
page-seat-here = Somebody else at this screen
page-seat-bot = A bot
page-plays-like = Plays like
page-seat-nobody = Somebody
page-clock = Time to think
page-clock-none = as long as you like
page-clock-quick = one minute a move
page-clock-calm = half an hour for the whole game
page-clock-post = three days a move
page-advised-alea-order_counts = The author recommends it to those who know the game.
page-advised-pecunia = For a first game leave out the dark-red cards and all modules. More than two modules at once are for those who know the game well.
page-advised-pecunia-advanced = For those who have played a few times.
page-choice-pecunia-edition-1 = 1 – the game of 2005
page-choice-pecunia-edition-2 = 2 – the game of 2016
page-choice-forum-scoring-patrician = patrician – the most gain a lot
page-choice-forum-scoring-plebeian = plebeian – the fewest lose a lot
page-waiting-title = { $game }: waiting for players
page-waiting-text = The game begins as soon as every seat is taken. Send this link to whoever shall play:
page-sit = Sit down
page-stand = Get up
page-close-table = Close this table
page-link = The link to this table
page-copy = Copy link
page-copied = Copied

## At the table

page-table = Table
page-you = (you)
page-bot = bot
page-away-left = has left; a bot plays on
page-away-time = ran out of time; a bot plays on
page-banner-you = You:
page-banner-others = { $name } is thinking …
page-banner-waiting = One moment …
page-banner-over = The game is over.
page-link-lost = Connection lost. Trying again …
page-actions = What you can do
page-steps = Your choice so far
page-step-back = Back
page-choose-glowing = Choose one of the glowing pieces.
page-skip = Skip
page-undo = Undo
page-hint = Hint
page-hint-help = Asks a bot what it would do, and how likely everybody is to win. The game then no longer counts for ratings.
page-advice = { $bot } would: { $move }. Chances to win:
page-side = Log, chat and rules
page-log = Log
page-chat = Chat
page-rules = Rules
page-clause = Clause { $id } of the rules
page-log-earlier = Show earlier lines
page-log-undone = { $name } takes the last move back.
page-news-sat = { $name } sits down.
page-news-stood = { $name } gets up.
page-news-left = { $name } has left; a bot plays on.
page-news-time = { $name } has run out of time; a bot plays on.
page-news-back = { $name } is back.
page-news-muted = { $name } has been muted.
page-news-unmuted = { $name } may speak again.
page-news-rematch = There is a rematch.
page-news-closed = The table is closed.
page-news-hint = { $name } asks for a hint.
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
page-leave = Leave the table
page-leave-help = A bot plays on for you. Come back by the link whenever you like.
page-cover-title = Now { $name }
page-cover-text = Hand over the screen. Nobody else should look now.
page-cover-lift = I am { $name }
page-or = or
error-page-offline = The server can’t be reached just now.

## The end

page-course = How it went
page-chart = The scores over the course of the game
page-chances = Chances to win
page-chances-help = Estimated: from each of these moments the game was played on at random many times.
page-moments = Moments that decided
page-moment = { $name } gains { $gain } on the others (move { $moves })
page-rematch = Rematch
page-download = Download the record
page-replay-play = Play
page-replay-pause = Pause
page-replay-back = One move back
page-replay-next = One move on
page-replay-slider = Moves played
page-dice-check = Check the dice
page-dice-explained = Before the first move this table locked in a secret seed by showing its SHA-256. Every throw follows from the seed. Download the record and run “taberna verify” to draw every one of them again.
page-dice-commitment = Shown before the game:
page-dice-seed = The seed:
page-dice-kept = The seed is the one that was locked in.
page-dice-broken = The seed is not the one that was locked in!
page-dice-all = Draw them all again
page-dice-fair = { $count ->
    [0] Chance had no say in this game.
    [one] One outcome, as the seed gives it.
   *[other] { $count } outcomes, all as the seed gives them.
}
page-dice-wrong = Move { $move } of the record does not follow from the seed!

## Learning

page-learn-title = Learn the games
page-games = Games
page-rules-search = Search the rules
page-rules-nothing = Nothing found.
page-lesson = A short lesson
page-lesson-step = Step { $at } of { $count }
page-lesson-wrong = That is possible too, but try what the lesson is about.
page-lesson-done = That is all you need. The rest shows itself at the table.
page-lesson-again = From the beginning

## Performed in time

page-pace = Pace of the others’ moves
page-pace-help = A click on the table, or any key, skips to the present.
page-pace-slow = slow
page-pace-normal = normal
page-pace-quick = quick
page-pace-off = at once
page-banner-choose = Choose what you do.
page-banner-absent = It is { $name }’s turn, but { $name } is not here just now.
page-here = is here
page-not-here = is not here just now
page-hit = This concerns you:
page-recap = { $count ->
    [one] One thing happened since your last turn
   *[other] { $count } things happened since your last turn
}
page-recap-short = Since your turn
page-recap-done = Back to now
page-tray = What you can choose
page-tray-choose = Choose { $name }
page-repeat = All { $left } from one
page-beyond-above = { $count } more to choose further up
page-beyond-below = { $count } more to choose further down
page-undo-none = There is nothing to take back: chance has spoken, or others have acted since.
page-close = Close
page-understood = All right
page-link-kept = Your move is kept and sent as soon as the line is back.
page-link-late = Your last move could not be sent: meanwhile something else is asked.
page-seal = Dice sealed: { $start }…
page-seal-help = The SHA-256 of the secret seed of all chance at this table, fixed before the first move. This browser remembers it and compares at the end.
page-seal-same = This browser saw the same seal after { $moves } moves.
page-seal-other = This browser saw a different seal after { $moves } moves!
page-end-win = You win!
page-end-share = You win, together with { $names }.
page-end-lose = { $names } wins. You are number { $place } of { $count }.
page-replay = Replay
page-replay-start = The game begins.
page-analysis = Analysis
page-analyse = Analyse this game
page-analyse-help = What was luck and what was skill? A first answer comes soon, the full one takes up to half a minute.
page-practise = Practise
page-any-player = Player
page-any-yes = yes
page-any-no = no
page-offline-help = Tables need the server; rules and lessons you have read open without it.
page-send-away = Send away
page-send-away-name = Send { $name } away
page-absent = { $name } has not moved for ten minutes.
page-absent-bot = Let { $bot } play on
page-lesson-right = Right. What happens:
page-lesson-skip = Skip this step
page-lesson-on = Next: step { $next } of { $count }
page-lesson-last = Finish the lesson
page-tally = How the points came about
page-coach-play = First time? Show me how
page-coach-on = Got it
page-coach-off = No more of these
