# Pecunia non olet, Modul 5: Gunst der Götter

pecunia-option-gods = Gunst der Götter
    .help = Alle haben die Gunst eines Gottes: am Anfang gewählt, getauscht, wenn ein Bürger geht. Nur in Ausgabe 2.

pecunia-card-ceres = Ceres
    .help = Einmal im Zug: Leg 1 Marker auf einen Römer in deiner Latrine und zieh eine Aktionskarte.
pecunia-card-diana = Diana
    .help = Einmal im Zug: Füll deine Schlange auf 5 auf.
pecunia-card-juno = Juno
    .help = Einmal im Zug: Leg 1 oder 2 Marker von einem Römer auf Römer auf den anderen Plätzen. Wer keinen mehr hat, geht.
pecunia-card-jupiter = Jupiter
    .help = Immer: 1 Marker mehr und 2 Münzen auf jeden Römer, der sich neu in deine Latrine setzt.
pecunia-card-mars = Mars
    .help = Immer: Wenn du einen freien Platz besetzt, wähl unter den ersten 3 deiner Schlange.
pecunia-card-minerva = Minerva
    .help = Einmal im Zug: Wirf eine Aktionskarte ab für 1 Sesterz, und nimm einen Marker von einem Römer in deiner Latrine.
pecunia-card-venus = Venus
    .help = Immer: Keine Aktionskarte, auch keine eigene, wirkt auf deine Latrine.
pecunia-card-favour = Gunst der Götter
pecunia-card-appear = Gunstkarten

pecunia-ask-draft-god = Auswahl: Nimm einen Römer für deine Plätze oder die Gunst eines Gottes.
pecunia-ask-draft-all = Auswahl: Nimm einen Römer für deine Plätze, einen Ausbau für einen von ihnen oder die Gunst eines Gottes.
pecunia-ask-ceres = Ceres: Welcher Römer in deiner Latrine bekommt einen Marker? Dafür ziehst du eine Aktionskarte.
pecunia-ask-juno = Juno: Von wem kommen die Marker?
pecunia-ask-juno-to = Juno: Wer auf einem anderen Platz bekommt einen Marker von { $roman }? (noch { $left })
pecunia-ask-minerva = Minerva: Welche Aktionskarte wirfst du ab?
pecunia-ask-minerva-marker = Minerva: Von wem nimmst du einen Marker?
pecunia-ask-favour = { $roman } ist gegangen: Tauschst du deine Gunstkarte, { $card }, gegen eine andere?

pecunia-do-god = Gunst: { $card }
pecunia-do-pray = { $card } anrufen
pecunia-do-prefer = Den { $place ->
    [second] Zweiten
   *[third] Dritten
} der Schlange { pecunia-on-seat } setzen
pecunia-do-appear = { $card } wird aufgedeckt

pecunia-event-prays = { $player } ruft { $card } an.
pecunia-event-favours = { $player } hat jetzt diese Gunst: { $card }.
pecunia-event-gains = { $card } gibt { $player } { $amount }: jetzt { $purse }.

pecunia-favour = Gunst: { $god }
pecunia-favour-new = Gunst: { $god }, ab dem nächsten Zug
pecunia-favours-open = Gunstkarten in der Mitte: { $gods }

error-pecunia-not-preferred = Nur mit der Gunst des Mars darf einer der ersten drei vor dem Vordersten gewählt werden.
error-pecunia-no-favour = Diese Gunst hast du nicht: { $card }.
error-pecunia-favour-new = Eine neue Gunst wirkt ab deinem nächsten Zug: { $card }.
error-pecunia-prayed = Du hast in diesem Zug schon einen Gott angerufen: { $card }.
error-pecunia-god-idle = Diese Gunst würde jetzt nichts ändern: { $card }.
error-pecunia-sheltered = { $roman } sitzt, wo Venus keine Aktionskarte zulässt.
error-pecunia-position-favours-new = „favours_new“ ist eine Liste von Plätzen am Tisch, 0 bis { $last }: „{ $value }“ ist keiner.
error-pecunia-position-god = Es gibt keinen Gott „{ $name }“. Es gibt: { $choices }.
error-pecunia-position-god-twice = Die Gunstkarte { $name } ist an zwei Stellen.
error-pecunia-position-god-missing = Die Gunstkarte { $name } ist nirgends, weder bei jemandem noch in der Mitte.
error-pecunia-position-no-favour = Spieler { $player } hat keine Gunstkarte.
