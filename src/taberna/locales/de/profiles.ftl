# Wörter für Profile und Ranglisten.

page-profile-mine = Mein Profil
page-profile-since = Hier seit { $day }
page-profile-none = Noch kein Spiel beendet.
page-profile-tally = Hier zu Ende gespielte Spiele und Siege neben dem gerechten Anteil: so viele wären es, wenn alle gleich oft gewännen. Ein geteilter Sieg zählt als Teil.
page-profile-players = Spieler
page-profile-kind = Art
page-profile-rated = gewertet
page-profile-unrated = nicht gewertet
page-profile-games = Spiele
page-profile-wins = Siege
page-profile-fair = Gerechter Anteil
page-profile-rating = Wertung im Lauf der Zeit
page-profile-now = Wertung { $rating } nach { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}
page-profile-as-table = Als Tabelle
page-profile-day = Tag
page-profile-after = Wertung
page-profile-cards = Lieblingskarten, und wie es in Spielen läuft, in denen sie gespielt werden
page-profile-card = Karte
page-profile-times = So oft gespielt
page-profile-data = Alles herunterladen, was über mich gespeichert ist
page-profile-data-help = Deine Plätze, was du gesagt hast, Wertungen, Statistik, Adressen für Benachrichtigungen und Turniere, in einer Datei.
page-ranking = Ranglisten
page-ranking-of = Die Besten bei { $game }
page-ranking-none = Noch niemand hat ein gewertetes Spiel gespielt.

## Refusals

error-no-such-player = So jemanden gibt es nicht, oder nicht mehr.
