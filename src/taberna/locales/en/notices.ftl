# Words of notices: it is somebody's turn.

notice-turn-title = Your turn: { $game }
notice-turn = It is your turn in { $game }. At the table with you: { $others }.
notice-turn-alone = It is your turn in { $game }.
notice-turn-of = It is { $name }’s turn in { $game }.
notice-stop = No more of these, with one click: { $link }
notice-stop-word = No more of these
notice-hello-title = Taberna
notice-hello = From now on you hear here when it is your turn.
notice-confirm-title = Taberna: is this your mailbox?
notice-confirm = Somebody, you we hope, wants to hear at this address when it is his or her turn at a table. Follow the link if that was you; if not, do nothing, and you will hear no more of it.

page-notices = Your turn
page-notices-help = Where you want to hear that a table waits for you while you look elsewhere. One notice a turn, none unless you ask for it.
page-notices-browser = Notify me in this browser
page-notices-browser-blocked = Your browser forbids notifications of this page. You can allow them in its settings for this site.
page-notices-mail = Mailbox
page-notices-mail-go = Tell me by mail
page-notices-mail-sent = Follow the link that we have just sent there.
page-notices-webhook = Webhook
page-notices-webhook-help = An address that takes messages, of ntfy, Discord, Slack or a program of your own.
page-notices-webhook-go = Tell it there
page-notices-shape = Made for
page-notices-shape-json = Program (JSON)
page-notices-shape-ntfy = ntfy
page-notices-shape-discord = Discord
page-notices-shape-slack = Slack
page-notices-kind-push = Browser: { $where }
page-notices-kind-mail = Mail: { $where }
page-notices-kind-webhook = Webhook: { $where }
page-notices-unconfirmed = not confirmed yet
page-notices-failing = nothing arrives there
page-notices-remove = Remove
page-notices-quiet = Quiet hours
page-notices-quiet-help = What comes then waits until they are over. By the clock of { $zone }.
page-notices-from = From
page-notices-until = Until
page-notices-quiet-go = Keep
page-notices-quiet-none = No quiet hours
page-notices-stopped = You will hear no more there.
page-notices-confirmed = From now on you hear there when it is your turn.
page-notices-stop-title = Notices
page-your-turn = Your turn

error-bad-address = That is not an address on the public web. It begins with https://
error-notice-not-delivered = Nothing arrives there ({ $why }). Is the address right?
error-notices-many = You have { $most } addresses already; that is the most.
error-no-such-address = There is no such address.
error-no-mail = This server sends no mail.
error-bad-link = This link is not whole, or it is not needed any more.
error-unknown-zone = There is no time zone called “{ $zone }”.
error-bad-smtp = --smtp wants smtp://user:password@host:587?from=taberna@example.org, or smtps:// with TLS from the first word.
