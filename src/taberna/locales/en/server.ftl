# Words of the table server.

bot-result = The game is over. Points by seat: { $scores }
bot-table-closed = The table was closed before a game began.

server-starts = The taberna is open: { $address } (Ctrl-C closes it)
server-house = In this house, for phones: { $address }
server-runs = The taberna is open already: { $address }
server-no-page = The table server runs, but the page was not built into this installation. Its interface is described at /api/schema.

backup-written = { $path } is written: { $rows } rows. It holds seeds and keys: keep it to yourself.
backup-restored = { $path } is restored: { $rows } rows. Start the server.

verify-moves = All { $moves } moves are legal, and the result is right.
verify-dice = { $outcomes ->
    [one] One outcome of chance, as the published seed gives it: fair.
   *[other] { $outcomes } outcomes of chance, all as the published seed gives them: fair.
}
verify-no-dice = Nobody promised anything about its dice, so there is nothing to check there.
verify-promise = Promised before the first move: SHA-256 { $commitment }. Is that what the table showed you?

## Refusals

error-dice-unknown = The record does not say how its dice were made, so they can’t be checked.
error-dice-method = The dice were made by “{ $found }”; this version of Taberna checks “{ $known }”.
error-dice-seed = The record’s seed is not a hexadecimal number.
error-dice-commitment = The seed is not the one that was promised before the game: its SHA-256 differs.
error-dice-outcome = Move { $number } of the record is “{ $move }”, but the seed gives “{ $drawn }”.
error-db-address = “{ $text }” is not the address of a database: write postgresql://user@host/name or sqlite:///file.
error-db-no-driver = PostgreSQL and Redis need more packages: pip install { $package }
error-db-not-opened = The database { $db } can’t be opened: { $why }
error-db-in-use = Another server uses { $db } already. Stop it, or give this one a folder of its own with TABERNA_DATA.
error-backup-bad = { $path } is not a whole backup of Taberna.
error-backup-not-empty = There are people, tables or tournaments in this database already: a backup is restored into an empty one.
error-no-server = No table server answers at { $server }: { $why }
error-no-seat = There is no open seat at table { $table }.
error-seat-perhaps = There is no bot called “{ $name }” in { $game }. Did you mean “{ $bot }”? For a person of that name write here:{ $name }.
error-no-such-table = There is no such table. Perhaps the link is incomplete?
error-no-such-seat = There is no seat { $seat } at this table.
error-no-such-page = There is nothing at this address.
error-table-waits = The game has not started yet.
error-has-started = The game has started already.
error-stale-decision = That came too late: the game has moved on.
error-not-your-turn = It is not your turn.
error-not-your-seat = That is not your seat.
error-seat-taken = That seat is taken.
error-nothing-to-undo = There is nothing you can take back: since your last move chance has spoken, or somebody else has moved.
error-no-hints = This table is played without hints.
error-no-advice = No advice can be had just now. Try again.
error-no-standin = At this table nobody plays for you while you are away.
error-no-table-entered = Enter a table first.
error-not-signed-in = Tell us your name first.
error-not-host = Only whoever opened the table may do that.
error-not-over = The game is not over yet.
error-muted = The host of this table has muted you.
error-empty-text = There is nothing to read in that.
error-too-often = Too often. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-too-large = That is too large.
error-nonsense = The server could not make sense of what it was sent.
error-not-understood = The server did not understand the message.
error-bad-request = The server did not understand the request: { $why }
error-position-not-playable = This position can’t be played on ({ $why }).
error-number-too-large = The number in { $field } is too large, or it goes too deep.
error-table-broken = This table could not be opened again. It is kept, and nobody else is disturbed.
error-table-old-rules = This game was begun with older rules. It can be looked at and downloaded, not played on.
error-table-old-data = This game was begun with cards that this version does not know. It can be looked at and downloaded, not played on.
error-table-no-game = The game of this table is not installed here. It can be looked at and downloaded, not played on.
error-too-many-undone = You have taken back { $most } moves in a row; now play on.
error-record-too-long = The record has { $moves } moves; no game is longer than { $most }.
error-one-seat = You have a seat at this table already.
error-not-shared = Everybody sits at a screen of their own at this table.
error-not-absent = A bot can take over once this seat has been asked for { $minutes } minutes, at a table without a clock.
error-common-password = That is one of the passwords that everybody tries first. Please choose another.
error-last-passkey = This is your only way in. Choose a password or add another passkey first.
error-no-such-passkey = There is no such passkey.
error-foreign-host = This server is not reached under that address.
error-too-slow = The request did not come in time.
error-too-many-tables = You have { $most } games of bots under way. Wait until one is over.
error-db-in-use-alone = Another server uses { $db } already. Several processes need a Redis: give --redis to all of them.
error-db-damaged = The database { $db } is damaged: { $why }. There is a copy from before the last change of version: { $copy }
error-db-damaged-alone = The database { $db } is damaged: { $why }. Put back your own backup of it.
error-server-error = Something went wrong in the server. Nothing is lost; please try again.
error-foreign-origin = That came from a page of another address.
error-slow = The connection was too slow. Connecting again …
error-signed-out = You have signed out everywhere.
error-wrong-password = There is no account with this name and password.
error-login-taken = There is an account called “{ $login }” already.
error-clock-needs-standin = With a clock there must be a bot that takes over when somebody’s time is up.
error-record-unfinished = The game of this record is not over.
error-no-bot-in-file = No bot was found in { $path }: it needs a class with choose(view, decision).
error-bot-fails = The bot in { $path } fails: { $why }
error-bot-loads-long = The bot in { $path } had not loaded after { $seconds } seconds.
error-no-listening = The server can’t listen at { $where }: { $why }
error-bad-origin = “{ $origin }” is not the address of a page: write https://example.org, without a path.
error-passkey-wrong = That passkey is not known here, or the answer came too late.
error-passkeys-many = You have { $most } passkeys already; that is the most.
error-passkey-browser = Passkeys are made and used in a browser.
error-db-newer = The database was made by a newer version of Taberna (revision { $revision }). Install that version, or use another database.
error-redis-not-reached = Redis can’t be reached: { $why }
error-redis-needs-db = Several processes need a PostgreSQL database they share: give --db too.
