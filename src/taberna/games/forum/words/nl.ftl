# Forum Romanum

forum-name = Forum Romanum
forum-line = Plaats je Romeinen op het forum en haal meerderheden in rijen, kolommen, diagonalen en gebouwen – en wees nergens de laatste.

forum-option-scoring = Waardering
    .help = patricisch (patrician): de meeste Romeinen brengen zoveel stappen vooruit als de sector velden heeft, de minste kosten er 4 (elk 2 als het er meer zijn); staan er meer gelijk aan kop, dan wordt er gewacht. plebejisch (plebeian): de meeste brengen er 4 (elk 2 als het er meer zijn, meteen), de minste kosten zoveel stappen als de sector velden heeft (elk 4 als het er meer zijn).
forum-option-patience = Geduld
    .help = Het spel eindigt na zoveel acties van elke kleur waarin geen munt van het bord is gegaan; 0 is nooit.
forum-option-outline = Plattegrond van de gebouwen
    .help = Een bestand met zeven regels van zeven cijfers, de bovenste rij eerst: gelijke cijfers vormen een gebouw. Zonder bestand geldt de onze.

## Gebruikt in de andere zinnen

forum-colour = { $colour ->
    [r] rood
    [b] blauw
    [y] geel
    [g] groen
    [v] paars
   *[t] turquoise
}
forum-other = { $other ->
    [r] rood
    [b] blauw
    [y] geel
    [g] groen
    [v] paars
   *[t] turquoise
}
forum-sector = { $shape ->
    [row] Rij { $sector }
    [column] Kolom { $sector }
    [diagonal] Diagonaal { $sector }
   *[building] Gebouw { $sector }
}
forum-counts = { $colours ->
    [3] rood { $red }, blauw { $blue }, geel { $yellow }
    [4] rood { $red }, blauw { $blue }, geel { $yellow }, groen { $green }
    [5] rood { $red }, blauw { $blue }, geel { $yellow }, groen { $green }, paars { $violet }
   *[6] rood { $red }, blauw { $blue }, geel { $yellow }, groen { $green }, paars { $violet }, turquoise { $teal }
}

forum-ask-place = Waar plaats je je Romein ({ forum-colour })? (nog { $hand } in de hand)
forum-ask-move = Welke Romein ({ forum-colour }) verplaats je, en waarheen?
forum-ask-place-either = Plaats een Romein: eerst { forum-colour } of eerst { forum-other }?
forum-ask-move-either = Verplaats een Romein: eerst { forum-colour } of eerst { forum-other }?

forum-do-place = Plaats op { $cell }
forum-do-move = Verplaats van { $from } naar { $to }
forum-do-place-colour = Plaats { forum-colour } op { $cell }
forum-do-move-colour = Verplaats { forum-colour } van { $from } naar { $to }
forum-do-first = De eerste is { forum-colour }

forum-event-begins = { $player } begint.
forum-event-places = { $player } plaatst { forum-colour } op { $cell }.
forum-event-moves = { $player } verplaatst { forum-colour } van { $from } naar { $to }.
forum-event-full = { forum-sector } is vol: { forum-counts }.
forum-event-tied = { forum-sector } is vol, maar staat gelijk, en houdt de munt: { forum-counts }.
forum-event-settles = { forum-sector } staat aan het einde nog gelijk: { forum-counts }.
forum-event-gains = De senator van { $player } ({ forum-colour }) gaat { $steps } vooruit: de meesten, { $romans }.
forum-event-loses = De senator van { $player } ({ forum-colour }) gaat { $steps } terug: de minsten, { $romans }.
forum-event-even = Iedereen heeft er daar evenveel: niemand gaat vooruit of terug.
forum-event-ends = Het spel is afgelopen.

forum-ending-coins = er ligt geen munt meer
forum-ending-ties = elke sector die zijn munt nog heeft, is vol en staat gelijk
forum-ending-patience = er is al lang geen munt meer van het bord gegaan

