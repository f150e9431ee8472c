## Auf der Seite

page-pecunia-waits = { $name }, { $class }: bleibt { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
}, zahlt { $pay }
page-pecunia-sits = { $name }, { $class }: noch { $markers ->
    [one] eine Runde
   *[other] { $markers } Runden
}, zahlt { $pay }
page-pecunia-free = Frei: { $seat }
page-pecunia-join = Zur Römerin dazusetzen: { $seat }
page-pecunia-queue = Schlange
page-pecunia-hand = Deine Karten
page-pecunia-no-cards = Du hast keine Karten.
page-pecunia-others = Die anderen Mitspieler
page-pecunia-middle = In der Mitte
page-pecunia-romans = Römer
page-pecunia-cards = Aktionskarten
page-pecunia-pile-romans = Römer, die noch nicht da waren
page-pecunia-pile-cards = Aktionskarten, die noch niemand gezogen hat
page-pecunia-left-last = Zuletzt gegangen: { $name }
page-pecunia-left-nobody = Noch ist niemand gegangen
page-pecunia-round = Runde { $round }
page-pecunia-held = Liegen offen
page-pecunia-coins = { $coins ->
    [one] Eine Münze liegt dort.
   *[other] { $coins } Münzen liegen dort.
}
page-pecunia-build = Den Ausbau auf { $seat } legen
page-pecunia-upgrades = Ausbauten in der Auslage
page-pecunia-events = Ereignisse
page-pecunia-event-markers = { $markers ->
    [one] noch ein Marker
   *[other] noch { $markers } Marker
}
page-pecunia-favours = Götter in der Mitte
page-pecunia-favour-waits = wirkt vom nächsten Zug an
page-answer-pecunia-bargain-done = Das Geld nehmen
page-answer-pecunia-campaign-done = Für die zahlen, die bleiben
page-answer-pecunia-agrippina-done = Nein
page-answer-pecunia-seneca-done = Nein
page-answer-pecunia-octavianus-done = Die übrigen Karten behalten
page-answer-pecunia-tumult-done = Die anderen stehen lassen
page-answer-pecunia-senate-schemes-done = Die übrigen Karten behalten
page-cards-action = Aktionskarten
page-cards-romans = Römer
page-cards-famous = Berühmte Römer
page-cards-upgrades = Ausbauten
page-cards-events = Ereignisse
page-cards-gods = Götter
page-cards-ladders = Karriereleitern
page-answer-pecunia-favour-done = Meinen Gott behalten
page-pecunia-copies = Ausgabe 1: { $first } · Ausgabe 2: { $second }
page-pecunia-copies-dark = Ausgabe 2: { $second }, dunkelrot
page-advised-pecunia-finish_round = { $ladders ->
    [true] { $players ->
        [2] { "" }
        [3] { "" }
       *[other] Empfohlen ab vier Spielern mit Karriereleitern: Wer beginnt, ist dann weniger im Vorteil.
    }
   *[other] { "" }
}
page-pecunia-tally = { $romans ->
    [one] ein Römer zahlte { $paid }
   *[other] { $romans } Römer zahlten { $paid }
}, alles andere { $rest }{ $step ->
    [0] { "" }
   *[other] ; Stufe { $step }
}
