# Pecunia non olet, module 3: gebeurtenissen

pecunia-option-events = Gebeurtenissen
    .help = De tellers die op Romeinen worden gelegd, komen van open gebeurtenissen; een zonder tellers treft iedereen. Alleen in uitgave 2.

pecunia-card-slave-revolt = Slaven­opstand
    .help = In elke rij gaan alle slaven naar voren, in hun volgorde.
pecunia-card-bread-and-games = Brood en spelen
    .help = Iedereen legt een slaaf naar keuze uit de eigen rij af, als er een is.
pecunia-card-colosseum = Colosseum
    .help = Iedereen trekt 3 Romeinen, zet er een achteraan in de eigen rij en geeft er twee door naar links; van die je krijgt zet je er een neer en geef je er een door; ook de laatste komt daar.
pecunia-card-tumult = Tumult
    .help = Iedereen trekt 3 Romeinen en mag er zoveel hij wil op de plaats van Romeinen in de eigen rij zetten. Alle anderen worden afgelegd.
pecunia-card-flower-market = Bloemenmarkt
    .help = Van elke vrouw in elke latrine gaat een teller af.
pecunia-card-campaign = Veldtocht
    .help = Voor elke burger in de eigen latrine betaalt iedereen 1 sestertie of haalt hem weg.
pecunia-card-feeding-the-poor = Armenmaal
    .help = 1 munt op elke Romein in latrines en rijen die precies 1 zou betalen.
pecunia-card-freeing-the-slaves = Vrijlating
    .help = 1 munt op elke slaaf in latrines en rijen.
pecunia-card-senate-schemes = Gekonkel in de senaat
    .help = Iedereen mag zoveel actiekaarten afleggen als hij wil en trekt er evenveel.
pecunia-card-temple-service = Tempeldienst
    .help = Iedereen trekt 2 actiekaarten.
pecunia-card-supply = tellers
pecunia-card-happen = gebeurtenissen
pecunia-card-opening = nieuwe gebeurtenissen

pecunia-ask-supply = { $left ->
    [one] Van welke gebeurtenis neem je de laatste teller?
   *[other] Van welke gebeurtenis neem je een teller? (nog { $left })
}
pecunia-ask-happen = Meer gebeurtenissen hebben geen tellers meer: welke komt eerst?
pecunia-ask-happen-now = Nu gebeurt: { $card }. Verder?
pecunia-ask-bread-and-games = Brood en spelen: welke slaaf leg je uit je rij af?
pecunia-ask-colosseum = Colosseum: wie komt in je rij? { $left ->
    [0] (de laatsten)
   *[other] ({ $left } gaan door naar links)
}
pecunia-ask-tumult = Tumult: wie komt in je rij op de plaats van een ander?
pecunia-ask-tumult-place = Tumult: op wiens plaats in je rij komt { $roman }?
pecunia-ask-campaign = { $count ->
    [one] Veldtocht: haal je je burger weg, of betaal je 1 sestertie voor hem? (je hebt { $purse })
   *[other] Veldtocht: wie van je { $count } burgers haal je weg? Voor elk die blijft, betaal je 1 sestertie. (je hebt { $purse })
}
pecunia-ask-senate-schemes = Gekonkel in de senaat: welke actiekaart leg je af om een andere te trekken? (tot nu toe { $discarded })

pecunia-do-event = { $card }
pecunia-do-open = { $card } wordt opengedraaid

pecunia-event-opens = Nieuwe gebeurtenis: { $card }, met { $markers } tellers.
pecunia-event-supplies = { $player } neemt { $count ->
    [one] een teller
   *[other] { $count } tellers
} van { $card }: nog { $markers }.
pecunia-event-happens = Het gebeurt: { $card }!
pecunia-event-replaces = { $roman } neemt bij { $player } in de rij de plaats van { $second } in.

pecunia-events = Gebeurtenissen: { $events }

error-pecunia-position-event = Er is geen gebeurtenis „{ $name }”. Er zijn: { $choices }.
error-pecunia-position-event-twice = De gebeurtenis { $name } is op twee plaatsen.
error-pecunia-position-event-markers = De gebeurtenis { $name } heeft 0 tot { $high } tellers, niet „{ $value }”.
error-pecunia-position-event-due = De gebeurtenis { $name } heeft geen tellers meer en zou dus gebeurd zijn.
error-pecunia-position-too-many-events = Er liggen hoogstens { $most } gebeurtenissen open.
