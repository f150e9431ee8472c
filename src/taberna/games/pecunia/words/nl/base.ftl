# Pecunia non olet

pecunia-name = Pecunia non olet
pecunia-line = Beheer een openbare latrine in het oude Rome: zet wie goed betaalt neer en laat de anderen de rest van de rij.

pecunia-option-edition = Uitgave
    .help = 1 is het spel van 2005 (40 actiekaarten), 2 dat van 2016 (36).
pecunia-option-advanced = Donkerrode kaarten
    .help = Alleen in uitgave 2: voegt de twaalf lastigere actiekaarten toe.
pecunia-option-famous = Beroemde Romeinen
    .help = Hoeveel beroemde Romeinen meedoen; 0 is geen. Alleen in uitgave 2.
pecunia-option-upgrades = Latrineverbeteringen
    .help = Plaatsen kunnen beter worden: eerst door een keuze aan het begin, dan in plaats van wat een slaaf betaalt. Alleen in uitgave 2.
pecunia-option-draft = Kiezen
    .help = De eerste twee Romeinen van iedereen worden uit een open uitstalling gekozen in plaats van gedeeld.
pecunia-option-target = Doel
    .help = Zoveel sestertiën winnen; 0 volgt de regels: 30 met twee spelers, 25 met drie, 20 vanaf vier, en 5 voor elke module.
pecunia-option-finish_round = Ronde uitspelen
    .help = Als iemand het doel heeft, of met ladders de vijfde trede, wordt de ronde uitgespeeld; dan winnen de meeste sestertiën. Aanbevolen vanaf vier spelers met ladders.
pecunia-option-cards = Eigen kaarten
    .help = Een bestand met de waarden van je Romeinen, elk een regel: stand, beurten, betaling, naam. Beurten en betaling gaan van 0 tot 9.

pecunia-class = { $class ->
    [senator] senator
    [citizen] burger
    [slave] slaaf
   *[woman] vrouw
}
pecunia-seat = { $seat ->
    [left] de linkerplaats
    [middle] de middelste plaats
    [right] de rechterplaats
    [villa-1] de eerste Villa
    [villa-2] de tweede Villa
   *[villa-3] de derde Villa
}
pecunia-on-seat = { $seat ->
    [left] op de linkerplaats
    [middle] op de middelste plaats
    [right] op de rechterplaats
    [villa-1] in de eerste Villa
    [villa-2] in de tweede Villa
   *[villa-3] in de derde Villa
}

pecunia-card-line-cutter = Voordringer
    .help = Een Romein uit een rij naar keuze gaat in die rij helemaal naar voren. Vraagt een rij van minstens twee Romeinen.
pecunia-card-ejection = Eruit gezet
    .help = Een Romein uit een rij naar keuze gaat naar het eind van een andere rij. Vraagt een Romein in een rij.
pecunia-card-latrine-change = Latrine­wissel
    .help = Twee Romeinen uit twee verschillende rijen wisselen van plaats. Vraagt Romeinen in twee rijen.
pecunia-card-villa-dixius = Villa Dixius
    .help = Nog een plaats naast je latrine, zonder buren. Ze verdwijnt met de laatste Romein die haar verlaat.
pecunia-card-great-haste = Grote haast
    .help = { $edition ->
        [1] Neem 2 tellers van één Romein in je latrine, of zijn enige.
       *[2] Neem in totaal 2 tellers van Romeinen in je latrine, of zo veel als er zijn.
    } Vraagt een Romein daar.
pecunia-card-fish-poisoning = Vis­vergiftiging
    .help = Leg 2 tellers op één Romein in de latrine van een tegenstander. Er moet daar iemand zitten.
pecunia-card-tax-senators = Speciale belasting op senatoren
    .help = Iedereen, ook jij, betaalt 1 sestertie voor elke senator in de eigen latrine. Vraagt iemand die er daar een heeft en een sestertie bezit.
