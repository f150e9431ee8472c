# Pecunia non olet, module 5: gunst van de goden

pecunia-option-gods = Gunst van de goden
    .help = Iedereen heeft de gunst van een god: gekozen aan het begin, geruild als een burger weggaat. Alleen in uitgave 2.

pecunia-card-ceres = Ceres
    .help = Eén keer per beurt: leg 1 teller op een Romein in je latrine en trek een actiekaart.
pecunia-card-diana = Diana
    .help = Eén keer per beurt: vul je rij aan tot 5.
pecunia-card-juno = Juno
    .help = Eén keer per beurt: verplaats 1 of 2 tellers van één Romein naar Romeinen op de andere plaatsen. Wie er geen meer heeft, gaat weg.
pecunia-card-jupiter = Jupiter
    .help = Altijd: 1 teller meer en 2 munten op elke Romein die nieuw in je latrine gaat zitten.
pecunia-card-mars = Mars
    .help = Altijd: als je een vrije plaats bezet, kies uit de eerste 3 van je rij.
pecunia-card-minerva = Minerva
    .help = Eén keer per beurt: leg een actiekaart weg voor 1 sestertie, en neem een teller van een Romein in je latrine.
pecunia-card-venus = Venus
    .help = Altijd: geen actiekaart, ook niet van jezelf, raakt je latrine.
pecunia-card-favour = gunst van de goden
pecunia-card-appear = gunstkaarten

pecunia-ask-draft-god = Keuze: neem een Romein voor je plaatsen of de gunst van een god.
pecunia-ask-draft-all = Keuze: neem een Romein voor je plaatsen, een verbetering voor een ervan of de gunst van een god.
pecunia-ask-ceres = Ceres: welke Romein in je latrine krijgt een teller? Daarvoor trek je een actiekaart.
pecunia-ask-juno = Juno: van wie komen de tellers?
pecunia-ask-juno-to = Juno: wie op een andere plaats krijgt een teller van { $roman }? (nog { $left })
pecunia-ask-minerva = Minerva: welke actiekaart leg je weg?
pecunia-ask-minerva-marker = Minerva: van wie neem je een teller?
pecunia-ask-favour = { $roman } is weggegaan: ruil je je gunstkaart, { $card }, voor een andere?

pecunia-do-god = Gunst van { $card }
pecunia-do-pray = { $card } aanroepen
pecunia-do-prefer = De { $place ->
    [second] tweede
   *[third] derde
} van de rij { pecunia-on-seat } zetten
pecunia-do-appear = { $card } wordt omgedraaid

pecunia-event-prays = { $player } roept { $card } aan.
pecunia-event-favours = { $player } heeft nu de gunst van { $card }.
pecunia-event-gains = { $card } geeft { $player } { $amount }: nu { $purse }.

pecunia-favour = gunst van { $god }
pecunia-favour-new = gunst van { $god } vanaf de volgende beurt
pecunia-favours-open = Gunstkaarten in het midden: { $gods }

error-pecunia-not-preferred = Alleen met de gunst van Mars mag een van de eerste drie vóór de voorste gekozen worden.
error-pecunia-no-favour = Die gunst heb je niet: { $card }.
error-pecunia-favour-new = Een nieuwe gunst werkt vanaf je volgende beurt: { $card }.
error-pecunia-prayed = Je hebt in deze beurt al een god aangeroepen: { $card }.
error-pecunia-god-idle = Die gunst zou nu niets veranderen: { $card }.
error-pecunia-sheltered = { $roman } zit waar Venus geen actiekaart toelaat.
error-pecunia-position-favours-new = „favours_new” is een lijst van zitplaatsen, 0 tot { $last }: „{ $value }” is er geen.
error-pecunia-position-god = Er is geen god „{ $name }”. Er zijn: { $choices }.
error-pecunia-position-god-twice = De gunstkaart { $name } is op twee plaatsen.
error-pecunia-position-god-missing = De gunstkaart { $name } is nergens, niet bij een speler en niet in het midden.
error-pecunia-position-no-favour = Speler { $player } heeft geen gunstkaart.
