# Le parole della pagina nel browser.

cli-serve-open = Apre la pagina nel browser.
doctor-page = pagina
doctor-page-there = inclusa
doctor-page-missing = non inclusa: Taberna si gioca solo nel terminale
doctor-page-build = Per giocare nel browser installa Node.js 20 o più recente, assicurati che il registro di npm sia raggiungibile e reinstalla Taberna.

## La sala

page-hero = Entra, siediti, gioca
page-hero-line = Giochi romani per persone e bot onesti allo stesso tavolo. Senza registrazione: basta un nome.
page-home = Alla sala
page-nav = Menu principale
page-loading = Un momento …
page-play-now = Gioca subito
page-open = Apri un tavolo
page-learn = Impara
page-minutes = { $least }–{ $most } minuti
page-open-tables = Tavoli aperti
page-open-tables-none = Ora non aspetta nessuno. Apri un tavolo e manda il link a qualcuno.
page-watch = In corso, da guardare
page-my-games = Le mie partite
page-my-games-none = Le tue partite saranno conservate qui.
page-game-turn = Tocca a te, chiesto { $when }
page-game-asked = Tocca a { $name }, chiesto { $when }
page-game-deadline = Il tempo finisce { $when }
page-game-won = Hai vinto · { $when }
page-game-lost = Ha vinto { $names } · { $when }
page-game-rating = Punteggio { $change }
page-games-older = Partite più vecchie
page-next-game = { $count ->
    [one] Prossima partita: { $game }
   *[other] Prossima partita: { $game } ({ $count } ti aspettano)
}
page-join = Entra con un link
page-join-placeholder = il link che hai ricevuto
page-join-go = Entra
page-upload = Rivedi una partita
page-fair-title = Bot onesti, dadi leali
page-fair-bots = I bot vedono esattamente ciò che vedrebbe una persona al loro posto e nient’altro: né carte nascoste né dadi futuri.
page-fair-dice = Ogni tavolo fissa il seme dei suoi dadi prima della prima mossa e lo mostra alla fine: chiunque può verificare ogni tiro.
page-qr = Inquadra per sederti
page-qr-help = I telefoni nella stessa rete lo leggono con la fotocamera.
page-lost-title = Qui non c’è niente
page-lost-text = Forse il link è incompleto, o questo tavolo non è mai esistito.
page-closed = Questo tavolo è stato chiuso prima della partita.
page-status-waiting = aspetta giocatori
page-status-playing = in corso
page-status-over = finita
page-status-closed = chiuso

## Chi sono e che cosa mi piace

page-name-title = Come ti chiami?
page-name-label = Nome
page-name-help = Basta un nome; puoi cambiarlo quando vuoi.
page-name-go = Sono io
page-name-change = Cambia nome
page-cancel = Annulla
page-settings = Impostazioni
page-language = Lingua
page-theme = Aspetto
page-theme-auto = come su questo dispositivo
page-theme-light = chiaro
page-theme-dark = scuro
page-sound = Suono
page-confirm-moves = Conferma le mosse definitive
page-confirm-help = Una mossa che non si può annullare chiede un secondo clic.
page-keys = Tasti: Tab e frecce vanno a un pezzo che brilla, Invio lo sceglie, Esc torna indietro di un passo, 1–9 premono i pulsanti e i ritratti in basso, U riprende, H chiede un consiglio, R mostra che cosa è successo dal tuo ultimo turno; ogni tasto porta al presente.

## Aprire un tavolo

