# Pecunia non olet, Modul 3: Ereignisse

pecunia-option-events = Ereignisse
    .help = Die Marker, die auf Römer gelegt werden, kommen von offenen Ereignissen; eines ohne Marker trifft alle. Nur in Ausgabe 2.

pecunia-card-slave-revolt = Sklaven­revolte
    .help = In jeder Schlange rücken alle Sklaven nach vorn, in ihrer Reihenfolge.
pecunia-card-bread-and-games = Brot und Spiele
    .help = Alle legen einen Sklaven ihrer Wahl aus ihrer Schlange ab, wenn sie einen haben.
pecunia-card-colosseum = Colosseum
    .help = Alle ziehen 3 Römer, stellen einen ans Ende ihrer Schlange und geben zwei nach links; von denen, die sie bekommen, stellen sie einen an und geben einen weiter; auch der letzte kommt dorthin.
pecunia-card-tumult = Tumult
    .help = Alle ziehen 3 Römer und dürfen beliebig viele davon an die Stelle von Römern ihrer Schlange setzen. Alle anderen werden abgelegt.
pecunia-card-flower-market = Blumenmarkt
    .help = Von jeder Römerin in jeder Latrine kommt ein Marker.
pecunia-card-campaign = Feldzug
    .help = Für jeden Bürger in der eigenen Latrine zahlen alle 1 Sesterz oder nehmen ihn weg.
pecunia-card-feeding-the-poor = Armen­speisung
    .help = 1 Münze auf alle Römer in Latrinen und Schlangen, die genau 1 zahlen würden.
pecunia-card-freeing-the-slaves = Sklaven­freilassung
    .help = 1 Münze auf jeden Sklaven in Latrinen und Schlangen.
pecunia-card-senate-schemes = Senats­intrigen
    .help = Alle dürfen beliebig viele Aktionskarten ablegen und ziehen ebenso viele.
pecunia-card-temple-service = Tempeldienst
    .help = Alle ziehen 2 Aktionskarten.
pecunia-card-supply = Marker
pecunia-card-happen = Ereignisse
pecunia-card-opening = neue Ereignisse

pecunia-ask-supply = { $left ->
    [one] Von welchem Ereignis nimmst du den letzten Marker?
   *[other] Von welchem Ereignis nimmst du einen Marker? (noch { $left })
}
pecunia-ask-happen = Mehrere Ereignisse haben keine Marker mehr: Welches tritt zuerst ein?
pecunia-ask-happen-now = Jetzt tritt ein: { $card }. Weiter?
pecunia-ask-bread-and-games = Brot und Spiele: Welchen Sklaven legst du aus deiner Schlange ab?
pecunia-ask-colosseum = Colosseum: Wer kommt in deine Schlange? { $left ->
    [0] (die letzten)
   *[other] ({ $left } gehen nach links weiter)
}
pecunia-ask-tumult = Tumult: Wer kommt an die Stelle eines anderen in deine Schlange?
pecunia-ask-tumult-place = Tumult: An wessen Stelle in deiner Schlange kommt { $roman }?
pecunia-ask-campaign = { $count ->
    [one] Feldzug: Nimmst du deinen Bürger weg oder zahlst du 1 Sesterz für ihn? (du hast { $purse })
   *[other] Feldzug: Wen von deinen { $count } Bürgern nimmst du weg? Für jeden, der bleibt, zahlst du 1 Sesterz. (du hast { $purse })
}
pecunia-ask-senate-schemes = Senatsintrigen: Welche Aktionskarte legst du ab, um eine andere zu ziehen? (bisher { $discarded })

pecunia-do-event = { $card }
pecunia-do-open = { $card } wird aufgedeckt

pecunia-event-opens = Neues Ereignis: { $card }, mit { $markers } Markern.
pecunia-event-supplies = { $player } nimmt { $count ->
    [one] einen Marker
   *[other] { $count } Marker
} von { $card }: noch { $markers }.
pecunia-event-happens = Es tritt ein: { $card }!
pecunia-event-replaces = { $roman } kommt bei { $player } in der Schlange an die Stelle von { $second }.

pecunia-events = Ereignisse: { $events }

error-pecunia-position-event = Es gibt kein Ereignis „{ $name }“. Es gibt: { $choices }.
error-pecunia-position-event-twice = Das Ereignis { $name } ist an zwei Stellen.
error-pecunia-position-event-markers = Das Ereignis { $name } hat 0 bis { $high } Marker, nicht „{ $value }“.
error-pecunia-position-event-due = Das Ereignis { $name } hat keine Marker mehr, wäre also eingetreten.
error-pecunia-position-too-many-events = Höchstens { $most } Ereignisse liegen offen.
