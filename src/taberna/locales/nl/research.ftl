# Woorden voor onderzoek.

error-no-tensor = Er is geen tensor voor { $game }. Wel voor: { $choices }.
error-no-tensor-option = De tensor van { $game } zegt nog niets over de optie ‘{ $option }’: laat die op de gewone waarde staan.
error-needs-extra = Hiervoor is { $package } nodig: pip install 'taberna[{ $extra }]'.
error-batch-shape = De acties van een stapel zijn gehele getallen, een voor elk van de { $wanted } spellen; dit zijn { $found }.
error-batch-illegal = Spel { $game } van de stapel kan de actie ‘{ $text }’ nu niet doen. Geen enkel spel is verdergegaan.
error-batch-order = Een stapel waaraan een zet is gestuurd moet die eerst teruggeven: eerst send, dan recv, dan de rest.
error-batch-other = Wat bewaard is, is van een andere stapel: { $found }. Deze is { $wanted }.
error-batch-closed = De stapel is gesloten.
error-batch-torn = Een stap van de stapel is onderbroken: sommige spellen zijn verder, andere niet. Ga door met reset of restore.

cli-export = Spellen als leermateriaal wegschrijven: opgeslagen spellen, of nieuwe tussen bots.
cli-export-target = Het bestand dat geschreven wordt; de naam eindigt op .jsonl of .parquet.
cli-export-records = Verslagen, of mappen daarmee.
cli-export-game = In plaats van verslagen: laat bots dit spel spelen.
cli-export-games = Hoeveel spellen de bots spelen.
cli-export-seats = De bots, gescheiden door komma’s, of één voor alle plaatsen (anders: random).
cli-export-tensors = Schrijf elke stelling ook als tensor.
export-working = Bezig met schrijven …
export-done = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} met { $choices ->
    [one] één keuze
   *[other] { $choices } keuzes
}: { $path }
error-export-what = Noem verslagen om te exporteren, of een spel dat bots moeten spelen (--game), maar niet allebei.
error-export-format = ‘{ $path }’ is geen naam voor geëxporteerde spellen: hij moet eindigen op een van { $choices }.

cli-dataset = Datasets maken: spellen tussen bots als Parquet, met zetten, plaatsen, uitslagen en herkomst.
cli-dataset-folder = De map ervoor, met daarin een map voor elk spel. Hetzelfde commando nog eens gaat verder.
cli-dataset-which = De spellen (anders: alle).
cli-dataset-games = Hoeveel partijen van elk.
cli-dataset-bots = Bots, gescheiden door komma’s; wie waar zit wordt voor elke partij geloot.
dataset-done = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
}: { $path }
dataset-stopped = Gestopt. Dezelfde opdracht gaat verder: { $path }
error-dataset-other = In deze map staat een andere dataset, volgens { $path }: neem een andere map, of dezelfde instellingen en dezelfde versie van Taberna.

cli-benchmark = Een bot meten: vaste spellen, tegenstanders en seeds, en één uitslag die te vergelijken is.
cli-benchmark-task = De taak: een spel en hoeveel er meedoen, zoals forum-2.
cli-benchmark-bot = De bot: een naam, een eigen bestand of een opdracht.
cli-benchmark-deals = Over hoeveel verdelingen tegen elke tegenstander; met minder dan 100 is de uitslag minder zeker.
benchmark-title = { $task }: { $bot }
benchmark-opponent = Tegenstander
benchmark-score = Score
benchmark-done = Score { $score } ({ $low } tot { $high }, 95 %): 1 is altijd alleen winnen, 0 een eerlijk deel van de overwinningen.
benchmark-stopped = Gestopt. Wat gespeeld is, blijft bewaard: dezelfde opdracht gaat verder.
error-benchmark-task = Deze taak is er niet: { $task }. Er zijn { $choices }.
