# Woorden voor profielen en ranglijsten.

page-profile-mine = Mijn profiel
page-profile-since = Hier sinds { $day }
page-profile-none = Nog geen spel uitgespeeld.
page-profile-tally = Hier uitgespeelde spellen, en overwinningen naast het eerlijke deel: zoveel zouden het er zijn als iedereen even vaak won. Een gedeelde winst telt voor een deel.
page-profile-players = Spelers
page-profile-kind = Soort
page-profile-rated = telt mee
page-profile-unrated = telt niet mee
page-profile-games = Spellen
page-profile-wins = Overwinningen
page-profile-fair = Eerlijk deel
page-profile-rating = Rating door de tijd
page-profile-now = Rating { $rating } na { $games ->
    [one] één spel
   *[other] { $games } spellen
}
page-profile-as-table = Als tabel
page-profile-day = Dag
page-profile-after = Rating
page-profile-cards = Lievelingskaarten, en hoe het gaat in spellen waarin ze gespeeld worden
page-profile-card = Kaart
page-profile-times = Keer gespeeld
page-profile-data = Alles downloaden wat over mij bewaard wordt
page-profile-data-help = Je plaatsen, wat je zei, ratings, statistiek, adressen voor meldingen en toernooien, in één bestand.
page-ranking = Ranglijsten
page-ranking-of = De besten in { $game }
page-ranking-none = Nog niemand heeft een spel gespeeld dat meetelt.

## Refusals

error-no-such-player = Die speler is er niet, of niet meer.
