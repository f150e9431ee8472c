# Pecunia non olet

pecunia-name = Pecunia non olet
pecunia-line = Betreibe eine öffentliche Latrine im alten Rom: Setz die Zahlungskräftigen, und überlass den anderen den Rest der Schlange.

pecunia-option-edition = Ausgabe
    .help = 1 ist das Spiel von 2005 (40 Aktionskarten), 2 das von 2016 (36).
pecunia-option-advanced = Dunkelrote Karten
    .help = Nur in Ausgabe 2: mischt die zwölf kniffligeren Aktionskarten dazu.
pecunia-option-famous = Berühmte Römer
    .help = Wie viele berühmte Römer eingemischt werden; 0 heißt keiner. Nur in Ausgabe 2.
pecunia-option-upgrades = Latrinenausbauten
    .help = Plätze lassen sich ausbauen: erst bei der Auswahl am Anfang, dann statt der Zahlung eines Sklaven. Nur in Ausgabe 2.
pecunia-option-draft = Auswahl
    .help = Die ersten beiden Römer aller Spieler werden aus einer offenen Auslage gewählt statt ausgeteilt.
pecunia-option-target = Ziel
    .help = So viele Sesterzen gewinnen; 0 heißt wie in der Regel: 30 zu zweit, 25 zu dritt, 20 ab vier, und 5 für jedes Modul.
pecunia-option-finish_round = Runde zu Ende spielen
    .help = Hat jemand das Ziel erreicht, mit Leitern die fünfte Stufe, wird die Runde zu Ende gespielt; dann gewinnen die meisten Sesterzen. Empfohlen ab vier Spielern mit Leitern.
pecunia-option-cards = Eigene Karten
    .help = Eine Datei mit den Werten deiner Römer, je eine Zeile: Stand, Runden, Bezahlung, Name. Runden und Bezahlung gehen von 0 bis 9.

pecunia-class = { $class ->
    [senator] Senator
    [citizen] Bürger
    [slave] Sklave
   *[woman] Römerin
}
pecunia-seat = { $seat ->
    [left] der linke Platz
    [middle] der mittlere Platz
    [right] der rechte Platz
    [villa-1] die erste Villa
    [villa-2] die zweite Villa
   *[villa-3] die dritte Villa
}
pecunia-on-seat = { $seat ->
    [left] auf den linken Platz
    [middle] auf den mittleren Platz
    [right] auf den rechten Platz
    [villa-1] in die erste Villa
    [villa-2] in die zweite Villa
   *[villa-3] in die dritte Villa
}

pecunia-card-line-cutter = Vordrängler
    .help = Ein Römer aus einer beliebigen Schlange rückt in ihr ganz nach vorn. Braucht eine Schlange mit mindestens zwei Römern.
pecunia-card-ejection = Rauswurf
    .help = Ein Römer aus einer beliebigen Schlange kommt ans Ende einer anderen. Braucht einen Römer in einer Schlange.
pecunia-card-latrine-change = Latrinen­wechsel
    .help = Zwei Römer aus zwei verschiedenen Schlangen tauschen die Plätze. Braucht Römer in zwei Schlangen.
pecunia-card-villa-dixius = Villa Dixius
    .help = Ein weiterer Platz neben deiner Latrine, ohne Nachbarn. Sie geht mit dem letzten Römer, der sie verlässt.
pecunia-card-great-haste = Große Hast
    .help = { $edition ->
        [1] Nimm 2 Marker von einem Römer in deiner Latrine, oder seinen einzigen.
       *[2] Nimm insgesamt 2 Marker von Römern in deiner Latrine, oder so viele, wie da sind.
    } Braucht einen Römer dort.
pecunia-card-fish-poisoning = Fisch­vergiftung
    .help = Leg 2 Marker auf einen Römer in einer fremden Latrine. Jemand muss dort sitzen.
pecunia-card-tax-senators = Sondersteuer auf Senatoren
    .help = Alle, auch du, zahlen 1 Sesterz für jeden Senator in ihrer Latrine. Braucht jemanden, der dort einen hat und dazu einen Sesterz.
pecunia-card-tax-citizens = Sondersteuer auf Bürger
    .help = Alle, auch du, zahlen 1 Sesterz für jeden Bürger in ihrer Latrine. Braucht jemanden, der dort einen hat und dazu einen Sesterz.
