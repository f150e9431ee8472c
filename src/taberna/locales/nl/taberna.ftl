# Words that belong to no single game.

## The rules

rules-untranslated = nog niet vertaald

## Choosing a game

choose-welcome = Welkom in de taberna. Wat zullen we spelen?
choose-number = Nummer
choose-players = Met hoeveel spelers? ({ $least }–{ $most })
choose-options = Spelen met de gewone opties? (ja / nee)
choose-option = { $label } ({ $choices })
choose-opponents = Wie speelt er tegen je? Een bot ({ $choices }) of de naam van iemand anders aan dit scherm
choose-name = Je naam
choose-default = Enter: { $default }
choose-again = Kies een van deze: { $choices }
person = Gast
yes = ja
no = nee
players = { $least }–{ $most } spelers
games-options = Opties
games-bots = Bots
games-play = Spelen: { $command }

## At the table

table-prompt = Je keuze (een nummer of de woorden; ? voor hulp)
table-many = Typ je zet, bijvoorbeeld { $example } (? toont ze alle { $count }).
table-help = Antwoord met een nummer uit de lijst, of typ de zet zelf, zoals ‘{ $example }’; een deel is genoeg als het maar bij één past.
table-help-words = Andere woorden: { $list } toont wat je kunt doen, { $table } toont de tafel opnieuw, { $hint } vraagt een bot om raad, { $rules } met een nummer toont een spelregel, { $quit } stopt; de partij blijft bewaard.
table-help-cards = ? en de naam van een kaart zegt wat ze doet; “{ $rules } { $cards }” toont alle kaarten.
table-hint = De bot ‘{ $bot }’ zou kiezen: { $move }
error-no-such-card = Geen kaart heet “{ $text }”.
error-typed-nothing = ‘{ $text }’ past bij geen enkele keuze.
error-typed-ambiguous = ‘{ $text }’ past bij meer dan één keuze: { $matches }
table-cover = Nu { $name }. Druk op Enter als er niemand anders meekijkt.
table-saved = De partij is bewaard. Verder spelen doe je met: taberna play --resume
table-over = Het spel is afgelopen: { $reason }
table-wins = { $names } wint.
table-share = { $names } delen de overwinning.
table-record = Het verslag, nog eens te zien met ‘taberna replay’: { $path }
table-uncompiled = De engine draait ongecompileerd en trager; ‘taberna doctor’ zegt waarom.
table-resumed = { $moves ->
    [one] We gaan verder met { $game }, na één zet.
   *[other] We gaan verder met { $game }, na { $moves } zetten.
}

replay-of = { $moves ->
    [one] { $game }, één zet: { $names }
   *[other] { $game }, { $moves } zetten: { $names }
}
replay-next = Enter: verder
replay-move = Na zet { $number } van { $count }
replay-open = Hier stopt het verslag; het spel is nog niet afgelopen.

perft-depth = diepte
perft-count = manieren
perft-seconds = seconden

## Errors