pecunia-card-tax-citizens = Speciale belasting op burgers
    .help = Iedereen, ook jij, betaalt 1 sestertie voor elke burger in de eigen latrine. Vraagt iemand die er daar een heeft en een sestertie bezit.
pecunia-card-tax-slaves = Speciale belasting op slaven
    .help = Iedereen, ook jij, betaalt 1 sestertie voor elke slaaf in de eigen latrine. Vraagt iemand die er daar een heeft en een sestertie bezit.
pecunia-card-latrine-gossip = Latrine­roddel
    .help = Twee vrouwen op één plaats van een tegenstander: wie minder tellers heeft, krijgt er evenveel als de ander. Ze moeten er verschillend veel hebben.
pecunia-card-colosseum-break = Pauze in het Colosseum
    .help = Draai 3 Romeinen om; elk gaat naar het eind van een rij naar keuze. Vraagt een Romein die nog getrokken kan worden.
pecunia-card-regular = Stamgast
    .help = De bovenste Romein van de aflegstapel gaat naar het eind van een rij naar keuze. Vraagt een Romein op die stapel.
pecunia-card-senate-meeting = Senaats­vergadering
    .help = Kies een speler: al diens senatoren, in latrine en rij, gaan weg zonder te betalen. Vraagt er minstens één in een latrine of rij.
pecunia-card-citizens-assembly = Burger­vergadering
    .help = Kies een speler: al diens burgers, in latrine en rij, gaan weg zonder te betalen. Vraagt er minstens één in een latrine of rij.
pecunia-card-slave-market = Slavenmarkt
    .help = Kies een speler: al diens slaven, in latrine en rij, gaan weg zonder te betalen. Vraagt er minstens één in een latrine of rij.
pecunia-card-womens-forum = Vrouwenforum
    .help = Kies een speler: al diens vrouwen, in latrine en rij, gaan weg zonder te betalen. Vraagt er minstens één in een latrine of rij.
pecunia-card-state-visit = Staatsbezoek
    .help = Trek 3 Romeinen; één gaat vooraan in je rij staan, de anderen worden afgelegd. Vraagt een Romein die nog getrokken kan worden.
pecunia-card-good-business = Goede zaken
    .help = Neem in totaal 3 tellers van Romeinen in je latrine, of zo veel als er zijn; geef daarna 1 sestertie aan een andere speler, als je er een hebt. Vraagt daar een teller.
pecunia-card-spring-cleaning = Grote schoonmaak
    .help = Neem van elke Romein in je latrine één teller. Vraagt een Romein daar.
pecunia-card-rat-infestation = Rattenplaag
    .help = Verplaats zoveel tellers als je wilt, ten minste 1, van één Romein in je latrine naar anderen daar. Vraagt daar twee Romeinen.
pecunia-card-conspiracy = Samenzwering
    .help = Jij eerst, dan om de beurt: iedereen kiest één Romein in de eigen latrine, die zonder te betalen vertrekt. Vraagt een Romein in een latrine, van wie ook.
pecunia-card-alms = Aalmoes
    .help = De rijkste geeft 2 sestertiën aan de armste; onder gelijken kies jij. Niet als allen even rijk zijn.
pecunia-card-rich-slaves = Rijke slaven
    .help = Slaven die in deze beurt betalend een latrine verlaten, betalen dubbel. Vraagt een slaaf in je latrine; één keer per beurt.
pecunia-card-rumour-mill = Geruchten­molen
    .help = Trek 3 actiekaarten; geef 1 sestertie aan een andere speler. Vraagt een sestertie.
pecunia-card-pompeius = Pompeius
    .help = Komt binnen: alle burgers in deze rij gaan naar voren, in hun volgorde.
pecunia-card-vergilius = Vergilius
    .help = Komt binnen: deze rij wordt aangevuld tot 7.
pecunia-card-livia = Livia
    .help = Komt binnen: draai 5 Romeinen open; de vrouwen sluiten achteraan aan, de anderen worden afgelegd.
pecunia-card-caesar = Caesar
    .help = Gaat alleen zitten in een latrine zonder senator.
