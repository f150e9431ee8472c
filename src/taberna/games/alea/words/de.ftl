# Alea Romana

alea-name = Alea Romana
alea-line = Bilde Würfel um Würfel eine römische Zahl, schreib sie in deine aufsteigende Spalte – und hör auf, bevor du scheiterst.

alea-option-order_counts = Die Reihenfolge der Würfel zählt
    .help = Ein einzelnes I wird abgezogen, wenn es vor dem V (ohne V: vor einem X) fiel, und dazugezählt, wenn danach.
alea-option-handfuls = Mehrere Würfel auf einmal
    .help = Du darfst mehrere Würfel auf einmal werfen.
alea-option-cards_any_time = Aktionskarten jederzeit
    .help = Karten darf man auch auf eine gültige Zahl spielen, nicht nur, wenn man gescheitert ist.
alea-option-patience = Geduld
    .help = Das Spiel endet nach so vielen Runden, in denen niemand eine Zahl schreibt oder eine Karte spielt; 0 heißt nie.

alea-card-all-i = Alle I
    .help = Wirf alle Würfel, die I zeigen, auf einmal neu.
alea-card-all-v = Alle V
    .help = Wirf alle Würfel, die V zeigen, auf einmal neu.
alea-card-any-die = Freie Wahl
    .help = Wirf einen Würfel deiner Wahl neu.
alea-card-ignore = Weg damit
    .help = Leg einen Würfel beiseite: Er zählt nicht mehr und wird in diesem Zug nicht mehr geworfen.
alea-card-twice = Doppelt
    .help = Schreib eine Zahl, die schon in deiner Spalte steht, direkt über oder unter die gleiche.
alea-card-joker = Joker
    .help = Gilt als eine der fünf anderen Karten, auch als eine schon gespielte.

alea-ask-begin = Wirf den ersten Würfel.
alea-ask-four-x = Vier X: Jetzt rettet dich nur noch ein I. Würfle weiter.
alea-ask-roll-on = Für { $numbers } ist in deiner Spalte kein Platz: Würfle weiter.
alea-ask-roll-or-write = Du hast { $numbers }. Schreiben oder weiterwürfeln? ({ $unused ->
    [one] noch ein Würfel
   *[other] noch { $unused } Würfel
})
alea-ask-write = Du hast { $numbers }. Wohin damit?
alea-ask-failed = { $dice } – gescheitert. Karte spielen oder passen?
alea-ask-blocked = In deine Spalte passt keine Zahl mehr: Passen oder trotzdem würfeln?

alea-do-roll = Einen Würfel werfen
alea-do-handful = { $dice } Würfel werfen
alea-do-write = { $number } in Zeile { $row } schreiben
alea-do-pass = Passen
alea-do-all-i = Alle I: jedes I neu werfen
alea-do-all-v = Alle V: jedes V neu werfen
alea-do-any-die = Freie Wahl: Würfel { $die } neu werfen
alea-do-ignore = Weg damit: Würfel { $die } beiseitelegen
alea-do-twice = Doppelt: eine Zahl ein zweites Mal schreiben
alea-do-joker-all-i = Joker: jedes I neu werfen
alea-do-joker-all-v = Joker: jedes V neu werfen
alea-do-joker-any-die = Joker: Würfel { $die } neu werfen
alea-do-joker-ignore = Joker: Würfel { $die } beiseitelegen
alea-do-joker-twice = Joker: eine Zahl ein zweites Mal schreiben
alea-do-die = Der Würfel zeigt { $symbol }

alea-event-rolls = { $dice ->
    [one] { $player } wirft einen Würfel.
   *[other] { $player } wirft { $dice } Würfel.
}
alea-event-die = Der Würfel zeigt { $symbol }.
alea-event-writes = { $player } schreibt { $number } in Zeile { $row }.
alea-event-fails = { $why ->
    [no-number] { $player } scheitert: { $dice } ist keine römische Zahl.
   *[not-writable] { $player } scheitert: Für { $dice } ist in der Spalte kein Platz.
}
alea-event-plays = { $player } spielt { $joker ->
    [0] „{ $card }“
   *[other] den Joker als „{ $card }“
}{ $die ->
    [none] .
   *[other] { " " }auf das { $die }.
}
alea-event-passes = { $player } passt.
alea-event-last-round = { $ending ->
    [column] { $player } hat die Spalte voll: Das ist die letzte Runde.
   *[cards] { $player } ist in einem Zug ohne Karten gescheitert: Das ist die letzte Runde.
}
alea-event-ends = Das Spiel ist aus.

