# Woorden voor onderzoek.

error-no-tensor = Er is geen tensor voor { $game }. Wel voor: { $choices }.
error-no-tensor-option = De tensor van { $game } zegt nog niets over de optie ‘{ $option }’: laat die op de gewone waarde staan.
error-needs-extra = Hiervoor is { $package } nodig: pip install 'taberna[{ $extra }]'.
error-batch-shape = De acties van een stapel zijn gehele getallen, een voor elk van de { $wanted } spellen; dit zijn { $found }.
error-batch-illegal = Spel { $game } van de stapel kan de actie ‘{ $text }’ nu niet doen. Geen enkel spel is verdergegaan.