pecunia-card-tax-slaves = Sondersteuer auf Sklaven
    .help = Alle, auch du, zahlen 1 Sesterz für jeden Sklaven in ihrer Latrine. Braucht jemanden, der dort einen hat und dazu einen Sesterz.
pecunia-card-latrine-gossip = Latrinen­klatsch
    .help = Zwei Römerinnen auf einem fremden Platz: Die mit weniger Markern bekommt so viele, wie die andere hat. Sie müssen verschieden viele haben.
pecunia-card-colosseum-break = Pause im Colosseum
    .help = Deck 3 Römer auf; jeder kommt ans Ende einer Schlange deiner Wahl. Braucht einen Römer, der noch gezogen werden kann.
pecunia-card-regular = Stammgast
    .help = Der oberste Römer des Ablagestapels kommt ans Ende einer Schlange deiner Wahl. Braucht einen Römer auf diesem Stapel.
pecunia-card-senate-meeting = Senats­versammlung
    .help = Wähl einen Spieler: Alle seine Senatoren in Latrine und Schlange kommen weg, ohne zu zahlen. Braucht mindestens einen in einer Latrine oder Schlange.
pecunia-card-citizens-assembly = Bürger­versammlung
    .help = Wähl einen Spieler: Alle seine Bürger in Latrine und Schlange kommen weg, ohne zu zahlen. Braucht mindestens einen in einer Latrine oder Schlange.
pecunia-card-slave-market = Sklavenmarkt
    .help = Wähl einen Spieler: Alle seine Sklaven in Latrine und Schlange kommen weg, ohne zu zahlen. Braucht mindestens einen in einer Latrine oder Schlange.
pecunia-card-womens-forum = Frauenforum
    .help = Wähl einen Spieler: Alle seine Römerinnen in Latrine und Schlange kommen weg, ohne zu zahlen. Braucht mindestens eine in einer Latrine oder Schlange.
pecunia-card-state-visit = Staatsbesuch
    .help = Zieh 3 Römer; einer kommt an den Anfang deiner Schlange, die anderen werden abgelegt. Braucht einen Römer, der noch gezogen werden kann.
pecunia-card-good-business = Gute Geschäfte
    .help = Nimm insgesamt 3 Marker von Römern in deiner Latrine, oder so viele, wie da sind; dann gib einem anderen Spieler 1 Sesterz, wenn du einen hast. Braucht dort einen Marker.
pecunia-card-spring-cleaning = Frühjahrs­putz
    .help = Nimm von jedem Römer in deiner Latrine einen Marker. Braucht einen Römer dort.
pecunia-card-rat-infestation = Rattenplage
    .help = Leg beliebig viele Marker, mindestens 1, von einem Römer in deiner Latrine auf andere dort. Braucht zwei Römer dort.
pecunia-card-conspiracy = Ver­schwörung
    .help = Du zuerst, dann reihum: Jeder wählt einen Römer in seiner Latrine, der ohne zu zahlen geht. Braucht einen Römer in irgendeiner Latrine.
pecunia-card-alms = Almosen
    .help = Der Reichste gibt dem Ärmsten 2 Sesterzen; unter Gleichen wählst du. Nicht, wenn alle gleich reich sind.
pecunia-card-rich-slaves = Reiche Sklaven
    .help = Sklaven, die in diesem Zug eine Latrine verlassen und zahlen, zahlen doppelt. Braucht einen Sklaven in deiner Latrine; einmal im Zug.
pecunia-card-rumour-mill = Gerüchte­küche
    .help = Zieh 3 Aktionskarten; gib einem anderen Spieler 1 Sesterz. Braucht einen Sesterz.
pecunia-card-pompeius = Pompeius
    .help = Kommt: Alle Bürger dieser Schlange rücken nach vorn, in ihrer Reihenfolge.
pecunia-card-vergilius = Vergilius
    .help = Kommt: Diese Schlange wird auf 7 aufgefüllt.
pecunia-card-livia = Livia
    .help = Kommt: Decke 5 Römer auf; die Römerinnen stellen sich hinten an, die anderen werden abgelegt.
pecunia-card-caesar = Caesar
    .help = Setzt sich nur in eine Latrine ohne Senator.
