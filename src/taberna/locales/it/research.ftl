# Le parole della ricerca.

error-no-tensor = Non c’è un tensore per { $game }. Ce ne sono per: { $choices }.
error-no-tensor-option = Il tensore di { $game } non dice ancora nulla dell’opzione «{ $option }»: lasciala al valore abituale.
error-needs-extra = Serve { $package }: pip install 'taberna[{ $extra }]'.
error-batch-shape = Le azioni di un lotto sono numeri interi, uno per ciascuna delle sue { $wanted } partite; queste sono { $found }.
error-batch-illegal = La partita { $game } del lotto non può fare l’azione «{ $text }» adesso. Nessuna partita è andata avanti.
error-batch-order = Un lotto a cui è stata mandata una mossa deve prima renderla: send, poi recv, poi il resto.
error-batch-other = Ciò che è stato salvato è di un altro lotto: { $found }. Questo è { $wanted }.
error-batch-closed = Il lotto è stato chiuso.
error-batch-torn = Un passo del lotto è stato interrotto: alcune partite sono andate avanti, altre no. Prosegui con reset o restore.

cli-export = Scrivi partite come dati per l’apprendimento: registrate, o nuove tra bot.
cli-export-target = Il file da scrivere; il nome finisce in .jsonl o .parquet.
cli-export-records = Registrazioni, o cartelle che ne contengono.
cli-export-game = Invece di registrazioni: fai giocare dei bot a questo gioco.
cli-export-games = Quante partite giocano i bot.
cli-export-seats = I bot, separati da virgole, o uno solo per tutti i posti (altrimenti: random).
cli-export-tensors = Aggiungi anche ogni posizione come tensore.
export-working = Sto scrivendo …
export-done = { $games ->
    [one] Una partita
   *[other] { $games } partite
} con { $choices ->
    [one] una scelta
   *[other] { $choices } scelte
}: { $path }
error-export-what = Indica registrazioni da esportare, o un gioco a cui far giocare i bot (--game), ma non entrambi.
error-export-format = «{ $path }» non è un nome per partite esportate: deve finire in uno di questi: { $choices }.

cli-dataset = Crea insiemi di dati: partite tra bot in Parquet, con mosse, posti, risultati e provenienza.
cli-dataset-folder = La cartella per metterli, con dentro una cartella per ogni gioco. Lo stesso comando, ripetuto, continua.
cli-dataset-which = I giochi (altrimenti: tutti).
cli-dataset-games = Quante partite di ciascuno.
cli-dataset-bots = Bot, separati da virgole; chi siede dove si sorteggia a ogni partita.
dataset-done = { $games ->
    [one] Una partita
   *[other] { $games } partite
}: { $path }
dataset-stopped = Fermato. Lo stesso comando continua: { $path }
error-dataset-other = In questa cartella c’è un altro insieme di dati, secondo { $path }: prendi un’altra cartella, o le stesse impostazioni e la stessa versione di Taberna.

cli-benchmark = Misura un bot: partite, avversari e semi fissi, e un solo risultato che si può confrontare.
cli-benchmark-task = Il compito: un gioco e in quanti si gioca, per esempio forum-2.
cli-benchmark-bot = Il bot: un nome, un file tuo o un comando.
cli-benchmark-deals = Su quante distribuzioni contro ogni avversario; con meno di 100 il risultato è meno sicuro.
benchmark-title = { $task }: { $bot }
benchmark-opponent = Avversario
benchmark-score = Punteggio
benchmark-done = Punteggio { $score } (da { $low } a { $high }, 95 %): 1 vuol dire vincere sempre da solo, 0 una parte equa delle vittorie.
benchmark-stopped = Fermato. Quel che si è giocato resta: lo stesso comando continua.
error-benchmark-task = Questo compito non c’è: { $task }. Ci sono { $choices }.
