# Forum Romanum

forum-name = Forum Romanum
forum-line = Stellt eure Römer auf das Forum und holt Mehrheiten in Reihen, Spalten, Diagonalen und Gebäuden – und seid nirgends die Letzten.

forum-option-scoring = Wertung
    .help = patrizisch (patrician): Die meisten Römer bringen so viele Schritte vor, wie der Bereich Felder hat, die wenigsten kosten 4 (je 2, wenn mehrere sie teilen); teilen sich mehrere die Mehrheit, wird gewartet. plebejisch (plebeian): Die meisten bringen 4 (je 2, wenn mehrere sie teilen, und zwar sofort), die wenigsten kosten so viele Schritte, wie der Bereich Felder hat (je 4, wenn mehrere sie teilen).
forum-option-patience = Geduld
    .help = Das Spiel endet nach so vielen Aktionen jeder Farbe, in denen keine Münze vom Brett gekommen ist; 0 heißt nie.
forum-option-outline = Grundriss der Gebäude
    .help = Eine Datei mit sieben Zeilen zu sieben Ziffern, die oberste Reihe zuerst: Gleiche Ziffern sind ein Gebäude. Ohne sie gilt unser Grundriss.

## Wird in den anderen Sätzen verwendet

forum-colour = { $colour ->
    [r] Rot
    [b] Blau
    [y] Gelb
    [g] Grün
    [v] Violett
   *[t] Türkis
}
forum-other = { $other ->
    [r] Rot
    [b] Blau
    [y] Gelb
    [g] Grün
    [v] Violett
   *[t] Türkis
}
forum-sector = { $shape ->
    [row] Reihe { $sector }
    [column] Spalte { $sector }
    [diagonal] Diagonale { $sector }
   *[building] Gebäude { $sector }
}
forum-counts = { $colours ->
    [3] Rot { $red }, Blau { $blue }, Gelb { $yellow }
    [4] Rot { $red }, Blau { $blue }, Gelb { $yellow }, Grün { $green }
    [5] Rot { $red }, Blau { $blue }, Gelb { $yellow }, Grün { $green }, Violett { $violet }
   *[6] Rot { $red }, Blau { $blue }, Gelb { $yellow }, Grün { $green }, Violett { $violet }, Türkis { $teal }
}

forum-ask-place = { forum-colour }: Wohin setzt du deinen Römer? (noch { $hand } auf der Hand)
forum-ask-move = { forum-colour }: Welchen Römer versetzt du, und wohin?
forum-ask-place-either = Setze einen Römer: erst { forum-colour } oder erst { forum-other }?
forum-ask-move-either = Versetze einen Römer: erst { forum-colour } oder erst { forum-other }?

forum-do-place = Auf { $cell } setzen
forum-do-move = Von { $from } nach { $to } versetzen
forum-do-place-colour = { forum-colour } auf { $cell } setzen
forum-do-move-colour = { forum-colour } von { $from } nach { $to } versetzen
forum-do-first = { forum-colour } beginnt

forum-event-begins = { $player } beginnt.
forum-event-places = { $player } setzt { forum-colour } auf { $cell }.
forum-event-moves = { $player } versetzt { forum-colour } von { $from } nach { $to }.
forum-event-full = { forum-sector } ist voll: { forum-counts }.
forum-event-tied = { forum-sector } ist voll, aber unentschieden, und behält die Münze: { forum-counts }.
forum-event-settles = { forum-sector } ist am Ende noch unentschieden: { forum-counts }.
forum-event-gains = Der Senator von { $player } ({ forum-colour }) geht { $steps } vor: die meisten, { $romans }.
forum-event-loses = Der Senator von { $player } ({ forum-colour }) geht { $steps } zurück: die wenigsten, { $romans }.
forum-event-even = Alle haben dort gleich viele: Niemand geht vor oder zurück.
forum-event-ends = Das Spiel ist aus.

forum-ending-coins = Es liegt keine Münze mehr auf dem Brett
forum-ending-ties = Alle Bereiche, die noch eine Münze haben, sind voll und unentschieden
forum-ending-patience = Seit langem ist keine Münze mehr vom Brett gekommen

