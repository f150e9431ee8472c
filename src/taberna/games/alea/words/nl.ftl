# Alea Romana

alea-name = Alea Romana
alea-line = Maak steen voor steen een Romeins getal, schrijf het in je oplopende kolom – en stop voordat het mislukt.

alea-option-order_counts = De volgorde van de dobbelstenen telt
    .help = Een enkele I gaat eraf als hij vóór de V (zonder V: vóór een X) viel, en komt erbij als hij erna viel.
alea-option-handfuls = Meerdere dobbelstenen tegelijk
    .help = Je mag meerdere dobbelstenen tegelijk gooien.
alea-option-cards_any_time = Actiekaarten op elk moment
    .help = Kaarten mogen ook bij een geldig getal worden gespeeld, niet alleen als het mislukt is.
alea-option-patience = Geduld
    .help = Het spel eindigt na zoveel rondes waarin niemand een getal schrijft of een kaart speelt; 0 is nooit.

alea-card-all-i = Alle I’s
    .help = Gooi alle dobbelstenen met een I in één keer opnieuw.
alea-card-all-v = Alle V’s
    .help = Gooi alle dobbelstenen met een V in één keer opnieuw.
alea-card-any-die = Vrije keus
    .help = Gooi één dobbelsteen naar keuze opnieuw.
alea-card-ignore = Weg ermee
    .help = Leg één dobbelsteen opzij: hij telt niet meer mee en wordt deze beurt niet meer gegooid.
alea-card-twice = Dubbel
    .help = Schrijf een getal dat al in je kolom staat, direct boven of onder hetzelfde getal.
alea-card-joker = Joker
    .help = Geldt als een van de vijf andere kaarten, ook als een die al gespeeld is.

alea-ask-begin = Gooi de eerste dobbelsteen.
alea-ask-four-x = Vier keer X: alleen een I kan je nog redden. Gooi door.
alea-ask-roll-on = Voor { $numbers } is geen plek in je kolom: gooi door.
alea-ask-roll-or-write = Je hebt { $numbers }. Schrijven of doorgooien? ({ $unused ->
    [one] nog één dobbelsteen
   *[other] nog { $unused } dobbelstenen
})
alea-ask-write = Je hebt { $numbers }. Waar schrijf je het?
alea-ask-failed = { $dice } – mislukt. Speel je een kaart of pas je?
alea-ask-blocked = In je kolom past geen getal meer: passen, of toch gooien?

alea-do-roll = Eén dobbelsteen gooien
alea-do-handful = { $dice } dobbelstenen gooien
alea-do-write = { $number } in rij { $row } schrijven
alea-do-pass = Passen
alea-do-all-i = Alle I’s: elke I opnieuw gooien
alea-do-all-v = Alle V’s: elke V opnieuw gooien
alea-do-any-die = Vrije keus: dobbelsteen { $die } opnieuw gooien
alea-do-ignore = Weg ermee: dobbelsteen { $die } opzij leggen
alea-do-twice = Dubbel: een getal nog een keer schrijven
alea-do-joker-all-i = Joker: elke I opnieuw gooien
alea-do-joker-all-v = Joker: elke V opnieuw gooien
alea-do-joker-any-die = Joker: dobbelsteen { $die } opnieuw gooien
alea-do-joker-ignore = Joker: dobbelsteen { $die } opzij leggen
alea-do-joker-twice = Joker: een getal nog een keer schrijven
alea-do-die = De dobbelsteen toont { $symbol }

alea-event-rolls = { $dice ->
    [one] { $player } gooit een dobbelsteen.
   *[other] { $player } gooit { $dice } dobbelstenen.
}
alea-event-die = De dobbelsteen toont { $symbol }.
alea-event-writes = { $player } schrijft { $number } in rij { $row }.
alea-event-fails = { $why ->
    [no-number] De beurt van { $player } mislukt: { $dice } is geen Romeins getal.
   *[not-writable] De beurt van { $player } mislukt: in de kolom is geen plek voor { $dice }.
}
alea-event-plays = { $player } speelt { $joker ->
    [0] ‘{ $card }’
   *[other] de joker als ‘{ $card }’
}{ $die ->
    [none] .
   *[other] { " " }op de { $die }.
}
alea-event-passes = { $player } past.
alea-event-last-round = { $ending ->
    [column] { $player } heeft de kolom vol: dit is de laatste ronde.
   *[cards] De beurt van { $player } begon zonder kaarten en is mislukt: dit is de laatste ronde.
}
alea-event-ends = Het spel is afgelopen.

