# Words that belong to no single game.

## The rules

rules-untranslated = noch nicht übersetzt

## Choosing a game

choose-welcome = Willkommen in der Taberna. Was wollen wir spielen?
choose-number = Nummer
choose-players = Wie viele spielen mit? ({ $least }–{ $most })
choose-options = Mit den üblichen Optionen spielen? (ja / nein)
choose-option = { $label } ({ $choices })
choose-opponents = Wer spielt gegen dich? Ein Bot ({ $choices }) oder der Name eines weiteren Menschen an diesem Bildschirm
choose-name = Dein Name
choose-default = Enter: { $default }
choose-again = Bitte wähle eins davon: { $choices }
person = Gast
yes = ja
no = nein
players = { $least }–{ $most } Personen
games-options = Optionen
games-bots = Bots
games-play = Spielen: { $command }

## At the table

table-prompt = Deine Wahl (eine Nummer oder die Worte; ? für Hilfe)
table-many = Tipp deinen Zug ein, zum Beispiel { $example } (? zeigt alle { $count }).
table-help = Antworte mit einer Nummer aus der Liste oder tipp den Zug selbst ein, etwa „{ $example }“; ein Teil genügt, wenn er nur zu einem passt.
table-help-words = Außerdem: { $list } zeigt, was du tun kannst, { $table } zeigt den Tisch noch einmal, { $hint } fragt einen Bot um Rat, { $rules } mit Nummer zeigt eine Regel, { $quit } verlässt den Tisch; die Partie bleibt gespeichert.
table-help-cards = ? und der Name einer Karte sagt, was sie tut; „{ $rules } { $cards }“ zeigt alle Karten.
table-hint = Der Bot „{ $bot }“ würde wählen: { $move }
error-no-such-card = Keine Karte heißt „{ $text }“.
error-typed-nothing = „{ $text }“ passt zu keiner Möglichkeit.
error-typed-ambiguous = „{ $text }“ passt zu mehreren: { $matches }
table-cover = Jetzt { $name }. Drück Enter, wenn sonst niemand hinschaut.
table-saved = Die Partie ist gespeichert. Weiter geht es mit: taberna play --resume
table-over = Das Spiel ist aus: { $reason }
table-wins = { $names } gewinnt.
table-share = { $names } teilen sich den Sieg.
table-record = Die Aufzeichnung, mit „taberna replay“ noch einmal zu sehen: { $path }
table-uncompiled = Die Engine läuft unkompiliert und langsamer; „taberna doctor“ sagt, warum.
table-resumed = { $moves ->
    [one] Weiter geht es mit { $game } nach einem Zug.
   *[other] Weiter geht es mit { $game } nach { $moves } Zügen.
}

replay-of = { $moves ->
    [one] { $game }, ein Zug: { $names }
   *[other] { $game }, { $moves } Züge: { $names }
}
replay-next = Enter: weiter
replay-move = Nach Zug { $number } von { $count }
replay-open = Hier endet die Aufzeichnung; das Spiel ist noch nicht aus.

perft-depth = Tiefe
perft-count = Wege
perft-seconds = Sekunden

## Errors

