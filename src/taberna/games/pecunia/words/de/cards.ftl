# Pecunia non olet: die Liste der Karten

pecunia-cards-title = Die Karten von Pecunia non olet
pecunia-cards-about = Die Spalten 1 und 2 sagen, wie viele es in jeder Ausgabe gibt. { $dark } sind die dunkelroten Karten, die mit der Option „Dunkelrote Karten“ dazukommen.
pecunia-cards-name = Karte
pecunia-cards-effect = was sie tut
pecunia-cards-edition = Ausgabe { $edition }: { $effect }
pecunia-cards-values = Runden → Bezahlung. Die Werte sind von uns; mit der Option „Eigene Karten“ spielst du mit denen deiner Schachtel.
pecunia-cards-class = Stand
pecunia-cards-count = Anzahl
pecunia-cards-turns = Runden → Bezahlung
pecunia-cards-markers = Marker
pecunia-cards-prices = Eine Stufe steigt, wer ihren Preis zahlt oder ihre Aufgabe erfüllt. Stufe k kostet k + (Ziel − 15) / 5 Sesterzen, abgerundet und mindestens 1 (M4.3).
