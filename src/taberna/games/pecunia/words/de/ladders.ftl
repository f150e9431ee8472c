# Pecunia non olet, Modul 4: Karriereleitern

pecunia-option-ladders = Karriereleitern
    .help = Alle steigen auf einer eigenen Leiter, Stufe um Stufe, durch Zahlen oder durch Aufgaben; die fünfte Stufe gewinnt, das Ziel bestimmt nur die Preise. Nur in Ausgabe 2.

pecunia-card-senators-friend = Senatorenfreund
    .help = Für den, der Senatoren und gute Zahlung mag.
pecunia-card-slave-dealer = Sklavenhändler
    .help = Für den, der viele Sklaven hält und viele gehen lässt.
pecunia-card-ladies-man = Frauenheld
    .help = Für den, der Römerinnen zusammensetzt.
pecunia-card-peoples-choice = Volksliebling
    .help = Für den, der Bürger und viele Karten hält.
pecunia-card-schemer = Ränkeschmied
    .help = Für den, der Aktionskarten sammelt und spielt.
pecunia-card-patient-host = Geduldiger Wirt
    .help = Für den, dessen Gäste lange bleiben und aus allen Klassen sind.
pecunia-card-careers = Leitern

pecunia-task-senators = { $amount ->
    [one] ein Senator in deiner Latrine
   *[other] { $amount } Senatoren in deiner Latrine
}
pecunia-task-citizens = { $amount ->
    [one] ein Bürger in deiner Latrine
   *[other] { $amount } Bürger in deiner Latrine
}
pecunia-task-slaves = { $amount ->
    [one] ein Sklave in deiner Latrine
   *[other] { $amount } Sklaven in deiner Latrine
}
pecunia-task-women = { $amount ->
    [one] eine Römerin in deiner Latrine
   *[other] { $amount } Römerinnen in deiner Latrine
}
pecunia-task-romans = { $amount ->
    [one] ein Römer in deiner Latrine
   *[other] { $amount } Römer in deiner Latrine
}
pecunia-task-classes = { $amount ->
    [one] ein Römer in deiner Latrine
   *[other] Römer aus { $amount } Klassen in deiner Latrine
}
pecunia-task-couples = { $amount ->
    [one] zwei Römerinnen auf einem Platz
   *[other] { $amount } Plätze mit je zwei Römerinnen
}
pecunia-task-markers = { $amount ->
    [one] ein Marker in deiner Latrine
   *[other] zusammen { $amount } Marker in deiner Latrine
}
pecunia-task-longest = { $amount ->
    [one] ein Römer mit einem Marker
   *[other] ein Römer mit { $amount } Markern in deiner Latrine
}
pecunia-task-queue = { $amount ->
    [one] ein Römer in deiner Schlange
   *[other] { $amount } Römer in deiner Schlange
}
pecunia-task-cards = { $amount ->
    [one] eine Aktionskarte auf der Hand
   *[other] { $amount } Aktionskarten auf der Hand
}
pecunia-task-collected = { $amount ->
    [one] in diesem Zug 1 Sesterz kassiert
   *[other] in diesem Zug { $amount } Sesterzen kassiert
}
pecunia-task-dearest = { $amount ->
    [one] ein Römer, der in diesem Zug 1 zahlt
   *[other] ein Römer, der in diesem Zug mindestens { $amount } zahlt
}
pecunia-task-paying = { $amount ->
    [one] ein Römer, der in diesem Zug zahlend geht
   *[other] { $amount } Römer, die in diesem Zug zahlend gehen
}
pecunia-task-leaving = { $amount ->
    [one] ein Römer, der in diesem Zug geht
   *[other] { $amount } Römer, die in diesem Zug gehen
}
pecunia-task-played = { $amount ->
    [one] eine in diesem Zug gespielte Aktionskarte
   *[other] { $amount } in diesem Zug gespielte Aktionskarten
}
pecunia-either = { $one } oder { $other }

pecunia-do-climb = { $way ->
    [task] Die nächste Stufe deiner Leiter steigen: Die Aufgabe ist erfüllt
   *[price] Die nächste Stufe deiner Leiter steigen: ihren Preis zahlen
}
pecunia-do-career = { $card } wird ausgeteilt

pecunia-event-career = Laufbahn von { $player }: { $card }.
pecunia-event-last-step = { $player } steht auf der letzten Stufe: Die Runde wird zu Ende gespielt.
pecunia-event-climbs = { $way ->
    [task] { $player } hat die Aufgabe erfüllt und steigt auf Stufe { $step }.
   *[price] { $player } zahlt und steigt auf Stufe { $step }.
}

pecunia-ending-ladder = jemand ist ganz oben auf seiner Leiter

pecunia-purse-ladder = { $purse ->
    [one] ein Sesterz
   *[other] { $purse } Sesterzen
} · { $cards ->
    [one] eine Aktionskarte
   *[other] { $cards } Aktionskarten
}
pecunia-ladder = { $card }, Stufe { $step } von { $top } · nächste: { $price } Sesterzen oder { $task }
pecunia-ladder-top = { $card }, ganz oben

error-pecunia-climbed = Du bist in diesem Zug schon eine Stufe gestiegen.
error-pecunia-no-climb = Du kannst jetzt nicht steigen: nur im eigenen Zug, nicht mitten in einer Aktionskarte oder einem Ereignis und nicht, während du Marker nimmst.
error-pecunia-too-poor = Die nächste Stufe kostet { $price } Sesterzen, mehr als du hast.
error-pecunia-task-open = Die Aufgabe deiner nächsten Stufe ist nicht erfüllt.
error-pecunia-position-ladder = Es gibt keine Leiter „{ $name }“. Es gibt: { $choices }.
error-pecunia-position-ladder-twice = Zwei Spieler haben die Leiter { $name }.
error-pecunia-position-reached-on-ladder = Mit Leitern ist „reached“ wahr, wenn die Runde zu Ende gespielt wird und jemand auf der letzten Stufe steht, und nur dann.
error-pecunia-position-ladder-end = Wer auf Stufe { $high } steht, hat gewonnen, und nur einer kann dort stehen.