alea-ending-column = er is een kolom vol
alea-ending-cards = er is een beurt mislukt die zonder kaarten begon
alea-ending-patience = al vele rondes heeft niemand een getal geschreven of een kaart gespeeld
alea-ending-blocked = in geen enkele kolom past nog een getal

alea-row = Rij
alea-cards = Kaarten
alea-points = Punten
alea-legend = I alle I · V alle V · ↻ keus · – weg · = dubbel · ★ joker · × er past geen getal
alea-patience = { $left ->
    [one] Als ook in deze ronde niemand een getal schrijft of een kaart speelt, is het spel afgelopen.
   *[other] Als { $left } rondes lang niemand een getal schrijft of een kaart speelt, is het spel afgelopen.
}

error-alea-not-failed = Je kunt niet passen: je beurt is niet mislukt.
error-alea-no-dice-left = { $unused ->
    [0] Er zijn geen dobbelstenen meer om te gooien.
    [one] Er is nog maar één dobbelsteen om te gooien.
   *[other] Er zijn nog maar { $unused } dobbelstenen om te gooien.
}
error-alea-one-die-a-time = Eén dobbelsteen per keer, behalve met de optie “{ alea-option-handfuls }”.
error-alea-failed = Je beurt is mislukt: speel een kaart of pas.
error-alea-not-made = De dobbelstenen ({ $dice }) vormen geen { $number }.
error-alea-row-taken = In rij { $row } staat al { $number }.
error-alea-not-rising = Met { $number } in rij { $row } zou de kolom niet meer oplopen.
error-alea-card-spent = Die kaart heb je niet meer: { $card }.
error-alea-changes-nothing = Die kaart zou niets veranderen: { $card }.
error-alea-only-on-failure = Kaarten speel je alleen als je beurt mislukt is: { $card }.
error-alea-position-rows = { $rows ->
    [one] Plaats { $seat } heeft maar één rij; een kolom heeft er 7.
   *[other] Plaats { $seat } heeft { $rows } rijen; een kolom heeft er 7.
}
error-alea-position-number = Plaats { $seat }, rij { $row }: met zes dobbelstenen kun je { $number } niet maken.
error-alea-position-falls = Plaats { $seat }: de kolom daalt van { $before } naar { $number } in rij { $row }.
error-alea-position-apart = Plaats { $seat }: { $number } staat er twee keer, maar niet direct onder elkaar.
error-alea-position-equals = Plaats { $seat }: gelijke getallen, maar de kaarten die dat toestaan zijn niet gespeeld.
error-alea-position-card = Plaats { $seat }: er is geen kaart ‘{ $card }’. Wel: { $choices }.
error-alea-position-card-doubled = Plaats { $seat } heeft de kaart ‘{ $card }’ twee keer.
error-alea-position-bare = ‘bare’ zegt dat plaats { $seat } de beurt zonder kaart begon, maar dat kan niet.
error-alea-position-die = ‘{ $symbol }’ is geen kant van een dobbelsteen: I, V of X.
error-alea-position-dice = { $dice } dobbelstenen, maar er zijn er maar zes.
error-alea-position-dice-over = Het spel is afgelopen, maar er liggen nog dobbelstenen.
error-alea-position-throw = ‘{ $throw }’: dobbelstenen noteer je één voor één, behalve met de optie ‘order_counts’.
error-alea-position-together = ‘together’ is alleen true terwijl dobbelstenen van één worp vallen, met de optie ‘order_counts’.
error-alea-position-aside = { $aside ->
    [one] Met de gespeelde kaarten kan plaats { $seat } geen dobbelsteen opzij hebben gelegd.
   *[other] Met de gespeelde kaarten kan plaats { $seat } geen { $aside } dobbelstenen opzij hebben gelegd.
}
error-alea-position-twice = ‘twice’ staat aan, maar plaats { $seat } heeft er geen kaart voor gespeeld.
error-alea-position-ending = Er is geen einde ‘{ $ending }’. Wel: { $choices }.
error-alea-position-no-ending = Het spel is afgelopen (‘turn’ is null), maar ‘ending’ zegt niet waarom.
error-alea-position-full = Plaats { $seat } is aan de beurt, maar heeft de kolom al vol.
error-alea-position-full-no-ending = Er is een kolom vol, maar ‘ending’ zegt dat niet.
error-alea-position-patience-over = Het geduld is op, maar het spel is niet afgelopen.
error-alea-position-blocked-over = In geen enkele kolom past nog een getal, dus het spel is afgelopen: ‘turn’ moet null zijn.
error-alea-position-not-blocked = ‘ending’ zegt dat in geen enkele kolom nog een getal past, maar in die van plaats { $seat } wel.

