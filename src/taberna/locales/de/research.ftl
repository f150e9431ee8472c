# Worte für die Forschung.

error-no-tensor = Für { $game } gibt es keinen Tensor. Es gibt welche für: { $choices }.
error-no-tensor-option = Der Tensor von { $game } weiß noch nichts von der Option „{ $option }“: Lass sie auf ihrem üblichen Wert.
error-needs-extra = Dafür braucht es { $package }: pip install 'taberna[{ $extra }]'.
error-batch-shape = Die Aktionen eines Stapels sind ganze Zahlen, eine für jedes seiner { $wanted } Spiele; dies hier sind { $found }.
error-batch-illegal = Spiel { $game } des Stapels kann die Aktion „{ $text }“ jetzt nicht ausführen. Kein Spiel hat sich bewegt.
error-batch-order = Wem ein Zug geschickt wurde, der muss ihn erst zurückgeben: erst send, dann recv, dann alles andere.
error-batch-other = Was gespeichert wurde, ist von einem anderen Stapel: { $found }. Dieser ist { $wanted }.
error-batch-closed = Der Stapel wurde geschlossen.
error-batch-torn = Ein Schritt des Stapels wurde unterbrochen: Einige Partien sind weiter, andere nicht. Weiter geht es mit reset oder restore.

cli-export = Spiele als Lerndaten schreiben: aufgezeichnete, oder neue zwischen Bots.
cli-export-target = Die Datei, die geschrieben wird; ihr Name endet auf .jsonl oder .parquet.
cli-export-records = Aufzeichnungen oder Ordner mit solchen.
cli-export-game = Statt Aufzeichnungen: Bots spielen dieses Spiel.
cli-export-games = Wie viele Spiele die Bots spielen.
cli-export-seats = Die Bots, durch Kommas getrennt, oder einer für alle Plätze (sonst: random).
cli-export-tensors = Jede Stellung auch als Tensor schreiben.
export-working = Schreibe …
export-done = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} mit { $choices ->
    [one] einer Entscheidung
   *[other] { $choices } Entscheidungen
}: { $path }
error-export-what = Nenne Aufzeichnungen zum Exportieren oder ein Spiel, das Bots spielen sollen (--game), aber nicht beides.
error-export-format = „{ $path }“ ist kein Name für exportierte Spiele: Er muss auf eines von { $choices } enden.

cli-dataset = Datensätze machen: Spiele zwischen Bots als Parquet, mit Zügen, Plätzen, Ergebnissen und Herkunft.
cli-dataset-folder = Der Ordner dafür, mit einem Ordner darin für jedes Spiel. Derselbe Befehl noch einmal macht weiter.
cli-dataset-which = Die Spiele (sonst: alle).
cli-dataset-games = Wie viele Partien von jedem.
cli-dataset-bots = Bots, durch Kommas getrennt; wer wo sitzt, wird für jede Partie gelost.
dataset-done = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}: { $path }
dataset-stopped = Angehalten. Derselbe Befehl macht weiter: { $path }
error-dataset-other = In diesem Ordner ist ein anderer Datensatz, laut { $path }: Nimm einen anderen Ordner oder dieselben Einstellungen und dieselbe Version von Taberna.

cli-benchmark = Einen Bot messen: feste Spiele, Gegner und Seeds, und ein Ergebnis, das sich vergleichen lässt.
cli-benchmark-task = Die Aufgabe: ein Spiel und wie viele mitspielen, etwa forum-2.
cli-benchmark-bot = Der Bot: ein Name, eine eigene Datei oder ein Befehl.
cli-benchmark-deals = Über wie viele Verteilungen gegen jeden Gegner; mit weniger als 100 ist das Ergebnis weniger sicher.
benchmark-title = { $task }: { $bot }
benchmark-opponent = Gegner
benchmark-score = Wertung
benchmark-done = Wertung { $score } ({ $low } bis { $high }, 95 %): 1 heißt immer allein gewinnen, 0 ein gerechter Anteil an den Siegen.
benchmark-stopped = Angehalten. Was gespielt wurde, bleibt erhalten: Derselbe Befehl macht weiter.
error-benchmark-task = Diese Aufgabe gibt es nicht: { $task }. Es gibt { $choices }.
