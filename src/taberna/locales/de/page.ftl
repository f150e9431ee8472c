# Worte der Seite im Browser.

cli-serve-open = Die Seite im Browser öffnen.
doctor-page = Seite
doctor-page-there = eingebaut
doctor-page-missing = nicht eingebaut: Taberna spielt nur im Terminal
doctor-page-build = Um im Browser zu spielen, installiere Node.js 20 oder neuer, sorge dafür, dass npms Verzeichnis erreichbar ist, und installiere Taberna neu.

## Der Raum

page-hero = Komm rein, setz dich, spiel mit
page-hero-line = Römische Spiele für Menschen und ehrliche Bots an einem Tisch. Ohne Anmeldung: Ein Name genügt.
page-home = Zum Raum
page-nav = Hauptmenü
page-loading = Einen Moment …
page-play-now = Jetzt spielen
page-open = Tisch eröffnen
page-learn = Lernen
page-minutes = { $least }–{ $most } Minuten
page-open-tables = Offene Tische
page-open-tables-none = Gerade wartet niemand. Eröffne einen Tisch und schick jemandem den Link.
page-watch = Im Gange, zum Zuschauen
page-my-games = Meine Spiele
page-my-games-none = Hier werden deine Spiele aufgehoben.
page-game-turn = Du bist am Zug, gefragt { $when }
page-game-asked = { $name } ist am Zug, gefragt { $when }
page-game-deadline = Die Zeit endet { $when }
page-game-won = Du hast gewonnen · { $when }
page-game-lost = Gewonnen: { $names } · { $when }
page-game-rating = Wertung { $change }
page-games-older = Ältere Spiele
page-next-game = { $count ->
    [one] Nächstes Spiel: { $game }
   *[other] Nächstes Spiel: { $game } ({ $count } warten auf dich)
}
page-join = Mit Link mitspielen
page-join-placeholder = der Link, den du bekommen hast
page-join-go = Hin
page-upload = Aufzeichnung ansehen
page-fair-title = Ehrliche Bots, faire Würfel
page-fair-bots = Bots sehen genau das, was ein Mensch an ihrem Platz sähe, und sonst nichts: keine verdeckten Karten, keine künftigen Würfe.
page-fair-dice = Jeder Tisch legt den Startwert seiner Würfel vor dem ersten Zug fest und zeigt ihn am Ende. So kann jeder jeden Wurf nachprüfen.
page-qr = Zum Mitspielen scannen
page-qr-help = Telefone im selben Netz lesen ihn mit der Kamera.
page-lost-title = Hier ist nichts
page-lost-text = Vielleicht ist der Link unvollständig, oder diesen Tisch gab es nie.
page-closed = Dieser Tisch wurde vor dem Spiel geschlossen.
page-status-waiting = wartet auf Mitspieler
page-status-playing = im Gange
page-status-over = beendet
page-status-closed = geschlossen

## Wer ich bin und was ich mag

page-name-title = Wie heißt du?
page-name-label = Name
page-name-help = Nur ein Name; du kannst ihn jederzeit ändern.
page-name-go = Das bin ich
page-name-change = Namen ändern
page-cancel = Abbrechen
page-settings = Einstellungen
page-language = Sprache
page-theme = Aussehen
page-theme-auto = wie auf diesem Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-sound = Ton
page-confirm-moves = Endgültige Züge bestätigen
page-confirm-help = Ein Zug, der nicht zurückgenommen werden kann, braucht einen zweiten Klick.
page-keys = Tasten: Tab und Pfeile gehen zu einem leuchtenden Stück, Enter wählt es, Esc geht einen Schritt zurück, 1–9 drücken die Knöpfe und Bilder unten, U nimmt zurück, H bittet um einen Tipp, R zeigt, was seit deinem letzten Zug geschah; jede Taste springt zur Gegenwart.

## Einen Tisch eröffnen

