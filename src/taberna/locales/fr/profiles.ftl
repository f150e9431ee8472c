# Les mots des profils et des classements.

page-profile-mine = Mon profil
page-profile-since = Ici depuis le { $day }
page-profile-none = Pas encore de partie terminée.
page-profile-tally = Parties finies ici, et victoires à côté de la part équitable : ce qu’elles seraient si tout le monde gagnait aussi souvent. Une victoire partagée compte pour une part.
page-profile-players = Joueurs
page-profile-kind = Genre
page-profile-rated = classée
page-profile-unrated = non classée
page-profile-games = Parties
page-profile-wins = Victoires
page-profile-fair = Part équitable
page-profile-rating = Cote au fil du temps
page-profile-now = Cote { $rating } après { $games ->
    [one] une partie
   *[other] { $games } parties
}
page-profile-as-table = En tableau
page-profile-day = Jour
page-profile-after = Cote
page-profile-cards = Cartes favorites, et les résultats des parties où elles sont jouées
page-profile-card = Carte
page-profile-times = Fois jouée
page-profile-data = Télécharger tout ce qui est gardé de moi
page-profile-data-help = Vos places, vos messages, cotes, statistiques, adresses de notification et tournois, en un fichier.
page-ranking = Classements
page-ranking-of = Les meilleurs à { $game }
page-ranking-none = Personne n’a encore joué de partie classée.

## Refusals

error-no-such-player = Cette personne n’existe pas, ou plus.
