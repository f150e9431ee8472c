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
page-answer-pecunia-begin-start = Marker nehmen und kassieren
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
       *[other] Ihr seid mindestens vier mit Karriereleitern: Wähl es, dann ist weniger im Vorteil, wer beginnt.
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

## Eine erste Partie: einmal gesagt, wenn es zum ersten Mal zählt

pecunia-coach-ask-begin = So beginnt jeder Zug: Jeder Römer in deiner Latrine verliert einen Marker, und wer keinen mehr hat, zahlt und geht.
pecunia-coach-ask-must-sit = Der Vorderste deiner Schlange setzt sich, mit so vielen Markern, wie seine Sanduhr sagt; seine Münze sagt, was er zahlt. Senatoren und Sklaven sitzen nie nebeneinander.
pecunia-coach-ask-may-sit = Zwei Römerinnen dürfen sich einen Platz teilen. Sie darf sich setzen, muss aber nicht.
pecunia-coach-event-leaves = So kommen Sesterzen herein. Wer zuerst das Ziel erreicht, gewinnt sofort: Der Balken neben jedem Namen zeigt, wie weit es ist.
pecunia-coach-ask-nobody-sits = Niemand kann sich setzen. Du darfst noch Karten spielen; beendest du deinen Zug, ziehst du eine.
pecunia-coach-event-plays = Aktionskarten spielt man in jedem Augenblick des eigenen Zuges, so viele man will. Zeig auf eine Karte, um zu lesen, was sie tut.
pecunia-coach-aim = Dir gehört eine öffentliche Latrine. Setz die Römer, die warten, und kassier, wenn sie gehen; wer zuerst das Ziel an Sesterzen hat, gewinnt.
