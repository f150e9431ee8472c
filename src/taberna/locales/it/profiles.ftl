# Le parole dei profili e delle classifiche.

page-profile-mine = Il mio profilo
page-profile-since = Qui dal { $day }
page-profile-none = Ancora nessuna partita finita.
page-profile-tally = Partite finite qui, e vittorie accanto alla quota equa: quante sarebbero se tutti vincessero altrettanto spesso. Una vittoria divisa conta per una parte.
page-profile-players = Giocatori
page-profile-kind = Tipo
page-profile-rated = valida
page-profile-unrated = non valida
page-profile-games = Partite
page-profile-wins = Vittorie
page-profile-fair = Quota equa
page-profile-rating = Punteggio nel tempo
page-profile-now = Punteggio { $rating } dopo { $games ->
    [one] una partita
   *[other] { $games } partite
}
page-profile-as-table = Come tabella
page-profile-day = Giorno
page-profile-after = Punteggio
page-profile-cards = Carte preferite, e come va nelle partite in cui si giocano
page-profile-card = Carta
page-profile-times = Volte giocata
page-profile-data = Scarica tutto ciò che è conservato su di me
page-profile-data-help = I tuoi posti, ciò che hai detto, punteggi, statistiche, indirizzi per gli avvisi e tornei, in un file.
page-ranking = Classifiche
page-ranking-of = I migliori a { $game }
page-ranking-none = Nessuno ha ancora giocato una partita valida.

## Refusals

error-no-such-player = Questo giocatore non c’è, o non c’è più.