pecunia-card-vercingetorix = Vercinge­torix
    .help = Komt binnen: op elk van de twee andere plaatsen waar één man zit mag een tweede van voor uit de rij gaan zitten.
pecunia-card-brutus = Brutus
    .help = Zit alleen in het midden. Kan dat niet terwijl er een plaats te vullen is, dan gaat hij naar het eind van de rij van de volgende speler.
pecunia-card-marcus-antonius = Marcus Antonius
    .help = Mag ook bij een burger of senator gaan zitten die alleen zit.
pecunia-card-ovidius = Ovidius
    .help = Komt binnen: alle andere Romeinen in deze latrine hebben daarna 3 tellers.
pecunia-card-plinius = Plinius
    .help = Komt binnen: elke andere speler legt 2 tellers op Romeinen in zijn eigen latrine.
pecunia-card-crassus = Crassus
    .help = Komt binnen: alle anderen in deze latrine die 1 of 2 zouden betalen worden verwijderd.
pecunia-card-seneca = Seneca
    .help = Gaat weg: je mag van elke andere Romein daar een teller wegnemen.
pecunia-card-spartacus = Spartacus
    .help = Gaat weg: 1 sestertie voor elke andere slaaf daar.
pecunia-card-maecenas = Maecenas
    .help = Gaat weg: 1 sestertie voor elke andere burger daar.
pecunia-card-cicero = Cicero
    .help = Gaat weg: 1 sestertie voor elke andere senator daar.
pecunia-card-cleopatra = Cleopatra
    .help = Gaat weg: 1 sestertie voor elke andere vrouw daar.
pecunia-card-flamma = Flamma
    .help = Gaat weg: 1 sestertie voor elke Romein in je rij.
pecunia-card-octavianus = Octavianus
    .help = Gaat weg: je mag 1, 2 of 3 actiekaarten afleggen voor 1, 3 of 5 sestertiën.
pecunia-card-agrippina = Agrippina
    .help = Gaat weg: je mag 2 actiekaarten trekken.
pecunia-card-wooden-urinal = Houten urinoir
    .help = Een tweede slaaf mag bij een slaaf die hier alleen zit.
pecunia-card-marble-urinal = Marmeren urinoir
    .help = Een tweede burger mag bij een burger die hier alleen zit.
pecunia-card-golden-urinal = Gouden urinoir
    .help = Een tweede senator mag bij een senator die hier alleen zit.
pecunia-card-reserved-citizens = Gereserveerd voor burgers
    .help = Op elk moment van je beurt: is de plaats vrij, dan mag de voorste burger van de rij hem nemen vóór de voorste Romein.
pecunia-card-reserved-senators = Gereserveerd voor senatoren
    .help = Op elk moment van je beurt: is de plaats vrij, dan mag de voorste senator van de rij hem nemen vóór de voorste Romein.
pecunia-card-reserved-women = Gereserveerd voor vrouwen
    .help = Op elk moment van je beurt: is de plaats vrij, dan mag de voorste vrouw van de rij hem nemen vóór de voorste Romein.
pecunia-card-partition = Tussenschot
    .help = Over de zijkanten van deze plaats heen maken senatoren en slaven geen ruzie.
pecunia-card-splinter = Splinter
    .help = Wie hier gaat zitten krijgt een teller minder, maar minstens 1.
pecunia-card-hourglass = Zandloper
    .help = Wie hier gaat zitten krijgt 3 tellers, wat er ook op staat.
pecunia-card-scrubber = Borstel
    .help = Wie hier met 4 of 5 gedrukte beurten gaat zitten krijgt 2 tellers minder.
pecunia-card-towel-rail = Handdoekrek
    .help = 2 munten op een slaaf die hier gaat zitten.
pecunia-card-lavender = Lavendel
    .help = 2 munten op een vrouw die hier gaat zitten.
pecunia-card-fountain = Fontein
    .help = 2 munten op een burger die hier gaat zitten.
