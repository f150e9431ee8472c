# Le parole della ricerca.

error-no-tensor = Non c’è un tensore per { $game }. Ce ne sono per: { $choices }.
error-no-tensor-option = Il tensore di { $game } non dice ancora nulla dell’opzione «{ $option }»: lasciala al valore abituale.
error-needs-extra = Serve { $package }: pip install 'taberna[{ $extra }]'.
error-batch-shape = Le azioni di un lotto sono numeri interi, uno per ciascuna delle sue { $wanted } partite; queste sono { $found }.
error-batch-illegal = La partita { $game } del lotto non può fare l’azione «{ $text }» adesso. Nessuna partita è andata avanti.
error-batch-order = Un lotto a cui è stata mandata una mossa deve prima renderla: send, poi recv, poi il resto.

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
