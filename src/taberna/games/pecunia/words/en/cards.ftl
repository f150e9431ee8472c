# Pecunia non olet: the list of cards

pecunia-cards-title = The cards of Pecunia non olet
pecunia-cards-about = The columns 1 and 2 say how many there are in each edition. { $dark } marks the dark-red cards, which the option “Dark-red cards” mixes in.
pecunia-cards-name = card
pecunia-cards-effect = what it does
pecunia-cards-edition = Edition { $edition }: { $effect }
pecunia-cards-values = Turns → pay. The values are ours; with the option “Cards of your own” you play with those of your box.
pecunia-cards-class = class
pecunia-cards-count = number
pecunia-cards-turns = turns → pay
pecunia-cards-markers = markers
pecunia-cards-prices = A step is climbed by paying its price or by fulfilling its task. Step k costs k + (target − 15) / 5 sesterces, rounded down and at least 1 (M4.3).
