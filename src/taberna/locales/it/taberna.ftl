# Words that belong to no single game.

## The rules

rules-untranslated = non ancora tradotto

## Choosing a game

choose-welcome = Eccoci alla taberna. A che cosa giochiamo?
choose-number = Numero
choose-players = In quanti si gioca? ({ $least }–{ $most })
choose-options = Si gioca con le solite opzioni? (sì / no)
choose-option = { $label } ({ $choices })
choose-opponents = Chi gioca contro di te? Un bot ({ $choices }) o il nome di un’altra persona a questo schermo
choose-name = Il tuo nome
choose-default = Invio: { $default }
choose-again = Scegli tra: { $choices }
person = Ospite
yes = sì
no = no
players = da { $least } a { $most } persone
games-options = Opzioni
games-bots = Bot
games-play = Gioca: { $command }

## At the table

table-prompt = La tua scelta (un numero o le parole; ? per l’aiuto)
table-many = Scrivi la tua mossa, per esempio { $example } (? le elenca tutte e { $count }).
table-help = Rispondi con un numero dell’elenco, o scrivi la mossa stessa, per esempio «{ $example }»; ne basta una parte, se vale per una sola.
table-help-words = Altre parole: { $list } elenca le scelte, { $table } mostra di nuovo il tavolo, { $hint } chiede consiglio a un bot, { $rules } con un numero mostra una regola, { $quit } per uscire; la partita resta salvata.
table-help-cards = ? e il nome di una carta dice che cosa fa; «{ $rules } { $cards }» mostra tutte le carte.
table-hint = Il bot «{ $bot }» sceglierebbe: { $move }
error-no-such-card = Nessuna carta si chiama «{ $text }».
error-typed-nothing = «{ $text }» non corrisponde a nessuna scelta.
error-typed-ambiguous = «{ $text }» corrisponde a più scelte: { $matches }
table-cover = Ora tocca a { $name }. Premi Invio quando nessun altro guarda.
table-saved = La partita è salvata. Per riprenderla: taberna play --resume
table-over = La partita è finita: { $reason }
table-wins = Vince { $names }.
table-share = { $names } si dividono la vittoria.
table-record = La registrazione, da rivedere con «taberna replay»: { $path }
table-uncompiled = Il motore gira non compilato e più lento; «taberna doctor» dice perché.
table-resumed = { $moves ->
    [one] Si riprende { $game } dopo una mossa.
   *[other] Si riprende { $game } dopo { $moves } mosse.
}

replay-of = { $moves ->
    [one] { $game }, una mossa: { $names }
   *[other] { $game }, { $moves } mosse: { $names }
}
replay-next = Invio: avanti
replay-move = Dopo la mossa { $number } di { $count }
replay-open = La registrazione si ferma qui; la partita non è finita.

perft-depth = profondità
perft-count = modi
perft-seconds = secondi

## Errors