## De les

alea-lesson-1 = Je maakt een Romeins getal, dobbelsteen voor dobbelsteen. Gooi de eerste.
alea-lesson-2 = X en V zijn 15. Dat zou je kunnen schrijven; maar je hebt nog vier dobbelstenen. Gooi nog een keer.
alea-lesson-3 = De I mag na de V komen of ervoor: 16 of 14. Je getallen moeten van rij 1 tot rij 7 oplopen, dus schrijf het in rij 2 of 3: zo blijft er ruimte voor kleinere en voor grotere.
alea-lesson-4 = Tussen 16 en 31 past alleen wat ertussen ligt. Schrijf 19 of 21 in rij 3 en houd rij 4 vrij.
alea-lesson-5 = Twee V’s zijn geen Romeins getal: mislukt. Nu kan een kaart je redden. Elke kaart die je houdt, is aan het eind 5 punten waard, dus speel ze met beleid.
alea-lesson-6 = 33 staat al in je kolom, en alle dobbelstenen zijn op: mislukt. Met de kaart ‘Dubbel’, of de joker in haar plaats, mag je het getal nog eens schrijven, direct boven of onder zijn gelijke. Speel haar.
alea-lesson-7 = Er is nog één rij leeg. Schrijf 34 of 36 in rij 7: wie een zevende getal schrijft, beëindigt het spel na deze ronde.

## Op de pagina

page-alea-tray = De dobbelbak
page-alea-die = Dobbelsteen { $number }: { $symbol }
page-alea-aside = Een dobbelsteen die opzij is gelegd
page-alea-failed = Mislukt!
page-alea-rolls = { $name } mag gooien
page-alea-odds-ask = Wat kan de volgende steen tonen?
page-alea-odds = I: 1 op 2 · X: 1 op 3 · V: 1 op 6
page-alea-row = Rij { $row }: { $number }
page-alea-row-free = Rij { $row }: vrij
page-alea-card-spent = { $card }: gespeeld
page-alea-standing = { $points } punten, { $rows } van { $all } rijen geschreven, { $cards } kaarten over
page-alea-flying = Er is een dobbelsteen in de lucht
page-alea-row-plain = Rij { $row }
page-alea-blocked = Neemt geen getal meer op
page-alea-tally = { $numbers } in de kolom, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}: { $bonus }

## Een eerste partij: één keer gezegd, als het voor het eerst telt

alea-coach-ask-begin = In je beurt maak je een Romeins getal, dobbelsteen voor dobbelsteen. Een dobbelsteen toont I, V of X.
alea-coach-ask-roll-or-write = Alle dobbelstenen die er liggen vormen het getal. Schrijf het, of gooi verder voor een ander: wordt het geen getal, dan schrijf je niets.
alea-coach-event-writes = Getallen moeten van rij 1 tot rij 7 oplopen, en elk mag er maar één keer staan. Houd ruimte voor kleinere en grotere.
alea-coach-ask-failed = Wat er ligt is geen getal dat je kunt schrijven: mislukt. Een kaart kan je redden. Elke kaart die je houdt, is aan het eind 5 punten waard.
alea-coach-event-last-round = De laatste ronde is begonnen. Aan het eind tel je je kolom op, en 5 voor elke kaart die je nog hebt; de meeste punten winnen.
alea-coach-aim = Vul je kolom met Romeinse getallen. Het is afgelopen als iemand er zeven heeft geschreven; de meeste punten winnen.