pecunia-card-vercingetorix = Vercinge­torix
    .help = Kommt: Auf jeden der beiden anderen Plätze, auf dem ein einzelner Mann sitzt, darf sich ein zweiter von vorn aus der Schlange setzen.
pecunia-card-brutus = Brutus
    .help = Sitzt nur in der Mitte. Geht das nicht, während ein Platz zu besetzen ist, stellt er sich beim nächsten Spieler hinten an.
pecunia-card-marcus-antonius = Marcus Antonius
    .help = Darf sich auch zu einem einzelnen Bürger oder Senator setzen.
pecunia-card-ovidius = Ovidius
    .help = Kommt: Alle anderen Römer dieser Latrine haben danach 3 Marker.
pecunia-card-plinius = Plinius
    .help = Kommt: Alle anderen Spieler legen je 2 Marker auf Römer in der eigenen Latrine.
pecunia-card-crassus = Crassus
    .help = Kommt: Alle anderen dieser Latrine, die 1 oder 2 zahlen würden, werden entfernt.
pecunia-card-seneca = Seneca
    .help = Geht: Du darfst von jedem anderen Römer dort einen Marker nehmen.
pecunia-card-spartacus = Spartacus
    .help = Geht: 1 Sesterz für jeden anderen Sklaven dort.
pecunia-card-maecenas = Maecenas
    .help = Geht: 1 Sesterz für jeden anderen Bürger dort.
pecunia-card-cicero = Cicero
    .help = Geht: 1 Sesterz für jeden anderen Senator dort.
pecunia-card-cleopatra = Cleopatra
    .help = Geht: 1 Sesterz für jede andere Römerin dort.
pecunia-card-flamma = Flamma
    .help = Geht: 1 Sesterz für jeden Römer in deiner Schlange.
pecunia-card-octavianus = Octavianus
    .help = Geht: Du darfst 1, 2 oder 3 Aktionskarten für 1, 3 oder 5 Sesterzen ablegen.
pecunia-card-agrippina = Agrippina
    .help = Geht: Du darfst 2 Aktionskarten ziehen.
pecunia-card-wooden-urinal = Hölzernes Pissoir
    .help = Ein zweiter Sklave darf sich zu einem einzelnen Sklaven setzen.
pecunia-card-marble-urinal = Marmornes Pissoir
    .help = Ein zweiter Bürger darf sich zu einem einzelnen Bürger setzen.
pecunia-card-golden-urinal = Goldenes Pissoir
    .help = Ein zweiter Senator darf sich zu einem einzelnen Senator setzen.
pecunia-card-reserved-citizens = Reserviert für Bürger
    .help = Jederzeit in deinem Zug: Ist der Platz frei, darf ihn der vorderste Bürger der Schlange vor dem ersten Römer nehmen.
pecunia-card-reserved-senators = Reserviert für Senatoren
    .help = Jederzeit in deinem Zug: Ist der Platz frei, darf ihn der vorderste Senator der Schlange vor dem ersten Römer nehmen.
pecunia-card-reserved-women = Reserviert für Römerinnen
    .help = Jederzeit in deinem Zug: Ist der Platz frei, darf ihn die vorderste Römerin der Schlange vor dem ersten Römer nehmen.
pecunia-card-partition = Trennwand
    .help = Über die Seiten dieses Platzes hinweg streiten Senatoren und Sklaven nicht.
pecunia-card-splinter = Holzsplitter
    .help = Wer sich hier setzt, bekommt einen Marker weniger, aber mindestens 1.
pecunia-card-hourglass = Sanduhr
    .help = Wer sich hier setzt, bekommt 3 Marker, was auch aufgedruckt ist.
pecunia-card-scrubber = Latrinen­bürste
    .help = Wer sich hier mit 4 oder 5 aufgedruckten Runden setzt, bekommt 2 Marker weniger.
pecunia-card-towel-rail = Handtuch­halter
    .help = 2 Münzen auf einen Sklaven, der sich hier setzt.
pecunia-card-lavender = Lavendel­zweig
    .help = 2 Münzen auf eine Römerin, die sich hier setzt.
pecunia-card-fountain = Spring­brunnen
    .help = 2 Münzen auf einen Bürger, der sich hier setzt.
