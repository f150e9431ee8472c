# Glück und Können in beendeten Spielen.
analysis-title = { $game }: Glück und Können von { $names }
analysis-estimates = All das sind Schätzungen. Eine Chance ist ein Anteil am Sieg; ± ist der 95-%-Bereich, der von der Zahl der Versuche kommt.
analysis-column-player = Spieler
analysis-column-result = Ergebnis
analysis-column-start = fairer Anteil
analysis-column-luck = Glück
analysis-column-own = eigene Entscheidungen
analysis-column-others = Entscheidungen der anderen
analysis-column-accuracy = Genauigkeit
analysis-label-best = am besten
analysis-label-good = gut
analysis-label-inaccurate = ungenau
analysis-label-mistake = Fehler
analysis-label-blunder = grober Fehler
analysis-decisions = Entscheidungen
analysis-column-number = Zug
analysis-column-chosen = gewählt
analysis-column-rival = verglichen mit
analysis-column-gave = verschenkt
analysis-column-called = Urteil
analysis-alike = nicht zu unterscheiden
analysis-none = Keine Entscheidung hat eindeutig etwas verschenkt.
analysis-moments = Worauf es für { $name } ankam
analysis-moment-luck = Zug { $number }, Zufall: { $move } ({ $change })
analysis-moment-own = Zug { $number }, eigene Entscheidung: { $move } ({ $change })
analysis-moment-others = Zug { $number }, Entscheidung von { $player }: { $move } ({ $change })
analysis-why-wins = „{ $better }“ gewinnt sofort.
analysis-why-gains = Mit „{ $better }“: { $events }
analysis-why-losses = Mit „{ $chosen }“: { $events }
analysis-why-points = So wie es weitergehen dürfte, hat { $player } mit „{ $better }“ { $points } Punkte und mit „{ $chosen }“ { $others }.
analysis-stopped = Vor dem Ende angehalten: das ist, was bis dahin angesehen wurde.
analysis-written = Geschrieben nach { $path }
analysis-course = Siegchancen im Lauf des Spiels
analysis-course-key = Punkte sind Ergebnisse des Zufalls, die eine Chance stark bewegt haben, Kreuze sind Fehler: je größer, desto schlimmer.
analysis-parts = Woher das Ergebnis kommt
analysis-first = Eine erste Antwort, mit wenigen Versuchen. Die ganze ist unterwegs.
analysis-waiting = Das Spiel wird untersucht.
analysis-fault-before = Voriger Fehler
analysis-fault-next = Nächster Fehler
analysis-slider = Durch das Spiel gehen
analysis-choice = Zug { $number }: { $player } entscheidet
analysis-better = besser
analysis-gave = Das verschenkt { $share } eines Sieges (± { $doubt }).
analysis-line = So dürfte es weitergehen:
analysis-both = Was gewählt wurde, und womit es verglichen wurde
analysis-after = Der Tisch nach „{ $move }“
analysis-tried = Diese Chancen sind Schätzungen: ± ist der 95-%-Bereich, der von der Zahl der Versuche kommt.
analysis-reckoned = Durchgerechnet und nicht zufällig probiert, darum ohne ±. Was danach kommt, ist dennoch eine Schätzung.
analysis-show = Am Tisch zeigen
analysis-again = Von hier noch einmal
analysis-again-help = Ein Tisch mit Bots beginnt hier. Er zählt nicht für die Wertung, und was dieser Platz nicht wissen konnte, wird neu verteilt.
analysis-count = { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
 }
analysis-as-table = Dasselbe als Tabelle

practise-title = { $game } üben
practise-own = { $count ->
    [one] Meinen Fehler üben
   *[other] Meine { $count } Fehler üben
 }
practise-right = Richtig!
practise-wrong = Etwas anderes ist besser.
practise-best = Am besten: „{ $move }“. Die Aussicht auf den Sieg ist damit etwa { $chance }.
practise-yours = „{ $move }“: etwa { $chance }.
practise-next = Weiter
practise-mistake = Einer deiner eigenen Fehler.
practise-puzzle = Eine Wahl ist deutlich am besten. Welche?
practise-done = Das ist für jetzt alles. Was du geübt hast, kommt nach einigen Tagen wieder.
practise-help = Was richtig war, kommt immer später wieder, was falsch war, bald. Es bleibt auf diesem Gerät und geht auch ohne Verbindung, wenn es einmal offen war.

error-analysis-unfinished = Dieses Spiel ist nicht zu Ende: nach { $moves } Zügen läuft es noch. Nur beendete Spiele können untersucht werden.
error-analysis-endless = Diese Aufzeichnung hat { $moves } Züge; mehr als { $most } werden nicht untersucht.
error-not-an-analysis = Das ist keine Untersuchung, die Taberna geschrieben hat.
error-analysis-quota = Du hast seit gestern um diese Zeit { $most } Spiele untersuchen lassen. Mehr gibt es am Tag nicht; was untersucht ist, kannst du dir ansehen, so oft du willst.
error-analysis-gave-up = Dieses Spiel konnte nicht untersucht werden: es hat zu lange gedauert.
error-not-a-choice = Nach { $moves } Zügen hatte niemand zu wählen. Ein neuer Versuch beginnt bei einer Entscheidung.