forum-track = Beliebtheit
forum-hand = { $hand } auf der Hand
forum-legend = { $coin } Münze · { $tied } voll, aber unentschieden · ↗ ↘ die Diagonalen · die anderen Münzen stehen bei ihrer Reihe, ihrer Spalte oder ihrem Gebäude
forum-patience = { $left ->
    [one] Wenn auch mit dieser Aktion keine Münze vom Brett kommt, ist das Spiel aus.
   *[other] Wenn in { $left } Aktionen keine Münze vom Brett kommt, ist das Spiel aus.
}

error-forum-say-colour = Du spielst zwei Farben: Sag zuerst, welche, etwa { $text }.
error-forum-no-colour = Hier spielen alle nur eine Farbe; lass sie weg: { $text }.
error-forum-colour-used = Mit { forum-colour } warst du in diesem Zug schon dran; jetzt kommt deine andere Farbe.
error-forum-colour-not-yours = { forum-colour } ist nicht deine Farbe.
error-forum-must-place = { forum-colour } hat noch { $hand ->
    [one] einen Römer
   *[other] { $hand } Römer
} auf der Hand: Setze einen auf ein leeres Feld, etwa { $text }.
error-forum-must-move = { forum-colour } hat keinen Römer mehr auf der Hand: Versetze einen, etwa { $text }.
error-forum-cell-taken = { $cell } ist von { forum-colour } besetzt.
error-forum-nobody-there = Auf { $cell } steht niemand.
error-forum-not-this-colour = Auf { $cell } steht { forum-colour }: Diesen Römer darfst du nicht versetzen.
error-forum-same-cell = Passen darf niemand: Der Römer auf { $cell } muss auf ein anderes Feld.

error-forum-outline-rows = Der Grundriss braucht sieben Zeilen; dieser hat { $rows }.
error-forum-outline-length = Zeile { $line } des Grundrisses braucht sieben Zeichen; sie hat { $length }.
error-forum-outline-digit = Zeile { $line } des Grundrisses: „{ $digit }“ ist keine Ziffer von 1 bis 7.
error-forum-outline-missing = Im Grundriss fehlt das Gebäude { $digit }; jede Ziffer von 1 bis 7 muss vorkommen.
error-forum-outline-size = Das Gebäude { $digit } des Grundrisses hat { $cells } Felder; es müssen { $least } bis { $most } sein.
error-forum-outline-pieces = Das Gebäude { $digit } des Grundrisses besteht aus mehreren Teilen; seine Felder müssen zusammenhängen.

error-forum-position-rows = Das Brett braucht sieben Reihen, die Reihe 7 zuerst; dieses hat { $rows }.
error-forum-position-row = Die Reihe { $row } des Bretts braucht sieben Felder; sie hat { $length }.
error-forum-position-letter = „{ $letter }“ auf { $cell } ist nichts von: { $choices }
error-forum-position-romans = { forum-colour } hat { $romans } Römer auf dem Brett; es gibt nur { $most }.
error-forum-position-hand = Mit { $romans } Römern auf dem Brett muss { forum-colour } { $hand } auf der Hand haben.
error-forum-position-uneven = { forum-colour } hat { $low } auf der Hand und { forum-other } { $high }: Da alle reihum setzen, kann das nicht sein.
error-forum-position-order = Platz { $seat } kann nicht am Zug sein, danach zu urteilen, wie viele Römer jede Farbe auf der Hand hat.
error-forum-position-coin = Es gibt keinen Bereich „{ $coin }“. Es gibt: { $choices }
error-forum-position-coin-doubled = Der Bereich { $coin } steht zweimal in „coins“.
error-forum-position-coin-scored = { forum-sector } ist voll und nicht unentschieden; die Münze muss also weg sein.
error-forum-position-coin-gone = { forum-sector } hat keine Münze, kann aber noch nicht gewertet sein: Bisher hat niemand einen Römer versetzt.
error-forum-position-chance = Bevor ausgelost ist, wer beginnt, ist das Brett leer und nichts geschehen.
error-forum-position-over = Das Spiel ist hier aus: „turn“ muss null sein.
error-forum-position-not-over = „turn“ ist null, aber das Spiel ist hier nicht aus.
error-forum-position-used = „used“ ist die Farbe, die im Zug eines Spielers mit zwei Farben schon dran war; „{ $used }“ kann nicht sein.

## Die Lektion