error-no-such-action = «{ $text }» non è una mossa di questo gioco.
error-not-an-option = «{ $text }» ora non si può.
error-game-over = La partita è finita.
error-unknown-game = Nessun gioco si chiama «{ $game }». Ci sono: { $choices }.
error-broken-game = Il gioco «{ $game }» non si può giocare: il suo pacchetto non si carica ({ $why }).
error-unknown-option = { $game } non ha l’opzione «{ $option }». Ci sono: { $choices }.
error-bad-option = { $option } non può essere «{ $value }». Scegli tra: { $choices }.
error-unknown-bot = Nessun bot «{ $bot }» gioca a { $game }. Ci sono: { $choices }.
error-wrong-bots = { $given ->
    [one] Un bot per { $players } posti: indicane uno per ogni posto.
   *[other] { $given } bot per { $players } posti: indicane uno per ogni posto.
}
error-unknown-language = La lingua «{ $language }» non c’è. Ci sono: { $choices }.
error-option-form = «{ $text }» non è un’opzione: scrivi nome=valore, per esempio { $example }.
error-wrong-seats = { $given ->
    [one] Un nome per { $players } posti: indicane uno per ogni posto.
   *[other] { $given } nomi per { $players } posti: indicane uno per ogni posto.
}
error-no-save = Non c’è nessuna partita da riprendere. Comincia con: taberna play
error-no-rules = Per { $game } non c’è un testo delle regole.
error-no-cards = { $game } non ha carte.
error-unknown-clause = { $game } non ha la regola { $id }. Vedi: taberna rules { $game }
error-too-small = Il terminale è largo { $width } caratteri; per { $game } ne servono { $needed }. Allarga la finestra o rimpicciolisci le lettere.
error-input-closed = L’input si è interrotto prima della scelta.
error-input-closed-saved = L’input si è interrotto a metà partita. La partita è salvata: taberna play --resume
error-bad-depth = La profondità non può essere { $depth }. Scegli tra: { $choices }.
error-at-range = { $count ->
    [one] La registrazione ha una sola mossa; { $at } non ne fa parte.
   *[other] La registrazione ha { $count } mosse; { $at } non ne fa parte.
}
error-file-not-read = Impossibile leggere { $path }: { $why }.
error-file-not-written = Impossibile scrivere { $path }: { $why }.
error-file-too-large = { $path } supera i { $limit } MB; non è una registrazione.
error-position-file = { $path } non è JSON (riga { $line }).
error-record-not-json = Questa non è una registrazione: la riga { $line } non è JSON.
error-record-not-ours = Questo JSON non è una registrazione di Taberna: manca il campo «taberna».
error-record-format = La registrazione ha il formato { $found }; questa versione di Taberna legge il formato { $known }. Installa la versione che l’ha scritta.
error-record-rules = La registrazione segue la versione { $found } delle regole di { $game }; qui c’è la versione { $known }. Installa la versione di Taberna che l’ha scritta.
error-record-field = Il campo «{ $field }» della registrazione non va bene; atteso: { $wanted ->
    [moves] un elenco di mosse
    [object] un oggetto
    [name] un nome
    [number] un numero
   *[names] un nome per ogni posto
}.
error-record-options = La registrazione non si può riprodurre: { $why }
error-record-move-unknown = La mossa { $number } della registrazione, «{ $move }», non è una mossa di questo gioco.
error-record-move-illegal = La mossa { $number } della registrazione, «{ $move }», non è permessa: { $why }
error-record-result-early = { $moves ->
    [one] La registrazione riporta un risultato, ma dopo la sua unica mossa la partita non è finita.
   *[other] La registrazione riporta un risultato, ma dopo le sue { $moves } mosse la partita non è finita.
}
error-record-result = La registrazione riporta il risultato { $noted }, ma le sue mosse danno { $found }.
error-position-not-an-object = Una posizione deve essere un oggetto JSON.
error-position-number = { $field } deve essere un numero intero da { $low } a { $high }, non { $value }.
error-position-flag = { $field } deve essere true o false, non { $value }.
error-position-string = { $field } deve contenere stringhe, non { $value }.
error-position-list = { $field } deve essere una lista, non { $value }.
error-position-length = { $length ->
    [one] { $field } ha un solo elemento; ne servono { $wanted }.
   *[other] { $field } ha { $length } elementi; ne servono { $wanted }.
}
error-position-table = { $field } deve essere un oggetto con un numero per ciascuno di { $choices }, non { $value }.
error-position-object = { $field } deve essere un oggetto, non { $value }.
error-position-missing = Manca il campo { $field }.
error-position-endless = Questa posizione è impossibile: la partita continuerebbe senza fine senza chiedere nulla a nessuno.
error-data-unknown = Questi dati nominano «{ $name }» ({ $field }), che questa versione di { $game } non conosce.
error-position-unknown = Il campo { $field } non esiste. Ci sono: { $choices }.