forum-track = Populariteit
forum-hand = { $hand } in de hand
forum-legend = { $coin } een munt · { $tied } vol, maar gelijk · ↗ ↘ de diagonalen · de andere munten staan bij hun rij, kolom of gebouw
forum-patience = { $left ->
    [one] Als ook met deze actie geen munt van het bord gaat, is het spel afgelopen.
   *[other] Als binnen { $left } acties geen munt van het bord gaat, is het spel afgelopen.
}

error-forum-say-colour = Je speelt twee kleuren: zeg eerst welke, zoals { $text }.
error-forum-no-colour = Iedereen speelt hier één kleur; laat die weg: { $text }.
error-forum-colour-used = Met { forum-colour } heb je deze beurt al gespeeld; nu is je andere kleur aan de beurt.
error-forum-colour-not-yours = Je speelt niet met { forum-colour }.
error-forum-must-place = Je hebt nog { $hand ->
    [one] één Romein
   *[other] { $hand } Romeinen
} in de hand ({ forum-colour }): plaats er een op een leeg veld, zoals { $text }.
error-forum-must-move = Je hebt geen Romein meer in de hand ({ forum-colour }): verplaats er een, zoals { $text }.
error-forum-cell-taken = { $cell } is bezet door { forum-colour }.
error-forum-nobody-there = Op { $cell } staat niemand.
error-forum-not-this-colour = Op { $cell } staat { forum-colour }: die Romein mag je niet verplaatsen.
error-forum-same-cell = Niemand mag passen: de Romein op { $cell } moet naar een ander veld.

error-forum-outline-rows = De plattegrond moet zeven regels hebben; deze heeft er { $rows }.
error-forum-outline-length = Regel { $line } van de plattegrond moet zeven tekens hebben; het zijn er { $length }.
error-forum-outline-digit = Regel { $line } van de plattegrond: “{ $digit }” is geen cijfer van 1 tot 7.
error-forum-outline-missing = De plattegrond heeft geen gebouw { $digit }; elk cijfer van 1 tot 7 moet erin staan.
error-forum-outline-size = Gebouw { $digit } van de plattegrond heeft { $cells } velden; het moeten er { $least } tot { $most } zijn.
error-forum-outline-pieces = Gebouw { $digit } van de plattegrond ligt in stukken; de velden moeten aan elkaar grenzen.

error-forum-position-rows = Het bord moet zeven rijen hebben, rij 7 eerst; dit heeft er { $rows }.
error-forum-position-row = Rij { $row } van het bord moet zeven velden hebben; het zijn er { $length }.
error-forum-position-letter = “{ $letter }” op { $cell } is niets van: { $choices }
error-forum-position-romans = Er staan { $romans } Romeinen van { forum-colour } op het bord; er zijn er maar { $most }.
error-forum-position-hand = Met { $romans } Romeinen op het bord moet { forum-colour } er { $hand } in de hand hebben.
error-forum-position-uneven = In de hand zijn er { $low } van { forum-colour } en { $high } van { forum-other }: omdat iedereen om de beurt plaatst, kan dat niet.
error-forum-position-order = Plaats { $seat } kan niet aan de beurt zijn, gezien het aantal Romeinen dat elke kleur in de hand heeft.
error-forum-position-coin = Er is geen sector “{ $coin }”. Er zijn: { $choices }
error-forum-position-coin-doubled = De sector { $coin } staat twee keer in “coins”.
error-forum-position-coin-scored = { forum-sector } is vol en staat niet gelijk; de munt moet dus weg zijn.
error-forum-position-coin-gone = { forum-sector } heeft geen munt, maar kan nog niet gewaardeerd zijn: niemand heeft nog een Romein verplaatst.
error-forum-position-chance = Voordat er geloot is wie begint, is het bord leeg en is er niets gebeurd.
error-forum-position-over = Het spel is hier afgelopen: “turn” moet null zijn.
error-forum-position-not-over = “turn” is null, maar het spel is hier niet afgelopen.
error-forum-position-used = “used” is de kleur die in de beurt van een speler met twee kleuren al gespeeld heeft; “{ $used }” kan niet.

## De les