pecunia-card-newspaper = Zeitung
    .help = 1 Münze auf jeden Römer, der sich hier setzt.
pecunia-card-silver-bag = Silber­säckchen
    .help = 1 Münze auf jeden, der sich hier mit 2 oder 3 aufgedruckten Runden setzt.
pecunia-card-gold-bag = Gold­säckchen
    .help = 2 Münzen auf jeden, der sich hier mit 4 oder 5 aufgedruckten Runden setzt.
pecunia-card-bucket = Putzeimer
    .help = Zieh eine Aktionskarte, wenn sich hier ein Römer setzt.
pecunia-card-dustpan = Kehrblech
    .help = Zieh eine Aktionskarte, wenn ein Römer von hier geht, warum auch immer.
pecunia-card-unseen = eine Aktionskarte
pecunia-card-setup = Aufbau
pecunia-card-turn = Zug
pecunia-card-leave = Gehen
pecunia-card-bargain = Handel
pecunia-card-reveal = Auslage

pecunia-ask-draft-left = Auswahl: Welchen Römer nimmst du für deinen linken Platz?
pecunia-ask-draft-right = Auswahl: Welchen Römer nimmst du für deinen rechten Platz?
pecunia-ask-draft-any = Auswahl: Nimm einen Römer für deine Plätze oder einen Ausbau für einen von ihnen.
pecunia-ask-begin = Du bist am Zug und hast { $purse ->
    [one] einen Sesterz
   *[other] { $purse } Sesterzen
}. Marker abnehmen, oder erst eine Karte spielen?
pecunia-ask-must-sit = { $front } steht vorn in deiner Schlange und kann sich setzen: wohin?
pecunia-ask-may-sit = { $front } steht vorn in deiner Schlange und darf sich setzen, muss aber nicht.
pecunia-ask-nobody-sits = Jetzt kann sich niemand setzen. Eine Karte spielen, oder den Zug beenden?
pecunia-ask-must-send = { $front } sitzt nur in der Mitte und kann es nicht: Er geht weiter in die Schlange von { $next_player }.
pecunia-ask-after = Deine Römer sitzen. Eine Karte spielen, oder den Zug beenden?
pecunia-ask-line-cutter = Vordrängler: Welcher Römer rückt in seiner Schlange ganz nach vorn?
pecunia-ask-ejection = Rauswurf: Welcher Römer muss seine Schlange verlassen?
pecunia-ask-ejection-queue = Rauswurf: Ans Ende welcher Schlange kommt { $roman }?
pecunia-ask-latrine-change = Latrinenwechsel: Welcher Römer tauscht den Platz?
pecunia-ask-latrine-change-other = Latrinenwechsel: Mit wem tauscht { $roman } den Platz?
pecunia-ask-colosseum-break = Pause im Colosseum: Wen schickst du als Nächstes in eine Schlange?
pecunia-ask-colosseum-break-queue = Pause im Colosseum: Ans Ende welcher Schlange kommt { $roman }?
pecunia-ask-regular = Stammgast: Ans Ende welcher Schlange kehrt { $roman } zurück?
pecunia-ask-state-visit = Staatsbesuch: Wer kommt an den Anfang deiner Schlange? Die anderen werden abgelegt.
pecunia-ask-great-haste = { $left ->
    [one] Große Hast: Von wem nimmst du noch einen Marker?
   *[other] Große Hast: Von wem nimmst du Marker?
}
pecunia-ask-fish-poisoning = Fischvergiftung: Wer bekommt 2 Marker dazu?
pecunia-ask-latrine-gossip = Latrinenklatsch: Welche Römerin bleibt so lange wie ihre Nachbarin?
pecunia-ask-good-business = Gute Geschäfte: Von wem nimmst du einen Marker? { $left ->
    [one] (der letzte)
   *[other] (noch { $left })
}
pecunia-ask-good-business-gift = Gute Geschäfte: Wem gibst du 1 Sesterz?
pecunia-ask-rat-infestation = Rattenplage: Von wem kommen die Marker?
pecunia-ask-rat-infestation-to = Rattenplage: Wer bekommt einen Marker von { $roman }? ({ $markers ->
    [one] dort liegt noch einer
   *[other] dort liegen noch { $markers }
})
pecunia-ask-assembly = { $card }: Wessen Römer kommen weg?
pecunia-ask-conspiracy = { $player } spielt Verschwörung: Welcher Römer verlässt deine Latrine, ohne zu zahlen?
pecunia-ask-alms-from = Almosen: Mehrere sind die Reichsten. Wer gibt?
pecunia-ask-alms-to = Almosen: Mehrere sind die Ärmsten. Wer bekommt?
pecunia-ask-rumour-mill = Gerüchteküche: Wem gibst du 1 Sesterz?
pecunia-ask-leave = Mehrere Römer gehen zugleich: Wer geht zuerst?
pecunia-ask-vercingetorix = Vercingetorix ist in deine Latrine gekommen: { $front } darf sich zu einem einzelnen Mann setzen. Wohin?
pecunia-ask-plinius = Plinius ist in die Latrine von { $player } gekommen: Auf wen bei dir legst du einen Marker? (noch { $left })
pecunia-ask-seneca = Seneca geht: Von jedem anderen Römer in deiner Latrine einen Marker nehmen?
pecunia-ask-octavianus = Octavianus geht: Eine Aktionskarte ablegen für { $more ->
    [one] 1 Sesterz?
   *[other] { $more } weitere Sesterzen? (bisher { $discarded } abgelegt)
}
pecunia-ask-agrippina = Agrippina geht: 2 Aktionskarten ziehen?
pecunia-ask-bargain = { $roman } geht: Nimmst du seine { $pay }, oder dafür einen offenen Ausbau für einen freien Platz?