pecunia-card-newspaper = Krant
    .help = 1 munt op elke Romein die hier gaat zitten.
pecunia-card-silver-bag = Zilveren buidel
    .help = 1 munt op wie hier met 2 of 3 gedrukte beurten gaat zitten.
pecunia-card-gold-bag = Gouden buidel
    .help = 2 munten op wie hier met 4 of 5 gedrukte beurten gaat zitten.
pecunia-card-bucket = Emmer
    .help = Trek een actiekaart als hier een Romein gaat zitten.
pecunia-card-dustpan = Blik
    .help = Trek een actiekaart als een Romein hier weggaat, om wat voor reden ook.
pecunia-card-unseen = een actiekaart
pecunia-card-setup = opzet
pecunia-card-turn = beurt
pecunia-card-leave = weggaan
pecunia-card-bargain = handel
pecunia-card-reveal = aanbod

pecunia-ask-draft-left = Kiezen: welke Romein neem je voor je linkerplaats?
pecunia-ask-draft-right = Kiezen: welke Romein neem je voor je rechterplaats?
pecunia-ask-draft-any = Keuze: neem een Romein voor je plaatsen of een verbetering voor een ervan.
pecunia-ask-begin = Jij bent aan de beurt, met { $purse ->
    [one] één sestertie
   *[other] { $purse } sestertiën
}. Tellers wegnemen, of eerst een kaart spelen?
pecunia-ask-must-sit = { $front } staat vooraan in je rij en kan gaan zitten: waar?
pecunia-ask-may-sit = { $front } staat vooraan in je rij en mag gaan zitten, maar hoeft niet.
pecunia-ask-nobody-sits = Niemand kan nu gaan zitten. Een kaart spelen, of je beurt beëindigen?
pecunia-ask-must-send = { $front } zit alleen in het midden en kan dat niet: hij gaat door naar de rij van { $next_player }.
pecunia-ask-after = Je Romeinen zitten. Een kaart spelen, of je beurt beëindigen?
pecunia-ask-line-cutter = Voordringer: welke Romein gaat in zijn rij naar voren?
pecunia-ask-ejection = Eruit gezet: welke Romein moet zijn rij verlaten?
pecunia-ask-ejection-queue = Eruit gezet: naar het eind van wiens rij gaat { $roman }?
pecunia-ask-latrine-change = Latrinewissel: welke Romein wisselt van plaats?
pecunia-ask-latrine-change-other = Latrinewissel: met wie wisselt { $roman } van plaats?
pecunia-ask-colosseum-break = Pauze in het Colosseum: wie stuur je nu naar een rij?
pecunia-ask-colosseum-break-queue = Pauze in het Colosseum: naar het eind van wiens rij gaat { $roman }?
pecunia-ask-regular = Stamgast: naar het eind van wiens rij komt { $roman } terug?
pecunia-ask-state-visit = Staatsbezoek: wie gaat vooraan in je rij staan? De anderen worden afgelegd.
pecunia-ask-great-haste = { $left ->
    [one] Grote haast: van wie neem je nog een teller?
   *[other] Grote haast: van wie neem je tellers?
}
pecunia-ask-fish-poisoning = Visvergiftiging: wie krijgt er 2 tellers bij?
pecunia-ask-latrine-gossip = Latrineroddel: welke vrouw blijft even lang als haar buurvrouw?
pecunia-ask-good-business = Goede zaken: van wie neem je een teller? { $left ->
    [one] (de laatste)
   *[other] (nog { $left })
}
pecunia-ask-good-business-gift = Goede zaken: aan wie geef je 1 sestertie?
pecunia-ask-rat-infestation = Rattenplaag: van wie komen de tellers?
pecunia-ask-rat-infestation-to = Rattenplaag: wie krijgt een teller van { $roman }? ({ $markers ->
    [one] daar ligt er nog één
   *[other] daar liggen er nog { $markers }
})
pecunia-ask-assembly = { $card }: wiens Romeinen gaan weg?
pecunia-ask-conspiracy = { $player } speelt Samenzwering: welke Romein verlaat je latrine zonder te betalen?
pecunia-ask-alms-from = Aalmoes: meerderen zijn de rijksten. Wie geeft?
pecunia-ask-alms-to = Aalmoes: meerderen zijn de armsten. Wie krijgt?
pecunia-ask-rumour-mill = Geruchtenmolen: aan wie geef je 1 sestertie?
pecunia-ask-leave = Er gaan meer Romeinen tegelijk weg: wie gaat eerst?
pecunia-ask-vercingetorix = Vercingetorix kwam je latrine binnen: { $front } mag bij een man die alleen zit. Waar?
pecunia-ask-plinius = Plinius kwam de latrine van { $player } binnen: op wie van jou leg je een teller? (nog { $left })
pecunia-ask-seneca = Seneca gaat weg: van elke andere Romein in je latrine een teller wegnemen?
pecunia-ask-octavianus = Octavianus gaat weg: een actiekaart afleggen voor { $more ->
    [one] 1 sestertie?
   *[other] nog { $more } sestertiën? ({ $discarded } afgelegd)
}
pecunia-ask-agrippina = Agrippina gaat weg: 2 actiekaarten trekken?
pecunia-ask-bargain = { $roman } gaat weg: neem je zijn { $pay }, of een open verbetering voor een vrije plaats?

