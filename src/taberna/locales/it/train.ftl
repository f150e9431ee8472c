### Allenare reti e giocare con loro.

cli-train = Allenare una rete a giocare a un gioco, con partite contro sé stessa (PPO), le sue versioni passate e i bot. La cartella contiene poi model.onnx, che gioca nell’arena e ai tavoli. Ctrl-C ferma e conserva ciò che ha imparato.
cli-train-folder = Cartella dell’allenamento (predefinito: runs/GIOCO).
cli-train-resume = Continuare l’allenamento in quella cartella dall’ultimo salvataggio.
cli-train-start = Cominciare con i pesi della cartella di un altro allenamento o di un model.onnx.
cli-train-size = Grandezza di rete e lotti: tiny impara un poco in 20 secondi, small è per un portatile, large per una scheda grafica.
cli-train-at = Un tipo di tavolo su cui allenarsi: il numero di giocatori, poi le opzioni, per esempio "4 advanced=yes" o "2 modules". Si può ripetere (predefinito: ogni numero di giocatori, con e senza tutti i moduli).
cli-train-beside = Un bot come avversario ad alcuni tavoli, perché la rete impari a battere altri oltre a sé stessa. Si può ripetere (predefinito: thumb se il gioco ha regole empiriche, altrimenti random).
cli-train-bots = Quota delle partite in cui giocano tali bot, da 0 a 1.
cli-train-older = Quota delle partite in cui giocano versioni passate della rete, da 0 a 1.
cli-train-opening = Cominciare ogni partita con al massimo tante scelte casuali, perché la rete impari anche posizioni a cui il suo gioco non porterebbe (predefinito: nessuna).
cli-train-teacher = Un bot che la rete imita dapprima: risparmia gran parte del tempo di un inizio da zero.
cli-train-school = Minuti di imitazione, su tutti i minuti di allenamento.
cli-train-watch = Far giocare prima al maestro tante partite contro sé stesso, e imparare da esse durante l’imitazione: la via più breve per imparare quanto valgono le posizioni. Restano nella cartella (predefinito: 0, al maestro si chiede mentre si gioca).
cli-train-watch-minutes = Non giocare altre partite del maestro dopo tanti minuti (predefinito: nessun limite).
cli-train-kept = Tenere una posizione su tante di queste partite (predefinito: 10).
cli-train-minutes = Fermarsi dopo tanti minuti; con --resume, dopo altrettanti in più (predefinito: secondo la grandezza).
cli-train-updates = Fermarsi dopo tanti aggiornamenti, se i minuti non finiscono prima; con --resume, dopo altrettanti in più (predefinito: nessun limite).
cli-train-tables = Partite giocate in parallelo (predefinito: secondo la grandezza).
cli-train-width = Larghezza degli strati della rete (predefinito: secondo la grandezza).
cli-train-blocks = Numero di blocchi di strati (predefinito: secondo la grandezza).
cli-train-rate = Tasso di apprendimento all’inizio (predefinito: secondo la grandezza). Con --start, uno più basso fa dimenticare meno.
cli-train-minibatch = Scelte in un minibatch (predefinito: secondo la grandezza).
cli-train-entropy = Peso del premio di entropia, che ricompensa il provare altre mosse (predefinito: 0,01). Meno è meglio per una rete che sa già molto.
cli-train-keep = Peso di una penalità (divergenza KL) per l’allontanarsi da ciò che la rete sceglieva dopo l’imitazione o all’inizio; svanisce man mano (predefinito: 0).
cli-train-seed = Seme di partite e pesi.
cli-train-device = Dove impara la rete, per esempio cpu o cuda:1 (predefinito: una scheda grafica, se c’è).
cli-train-on = Dove allenare: sui core di questa macchina, o su un cluster Ray con un allievo per ogni scheda grafica. RAY_ADDRESS indica il cluster; altrimenti se ne avvia uno qui.
cli-train-learners = Numero di allievi su Ray (predefinito: uno per ogni scheda grafica, altrimenti uno).

