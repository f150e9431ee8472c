# Pecunia non olet: de lijst van kaarten

pecunia-cards-title = De kaarten van Pecunia non olet
pecunia-cards-about = De kolommen 1 en 2 zeggen hoeveel er in elke uitgave zijn. { $dark } zijn de donkerrode kaarten, die de optie “Donkerrode kaarten” toevoegt.
pecunia-cards-name = kaart
pecunia-cards-effect = wat ze doet
pecunia-cards-edition = Uitgave { $edition }: { $effect }
pecunia-cards-values = Beurten → betaling. De waarden zijn van ons; met de optie “Eigen kaarten” speel je met die van je doos.
pecunia-cards-class = stand
pecunia-cards-count = aantal
pecunia-cards-turns = beurten → betaling
pecunia-cards-markers = tellers
pecunia-cards-prices = Je beklimt een trede door haar prijs te betalen of haar taak te vervullen. Trede k kost k + (doel − 15) / 5 sestertiën, naar beneden afgerond en minstens 1 (M4.3).
