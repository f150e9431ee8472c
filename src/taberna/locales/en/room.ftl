# Words of the room: what people settle among themselves.

## Vacations, and what happens when time is up

cli-serve-vacation = So many days a year a person’s games of correspondence may stand still; 0: none.
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
