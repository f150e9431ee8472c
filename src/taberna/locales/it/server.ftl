# Le parole del server dei tavoli.

bot-result = La partita è finita. Punti per posto: { $scores }
bot-table-closed = Il tavolo è stato chiuso prima che iniziasse una partita.

server-starts = La taberna è aperta: { $address } (Ctrl-C la chiude)
server-house = In questa casa, per i telefoni: { $address }
server-runs = La taberna è già aperta: { $address }
server-no-page = Il server dei tavoli è in funzione, ma la pagina non fa parte di questa installazione. La sua interfaccia è descritta in /api/schema.

backup-written = { $path } è scritto: { $rows } righe. Contiene semi e chiavi: tienilo per te.
backup-restored = { $path } è ripristinato: { $rows } righe. Avvia il server.

verify-moves = Tutte le { $moves } mosse sono lecite, e il risultato è giusto.
verify-dice = { $outcomes ->
    [one] Un esito del caso, come lo dà il seme pubblicato: onesto.
   *[other] { $outcomes } esiti del caso, tutti come li dà il seme pubblicato: onesti.
}
verify-no-dice = Sui dadi non è stato promesso nulla, quindi lì non c’è niente da controllare.
verify-promise = Promesso prima della prima mossa: SHA-256 { $commitment }. È quello che il tavolo ti ha mostrato?

## Rifiuti