pecunia-do-start = Van elk van je Romeinen een teller nemen en incasseren
pecunia-do-sit = De voorste van de rij { pecunia-on-seat } zetten
pecunia-do-stop = Geen Romeinen meer neerzetten, maar nog kaarten spelen
pecunia-do-end = Je beurt beëindigen en een kaart trekken
pecunia-do-play = Speel { $card }
pecunia-do-roman = { $name } ({ pecunia-class }, beurten { $turns }, betaalt { $pay })
pecunia-do-player = { $player }
pecunia-do-done = Zo is het genoeg
pecunia-do-send = Stuur de voorste Romein door naar de volgende rij
pecunia-do-use = Ja
pecunia-do-discard = Leg { $card } af
pecunia-do-call = Roep wie voor { pecunia-seat } gereserveerd is
pecunia-do-build = Leg { $card } { pecunia-on-seat }
pecunia-do-first = { $player } begint
pecunia-do-deal = { $name } wordt gedeeld
pecunia-do-draw = { $card } wordt getrokken
pecunia-do-reveal = { $card } wordt opengedraaid

pecunia-event-first = { $player } begint het spel.
pecunia-event-turn = Ronde { $round }: { $player } is aan de beurt.
pecunia-event-queue = Nieuwe rij bij { $player }: { $romans }.
pecunia-event-reveals = Omgedraaid: { $romans }.
pecunia-event-shuffles = { $pile ->
    [romans] De afgelegde Romeinen worden tot een nieuwe stapel geschud.
    [events] De voorbije gebeurtenissen worden tot een nieuwe stapel geschud.
   *[cards] De gespeelde actiekaarten worden tot een nieuwe stapel geschud.
}
pecunia-event-sits = { $roman } gaat bij { $player } { pecunia-on-seat } zitten, voor { $markers ->
    [one] één beurt.
   *[other] { $markers } beurten.
}
pecunia-event-leaves = { $roman } vertrekt en betaalt { $pay } aan { $player }, die nu { $purse } heeft.
pecunia-event-slips-out = { $roman } glipt bij { $player } weg zonder te betalen.
pecunia-event-removed = { $roman } gaat weg en betaalt niets aan { $player }.
pecunia-event-dismissed = { $roman } wordt weer weggestuurd.
pecunia-event-to-front = { $roman } gaat vooraan in de rij bij { $player } staan.
pecunia-event-to-end = { $roman } gaat achteraan in de rij bij { $player } staan.
pecunia-event-exchange = { $roman } wacht nu bij { $player }, { $second } bij { $other_player }.
pecunia-event-slower = { $roman } bij { $player } blijft { $count } langer: nu { $markers }.
pecunia-event-quicker = { $roman } bij { $player } haast zich met { $count }: nog { $markers }.
pecunia-event-cleaning = Iedereen in de latrine van { $player } haast zich met 1.
pecunia-event-villa = { $player } opent een Villa Dixius.
pecunia-event-villa-goes = De Villa Dixius van { $player } sluit.
pecunia-event-rich = Slaven die in deze beurt vertrekken, betalen dubbel.
pecunia-event-pays = { $player } betaalt { $amount } aan de bank.
pecunia-event-gives = { $player } geeft { $amount } aan { $other_player }.
pecunia-event-earns = { $roman } brengt { $player } nog { $amount }: nu { $purse }.
pecunia-event-coins = { $count ->
    [one] Er komt een munt op { $roman } bij { $player }.
   *[other] Er komen { $count } munten op { $roman } bij { $player }.
}
pecunia-event-offers = In het aanbod: { $card }.
pecunia-event-builds = { $player } legt { $card } { pecunia-on-seat }.
pecunia-event-discards = { $player } legt { $card } af.
pecunia-event-plays = { $player } speelt { $card }.
pecunia-event-draws = { $player } trekt { $card }.
pecunia-event-last-round = { $player } heeft { $target } sestertiën of meer: de ronde wordt uitgespeeld.
pecunia-event-ends = Het spel is uit.