alea-ending-column = Eine Spalte ist voll
alea-ending-cards = Jemand ist in einem Zug gescheitert, der ohne Karten begann
alea-ending-patience = Viele Runden lang hat niemand eine Zahl geschrieben oder eine Karte gespielt
alea-ending-blocked = In keine Spalte passt noch eine Zahl

alea-row = Zeile
alea-cards = Karten
alea-points = Punkte
alea-legend = I alle I · V alle V · ↻ Wahl · – weg · = doppelt · ★ Joker · × keine Zahl passt
alea-patience = { $left ->
    [one] Wenn auch in dieser Runde niemand eine Zahl schreibt oder eine Karte spielt, ist das Spiel aus.
   *[other] Wenn { $left } Runden lang niemand eine Zahl schreibt oder eine Karte spielt, ist das Spiel aus.
}

error-alea-not-failed = Passen geht nicht: Du bist nicht gescheitert.
error-alea-no-dice-left = { $unused ->
    [0] Es ist kein Würfel mehr übrig.
    [one] Es ist nur noch ein Würfel übrig.
   *[other] Es sind nur noch { $unused } Würfel übrig.
}
error-alea-one-die-a-time = Immer nur ein Würfel auf einmal, außer mit der Option „{ alea-option-handfuls }“.
error-alea-failed = Du bist gescheitert: Spiel eine Karte oder passe.
error-alea-not-made = Die Würfel ({ $dice }) ergeben nicht { $number }.
error-alea-row-taken = In Zeile { $row } steht schon { $number }.
error-alea-not-rising = Mit { $number } in Zeile { $row } würde die Spalte nicht mehr ansteigen.
error-alea-card-spent = Diese Karte hast du nicht mehr: { $card }.
error-alea-changes-nothing = Diese Karte würde nichts ändern: { $card }.
error-alea-only-on-failure = Karten spielt man nur, wenn man gescheitert ist: { $card }.
error-alea-position-rows = { $rows ->
    [one] Platz { $seat } hat nur eine Zeile; eine Spalte hat 7.
   *[other] Platz { $seat } hat { $rows } Zeilen; eine Spalte hat 7.
}
error-alea-position-number = Platz { $seat }, Zeile { $row }: { $number } lässt sich mit sechs Würfeln nicht bilden.
error-alea-position-falls = Platz { $seat }: Die Spalte fällt von { $before } auf { $number } in Zeile { $row }.
error-alea-position-apart = Platz { $seat }: { $number } steht zweimal da, aber nicht direkt untereinander.
error-alea-position-equals = Platz { $seat }: gleiche Zahlen, aber die Karten, die das erlauben, sind noch nicht gespielt.
error-alea-position-card = Platz { $seat }: Eine Karte „{ $card }“ gibt es nicht. Es gibt: { $choices }.
error-alea-position-card-doubled = Platz { $seat } hat die Karte „{ $card }“ zweimal.
error-alea-position-bare = „bare“ besagt, dass Platz { $seat } den Zug ohne Karte begann, aber das kann nicht sein.
error-alea-position-die = „{ $symbol }“ ist keine Würfelseite: I, V oder X.
error-alea-position-dice = { $dice } Würfel, aber es gibt nur sechs.
error-alea-position-dice-over = Das Spiel ist aus, aber es liegen noch Würfel da.
error-alea-position-throw = „{ $throw }“: Würfel werden einzeln angegeben, außer mit der Option „order_counts“.
error-alea-position-together = „together“ ist nur true, während Würfel eines Wurfs fallen, und nur mit der Option „order_counts“.
error-alea-position-aside = { $aside ->
    [one] Mit den gespielten Karten kann Platz { $seat } keinen Würfel beiseitegelegt haben.
   *[other] Mit den gespielten Karten kann Platz { $seat } nicht { $aside } Würfel beiseitegelegt haben.
}
error-alea-position-twice = „twice“ ist an, aber Platz { $seat } hat dafür keine Karte gespielt.
error-alea-position-ending = Ein Ende „{ $ending }“ gibt es nicht. Es gibt: { $choices }.
error-alea-position-no-ending = Das Spiel ist aus („turn“ ist null), aber „ending“ sagt nicht, warum.
error-alea-position-full = Platz { $seat } ist am Zug, hat aber schon eine volle Spalte.
error-alea-position-full-no-ending = Eine Spalte ist voll, aber „ending“ sagt nichts davon.
error-alea-position-patience-over = Die Geduld ist zu Ende, das Spiel aber nicht.
error-alea-position-blocked-over = In keine Spalte passt noch eine Zahl, also ist das Spiel aus: „turn“ muss null sein.
error-alea-position-not-blocked = „ending“ besagt, dass in keine Spalte noch eine Zahl passt, aber bei Platz { $seat } geht es.