page-open-title = Apri un tavolo: { $game }
page-open-seats = Chi gioca?
page-open-players = Giocatori
page-open-options = Regole
page-open-table = Tavolo
page-open-hints = I suggerimenti di un bot sono permessi; allora la partita non conta
page-outdated = La taberna è stata rinnovata da quando questa pagina è stata caricata. Ricaricala, per favore.
page-reload = Ricarica
page-open-listed = Tutti possono trovare questo tavolo, non solo chi ha il link
page-seat = Posto { $number }
page-seat-me = Qui siedo io
page-seat-open = Posto libero
page-seat-here = Qualcun altro a questo schermo
page-seat-bot = Un bot
page-plays-like = Gioca come
page-seat-nobody = Qualcuno
page-clock = Tempo per pensare
page-clock-none = quanto si vuole
page-clock-quick = un minuto a mossa
page-clock-calm = mezz’ora per tutta la partita
page-clock-post = tre giorni a mossa
page-advised-alea-order_counts = L’autore lo consiglia a chi conosce il gioco.
page-advised-pecunia = Nella prima partita lascia fuori le carte rosso scuro e tutti i moduli. Più di due moduli insieme sono per chi conosce bene il gioco.
page-advised-pecunia-advanced = Per chi ha già giocato qualche volta.
page-choice-pecunia-edition-1 = 1 – il gioco del 2005
page-choice-pecunia-edition-2 = 2 – il gioco del 2016
page-choice-forum-scoring-patrician = patrizio – i più numerosi guadagnano molto
page-choice-forum-scoring-plebeian = plebeo – i meno numerosi perdono molto
page-waiting-title = { $game }: si aspettano giocatori
page-waiting-text = La partita comincia appena tutti i posti sono occupati. Manda questo link a chi deve giocare:
page-sit = Siediti
page-stand = Alzati
page-close-table = Chiudi questo tavolo
page-link = Il link di questo tavolo
page-copy = Copia il link
page-copied = Copiato

## Al tavolo

page-table = Tavolo
page-you = (tu)
page-bot = bot
page-away-left = se n’è andato; un bot continua
page-away-time = ha finito il tempo; un bot continua
page-banner-you = Tu:
page-banner-others = { $name } sta pensando …
page-banner-waiting = Un momento …
page-banner-over = La partita è finita.
page-link-lost = Connessione persa. Nuovo tentativo …
page-actions = Che cosa puoi fare
page-steps = La tua scelta finora
page-step-back = Indietro
page-choose-glowing = Scegli qualcosa che brilla.
page-skip = Salta
page-undo = Annulla
page-hint = Consiglio
page-hint-help = Chiede a un bot che cosa farebbe e quanto è probabile che ciascuno vinca. La partita poi non conta più per la classifica.
page-advice = { $bot } farebbe: { $move }. Probabilità di vincere:
page-side = Cronaca, chat e regole
page-log = Cronaca
page-chat = Chat
page-rules = Regole
page-clause = Regola { $id }
page-log-earlier = Mostra le righe precedenti
page-log-undone = { $name } ritira l’ultima mossa.
page-news-sat = { $name } si siede.
page-news-stood = { $name } si alza.
page-news-left = { $name } se n’è andato; un bot continua.
page-news-time = { $name } ha finito il tempo; un bot continua.
page-news-back = { $name } è tornato.
page-news-muted = { $name } non può più parlare.
page-news-unmuted = { $name } può parlare di nuovo.
page-news-rematch = C’è una rivincita.
page-news-closed = Il tavolo è chiuso.
page-news-hint = { $name } chiede un consiglio.
page-chat-empty = Nessuno ha ancora detto niente.
page-chat-say = Di’ qualcosa
page-chat-send = Invia
page-watchers = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
page-leave = Lascia il tavolo
page-leave-help = Un bot gioca al tuo posto. Con il link torni quando vuoi.
page-cover-title = Ora { $name }
page-cover-text = Passa lo schermo. Nessun altro deve guardare.
page-cover-lift = Sono { $name }
page-or = o
error-page-offline = Il server non è raggiungibile in questo momento.

## La fine