forum-lesson-1 = Jij bent rood. Elke rij, kolom, diagonaal en elk gebouw levert stappen op voor wie er de meeste Romeinen heeft zodra alles vol is. Het veld in het midden ligt in vijf ervan, meer dan elk ander: plaats op d4.
forum-lesson-2 = In gebouw IV ontbreekt één Romein, en jij staat er voor. Vul het op c6: je senator gaat zoveel stappen vooruit als het velden heeft, 6. De twee anderen delen de minste en gaan elk 2 terug.
forum-lesson-3 = In rij 1 ontbreekt één Romein, en blauw staat er voor. Jij en geel hebben er elk één, en wie de minste heeft, gaat terug. Plaats op f1: dan heeft geel alleen de minste en gaat 4 terug, en jij verliest niets.
forum-lesson-4 = Eén Romein kan meer sectoren tegelijk vullen. Op c7 maak je gebouw IV en rij 7 vol, en in beide sta je voor: 6 en 7 stappen.
forum-lesson-5 = Je hand is leeg, dus vanaf nu verplaats je: ga met je Romein van a1 naar g7. Dan is rij 7 vol, en jij staat er voor.
forum-lesson-6 = In rij 1 heeft blauw drie Romeinen en jij twee. Plaats op f1, dan heb jij er ook drie: de rij is vol, maar staat gelijk. Niemand krijgt iets, en de munt blijft liggen tot één kleur alleen voor staat.
forum-lesson-7 = Rij 1 stond gelijk, maar blauw heeft er een Romein weggehaald. Ga van a7 naar het gat, f1: nu sta jij alleen voor, en de rij telt toch nog.
forum-lesson-8 = Alleen rij 1 en rij 7 hebben hun munt nog, en rij 1 staat gelijk. Ga van a4 naar g7: rij 7 telt, en omdat alles wat overblijft gelijk staat, is het spel afgelopen. Nu telt ook de gelijke stand: wie de meerderheid deelt, wint elk 4, en geel met de minste verliest 4.

## Op de pagina

page-forum-board = Het forum
page-forum-cell = { $cell }, gebouw { $building }: vrij
page-forum-stone = { $cell }, gebouw { $building }: { $colour }
page-forum-coin = { $sector }: de munt ligt er nog
page-forum-tied = { $sector }: vol, maar gelijk; de munt blijft
page-forum-scored = { $sector }: geteld
page-forum-senator = Senator van { $colour }: { $steps }
page-forum-outlook = Wat het zou betekenen
page-forum-would-tie = vol, maar gelijk
page-forum-standing = Populariteit { $score }, { $hand } Romeinen in de hand
page-forum-nothing = Geen sector zou worden geteld.
page-ask-forum-move = Welke Romein ({ forum-colour }) verplaats je, en waarheen?
page-ask-forum-place-either = Plaats een Romein: eerst { forum-colour } of eerst { forum-other }?
page-ask-forum-move-either = Verplaats een Romein: eerst { forum-colour } of eerst { forum-other }?
page-forum-tally = { $gained } gewonnen ({ $sectors }×), { $lost } verloren ({ $others }×)

## Een eerste partij: één keer gezegd, als het voor het eerst telt

forum-coach-ask-place = Plaats je Romeinen waar ze in veel sectoren tegelijk tellen: rijen, kolommen, diagonalen en gebouwen. Wijs een veld aan om te zien welke.
forum-coach-event-gains = Een sector is vol. Wie er alleen de meeste Romeinen heeft, gaat zoveel stappen vooruit als hij velden heeft, en zijn munt is weg: hij telt nooit meer.
forum-coach-event-loses = Wie in een volle sector de minste Romeinen heeft, gaat 4 stappen terug; delen meer spelers de minste, dan elk 2. Er geen hebben telt ook.
forum-coach-event-tied = Deze sector is vol, maar staat gelijk. Hij houdt zijn munt en telt zodra één kleur alleen voor staat.
forum-coach-ask-move = Je hand is leeg: vanaf nu verplaats je een van je Romeinen naar een leeg veld. Het gat dat je laat, kan veranderen wat anderen hebben.
forum-coach-aim = Heb de meeste Romeinen waar een sector vol raakt, en nooit de minste. Wiens senator aan het eind het verst is, wint.