page-open-title = Tisch eröffnen: { $game }
page-open-seats = Wer spielt mit?
page-open-players = Mitspieler
page-open-options = Regeln
page-open-table = Tisch
page-open-hints = Tipps von einem Bot sind erlaubt; das Spiel zählt dann nicht
page-outdated = Die Taberna wurde erneuert, seit diese Seite geladen wurde. Bitte lade sie neu.
page-reload = Neu laden
page-open-listed = Alle dürfen diesen Tisch finden, nicht nur, wer den Link hat
page-seat = Platz { $number }
page-seat-me = Hier sitze ich
page-seat-open = Freier Platz
page-seat-here = Noch jemand an diesem Bildschirm
page-seat-bot = Ein Bot
page-plays-like = Spielt wie
page-seat-nobody = Jemand
page-clock = Bedenkzeit
page-clock-none = so lange man will
page-clock-quick = eine Minute je Zug
page-clock-calm = eine halbe Stunde für das ganze Spiel
page-clock-post = drei Tage je Zug
page-advised-alea-order_counts = Der Autor empfiehlt es denen, die das Spiel kennen.
page-advised-pecunia = Lass im ersten Spiel die dunkelroten Karten und alle Module weg. Mehr als zwei Module zugleich sind etwas für alle, die das Spiel gut kennen.
page-advised-pecunia-advanced = Für alle, die schon ein paar Mal gespielt haben.
page-choice-pecunia-edition-1 = 1 – das Spiel von 2005
page-choice-pecunia-edition-2 = 2 – das Spiel von 2016
page-choice-forum-scoring-patrician = patrizisch – die meisten gewinnen viel
page-choice-forum-scoring-plebeian = plebejisch – die wenigsten verlieren viel
page-waiting-title = { $game }: Mitspieler gesucht
page-waiting-text = Das Spiel beginnt, sobald jeder Platz besetzt ist. Schick diesen Link denen, die mitspielen sollen:
page-sit = Hinsetzen
page-stand = Aufstehen
page-close-table = Tisch schließen
page-link = Der Link zu diesem Tisch
page-copy = Link kopieren
page-copied = Kopiert

## Am Tisch

page-table = Tisch
page-you = (du)
page-bot = Bot
page-away-left = ist gegangen; ein Bot spielt weiter
page-away-time = hat die Zeit überschritten; ein Bot spielt weiter
page-banner-you = Du:
page-banner-others = { $name } überlegt …
page-banner-waiting = Einen Moment …
page-banner-over = Das Spiel ist zu Ende.
page-link-lost = Verbindung verloren. Neuer Versuch …
page-actions = Was du tun kannst
page-steps = Deine Wahl bisher
page-step-back = Zurück
page-choose-glowing = Wähl etwas, das leuchtet.
page-skip = Überspringen
page-undo = Zurücknehmen
page-hint = Tipp
page-hint-help = Fragt einen Bot, was er täte und wie wahrscheinlich jeder gewinnt. Das Spiel wird dann nicht mehr gewertet.
page-advice = { $bot } würde: { $move }. Aussichten auf den Sieg:
page-side = Verlauf, Gespräch und Regeln
page-log = Verlauf
page-chat = Chat
page-rules = Regeln
page-clause = Regel { $id }
page-log-earlier = Früheres zeigen
page-log-undone = { $name } nimmt den letzten Zug zurück.
page-news-sat = { $name } setzt sich.
page-news-stood = { $name } steht auf.
page-news-left = { $name } ist gegangen; ein Bot spielt weiter.
page-news-time = { $name } hat die Zeit überschritten; ein Bot spielt weiter.
page-news-back = { $name } ist wieder da.
page-news-muted = { $name } wurde stummgeschaltet.
page-news-unmuted = { $name } darf wieder reden.
page-news-rematch = Es gibt eine Revanche.
page-news-closed = Der Tisch ist geschlossen.
page-news-hint = { $name } holt sich einen Tipp.
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Sag etwas
page-chat-send = Senden
page-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } schauen zu.
}
page-leave = Tisch verlassen
page-leave-help = Ein Bot spielt für dich weiter. Mit dem Link kommst du jederzeit zurück.
page-cover-title = Jetzt { $name }
page-cover-text = Gib den Bildschirm weiter. Sonst soll jetzt niemand hinsehen.
page-cover-lift = Ich bin { $name }
page-or = oder
error-page-offline = Der Server ist gerade nicht zu erreichen.

## Das Ende

