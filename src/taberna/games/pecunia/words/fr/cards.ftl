# Pecunia non olet: la liste des cartes

pecunia-cards-title = Les cartes de Pecunia non olet
pecunia-cards-about = Les colonnes 1 et 2 disent combien il y en a dans chaque édition. { $dark } marque les cartes rouge foncé, que l’option « Cartes rouge foncé » ajoute.
pecunia-cards-name = carte
pecunia-cards-effect = ce qu’elle fait
pecunia-cards-edition = Édition { $edition } : { $effect }
pecunia-cards-values = Tours → paiement. Les valeurs sont les nôtres ; avec l’option « Tes propres cartes », tu joues avec celles de ta boîte.
pecunia-cards-class = classe
pecunia-cards-count = nombre
pecunia-cards-turns = tours → paiement
pecunia-cards-markers = marqueurs
pecunia-cards-prices = On gravit un échelon en payant son prix ou en accomplissant sa tâche. L’échelon k coûte k + (but − 15) / 5 sesterces, arrondi vers le bas et au moins 1 (M4.3).