pecunia-ending-target = het doel is bereikt
pecunia-ending-round = het doel werd bereikt en de ronde is uitgespeeld

pecunia-purse = { $purse } van { $target } sestertiën · { $cards ->
    [one] één actiekaart
   *[other] { $cards } actiekaarten
}
pecunia-free = vrij
pecunia-queue = Rij:
pecunia-piles = Ronde { $round } · in de stapels { $romans } Romeinen, { $cards } actiekaarten · laatst afgelegd: { $top }
pecunia-open = Open: { $romans }
pecunia-offer = Verbeteringen in het aanbod: { $upgrades }
pecunia-hand = Jouw kaarten: { $cards }
pecunia-legend = ♔ senator · ○ burger · ▽ slaaf · ♀ vrouw · ⌂ Villa · ●● zit nog 2 beurten · 3→2 zit 3, betaalt 2
pecunia-legend-famous = ★ beroemde Romein: wat hij doet staat in de lijst van kaarten

error-pecunia-no-target = Dat is nu geen doel voor deze kaart.
error-pecunia-first-answer = Er wordt nu iets anders gevraagd: kijk naar de vraag.
error-pecunia-must-sit = { $roman } kan op een vrije plaats gaan zitten, dus moet dat.
error-pecunia-must-send = { $roman } kan niet in het midden zitten, dus moet hij door naar de volgende rij.
error-pecunia-only-seat = { $roman } zit alleen in het midden.
error-pecunia-shuns = { $roman } gaat niet zitten in een latrine waar dit al zit: { pecunia-class }.
error-pecunia-not-called = Niemand kan nu { pecunia-on-seat } geroepen worden.
error-pecunia-not-now = Dat kan niet in deze stap van de beurt.
error-pecunia-queue-empty = Er staat niemand in je rij.
error-pecunia-no-villa = Die Villa heb je niet.
error-pecunia-seat-taken = Die plaats is bezet. Alleen een vrouw mag bij een vrouw die alleen zit.
error-pecunia-quarrel = { $roman } kan daar niet zitten: senatoren en slaven zijn nooit buren.
error-pecunia-not-held = Die kaart heb je niet in de hand: { $card }.
error-pecunia-idle-queue-of-two = { $card }: in geen rij staan twee Romeinen.
error-pecunia-idle-queues = { $card }: niemand wacht in een rij.
error-pecunia-idle-two-queues = { $card }: er wachten maar in één rij Romeinen.
error-pecunia-idle-no-roman = { $card }: er is geen Romein meer om te trekken.
error-pecunia-idle-discards = { $card }: er ligt geen Romein op de aflegstapel.
error-pecunia-idle-sheltered = { $card }: geen actiekaart raakt je latrine.
error-pecunia-idle-marker = { $card }: ze neemt een teller weg in je latrine, en daar is er geen.
error-pecunia-idle-two-romans = { $card }: er moeten twee Romeinen in je latrine zitten.
error-pecunia-idle-others = { $card }: in geen andere latrine zit iemand binnen haar bereik.
error-pecunia-idle-women = { $card }: in geen andere latrine binnen haar bereik delen twee vrouwen met verschillende aantallen tellers een plaats.
error-pecunia-idle-nobody = { $card }: in geen latrine zit iemand binnen haar bereik.
error-pecunia-idle-equal = { $card }: allen zijn even rijk.
error-pecunia-idle-slaves = { $card }: er zit geen slaaf in je latrine.
error-pecunia-idle-rich = { $card }: ze is in deze beurt al gespeeld.
error-pecunia-idle-money = { $card }: je hebt geen sestertie om te geven.
error-pecunia-idle-class = { $card }: niemand van die stand is binnen haar bereik.
error-pecunia-idle-tax = { $card }: niemand die een sestertie heeft, heeft een Romein van die stand in zijn latrine.
error-pecunia-needs-edition-2 = De optie “{ $option }” hoort bij uitgave 2.
error-pecunia-cards-row = Regel { $line }: “{ $row }” is te kort. Een regel is: stand, beurten, betaling, naam.
error-pecunia-cards-class = Regel { $line }: er is geen stand “{ $kind }”. Er zijn: { $choices }.
error-pecunia-cards-turns = Regel { $line }: beurten gaan van 0 tot { $high }, niet “{ $value }”.
error-pecunia-cards-pay = Regel { $line }: betaling gaat van 0 tot { $high }, niet “{ $value }”.
error-pecunia-cards-name = Regel { $line }: een naam heeft hoogstens { $longest } gewone tekens: “{ $name }”.
error-pecunia-cards-name-twice = Regel { $line }: de naam “{ $name }” is er al.
error-pecunia-cards-too-many = Regel { $line }: er zijn maar { $copies } kaarten van de stand { $kind }.
error-pecunia-cards-too-few = Het bestand eindigt in regel { $line } met { $found } kaarten van de stand { $kind }; het zijn er { $copies }.
error-pecunia-position-seat = Speler { $player }: een latrine heeft geen “{ $name }”. Er zijn: { $choices }.
error-pecunia-position-sitters = Speler { $player }, { $name }: hier hoort een lijst van hoogstens twee Romeinen.
error-pecunia-position-not-together = Speler { $player }, { $name }: alleen twee vrouwen kunnen een plaats delen.
error-pecunia-position-quarrel = Speler { $player }, { $name }: een senator en een slaaf zijn buren.
error-pecunia-position-roman = Er is geen Romein “{ $name }”. Ze heten { $first } tot { $last }.
error-pecunia-position-absent = “{ $name }” is niet in dit spel.
error-pecunia-position-roman-twice = { $name } is op twee plekken.
error-pecunia-position-not-famous = „{ $name }” is geen beroemde Romein: de anderen hoeven hier niet genoemd te worden.
error-pecunia-position-famous = Er liggen { $seen } beroemde Romeinen op tafel, maar er doen er tot nu toe maar { $mixed } mee.
error-pecunia-position-upgrade = Er is geen verbetering „{ $name }”. Er zijn: { $choices }.
error-pecunia-position-upgrade-twice = De verbetering { $name } is op twee plaatsen.
error-pecunia-position-coins-nobody = „{ $name }” heeft munten maar is noch in een latrine noch in een rij.
error-pecunia-position-coins = { $name } kan geen „{ $value }” munten hebben.
error-pecunia-position-module = „{ $field }” hoort bij de module { $module }, die niet meedoet.
error-pecunia-position-marker = { $name } kan geen “{ $value }” tellers hebben.
error-pecunia-position-marker-nobody = “{ $name }” heeft tellers maar zit nergens.
error-pecunia-position-card = Er is geen actiekaart “{ $name }”. Er zijn: { $choices }.
error-pecunia-position-too-many-cards = Zoveel kaarten van de soort “{ $card }” zijn er niet in dit spel.
error-pecunia-position-queue-empty = De rij van speler { $player } is leeg, hoewel er nog Romeinen zijn om haar te vullen.
error-pecunia-position-setup = Het spel wordt opgebouwd, maar wat er ligt past niet bij hoever het is.
error-pecunia-position-step = Er is geen stap “{ $step }” waarbij een beurt kan wachten: begin, occupy, after.
error-pecunia-position-held = Er liggen Romeinen klaar, maar er is niets gaande dat ze nodig heeft.
error-pecunia-position-frames = “frames” moet een lijst zijn die met de beurt of de opzet begint.
error-pecunia-position-frames-over = Het spel is uit, maar in “frames” is nog iets gaande.
error-pecunia-position-frame = Regel { $number } van “frames” kan niet.
error-pecunia-position-ending = Er is geen einde “{ $ending }”. Er zijn: { $choices }.
error-pecunia-position-ending-wrong = Met deze beurzen en opties kan het spel niet door “{ $ending }” geëindigd zijn.
error-pecunia-position-reached = Iemand heeft { $target } sestertiën, dus “reached” kan niet false zijn.
error-pecunia-position-not-over = Iemand heeft { $target } sestertiën, dus het spel is uit.
error-pecunia-position-view-hands = “hands” en “hand_sizes” passen niet bij elkaar of bij de kaarten die over zijn.

