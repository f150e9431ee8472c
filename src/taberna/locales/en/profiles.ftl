# Words of profiles and rankings.

page-profile-mine = My profile
page-profile-since = Here since { $day }
page-profile-none = No game finished yet.
page-profile-tally = Games played to the end here, and wins beside the fair share: what it would be if everybody won equally often. A shared win is a part of one.
page-profile-players = Players
page-profile-kind = Kind
page-profile-rated = rated
page-profile-unrated = not rated
page-profile-games = Games
page-profile-wins = Wins
page-profile-fair = Fair share
page-profile-rating = Rating over time
page-profile-now = Rating { $rating } after { $games ->
    [one] one game
   *[other] { $games } games
}
page-profile-as-table = As a table
page-profile-day = Day
page-profile-after = Rating
page-profile-cards = Favourite cards, and how one does in games in which they are played
page-profile-card = Card
page-profile-times = Times played
page-profile-data = Download all that is kept of me
page-profile-data-help = Your seats, what you said, ratings, statistics, addresses for notices and tournaments, as one file.
page-ranking = Rankings
page-ranking-of = The best at { $game }
page-ranking-none = Nobody has played a rated game yet.

## Refusals

error-no-such-player = There is no such player, or not any more.
