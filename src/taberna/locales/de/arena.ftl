# Die Stufen der Bots, die Arena, das Labor und Tipps.

bot-fault = Der Bot hat { $times ->
    [one] einen Zug
   *[other] { $times } Züge
} an den Zufall verloren ({ $kind ->
    [crash] abgestürzt
    [stall] zu lange gebraucht
   *[nonsense] keine mögliche Antwort
}): { $detail }

cli-arena = Bots gegeneinander spielen lassen und bewerten. Jederzeit abbrechen: Derselbe Befehl macht weiter.
cli-arena-bots = Bots mit Namen, Python-Dateien mit einer Klasse, die choose(view, decision) hat, oder Befehle, die JSON-Zeilen sprechen.
cli-arena-games = Wie viele Partien; aufgerundet auf ganze Verteilungen, jede von jedem Platz aus gespielt.
cli-arena-seed = Eine Zahl, die allen Zufall festlegt; gleiche Zahl, gleiches Ergebnis.
cli-arena-on = Wo: auf den Kernen dieses Rechners oder auf einem Ray-Cluster.
cli-arena-workers = Prozesse, in denen Partien laufen (Vorgabe: einer je Kern).
cli-arena-patience = Sekunden, die ein eigener Bot für einen Zug haben darf.
cli-arena-file = Wo die Partien aufbewahrt werden (Vorgabe: im Datenordner).
cli-arena-json = Das Ergebnis als JSON in diese Datei schreiben.
cli-arena-records = Jede Partie als Aufzeichnung in diesen Ordner schreiben, für replay, analyse und export.
cli-arena-fresh = Bisher Gespieltes vergessen und neu beginnen.
arena-left = noch:
arena-title = { $game }, { $players } Spieler, { $games } Partien
arena-bot = Bot
arena-games = Plätze
arena-wins = Siege (95 %)
arena-fair = × fairer Anteil
arena-rating = Wertung (95 %)
arena-faults = Fehler
arena-fault = { $bot } hat in Partie { $game } einen Zug verloren ({ $kind ->
    [crash] abgestürzt
    [stall] zu lange gebraucht
   *[nonsense] keine mögliche Antwort
}): { $detail }
arena-records = Die Aufzeichnungen stehen in { $path }: taberna replay, analyse und export lesen sie.
arena-kept = Die Partien stehen in { $path }
arena-stopped = Angehalten. Derselbe Befehl macht hier weiter; die Partien stehen in { $path }

cli-lab = Varianten eines Spiels vergleichen, indem Bots sie spielen: Länge, Plätze, Abstände, Karten.
cli-lab-vary = Eine Option mit den Werten, die verglichen werden, wie target=15,20,25; mehrfach möglich.
cli-lab-cards = Eine Datei mit Kartenwerten, verglichen mit den üblichen.
cli-lab-bot = Der Bot, der spielt (Vorgabe: thumb).
cli-lab-games = Wie viele Partien je Variante.
cli-lab-plot = Das Ergebnis in diese Datei zeichnen: .png, .svg oder .pdf.
lab-title = { $game }, { $players } Spieler, { $games } Partien von { $bot } je Variante
lab-variant = Variante
lab-rounds = Runden (5–95 %)
lab-margin = Punkte Vorsprung (95 %)
lab-seats = Siege nach Platz, × fairer Anteil (95 %)
lab-deeds = Siege derer, die es taten, × fairer Anteil (95 %)
lab-plot = Gezeichnet in { $path }

cli-hint = Einen Bot fragen, was er von einer Stellung hält: die Siegchance jeder Möglichkeit, und wie es weiterginge.
cli-hint-file = Eine Aufzeichnung, oder mit --game eine Stellung in JSON.
cli-hint-at = Die Stellung nach so vielen Zügen der Aufzeichnung (Vorgabe: die letzte).
cli-hint-game = Die Datei ist eine Stellung dieses Spiels, keine Aufzeichnung.
cli-hint-bot = Welcher Bot (Vorgabe: consul).
hint-move = Zug
hint-chance = Siegchance
hint-tries = Versuche
hint-line = Er erwartet: { $moves }

error-hint-chance = In dieser Stellung ist der Zufall an der Reihe, kein Spieler.
error-no-program = Es gibt kein Programm { $path }.
error-not-executable = { $path } ist kein Programm, das sich starten lässt. „chmod +x { $path }“ macht es dazu; oder nenne auch, womit es läuft: "python3 { $path }".
error-arena-no-tournament = { $path } ist keine Datei eines Turniers und wird darum nicht weggeworfen. Wähle eine andere Datei.
error-arena-worker-gone = Ein Prozess, der Partien spielte, wurde von außen beendet, vielleicht aus Mangel an Speicher. Alle beendeten Partien sind aufgehoben: Derselbe Befehl macht weiter. --workers sagt, wie viele gleichzeitig gespielt werden.
error-no-package = Dazu braucht es { $package }: pip install "taberna[{ $extra }]"
error-twice-in-arena = { $bot } ist zweimal genannt; jeder Bot tritt einmal an.
error-arena-nobody = Nenne die Bots, die { $game } spielen sollen, zum Beispiel: consul senator
error-arena-other-plan = { $path } enthält ein anderes Turnier oder eines, das eine andere Version von Taberna gespielt hat. Wähle eine andere Datei oder beginne mit --fresh neu.