pecunia-do-start = Von jedem deiner Römer einen Marker nehmen und kassieren
pecunia-do-sit = Den Vordersten { pecunia-on-seat } setzen
pecunia-do-stop = Keine Römer mehr setzen, aber noch Karten spielen
pecunia-do-end = Den Zug beenden und eine Karte ziehen
pecunia-do-play = { $card } spielen
pecunia-do-roman = { $name } ({ pecunia-class }, Runden { $turns }, zahlt { $pay })
pecunia-do-player = { $player }
pecunia-do-done = Das genügt
pecunia-do-send = Den vordersten Römer in die nächste Schlange weiterschicken
pecunia-do-use = Ja
pecunia-do-discard = { $card } ablegen
pecunia-do-call = Rufen, für wen { pecunia-seat } reserviert ist
pecunia-do-build = { $card } { pecunia-on-seat } legen
pecunia-do-first = { $player } beginnt
pecunia-do-deal = { $name } wird ausgeteilt
pecunia-do-draw = { $card } wird gezogen
pecunia-do-reveal = { $card } wird aufgedeckt

pecunia-event-first = { $player } beginnt das Spiel.
pecunia-event-turn = Runde { $round }: { $player } ist am Zug.
pecunia-event-queue = Neue Schlange bei { $player }: { $romans }.
pecunia-event-reveals = Aufgedeckt: { $romans }.
pecunia-event-shuffles = { $pile ->
    [romans] Die abgelegten Römer werden zu einem neuen Stapel gemischt.
    [events] Die eingetretenen Ereignisse werden zu einem neuen Stapel gemischt.
   *[cards] Die gespielten Aktionskarten werden zu einem neuen Stapel gemischt.
}
pecunia-event-sits = { $roman } setzt sich bei { $player } { pecunia-on-seat }, für { $markers ->
    [one] eine Runde.
   *[other] { $markers } Runden.
}
pecunia-event-leaves = { $roman } geht und zahlt { $pay } an { $player }, jetzt { $purse }.
pecunia-event-slips-out = { $roman } schleicht sich bei { $player } hinaus, ohne zu zahlen.
pecunia-event-removed = { $roman } kommt weg und zahlt { $player } nichts.
pecunia-event-dismissed = { $roman } wird wieder weggeschickt.
pecunia-event-to-front = { $roman } kommt an den Anfang der Schlange bei { $player }.
pecunia-event-to-end = { $roman } kommt ans Ende der Schlange bei { $player }.
pecunia-event-exchange = { $roman } wartet jetzt bei { $player }, { $second } bei { $other_player }.
pecunia-event-slower = { $roman } bei { $player } bleibt um { $count } länger: jetzt { $markers }.
pecunia-event-quicker = { $roman } bei { $player } beeilt sich um { $count }: noch { $markers }.
pecunia-event-cleaning = Alle in der Latrine bei { $player } beeilen sich um 1.
pecunia-event-villa = { $player } eröffnet eine Villa Dixius.
pecunia-event-villa-goes = Die Villa Dixius bei { $player } schließt.
pecunia-event-rich = Sklaven, die in diesem Zug gehen, zahlen doppelt.
pecunia-event-pays = { $player } zahlt { $amount } an die Bank.
pecunia-event-gives = { $player } gibt { $other_player } { $amount }.
pecunia-event-earns = { $roman } bringt { $player } noch { $amount }: jetzt { $purse }.
pecunia-event-coins = { $count ->
    [one] Eine Münze kommt auf { $roman } bei { $player }.
   *[other] { $count } Münzen kommen auf { $roman } bei { $player }.
}
pecunia-event-offers = In der Auslage: { $card }.
pecunia-event-builds = { $player } legt { $card } { pecunia-on-seat }.
pecunia-event-discards = { $player } legt { $card } ab.
pecunia-event-plays = { $player } spielt { $card }.
pecunia-event-draws = { $player } zieht { $card }.
pecunia-event-last-round = { $player } hat { $target } Sesterzen oder mehr: Die Runde wird zu Ende gespielt.
pecunia-event-ends = Das Spiel ist aus.

