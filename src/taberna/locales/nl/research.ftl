# Woorden voor onderzoek.

error-no-tensor = Er is geen tensor voor { $game }. Wel voor: { $choices }.
error-no-tensor-option = De tensor van { $game } zegt nog niets over de optie ‘{ $option }’: laat die op de gewone waarde staan.
error-needs-extra = Hiervoor is { $package } nodig: pip install 'taberna[{ $extra }]'.
error-batch-shape = De acties van een stapel zijn gehele getallen, een voor elk van de { $wanted } spellen; dit zijn { $found }.
error-batch-illegal = Spel { $game } van de stapel kan de actie ‘{ $text }’ nu niet doen. Geen enkel spel is verdergegaan.
error-batch-order = Een stapel waaraan een zet is gestuurd moet die eerst teruggeven: eerst send, dan recv, dan de rest.

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
