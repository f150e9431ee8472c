# Words of the room: what people settle among themselves.

## Vacations, and what happens when time is up

cli-serve-vacation = Days a year for which a person’s correspondence games may be paused; 0: none.
page-late = When somebody’s time is up
page-late-bot = a bot plays until they are back
page-late-loss = they have lost; a bot plays on for the others
page-away-lost = has lost by the clock; a bot plays to the end
page-news-lost = { $name } has run out of time and lost; a bot plays to the end.
page-news-vacation = { $name } is on vacation: that clock stands still.
page-news-returned = { $name } is back from vacation.
page-on-vacation = on vacation; the clock stands still
page-vacation = Vacation
page-vacation-help = While you are away the clocks of your games with a day or more for a move stand still. Everybody at these tables sees it. { $days } days a year.
page-vacation-left = { $days ->
    [one] One day is left.
   *[other] { $days } days are left.
}
page-vacation-away = You are on vacation, until { $when } at the latest.
page-vacation-go = Go on vacation
page-vacation-back = I am back
error-seat-lost = Your time was up: at this table that is a loss. You can watch how it ends.
error-no-vacation-left = The { $days } days of vacation of this year are used up.
page-pace-per-move = { $time } a move
page-pace-per-game = { $time } for the whole game

## Finding others, and good manners

cli-serve-pairing = Seconds that people wait to be paired before bots take the open seats.
cli-serve-chat = Whether people may talk at the tables.
cli-moderate = What people have reported, and what you do about it.
cli-moderate-what = list, all, show, close, ban, unban, bans, block, unblock or blocks.
cli-moderate-which = The report’s id, or the beginning of it; for ban and unban the person; for block and unblock an address, a network such as 203.0.113.0/24, or guests for all guests.
cli-moderate-note = Why, for yourself and those after you.
cli-moderate-days = For block: for so many days; 0 for ever.
moderate-none = There is nothing to look at.
moderate-no-bans = Nobody has been sent away.
moderate-open = { $when } · open · { $name } ({ $person }), by { $reporter }, lines: { $lines }
moderate-done = { $when } · closed · { $name } ({ $person }), by { $reporter }, lines: { $lines }
moderate-table = At table { $table }. Other reports about the same person: { $count }
moderate-text = Comment: { $text }
moderate-note = Note: { $text }
moderate-closed = Report { $which } is closed.
moderate-banned = { $which } may not come in any more; a running server knows it within seconds.
moderate-unbanned = { $which } may come in again.
moderate-blocked = No guests come in from { $which } any more; a running server knows it within seconds.
moderate-unblocked = Guests from { $which } may come in again.
moderate-no-blocks = Guests may come in from everywhere.
error-no-such-command = There is no “{ $text }” here: { $choices }
error-no-such-report = There is no report “{ $which }”, or more than one begins so.
error-not-banned = That person has not been sent away.
error-banned = The operator of this server has closed this account.
error-no-guests = Guests can’t come in from here just now. With an account you can.
error-not-blocked = That is not blocked.
error-bad-network = “{ $text }” is no address and no network: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48, or guests.
error-no-such-person = There is nobody like that there.
error-not-yourself = That would be yourself.
error-not-welcome = Whoever opened this table does not want to play with you.
error-shunned-many = You have muted or blocked { $most } people already; that is the most.
error-reports-many = { $most } of your reports have not been looked at yet. Please wait.
error-no-chat = There is no talking at this table.
error-no-offer = Nothing is offered any more.
error-position-prepared = This game begins with a prepared position; its options stay.
error-not-searching = You are not looking for anybody just now.
page-news-offer = { $name } offers to play by other options.
page-news-agreed = { $name } agrees.
page-news-declined = { $name } declines.
page-news-options = Everybody agrees: the game is played by the new options.
page-find = Play with people
page-find-title = Play { $game } with people
page-find-help = Whoever looks for the same is brought to one table. If there are too few, bots take the other seats.
page-find-go = Look for others
page-find-bot = Bots that take open seats
page-find-waiting = { $count ->
    [one] You are the only one so far. { $players } are needed.
   *[other] { $count } of { $players } are there.
}
page-find-left = Bots take the open seats in { $time }.
page-find-looking = { $count ->
    [one] One person looks for others.
   *[other] { $count } people look for others.
}
page-seat-fill = Seat a bot here
page-offer-change = Change the options
page-offer-go = Offer it to everybody
page-offer-title = { $name } would rather play so:
page-offer-missing = Not agreed yet: { $names }
page-agree = I agree
page-decline = Decline
page-rematch-offered = { $name } offers a rematch.
page-rematch-accept = Accept
page-open-chat = People may talk at this table
page-no-chat = There is no talking at this table.
page-rating = rating { $rating }
page-table-rated = rated
page-table-guests = unrated: a guest sits here
page-manners = About { $name }
page-manners-title = Muted and blocked
page-manners-help = You do not read what they say. Who is blocked is not paired with you either, and can’t sit down at your tables.
page-manners-mute = Mute
page-manners-block = Block
page-manners-none = Not any more
page-manners-report = Report to the operator
page-manners-report-why = What happened?
page-manners-report-go = Report, with what was said
page-manners-reported = The operator will look at it.
page-manners-hidden = { $count ->
    [one] One line of somebody you have muted is not shown.
   *[other] { $count } lines of people you have muted are not shown.
}
page-manners-silence = Silence at this table
page-manners-speak = Let speak again
