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

## Trovare altri, e buone maniere

cli-serve-pairing = Per quanti secondi chi cerca altri aspetta prima che i bot prendano i posti liberi.
cli-serve-chat = Se ai tavoli si può parlare.
cli-moderate = Che cosa hanno segnalato le persone, e che cosa ne fai.
cli-moderate-what = list, all, show, close, ban, unban, bans, block, unblock o blocks.
cli-moderate-which = L’identificativo della segnalazione o il suo inizio; per ban e unban la persona; per block e unblock un indirizzo, una rete come 203.0.113.0/24, o guests per tutti gli ospiti.
cli-moderate-note = Perché, per te e per chi verrà dopo.
cli-moderate-days = Per block: per tanti giorni; 0 per sempre.
moderate-none = Non c’è niente da guardare.
moderate-no-bans = Nessuno è stato allontanato.
moderate-open = { $when } · aperta · { $name } ({ $person }), da { $reporter }, righe: { $lines }
moderate-done = { $when } · chiusa · { $name } ({ $person }), da { $reporter }, righe: { $lines }
moderate-table = Al tavolo { $table }. Altre segnalazioni sulla stessa persona: { $count }
moderate-text = Commento: { $text }
moderate-note = Nota: { $text }
moderate-closed = La segnalazione { $which } è chiusa.
moderate-banned = { $which } non può più entrare; un server in funzione lo sa in pochi secondi.
moderate-unbanned = { $which } può di nuovo entrare.
moderate-blocked = Da { $which } non entrano più ospiti; un server in funzione lo sa in pochi secondi.
moderate-unblocked = Gli ospiti da { $which } possono entrare di nuovo.
moderate-no-blocks = Gli ospiti possono entrare da ovunque.
error-no-such-command = Qui non c’è “{ $text }”: { $choices }
error-no-such-report = Non c’è nessuna segnalazione “{ $which }”, o più d’una comincia così.
error-not-banned = Quella persona non è stata allontanata.
error-banned = Il gestore di questo server ha chiuso questo conto.
error-no-guests = Da qui per ora gli ospiti non possono entrare. Con un account si può.
error-not-blocked = Questo non è bloccato.
error-bad-network = «{ $text }» non è né un indirizzo né una rete: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48, o guests.
error-no-such-person = Lì non c’è nessuno così.
error-not-yourself = Saresti tu.
error-not-welcome = Chi ha aperto questo tavolo non vuole giocare con te.
error-shunned-many = Hai già silenziato o bloccato { $most } persone; è il massimo.
error-reports-many = { $most } delle tue segnalazioni non sono ancora state guardate. Attendi.
error-no-chat = A questo tavolo non si parla.
error-no-offer = Non c’è più nessuna proposta.
error-position-prepared = Questa partita comincia da una posizione preparata; le opzioni restano.
error-not-searching = Al momento non cerchi nessuno.
page-news-offer = { $name } propone altre opzioni.
page-news-agreed = { $name } è d’accordo.
page-news-declined = { $name } rifiuta.
page-news-options = Tutti d’accordo: valgono le nuove opzioni.
page-find = Gioca con altri
page-find-title = Gioca a { $game } con altri
page-find-help = Chi cerca la stessa cosa viene portato a un tavolo. Se sono troppo pochi, i bot prendono gli altri posti.
page-find-go = Cerca altri
page-find-bot = Bot per i posti liberi
page-find-waiting = { $count ->
    [one] Per ora ci sei solo tu. Ne servono { $players }.
   *[other] { $count } su { $players } ci sono.
}
page-find-left = Tra { $time } i bot prendono i posti liberi.
page-find-looking = { $count ->
    [one] Una persona cerca altri.
   *[other] { $count } persone cercano altri.
}
page-seat-fill = Metti qui un bot
page-offer-change = Cambia le opzioni
page-offer-go = Proponi a tutti
page-offer-title = { $name } preferirebbe giocare così:
page-offer-missing = Non ancora d’accordo: { $names }
page-agree = D’accordo
page-decline = Rifiuta
page-rematch-offered = { $name } offre la rivincita.
page-rematch-accept = Accetta
page-open-chat = A questo tavolo si può parlare
page-no-chat = A questo tavolo non si parla.
page-rating = punteggio { $rating }
page-table-rated = valida per il punteggio
page-table-guests = non valida: gioca un ospite
page-manners = Riguardo a { $name }
page-manners-title = Silenziati e bloccati
page-manners-help = Non leggi ciò che dicono. Chi è bloccato non viene nemmeno abbinato a te e non può sedersi ai tuoi tavoli.
page-manners-mute = Silenzia
page-manners-block = Blocca
page-manners-none = Non più
page-manners-report = Segnala al gestore
page-manners-report-why = Che cosa è successo?
page-manners-report-go = Segnala, con ciò che è stato detto
page-manners-reported = Il gestore la guarderà.
page-manners-hidden = { $count ->
    [one] Una riga di qualcuno che hai silenziato non viene mostrata.
   *[other] { $count } righe di persone che hai silenziato non vengono mostrate.
}
page-manners-silence = Zittisci a questo tavolo
page-manners-speak = Lascia parlare di nuovo