page-course = Wie es lief
page-chart = Die Punkte im Lauf des Spiels
page-chances = Aussichten auf den Sieg
page-chances-help = Geschätzt: Von jedem dieser Augenblicke an wurde das Spiel viele Male zufällig zu Ende gespielt.
page-moments = Entscheidende Augenblicke
page-moment = { $name } macht { $gain } auf die anderen gut (Zug { $moves })
page-rematch = Revanche
page-download = Aufzeichnung herunterladen
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-back = Einen Zug zurück
page-replay-next = Einen Zug vor
page-replay-slider = Gespielte Züge
page-dice-check = Würfel prüfen
page-dice-explained = Vor dem ersten Zug hat dieser Tisch einen geheimen Startwert festgelegt, indem er dessen SHA-256 zeigte. Jeder Wurf folgt aus dem Startwert. Lade die Aufzeichnung herunter und lass „taberna verify“ jeden davon nachziehen.
page-dice-commitment = Vor dem Spiel gezeigt:
page-dice-seed = Der Startwert:
page-dice-kept = Der Startwert ist der, der festgelegt war.
page-dice-broken = Der Startwert ist nicht der, der festgelegt war!
page-dice-all = Alle nachziehen
page-dice-fair = { $count ->
    [0] Der Zufall hatte in diesem Spiel nichts zu sagen.
    [one] Ein Ergebnis, wie der Startwert es gibt.
   *[other] { $count } Ergebnisse, alle wie der Startwert sie gibt.
}
page-dice-wrong = Zug { $move } der Aufzeichnung folgt nicht aus dem Startwert!

## Lernen

page-learn-title = Die Spiele lernen
page-games = Spiele
page-rules-search = In den Regeln suchen
page-rules-nothing = Nichts gefunden.
page-lesson = Eine kurze Lektion
page-lesson-step = Schritt { $at } von { $count }
page-lesson-wrong = Das geht auch, aber versuch, worum es hier geht.
page-lesson-done = Mehr brauchst du nicht. Der Rest zeigt sich am Tisch.
page-lesson-again = Von vorn

## Performed in time

page-pace = Tempo der anderen
page-pace-help = Ein Klick auf den Tisch oder eine beliebige Taste springt zur Gegenwart.
page-pace-slow = langsam
page-pace-normal = normal
page-pace-quick = schnell
page-pace-off = sofort
page-banner-choose = Wähle, was du tust.
page-banner-absent = { $name } ist am Zug, aber gerade nicht da.
page-here = ist da
page-not-here = ist gerade nicht da
page-hit = Das betrifft dich:
page-recap = { $count ->
    [one] Eines ist seit deinem letzten Zug geschehen
   *[other] { $count } Dinge sind seit deinem letzten Zug geschehen
}
page-recap-short = Seither
page-recap-done = Zurück zur Gegenwart
page-tray = Was du wählen kannst
page-tray-choose = { $name } wählen
page-repeat = Alle { $left } von einem
page-beyond-above = { $count } weitere zur Wahl, weiter oben
page-beyond-below = { $count } weitere zur Wahl, weiter unten
page-undo-none = Es gibt nichts zurückzunehmen: Der Zufall hat gesprochen, oder andere haben seither gehandelt.
page-close = Schließen
page-understood = In Ordnung
page-link-kept = Dein Zug ist aufgehoben und wird gesendet, sobald die Verbindung wieder steht.
page-link-late = Dein letzter Zug konnte nicht gesendet werden: Inzwischen wird etwas anderes gefragt.
page-seal = Würfel versiegelt: { $start }…
page-seal-help = Der SHA-256 des geheimen Ausgangswerts für allen Zufall an diesem Tisch, festgelegt vor dem ersten Zug. Dieser Browser merkt ihn sich und vergleicht am Ende.
page-seal-same = Dieser Browser sah nach { $moves } Zügen dasselbe Siegel.
page-seal-other = Dieser Browser sah nach { $moves } Zügen ein anderes Siegel!
page-end-win = Du gewinnst!
page-end-share = Du gewinnst, zusammen mit { $names }.
page-end-lose = { $names } gewinnt. Du bist Nummer { $place } von { $count }.
page-replay = Nachspielen
page-replay-start = Das Spiel beginnt.
page-analysis = Auswertung
page-analyse = Dieses Spiel untersuchen
page-analyse-help = Was war Glück, was war Können? Eine erste Antwort kommt bald, die ganze braucht bis zu einer halben Minute.
page-practise = Üben
page-any-player = Spieler
page-any-yes = ja
page-any-no = nein
page-offline-help = Tische brauchen den Server; Regeln und Lektionen, die du schon gelesen hast, öffnen sich auch ohne ihn.
page-send-away = Wegschicken
page-send-away-name = { $name } wegschicken
page-absent = { $name } hat seit zehn Minuten nicht gezogen.
page-absent-bot = { $bot } weiterspielen lassen
page-lesson-right = Richtig. Das geschieht:
page-lesson-skip = Diesen Schritt auslassen
page-lesson-on = Weiter: Schritt { $next } von { $count }
page-lesson-last = Lektion beenden
page-tally = Woher die Punkte kommen
page-coach-play = Zum ersten Mal? Zeig mir, wie
page-coach-on = Verstanden
page-coach-off = Keine Hinweise mehr