error-dice-unknown = La registrazione non dice come sono stati tirati i dadi, quindi non si possono controllare.
error-dice-method = I dadi sono stati tirati secondo «{ $found }»; questa versione di Taberna controlla «{ $known }».
error-dice-seed = Il seme registrato non è un numero esadecimale.
error-dice-commitment = Il seme non è quello promesso prima della partita: il suo SHA-256 è diverso.
error-dice-outcome = La mossa { $number } della registrazione è «{ $move }», ma il seme dà «{ $drawn }».
error-db-address = «{ $text }» non è l’indirizzo di una base di dati: scrivi postgresql://user@host/nome o sqlite:///file.
error-db-no-driver = PostgreSQL e Redis hanno bisogno di altri pacchetti: pip install { $package }
error-db-not-opened = La base di dati { $db } non si apre: { $why }
error-db-in-use = Un altro server usa già { $db }. Fermalo, oppure dai a questo una cartella sua con TABERNA_DATA.
error-backup-bad = { $path } non è una copia completa di Taberna.
error-backup-not-empty = In questa base di dati ci sono già persone, tavoli o tornei: una copia si ripristina in una vuota.
error-no-server = Nessun server dei tavoli risponde a { $server }: { $why }
error-no-seat = Al tavolo { $table } non c’è un posto libero.
error-seat-perhaps = In { $game } non c’è un bot di nome «{ $name }». Intendevi «{ $bot }»? Per una persona con questo nome scrivi here:{ $name }.
error-no-such-table = Questo tavolo non c’è. Forse il link è incompleto?
error-no-such-seat = A questo tavolo non c’è un posto { $seat }.
error-no-such-page = A questo indirizzo non c’è niente.
error-table-waits = La partita non è ancora cominciata.
error-has-started = La partita è già cominciata.
error-stale-decision = Troppo tardi: la partita è andata avanti.
error-not-your-turn = Non è il tuo turno.
error-not-your-seat = Quello non è il tuo posto.
error-seat-taken = Quel posto è occupato.
error-nothing-to-undo = Non c’è niente da ritirare: dopo la tua ultima mossa ha parlato il caso, o ha mosso qualcun altro.
error-no-hints = A questo tavolo si gioca senza suggerimenti.
error-no-advice = Ora non c’è nessun suggerimento. Riprova.
error-no-standin = A questo tavolo nessuno gioca per te mentre sei via.
error-no-table-entered = Prima vai a un tavolo.
error-not-signed-in = Prima dicci il tuo nome.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-not-over = La partita non è ancora finita.
error-muted = Chi ospita questo tavolo ti ha messo a tacere.
error-empty-text = Lì non c’è niente da leggere.
error-too-often = Troppo spesso. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}, per favore.
error-too-large = È troppo grande.
error-nonsense = Il server non ha capito niente di ciò che ha ricevuto.
error-not-understood = Il server non ha capito il messaggio.
error-bad-request = Il server non ha capito la richiesta: { $why }
error-position-not-playable = Da questa posizione non si può continuare ({ $why }).
error-number-too-large = Il numero in { $field } è troppo grande, o l’annidamento è troppo profondo.
error-table-broken = Non è stato possibile riaprire questo tavolo. È conservato, e nessun altro viene disturbato.
error-table-old-rules = Questa partita è stata cominciata con regole più vecchie. Si può guardare e scaricare, ma non continuare.
error-table-old-data = Questa partita è stata cominciata con carte che questa versione non conosce. Si può guardare e scaricare, ma non continuare.
error-table-no-game = Il gioco di questo tavolo qui non è installato. Si può guardare e scaricare, ma non continuare.
error-too-many-undone = Hai ritirato { $most } mosse di seguito; ora gioca.
error-record-too-long = La partita ha { $moves } mosse; nessuna partita ne ha più di { $most }.
error-one-seat = Hai già un posto a questo tavolo.
error-not-shared = A questo tavolo ognuno ha il suo schermo.
error-not-absent = Un bot può subentrare quando tocca a questo posto da { $minutes } minuti, a un tavolo senza orologio.
error-common-password = È una delle password che tutti provano per prime. Scegline un’altra.
error-last-passkey = È il tuo unico modo di entrare. Prima scegli una password o aggiungi un’altra passkey.
error-no-such-passkey = Questa passkey non c’è.
error-foreign-host = Questo server non si raggiunge a quell’indirizzo.
error-too-slow = La richiesta non è arrivata in tempo.
error-too-many-tables = Hai { $most } partite di bot in corso. Aspetta che una finisca.
error-db-in-use-alone = Un altro server usa già { $db }. Più processi hanno bisogno di un Redis: dai --redis a tutti.
error-db-damaged = Il database { $db } è danneggiato: { $why }. C’è una copia di prima dell’ultimo cambio di versione: { $copy }
error-db-damaged-alone = Il database { $db } è danneggiato: { $why }. Rimetti la tua copia di sicurezza.
error-server-error = Qualcosa è andato storto nel server. Niente è perso; riprova, per favore.
error-foreign-origin = Veniva da una pagina di un altro indirizzo.
error-slow = La connessione era troppo lenta. Nuova connessione …
error-signed-out = Sei uscito dappertutto.
error-wrong-password = Non c’è un account con questo nome e questa password.
error-login-taken = C’è già un account chiamato «{ $login }».
error-clock-needs-standin = Con un orologio ci vuole un bot che subentri quando il tempo di qualcuno è scaduto.
error-record-unfinished = La partita di questa registrazione non è finita.
error-no-bot-in-file = In { $path } non c’è un bot: ci vuole una classe con choose(view, decision).
error-bot-fails = Il bot in { $path } fallisce: { $why }
error-bot-loads-long = Dopo { $seconds } secondi il bot in { $path } non era ancora caricato.
error-no-listening = Il server non può ascoltare su { $where }: { $why }
error-bad-origin = «{ $origin }» non è l’indirizzo di una pagina: scrivi https://example.org, senza percorso.
error-passkey-wrong = Questa passkey qui non è nota, o la risposta è arrivata troppo tardi.
error-passkeys-many = Hai già { $most } passkey; di più non si può.
error-passkey-browser = Le passkey si fanno e si usano in un browser.
error-db-newer = La base di dati viene da una versione più nuova di Taberna (revisione { $revision }). Installa quella versione, o prendi un’altra base di dati.
error-redis-not-reached = Redis non si raggiunge: { $why }
error-redis-needs-db = Più processi hanno bisogno di una base PostgreSQL comune: indica anche --db.