error-no-such-action = „{ $text }“ ist kein Zug in diesem Spiel.
error-not-an-option = „{ $text }“ geht gerade nicht.
error-game-over = Das Spiel ist aus.
error-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Es gibt: { $choices }.
error-broken-game = Das Spiel „{ $game }“ lässt sich nicht spielen: Sein Paket lädt nicht ({ $why }).
error-unknown-option = { $game } hat keine Option „{ $option }“. Es gibt: { $choices }.
error-bad-option = { $option } kann nicht „{ $value }“ sein. Möglich ist: { $choices }.
error-unknown-bot = Kein Bot namens „{ $bot }“ spielt { $game }. Es gibt: { $choices }.
error-wrong-bots = { $given ->
    [one] Ein Bot für { $players } Plätze: Gib für jeden Platz einen an.
   *[other] { $given } Bots für { $players } Plätze: Gib für jeden Platz einen an.
}
error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Es gibt: { $choices }.
error-option-form = „{ $text }“ ist keine Option: Schreib Name=Wert, zum Beispiel { $example }.
error-wrong-seats = { $given ->
    [one] Ein Name für { $players } Plätze: Gib für jeden Platz einen an.
   *[other] { $given } Namen für { $players } Plätze: Gib für jeden Platz einen an.
}
error-no-save = Es gibt keine Partie zum Fortsetzen. Fang eine an mit: taberna play
error-no-rules = Für { $game } gibt es keinen Regeltext.
error-no-cards = { $game } hat keine Karten.
error-unknown-clause = { $game } hat keine Regel { $id }. Siehe: taberna rules { $game }
error-too-small = Das Terminal ist { $width } Zeichen breit; { $game } braucht { $needed }. Mach das Fenster breiter oder die Schrift kleiner.
error-input-closed = Die Eingabe brach ab, bevor etwas gewählt war.
error-input-closed-saved = Die Eingabe brach mitten im Spiel ab. Die Partie ist gespeichert: taberna play --resume
error-bad-depth = Die Tiefe kann nicht { $depth } sein. Möglich ist: { $choices }.
error-at-range = { $count ->
    [one] Die Aufzeichnung hat nur einen Zug; { $at } gehört nicht dazu.
   *[other] Die Aufzeichnung hat { $count } Züge; { $at } gehört nicht dazu.
}
error-file-not-read = { $path } lässt sich nicht lesen: { $why }.
error-file-not-written = { $path } lässt sich nicht schreiben: { $why }.
error-file-too-large = { $path } ist größer als { $limit } MB; das ist keine Aufzeichnung.
error-position-file = { $path } ist kein JSON (Zeile { $line }).
error-record-not-json = Das ist keine Aufzeichnung: Zeile { $line } ist kein JSON.
error-record-not-ours = Dieses JSON ist keine Aufzeichnung von Taberna: Das Feld „taberna“ fehlt.
error-record-format = Die Aufzeichnung hat Format { $found }; diese Version von Taberna liest Format { $known }. Installiere die Version, die sie geschrieben hat.
error-record-rules = Die Aufzeichnung wurde nach Version { $found } der Regeln von { $game } gespielt; hier gilt Version { $known }. Installiere die Version von Taberna, die sie geschrieben hat.
error-record-field = Das Feld „{ $field }“ der Aufzeichnung stimmt nicht; erwartet: { $wanted ->
    [moves] eine Liste von Zügen
    [object] ein Objekt
    [name] ein Name
    [number] eine Zahl
   *[names] ein Name für jeden Platz
}.
error-record-options = Die Aufzeichnung lässt sich nicht abspielen: { $why }
error-record-move-unknown = Zug { $number } der Aufzeichnung, „{ $move }“, ist kein Zug in diesem Spiel.
error-record-move-illegal = Zug { $number } der Aufzeichnung, „{ $move }“, ist nicht erlaubt: { $why }
error-record-result-early = { $moves ->
    [one] Die Aufzeichnung nennt ein Ergebnis, aber nach ihrem einen Zug ist das Spiel nicht aus.
   *[other] Die Aufzeichnung nennt ein Ergebnis, aber nach ihren { $moves } Zügen ist das Spiel nicht aus.
}
error-record-result = Die Aufzeichnung nennt das Ergebnis { $noted }, ihre Züge ergeben aber { $found }.
error-position-not-an-object = Eine Stellung muss ein JSON-Objekt sein.
error-position-number = { $field } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
error-position-flag = { $field } muss true oder false sein, nicht { $value }.
error-position-string = { $field } muss Zeichenketten enthalten, nicht { $value }.
error-position-list = { $field } muss eine Liste sein, nicht { $value }.
error-position-length = { $length ->
    [one] { $field } hat nur einen Eintrag; nötig sind { $wanted }.
   *[other] { $field } hat { $length } Einträge; nötig sind { $wanted }.
}
error-position-table = { $field } muss ein Objekt mit einer Zahl für jedes von { $choices } sein, nicht { $value }.
error-position-object = { $field } muss ein Objekt sein, nicht { $value }.
error-position-missing = Das Feld { $field } fehlt.
error-position-endless = Diese Stellung kann es nicht geben: Das Spiel liefe endlos weiter, ohne jemanden zu fragen.
error-data-unknown = Diese Daten nennen „{ $name }“ ({ $field }), das diese Version von { $game } nicht kennt.
error-position-unknown = Ein Feld { $field } gibt es nicht. Es gibt: { $choices }.