pecunia-ending-target = das Ziel ist erreicht
pecunia-ending-round = das Ziel wurde erreicht und die Runde ist zu Ende

pecunia-purse = { $purse } von { $target } Sesterzen · { $cards ->
    [one] eine Aktionskarte
   *[other] { $cards } Aktionskarten
}
pecunia-free = frei
pecunia-queue = Schlange:
pecunia-piles = Runde { $round } · in den Stapeln { $romans } Römer, { $cards } Aktionskarten · zuletzt abgelegt: { $top }
pecunia-open = Offen: { $romans }
pecunia-offer = Ausbauten in der Auslage: { $upgrades }
pecunia-hand = Deine Karten: { $cards }
pecunia-legend = ♔ Senator · ○ Bürger · ▽ Sklave · ♀ Römerin · ⌂ Villa · ●● sitzt noch 2 Runden · 3→2 sitzt 3, zahlt 2
pecunia-legend-famous = ★ berühmter Römer: Was er bewirkt, steht in der Kartenliste

error-pecunia-no-target = Das ist jetzt kein Ziel für diese Karte.
error-pecunia-first-answer = Gefragt ist jetzt etwas anderes: Sieh dir die Frage an.
error-pecunia-must-sit = { $roman } kann sich auf einen freien Platz setzen, also muss er.
error-pecunia-must-send = { $roman } kann nicht in der Mitte sitzen, also muss er weiter in die nächste Schlange.
error-pecunia-only-seat = { $roman } sitzt nur in der Mitte.
error-pecunia-shuns = { $roman } setzt sich in keine Latrine, in der das schon sitzt: { pecunia-class }.
error-pecunia-not-called = Jetzt kann niemand { pecunia-on-seat } gerufen werden.
error-pecunia-not-now = Das geht in diesem Schritt des Zuges nicht.
error-pecunia-queue-empty = In deiner Schlange steht niemand.
error-pecunia-no-villa = Diese Villa hast du nicht.
error-pecunia-seat-taken = Der Platz ist besetzt. Nur eine Römerin darf sich zu einer einzelnen Römerin setzen.
error-pecunia-quarrel = { $roman } kann dort nicht sitzen: Senatoren und Sklaven sind nie Nachbarn.
error-pecunia-not-held = Diese Karte hast du nicht auf der Hand: { $card }.
error-pecunia-idle-queue-of-two = { $card }: In keiner Schlange stehen zwei Römer.
error-pecunia-idle-queues = { $card }: Niemand steht in einer Schlange.
error-pecunia-idle-two-queues = { $card }: Nur in einer Schlange stehen Römer.
error-pecunia-idle-no-roman = { $card }: Es ist kein Römer zum Ziehen mehr da.
error-pecunia-idle-discards = { $card }: Auf dem Ablagestapel liegt kein Römer.
error-pecunia-idle-sheltered = { $card }: Keine Aktionskarte betrifft deine Latrine.
error-pecunia-idle-marker = { $card }: Sie nimmt einen Marker in deiner Latrine weg, und dort ist keiner.
error-pecunia-idle-two-romans = { $card }: In deiner Latrine müssen zwei Römer sitzen.
error-pecunia-idle-others = { $card }: In keiner anderen Latrine sitzt jemand, den sie erreicht.
error-pecunia-idle-women = { $card }: In keiner anderen Latrine, die sie erreicht, teilen sich zwei Römerinnen mit verschieden vielen Markern einen Platz.
error-pecunia-idle-nobody = { $card }: In keiner Latrine sitzt jemand, den sie erreicht.
error-pecunia-idle-equal = { $card }: Alle sind gleich reich.
error-pecunia-idle-slaves = { $card }: In deiner Latrine sitzt kein Sklave.
error-pecunia-idle-rich = { $card }: Sie wurde in diesem Zug schon gespielt.
error-pecunia-idle-money = { $card }: Du hast keinen Sesterz zu verschenken.
error-pecunia-idle-class = { $card }: Sie erreicht niemanden dieses Standes.
error-pecunia-idle-tax = { $card }: Niemand, der einen Sesterz hat, hat jemanden dieses Standes in seiner Latrine.
error-pecunia-needs-edition-2 = Die Option „{ $option }“ gehört zu Ausgabe 2.
error-pecunia-cards-row = Zeile { $line }: „{ $row }“ ist zu kurz. Eine Zeile ist: Stand, Runden, Bezahlung, Name.
error-pecunia-cards-class = Zeile { $line }: Den Stand „{ $kind }“ gibt es nicht. Es gibt: { $choices }.
error-pecunia-cards-turns = Zeile { $line }: Runden gehen von 0 bis { $high }, nicht „{ $value }“.
error-pecunia-cards-pay = Zeile { $line }: Bezahlung geht von 0 bis { $high }, nicht „{ $value }“.
error-pecunia-cards-name = Zeile { $line }: Ein Name hat höchstens { $longest } druckbare Zeichen: „{ $name }“.
error-pecunia-cards-name-twice = Zeile { $line }: Den Namen „{ $name }“ gibt es schon.
error-pecunia-cards-too-many = Zeile { $line }: Vom Stand { $kind } gibt es nur { $copies } Karten.
error-pecunia-cards-too-few = Die Datei endet in Zeile { $line } mit { $found } Karten vom Stand { $kind }; es gibt { $copies }.
error-pecunia-position-seat = Spieler { $player }: In einer Latrine gibt es „{ $name }“ nicht. Es gibt: { $choices }.
error-pecunia-position-sitters = Spieler { $player }, { $name }: Hierher gehört eine Liste mit höchstens zwei Römern.
error-pecunia-position-not-together = Spieler { $player }, { $name }: Nur zwei Römerinnen können sich einen Platz teilen.
error-pecunia-position-quarrel = Spieler { $player }, { $name }: Ein Senator und ein Sklave sind Nachbarn.
error-pecunia-position-roman = Einen Römer „{ $name }“ gibt es nicht. Sie heißen { $first } bis { $last }.
error-pecunia-position-absent = „{ $name }“ ist nicht in diesem Spiel.
error-pecunia-position-roman-twice = { $name } ist an zwei Orten.
error-pecunia-position-not-famous = „{ $name }“ ist kein berühmter Römer: Die anderen werden hier nicht genannt.
error-pecunia-position-famous = { $seen } berühmte Römer liegen auf dem Tisch, aber erst { $mixed } sind im Spiel.
error-pecunia-position-upgrade = Es gibt keinen Ausbau „{ $name }“. Es gibt: { $choices }.
error-pecunia-position-upgrade-twice = Der Ausbau { $name } ist an zwei Stellen.
error-pecunia-position-coins-nobody = „{ $name }“ hat Münzen, ist aber weder in einer Latrine noch in einer Schlange.
error-pecunia-position-coins = { $name } kann nicht „{ $value }“ Münzen haben.
error-pecunia-position-module = „{ $field }“ gehört zum Modul { $module }, das nicht mitspielt.
error-pecunia-position-marker = { $name } kann nicht „{ $value }“ Marker haben.
error-pecunia-position-marker-nobody = „{ $name }“ hat Marker, sitzt aber nirgends.
error-pecunia-position-card = Eine Aktionskarte „{ $name }“ gibt es nicht. Es gibt: { $choices }.
error-pecunia-position-too-many-cards = So viele Karten der Art „{ $card }“ gibt es in diesem Spiel nicht.
error-pecunia-position-queue-empty = Die Schlange von Spieler { $player } ist leer, obwohl es noch Römer gibt, die sie füllen.
error-pecunia-position-setup = Das Spiel wird aufgebaut, aber was daliegt, passt nicht dazu, wie weit der Aufbau ist.
error-pecunia-position-step = Einen Schritt „{ $step }“, an dem ein Zug warten kann, gibt es nicht: begin, occupy, after.
error-pecunia-position-held = Römer liegen bereit, aber nichts ist im Gange, das sie braucht.
error-pecunia-position-frames = „frames“ muss eine Liste sein, die mit dem Zug oder dem Aufbau beginnt.
error-pecunia-position-frames-over = Das Spiel ist aus, aber in „frames“ ist noch etwas im Gange.
error-pecunia-position-frame = Eintrag { $number } von „frames“ kann nicht sein.
error-pecunia-position-ending = Das Ende „{ $ending }“ gibt es nicht. Es gibt: { $choices }.
error-pecunia-position-ending-wrong = Mit diesen Börsen und Optionen kann das Spiel nicht durch „{ $ending }“ geendet haben.
error-pecunia-position-reached = Jemand hat { $target } Sesterzen, also kann „reached“ nicht false sein.
error-pecunia-position-not-over = Jemand hat { $target } Sesterzen, also ist das Spiel aus.
error-pecunia-position-view-hands = „hands“ und „hand_sizes“ passen nicht zueinander oder zu den übrigen Karten.

