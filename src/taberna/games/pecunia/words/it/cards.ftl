# Pecunia non olet: l’elenco delle carte

pecunia-cards-title = Le carte di Pecunia non olet
pecunia-cards-about = Le colonne 1 e 2 dicono quante ce ne sono in ogni edizione. { $dark } indica le carte rosso scuro, aggiunte dall’opzione «Carte rosso scuro».
pecunia-cards-name = carta
pecunia-cards-effect = che cosa fa
pecunia-cards-edition = Edizione { $edition }: { $effect }
pecunia-cards-values = Turni → pagamento. I valori sono nostri; con l’opzione «Carte proprie» giochi con quelli della tua scatola.
pecunia-cards-class = classe
pecunia-cards-count = numero
pecunia-cards-turns = turni → pagamento
pecunia-cards-markers = segnalini
pecunia-cards-prices = Un gradino si sale pagando il suo prezzo o adempiendo il suo compito. Il gradino k costa k + (traguardo − 15) / 5 sesterzi, arrotondati per difetto e almeno 1 (M4.3).