error-no-such-action = ‘{ $text }’ is geen zet in dit spel.
error-not-an-option = ‘{ $text }’ kan nu niet.
error-game-over = Het spel is afgelopen.
error-unknown-game = Er is geen spel dat ‘{ $game }’ heet. Wel: { $choices }.
error-broken-game = Het spel “{ $game }” kan niet gespeeld worden: het pakket laadt niet ({ $why }).
error-unknown-option = { $game } heeft geen optie ‘{ $option }’. Wel: { $choices }.
error-bad-option = { $option } kan niet ‘{ $value }’ zijn. Kies uit: { $choices }.
error-unknown-bot = Er is geen bot ‘{ $bot }’ die { $game } speelt. Wel: { $choices }.
error-wrong-bots = { $given ->
    [one] Eén bot voor { $players } plaatsen: geef er een per plaats op.
   *[other] { $given } bots voor { $players } plaatsen: geef er een per plaats op.
}
error-unknown-language = De taal ‘{ $language }’ is er niet. Wel: { $choices }.
error-option-form = ‘{ $text }’ is geen optie: schrijf naam=waarde, bijvoorbeeld { $example }.
error-wrong-seats = { $given ->
    [one] Eén naam voor { $players } plaatsen: geef er een per plaats op.
   *[other] { $given } namen voor { $players } plaatsen: geef er een per plaats op.
}
error-no-save = Er is geen partij om mee verder te gaan. Begin er een met: taberna play
error-no-rules = Voor { $game } zijn er geen spelregels.
error-no-cards = { $game } heeft geen kaarten.
error-unknown-clause = { $game } heeft geen spelregel { $id }. Zie: taberna rules { $game }
error-too-small = De terminal is { $width } tekens breed; { $game } heeft er { $needed } nodig. Maak het venster breder of de letters kleiner.
error-input-closed = De invoer werd afgebroken voordat er gekozen was.
error-input-closed-saved = De invoer werd midden in het spel afgebroken. De partij is bewaard: taberna play --resume
error-bad-depth = De diepte kan niet { $depth } zijn. Kies uit: { $choices }.
error-at-range = { $count ->
    [one] Het verslag heeft maar één zet; { $at } hoort daar niet bij.
   *[other] Het verslag heeft { $count } zetten; { $at } hoort daar niet bij.
}
error-file-not-read = { $path } kan niet worden gelezen: { $why }.
error-file-not-written = { $path } kan niet worden geschreven: { $why }.
error-file-too-large = { $path } is groter dan { $limit } MB; dat is geen verslag.
error-position-file = { $path } is geen JSON (regel { $line }).
error-record-not-json = Dit is geen verslag: regel { $line } is geen JSON.
error-record-not-ours = Deze JSON is geen verslag van Taberna: het veld ‘taberna’ ontbreekt.
error-record-format = Het verslag heeft formaat { $found }; deze versie van Taberna leest formaat { $known }. Installeer de versie die het geschreven heeft.
error-record-rules = Het verslag is gespeeld met versie { $found } van de regels van { $game }; hier geldt versie { $known }. Installeer de versie van Taberna die het geschreven heeft.
error-record-field = Het veld ‘{ $field }’ van het verslag klopt niet; verwacht: { $wanted ->
    [moves] een lijst van zetten
    [object] een object
    [name] een naam
    [number] een getal
   *[names] een naam voor elke plaats
}.
error-record-options = Het verslag kan niet worden afgespeeld: { $why }
error-record-move-unknown = Zet { $number } van het verslag, ‘{ $move }’, is geen zet in dit spel.
error-record-move-illegal = Zet { $number } van het verslag, ‘{ $move }’, mag niet: { $why }
error-record-result-early = { $moves ->
    [one] Het verslag noemt een uitslag, maar na die ene zet is het spel nog niet afgelopen.
   *[other] Het verslag noemt een uitslag, maar na die { $moves } zetten is het spel nog niet afgelopen.
}
error-record-result = Het verslag noemt de uitslag { $noted }, maar de zetten geven { $found }.
error-position-not-an-object = Een stelling moet een JSON-object zijn.
error-position-number = { $field } moet een geheel getal van { $low } tot en met { $high } zijn, niet { $value }.
error-position-flag = { $field } moet true of false zijn, niet { $value }.
error-position-string = { $field } moet tekst bevatten, niet { $value }.
error-position-list = { $field } moet een lijst zijn, niet { $value }.
error-position-length = { $length ->
    [one] { $field } heeft maar één element; het moeten er { $wanted } zijn.
   *[other] { $field } heeft { $length } elementen; het moeten er { $wanted } zijn.
}
error-position-table = { $field } moet een object zijn met een getal voor elk van { $choices }, niet { $value }.
error-position-object = { $field } moet een object zijn, niet { $value }.
error-position-missing = Het veld { $field } ontbreekt.
error-position-endless = Deze stelling kan niet: het spel zou eindeloos doorgaan zonder iemand iets te vragen.
error-data-unknown = Deze gegevens noemen “{ $name }” ({ $field }), dat deze versie van { $game } niet kent.
error-position-unknown = Er is geen veld { $field }. Wel: { $choices }.