## De les

pecunia-lesson-1 = Je beurt begint: elke Romein in je latrine verliest een teller, en wie er geen meer heeft, betaalt en gaat. Neem de tellers weg.
pecunia-lesson-2 = De voorste van je rij moet gaan zitten als er een plaats vrij is waar hij mag zitten. Senatoren en slaven zitten nooit naast elkaar. Kies een plaats die oplicht.
pecunia-lesson-3 = Er is geen plaats vrij, maar twee vrouwen mogen er een delen. De vrouw vooraan mag bij een andere gaan zitten; ze hoeft niet. Laat haar zitten.
pecunia-lesson-4 = Actiekaarten speel je wanneer je wilt in je beurt. Wijs er een aan om te zien wat hij doet, en speel hem.
pecunia-lesson-5 = Veel kaarten vragen dan om een doel: wat oplicht kun je kiezen. De voordringer brengt een Romein naar voren in zijn rij. Kies er een.
pecunia-lesson-6 = Is er niets meer te doen, beëindig dan je beurt: je trekt een kaart. Wie als eerste het doelbedrag heeft, wint.
pecunia-lesson-7 = Beroemde Romeinen brengen iets teweeg als ze gaan zitten of als ze weggaan. Octavianus gaat weg: voor de eerste actiekaart die je aflegt, betaalt hij 1 sestertie meer. Leg er een af.
pecunia-lesson-8 = Een van je slaven gaat weg. In plaats van zijn betaling mag je een van de open verbeteringen nemen en op een vrije plaats leggen; daar werkt ze in jouw beurten. Leg er een neer.
pecunia-lesson-9 = Met gebeurtenissen komen de tellers die op Romeinen worden gelegd van een open gebeurtenis naar keuze. Is de laatste teller weg, dan vindt ze plaats, voor iedereen. Kies de gebeurtenis waar deze teller vandaan komt.
pecunia-lesson-10 = Met carrièreladders mag je op elk moment van je beurt de volgende trede van je loopbaan beklimmen: betaal de prijs, of vervul de taak. Wie de vijfde trede bereikt, wint meteen. Klim door te betalen.
pecunia-lesson-11 = Met goden ligt er een gunstkaart voor je. Je god kun je één keer in je beurt aanroepen. Roep je god aan.