## Die Lektion

pecunia-lesson-1 = Dein Zug beginnt: Jeder Römer in deiner Latrine verliert einen Marker, und wer keinen mehr hat, zahlt und geht. Nimm die Marker weg.
pecunia-lesson-2 = Der Vorderste deiner Schlange muss sich setzen, wenn ein Platz frei ist, auf dem er sitzen darf. Senatoren und Sklaven sitzen nie nebeneinander. Wähl einen leuchtenden Platz.
pecunia-lesson-3 = Kein Platz ist frei, aber zwei Römerinnen dürfen sich einen teilen. Die vorderste darf sich zu einer anderen setzen; sie muss nicht. Lass sie sich setzen.
pecunia-lesson-4 = Aktionskarten spielst du, wann du willst in deinem Zug. Zeig auf eine, um zu sehen, was sie tut, und spiel sie.
pecunia-lesson-5 = Viele Karten fragen dann nach einem Ziel: Wählbar ist, was leuchtet. Der Vordrängler bringt einen Römer in seiner Schlange nach vorn. Wähl einen.
pecunia-lesson-6 = Gibt es nichts mehr zu tun, beende deinen Zug: Du ziehst eine Karte. Wer zuerst die Zielsumme an Sesterzen hat, gewinnt.
pecunia-lesson-7 = Berühmte Römer bewirken etwas, wenn sie sich setzen oder wenn sie gehen. Octavianus geht: Für die erste Aktionskarte, die du ablegst, zahlt er 1 Sesterz mehr. Leg eine ab.
pecunia-lesson-8 = Einer deiner Sklaven geht. Statt seiner Bezahlung darfst du einen der offenen Ausbauten nehmen und auf einen freien Platz legen; dort wirkt er in deinen Zügen. Leg einen hin.
pecunia-lesson-9 = Mit Ereignissen kommen die Marker, die auf Römer gelegt werden, von einem offenen Ereignis deiner Wahl. Ist sein letzter Marker weg, tritt es ein, und zwar für alle. Wähl das Ereignis, von dem dieser Marker kommt.
pecunia-lesson-10 = Mit Karriereleitern darfst du in jedem Augenblick deines Zuges die nächste Stufe erklimmen: Zahl ihren Preis oder erfüll ihre Aufgabe. Wer die fünfte Stufe erreicht, gewinnt sofort. Zahl und steig auf.
pecunia-lesson-11 = Mit Göttern liegt eine Gunstkarte vor dir. Deine Gottheit kannst du einmal in deinem Zug anrufen. Ruf sie an.
