# De niveaus van de bots, de arena, het lab en tips.

bot-fault = De bot verloor { $times ->
    [one] een beurt
   *[other] { $times } beurten
} aan het toeval ({ $kind ->
    [crash] vastgelopen
    [stall] te lang gedaan
   *[nonsense] geen mogelijk antwoord
}): { $detail }

cli-arena = Laat bots tegen elkaar spelen en beoordeel ze. Stop wanneer je wilt: hetzelfde commando gaat verder.
cli-arena-bots = Bots bij naam, Python-bestanden met een klasse die choose(view, decision) heeft, of commando’s die JSON-regels spreken.
cli-arena-games = Hoeveel partijen; afgerond op hele delingen, elk vanaf elke plaats gespeeld.
cli-arena-seed = Een getal dat al het toeval vastlegt; hetzelfde getal geeft hetzelfde resultaat.
cli-arena-on = Waar: op de kernen van deze machine, of op een Ray-cluster.
cli-arena-workers = Processen waarin partijen gespeeld worden (standaard: één per kern).
cli-arena-patience = Seconden die een eigen bot over een zet mag doen.
cli-arena-file = Waar de partijen bewaard worden (standaard: in je gegevensmap).
cli-arena-json = Schrijf het resultaat als JSON in dit bestand.
cli-arena-records = Schrijf elke partij als verslag in deze map, voor replay, analyse en export.
cli-arena-fresh = Vergeet wat gespeeld is en begin opnieuw.
arena-left = nog:
arena-title = { $game }, { $players } spelers, { $games } partijen
arena-bot = bot
arena-games = plaatsen
arena-wins = winst (95 %)
arena-fair = × eerlijk deel
arena-rating = rating (95 %)
arena-faults = fouten
arena-fault = { $bot } verloor een beurt in partij { $game } ({ $kind ->
    [crash] vastgelopen
    [stall] te lang gedaan
   *[nonsense] geen mogelijk antwoord
}): { $detail }
arena-records = De verslagen staan in { $path }: taberna replay, analyse en export lezen ze.
arena-kept = De partijen staan in { $path }
arena-stopped = Gestopt. Hetzelfde commando gaat hier verder; de partijen staan in { $path }

cli-lab = Varianten van een spel vergelijken door bots ze te laten spelen: lengte, plaatsen, verschillen, kaarten.
cli-lab-vary = Een optie met de waarden om te vergelijken, zoals target=15,20,25; mag vaker.
cli-lab-cards = Een bestand met kaartwaarden, vergeleken met de gewone.
cli-lab-bot = De bot die speelt (standaard: thumb).
cli-lab-games = Hoeveel partijen per variant.
cli-lab-plot = Teken het resultaat in dit bestand: .png, .svg of .pdf.
lab-title = { $game }, { $players } spelers, { $games } partijen van { $bot } per variant
lab-variant = variant
lab-rounds = rondes (5–95 %)
lab-margin = punten voorsprong (95 %)
lab-seats = winst per plaats, × eerlijk deel (95 %)
lab-deeds = Winst van wie het deed, × eerlijk deel (95 %)
lab-plot = Getekend in { $path }

cli-hint = Vraag een bot wat hij van een stelling vindt: de winstkans van elke mogelijkheid, en hoe het verder gaat.
cli-hint-file = Een verslag, of met --game een stelling in JSON.
cli-hint-at = De stelling na zoveel zetten van het verslag (standaard: de laatste).
cli-hint-game = Het bestand is een stelling van dit spel, geen verslag.
cli-hint-bot = Welke bot (standaard: consul).
hint-move = zet
hint-chance = winstkans
hint-tries = pogingen
hint-line = Hij verwacht: { $moves }

error-hint-chance = In deze stelling is het toeval aan zet, geen speler.
error-no-program = Er is geen programma { $path }.
error-not-executable = { $path } is geen programma dat gestart kan worden. Maak het er een met “chmod +x { $path }”, of noem ook waarmee het draait: "python3 { $path }".
error-arena-no-tournament = { $path } is geen bestand van een toernooi en wordt daarom niet weggegooid. Kies een ander bestand.
error-arena-worker-gone = Een proces dat partijen speelde is van buitenaf beëindigd, misschien door gebrek aan geheugen. Alle afgelopen partijen zijn bewaard: dezelfde opdracht gaat verder. --workers zegt hoeveel er tegelijk worden gespeeld.
error-no-package = Hiervoor is { $package } nodig: pip install "taberna[{ $extra }]"
error-twice-in-arena = { $bot } is twee keer genoemd; elke bot doet één keer mee.
error-arena-nobody = Noem de bots die { $game } gaan spelen, bijvoorbeeld: consul senator
error-arena-other-plan = { $path } bevat een ander toernooi, of een dat een andere versie van Taberna heeft gespeeld. Kies een ander bestand, of begin opnieuw met --fresh.
