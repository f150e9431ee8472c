# I livelli dei bot, l’arena, il laboratorio e i consigli.

bot-fault = Il bot ha perso { $times ->
    [one] un turno
   *[other] { $times } turni
} a favore del caso ({ $kind ->
    [crash] si è bloccato
    [stall] troppo lento
   *[nonsense] risposta impossibile
}): { $detail }

cli-arena = Fai giocare i bot tra loro e valutali. Ferma quando vuoi: lo stesso comando riprende.
cli-arena-bots = Bot per nome, file Python con una classe che ha choose(view, decision), o comandi che parlano righe JSON.
cli-arena-games = Quante partite; arrotondate a distribuzioni intere, ognuna giocata da ogni posto.
cli-arena-seed = Un numero che fissa tutto il caso; stesso numero, stesso risultato.
cli-arena-on = Dove: sui core di questa macchina, o su un cluster Ray.
cli-arena-workers = Processi che giocano partite (predefinito: uno per core).
cli-arena-patience = Secondi che un tuo bot può usare per una mossa.
cli-arena-file = Dove si conservano le partite (predefinito: nella tua cartella dei dati).
cli-arena-json = Scrivi il risultato come JSON in questo file.
cli-arena-records = Scrivi ogni partita come registrazione in questa cartella, per replay, analyse ed export.
cli-arena-fresh = Dimentica ciò che è stato giocato e ricomincia.
arena-left = mancano:
arena-title = { $game }, { $players } giocatori, { $games } partite
arena-bot = bot
arena-games = posti
arena-wins = vittorie (95 %)
arena-fair = × quota equa
arena-rating = punteggio (95 %)
arena-faults = errori
arena-fault = { $bot } ha perso un turno nella partita { $game } ({ $kind ->
    [crash] si è bloccato
    [stall] troppo lento
   *[nonsense] risposta impossibile
}): { $detail }
arena-records = Le registrazioni sono in { $path }: taberna replay, analyse ed export le leggono.
arena-kept = Le partite sono in { $path }
arena-stopped = Fermato. Lo stesso comando riprende da qui; le partite sono in { $path }

cli-lab = Confrontare varianti di un gioco facendole giocare ai bot: durata, posti, distacchi, carte.
cli-lab-vary = Un’opzione con i valori da confrontare, come target=15,20,25; si può ripetere.
cli-lab-cards = Un file con valori di carte, confrontati con quelli usuali.
cli-lab-bot = Il bot che gioca (predefinito: thumb).
cli-lab-games = Quante partite per variante.
cli-lab-plot = Disegna il risultato in questo file: .png, .svg o .pdf.
lab-title = { $game }, { $players } giocatori, { $games } partite di { $bot } per variante
lab-variant = variante
lab-rounds = giri (5–95 %)
lab-margin = punti di vantaggio (95 %)
lab-seats = vittorie per posto, × quota equa (95 %)
lab-deeds = Vittorie di chi l’ha fatto, × quota equa (95 %)
lab-plot = Disegnato in { $path }

cli-hint = Chiedi a un bot che cosa pensa di una posizione: la probabilità di vincere con ogni mossa, e il seguito.
cli-hint-file = Una registrazione, o con --game una posizione in JSON.
cli-hint-at = La posizione dopo tante mosse della registrazione (predefinito: l’ultima).
cli-hint-game = Il file è una posizione di questo gioco, non una registrazione.
cli-hint-bot = Quale bot (predefinito: consul).
hint-move = mossa
hint-chance = probabilità di vincere
hint-tries = prove
hint-line = Si aspetta: { $moves }

error-hint-chance = In questa posizione tocca al caso, non a un giocatore.
error-no-program = Non c’è un programma { $path }.
error-not-executable = { $path } non è un programma che si possa avviare. Rendilo eseguibile con «chmod +x { $path }», oppure indica anche che cosa lo esegue: "python3 { $path }".
error-arena-no-tournament = { $path } non è il file di un torneo, perciò non viene buttato via. Scegli un altro file.
error-arena-worker-gone = Un processo che giocava partite è stato chiuso dall’esterno, forse per mancanza di memoria. Tutte le partite finite sono conservate: lo stesso comando continua. --workers dice quante se ne giocano nello stesso momento.
error-no-package = Serve { $package }: pip install "taberna[{ $extra }]"
error-twice-in-arena = { $bot } è nominato due volte; ogni bot entra una volta.
error-arena-nobody = Nomina i bot che devono giocare a { $game }, per esempio: consul senator
error-arena-other-plan = { $path } contiene un altro torneo, o uno giocato da un’altra versione di Taberna. Scegli un altro file, o ricomincia con --fresh.