forum-lesson-1 = Du bist Rot. Jede Reihe, Spalte, Diagonale und jedes Gebäude bringt dem Schritte, der dort die meisten Römer hat, sobald alles voll ist. Das Feld in der Mitte liegt in fünf davon, mehr als jedes andere: Setz auf d4.
forum-lesson-2 = In Gebäude IV fehlt ein Römer, und du führst dort. Füll es auf c6: Dein Senator geht so viele Schritte vor, wie es Felder hat, nämlich 6. Die beiden anderen teilen sich die wenigsten und gehen je 2 zurück.
forum-lesson-3 = In Reihe 1 fehlt ein Römer, und Blau führt dort. Du und Gelb habt je einen, und wer die wenigsten hat, geht zurück. Setz auf f1: Dann hat Gelb allein die wenigsten und geht 4 zurück, und du verlierst nichts.
forum-lesson-4 = Ein Römer kann mehrere Bereiche auf einmal voll machen. Auf c7 füllst du Gebäude IV und Reihe 7, und in beiden führst du: 6 und 7 Schritte.
forum-lesson-5 = Deine Hand ist leer, also versetzt du von jetzt an: Nimm deinen Römer von a1 nach g7. Dann ist Reihe 7 voll, und du führst dort.
forum-lesson-6 = In Reihe 1 hat Blau drei Römer und du zwei. Setz auf f1, dann hast du auch drei: Die Reihe ist voll, aber unentschieden. Niemand bekommt etwas, und die Münze bleibt liegen, bis eine Farbe allein führt.
forum-lesson-7 = Reihe 1 war unentschieden, aber Blau hat einen Römer weggenommen. Geh von a7 in die Lücke, f1: Jetzt führst du allein, und die Reihe wird doch noch gewertet.
forum-lesson-8 = Nur Reihe 1 und Reihe 7 haben noch ihre Münze, und Reihe 1 ist unentschieden. Geh von a4 nach g7: Reihe 7 wird gewertet, und da alles, was bleibt, unentschieden ist, ist das Spiel aus. Jetzt zählt auch das Unentschieden: Wer sich dort die Mehrheit teilt, gewinnt je 4, und Gelb mit den wenigsten verliert 4.

## Auf der Seite

page-forum-board = Das Forum
page-forum-cell = { $cell }, Gebäude { $building }: frei
page-forum-stone = { $cell }, Gebäude { $building }: { $colour }
page-forum-coin = { $sector }: die Münze liegt noch da
page-forum-tied = { $sector }: voll, aber unentschieden; die Münze bleibt
page-forum-scored = { $sector }: gewertet
page-forum-senator = Senator von { $colour }: { $steps }
page-forum-outlook = Was das hieße
page-forum-would-tie = voll, aber unentschieden
page-forum-standing = Beliebtheit { $score }, { $hand } Römer in der Hand
page-forum-nothing = Kein Sektor würde gewertet.
page-ask-forum-move = { forum-colour }: Welchen Römer versetzt du, und wohin?
page-ask-forum-place-either = Setze einen Römer: erst { forum-colour } oder erst { forum-other }?
page-ask-forum-move-either = Versetze einen Römer: erst { forum-colour } oder erst { forum-other }?
page-forum-tally = { $gained } gewonnen ({ $sectors }×), { $lost } verloren ({ $others }×)

## Eine erste Partie: einmal gesagt, wenn es zum ersten Mal zählt

forum-coach-ask-place = Setz deine Römer dorthin, wo sie in vielen Bereichen zugleich zählen: Reihen, Spalten, Diagonalen und Gebäuden. Zeig auf ein Feld, um zu sehen, in welchen.
forum-coach-event-gains = Ein Bereich ist voll. Wer dort allein die meisten Römer hat, geht so viele Schritte vor, wie er Felder hat, und seine Münze ist weg: Er wird nie mehr gewertet.
forum-coach-event-loses = Wer in einem vollen Bereich die wenigsten Römer hat, geht 4 Schritte zurück; teilen sich mehrere die wenigsten, je 2. Auch wer dort keinen hat, zählt.
forum-coach-event-tied = Dieser Bereich ist voll, aber mehrere haben gleich viele: unentschieden. Er behält seine Münze und wird gewertet, sobald eine Farbe allein führt.
forum-coach-ask-move = Deine Hand ist leer: Von jetzt an versetzt du einen deiner Römer auf irgendein leeres Feld. Die Lücke, die du lässt, kann ändern, was andere haben.
forum-coach-aim = Hab die meisten Römer, wo ein Bereich voll wird, und nie die wenigsten. Wessen Senator am Ende am weitesten ist, gewinnt.
