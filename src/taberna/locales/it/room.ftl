# Le parole della sala: ciò che le persone decidono tra loro.

## Vacanze, e che cosa succede quando il tempo è finito

cli-serve-vacation = Per quanti giorni all’anno le partite per corrispondenza di una persona possono restare ferme; 0: nessuno.
page-late = Quando il tempo di qualcuno è finito
page-late-bot = gioca un bot finché non torna
page-late-loss = ha perso; un bot continua per gli altri
page-away-lost = ha perso per il tempo; un bot gioca fino alla fine
page-news-lost = { $name } ha finito il tempo e ha perso; un bot gioca fino alla fine.
page-news-vacation = { $name } è in vacanza: quell’orologio è fermo.
page-news-returned = { $name } è di ritorno dalle vacanze.
page-on-vacation = in vacanza; l’orologio è fermo
page-vacation = Vacanze
page-vacation-help = Mentre sei via, gli orologi delle tue partite con un giorno o più a mossa sono fermi. Tutti a quei tavoli lo vedono. { $days } giorni all’anno.
page-vacation-left = { $days ->
    [one] Resta un giorno.
   *[other] Restano { $days } giorni.
}
page-vacation-away = Sei in vacanza, al più tardi fino al { $when }.
page-vacation-go = Vai in vacanza
page-vacation-back = Sono tornato
error-seat-lost = Il tuo tempo era finito: a questo tavolo vuol dire aver perso. Puoi guardare come va a finire.
error-no-vacation-left = I { $days } giorni di vacanza di quest’anno sono finiti.
page-pace-per-move = { $time } a mossa
page-pace-per-game = { $time } per tutta la partita