## Die Lektion

alea-lesson-1 = Du bildest eine römische Zahl, Würfel um Würfel. Wirf den ersten.
alea-lesson-2 = X und V sind 15. Das könntest du schreiben; aber du hast noch vier Würfel. Wirf noch einen.
alea-lesson-3 = Das I darf nach dem V kommen oder davor: 16 oder 14. Deine Zahlen müssen von Zeile 1 bis 7 steigen, also schreib sie in Zeile 2 oder 3: So bleibt Platz für kleinere und für größere.
alea-lesson-4 = In die Zeilen zwischen 16 und 31 passt nur, was dazwischen liegt. Schreib 19 oder 21 in Zeile 3 und lass dir Zeile 4 frei.
alea-lesson-5 = Zwei V sind keine römische Zahl: gescheitert. Jetzt kann dich eine Karte retten. Jede Karte, die du behältst, zählt am Ende 5 Punkte, also spiel sie mit Bedacht.
alea-lesson-6 = 33 steht schon in deiner Spalte, und alle Würfel sind verbraucht: gescheitert. Mit der Karte „Doppelt“ oder dem Joker an ihrer Stelle darfst du die Zahl noch einmal schreiben, direkt über oder unter die gleiche. Spiel sie.
alea-lesson-7 = Eine Zeile ist noch leer. Schreib 34 oder 36 in Zeile 7: Wer eine siebte Zahl schreibt, beendet das Spiel nach dieser Runde.

## Auf der Seite

page-alea-tray = Das Tablett
page-alea-die = Würfel { $number }: { $symbol }
page-alea-aside = Ein Würfel, der beiseitegelegt wurde
page-alea-failed = Gescheitert!
page-alea-rolls = { $name } ist mit Würfeln dran
page-alea-odds-ask = Was kann der nächste Würfel zeigen?
page-alea-odds = I: 1 von 2 · X: 1 von 3 · V: 1 von 6
page-alea-row = Zeile { $row }: { $number }
page-alea-row-free = Zeile { $row }: frei
page-alea-card-spent = { $card }: verbraucht
page-alea-standing = { $points } Punkte, { $rows } von { $all } Zeilen beschrieben, { $cards } Karten übrig
page-alea-flying = Ein Würfel ist in der Luft
page-alea-row-plain = Zeile { $row }
page-alea-blocked = Nimmt keine Zahl mehr auf
page-alea-tally = { $numbers } in der Spalte, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}: { $bonus }

## Eine erste Partie: einmal gesagt, wenn es zum ersten Mal zählt

alea-coach-ask-begin = In deinem Zug bildest du eine römische Zahl, Würfel um Würfel. Ein Würfel zeigt I, V oder X.
alea-coach-ask-roll-or-write = Alle Würfel, die liegen, bilden die Zahl. Schreib sie, oder wirf weiter für eine andere: Wird daraus keine Zahl, schreibst du nichts.
alea-coach-event-writes = Die Zahlen müssen von Zeile 1 bis 7 steigen, und jede darf nur einmal dastehen. Lass Platz für kleinere und größere.
alea-coach-ask-failed = Was da liegt, ist keine Zahl, die du schreiben kannst: gescheitert. Eine Karte kann dich retten. Jede Karte, die du behältst, zählt am Ende 5 Punkte.
alea-coach-event-last-round = Die letzte Runde hat begonnen. Am Ende zählst du deine Spalte zusammen, und 5 für jede Karte, die du noch hast; die meisten Punkte gewinnen.
alea-coach-aim = Füll deine Spalte mit römischen Zahlen. Hat jemand sieben geschrieben, ist Schluss; die meisten Punkte gewinnen.