train-line = aggiornamento { $update } · { $choices } scelte, { $rate } al secondo · entropia { $entropy } · × parte equa contro { $others }
train-taught = aggiornamento { $update } · { $choices } scelte, { $rate } al secondo · sceglie come il maestro: { $right } %
train-watched = { $games } partite del maestro giocate
train-done = Allenata. Falla giocare: taberna arena { $game } { $model } citizen. Tutto è in { $path }
train-stopped = Fermata; ciò che ha imparato resta. taberna train { $game } --folder { $path } --resume continua, e { $model } gioca già.
error-train-there-already = In { $path } c’è già un allenamento: --resume lo continua, --folder prende un altro posto.
error-train-nothing-there = In { $path } non c’è nessun allenamento da continuare.
error-train-fulfilled = L’allenamento in { $path } è finito, e { $model } gioca. Continua se dici per quanto: taberna train { $game } --folder { $path } --resume --minutes 10
error-train-no-card = PyTorch non trova qui una scheda grafica { $device }: togli --device.
error-train-settled = Un allenamento che viene continuato mantiene le sue impostazioni: togli --{ $option } o comincia un altro allenamento con --start.
error-model-not-read = { $path } non si legge come rete: { $why }
error-model-not-ours = { $path } non è una rete allenata da taberna train.
error-model-other-game = { $path } ha imparato { $learned }, non { $game }.
error-model-other-layout = { $path } è stata allenata per una forma più vecchia di { $game }: ciò che legge e sceglie è cambiato. Allenala di nuovo.
error-model-other-size = La rete in { $path } ha un’altra dimensione rispetto a questo allenamento: indica --size, --width e --blocks com’erano quando è stata allenata.

doctor-networks = reti allenate
doctor-networks-there = { $games }
doctor-networks-none = manca { $package }
doctor-networks-bring = Per Imperator e reti tue: pip install 'taberna[learned]'.
error-bad-own-bot = --bot vuole NOME=FILE.onnx, un nome in minuscole diverso da { $taken }; «{ $wish }» non lo è.
error-train-learners-on-ray = Più allievi richiedono --on ray, su una macchina o molte.
error-train-watch-whom = --watch richiede un maestro, per esempio --teacher thumb.
error-train-watch-at-home = --watch funziona solo su una macchina: togli --watch o --on ray.
error-train-learner-lost = Un allievo è andato perso: { $why }. Ciò che era imparato fino all’ultimo salvataggio è in { $path }: --resume riprende.
error-train-lost-itself = La rete si è persa: impara a passi troppo grandi (--rate { $rate }). Comincia un allenamento più lento; ciò che era imparato fino all’ultimo salvataggio è in { $path } e può essere il suo --start.
error-train-not-whole = { $path } è danneggiato e nessun allenamento può ripartire da lì. Se c’è { $model }, un altro allenamento può cominciare con quello: --start.
error-train-player-lost = Un processo che gioca partite è stato terminato da fuori (codice { $exit }); forse mancava memoria: meno --workers o --tables ne chiedono meno. Ciò che ha imparato resta: --resume continua.
error-train-too-large = La memoria non basta per questo allenamento: --size, --width, --tables o --minibatch più piccoli ne chiedono meno.
error-train-watched-nothing = Di { $games } partite non resta nessuna posizione da cui imparare: guardane di più (--watch) o tieni più posizioni (--kept 1).
error-train-watched-other = In { $path } ci sono partite guardate per un allenamento con altre impostazioni: prendi un altro --folder o elimina quella cartella.
error-train-watched-broken = { $path } è danneggiato: eliminalo e le sue partite saranno guardate di nuovo.
error-model-other-shape = { $path } dice di giocare a { $game }, ma ciò che legge o risponde ha una dimensione diversa da quella dovuta. Allenala di nuovo.
error-own-bot-twice = Due bot non possono avere lo stesso nome: «{ $name }». Dai a ogni --bot il suo.