page-course = Com’è andata
page-chart = I punti nel corso della partita
page-chances = Probabilità di vincere
page-chances-help = Stimate: da ognuno di questi momenti la partita è stata giocata a caso molte volte.
page-moments = Momenti decisivi
page-moment = { $name } guadagna { $gain } sugli altri (mossa { $moves })
page-rematch = Rivincita
page-download = Scarica la partita
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-back = Una mossa indietro
page-replay-next = Una mossa avanti
page-replay-slider = Mosse giocate
page-dice-check = Controlla i dadi
page-dice-explained = Prima della prima mossa questo tavolo ha fissato un seme segreto mostrandone lo SHA-256. Ogni tiro segue dal seme. Scarica la partita ed esegui «taberna verify» per rifarli tutti.
page-dice-commitment = Mostrato prima della partita:
page-dice-seed = Il seme:
page-dice-kept = Il seme è quello che era stato fissato.
page-dice-broken = Il seme non è quello che era stato fissato!
page-dice-all = Rifalli tutti
page-dice-fair = { $count ->
    [0] In questa partita il caso non ha avuto voce.
    [one] Un risultato, come lo dà il seme.
   *[other] { $count } risultati, tutti come li dà il seme.
}
page-dice-wrong = La mossa { $move } della partita non segue dal seme!

## Imparare

page-learn-title = Impara i giochi
page-games = Giochi
page-rules-search = Cerca nelle regole
page-rules-nothing = Non trovato.
page-lesson = Una breve lezione
page-lesson-step = Passo { $at } di { $count }
page-lesson-wrong = Si può fare anche così, ma prova ciò di cui parla la lezione.
page-lesson-done = Non ti serve altro. Il resto si vede al tavolo.
page-lesson-again = Da capo

## Performed in time

page-pace = Ritmo delle mosse altrui
page-pace-help = Un clic sul tavolo, o un tasto qualsiasi, porta al presente.
page-pace-slow = lento
page-pace-normal = normale
page-pace-quick = rapido
page-pace-off = subito
page-banner-choose = Scegli che cosa fare.
page-banner-absent = Tocca a { $name }, che ora non c’è.
page-here = è qui
page-not-here = ora non c’è
page-hit = Ti riguarda:
page-recap = { $count ->
    [one] Una cosa è successa dal tuo ultimo turno
   *[other] { $count } cose sono successe dal tuo ultimo turno
}
page-recap-short = Da allora
page-recap-done = Torna a ora
page-tray = Che cosa puoi scegliere
page-tray-choose = Scegli { $name }
page-repeat = Tutti e { $left } da uno
page-beyond-above = Altre { $count } scelte più in alto
page-beyond-below = Altre { $count } scelte più in basso
page-undo-none = Non c’è nulla da riprendere: il caso ha parlato, o altri hanno agito nel frattempo.
page-close = Chiudi
page-understood = Va bene
page-link-kept = La tua mossa è conservata e parte appena torna il collegamento.
page-link-late = La tua ultima mossa non è partita: nel frattempo si chiede altro.
page-seal = Dadi sigillati: { $start }…
page-seal-help = Lo SHA-256 del seme segreto di tutto il caso a questo tavolo, fissato prima della prima mossa. Questo browser lo ricorda e alla fine confronta.
page-seal-same = Questo browser ha visto lo stesso sigillo dopo { $moves } mosse.
page-seal-other = Questo browser ha visto un altro sigillo dopo { $moves } mosse!
page-end-win = Hai vinto!
page-end-share = Hai vinto, insieme a { $names }.
page-end-lose = Vince { $names }. Sei al numero { $place } di { $count }.
page-replay = Rivedi
page-replay-start = La partita comincia.
page-analysis = Analisi
page-analyse = Analizza questa partita
page-analyse-help = Che cosa era fortuna e che cosa bravura? Una prima risposta arriva presto, quella completa richiede fino a mezzo minuto.
page-practise = Esercitati
page-any-player = Giocatore
page-any-yes = sì
page-any-no = no
page-offline-help = I tavoli hanno bisogno del server; le regole e le lezioni già lette si aprono anche senza.
page-send-away = Manda via
page-send-away-name = Manda via { $name }
page-absent = { $name } non gioca da dieci minuti.
page-absent-bot = Lascia continuare { $bot }
page-lesson-right = Giusto. Ecco che cosa succede:
page-lesson-skip = Salta questo passo
page-lesson-on = Avanti: passo { $next } di { $count }
page-lesson-last = Concludi la lezione
page-tally = Da dove vengono i punti
page-coach-play = Prima volta? Mostrami come
page-coach-on = Capito
page-coach-off = Basta consigli
