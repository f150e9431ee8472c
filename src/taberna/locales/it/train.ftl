### Allenare reti e giocare con loro.

cli-train = Allenare una rete che gioca a un gioco, giocandolo: contro sé stessa, le sue versioni passate e i bot. La cartella contiene poi model.onnx, che gioca nell’arena e ai tavoli; Ctrl-C conserva ciò che ha imparato.
cli-train-folder = Dove sta l’allenamento; runs/GIOCO se non si dice nulla.
cli-train-resume = Riprendere dall’ultimo salvataggio nella cartella.
cli-train-start = Cominciare da ciò che è già imparato: la cartella di un addestramento o il file di una rete.
cli-train-size = Quanto sono grandi rete e lotti: tiny impara un poco in 20 secondi, small è per un portatile, large per una scheda grafica.
cli-train-at = Un tipo di tavolo: il numero di giocatori, poi le opzioni, per esempio "4 advanced=yes" o "2 modules". Si può ripetere; altrimenti tutti i numeri di giocatori.
cli-train-beside = Un bot che siede ad alcuni tavoli, perché la rete impari a battere altri oltre a sé stessa. Si può ripetere.
cli-train-bots = La parte delle partite in cui giocano tali bot, da 0 a 1.
cli-train-older = La parte delle partite con versioni passate.
cli-train-opening = Al massimo tante scelte sono estratte a sorte all’inizio di una partita, perché la rete impari anche posizioni a cui il suo gioco non porterebbe.
cli-train-teacher = Un bot che la rete imita all’inizio: risparmia il tempo di scoprire l’ovvio.
cli-train-school = Minuti, sul totale, in cui lo fa.
cli-train-watch = Tante partite del maestro vengono prima giocate e poi studiate durante la scuola: la via più breve per imparare quanto vale una posizione. Restano nella cartella. 0: gli si chiede mentre la rete impara.
cli-train-watch-minutes = Smettere di guardare dopo tanti minuti, quante che siano allora le partite.
cli-train-kept = Delle posizioni di una partita guardata si impara da una su tante; altrimenti da una su dieci.
cli-train-minutes = Fermarsi dopo tanti minuti; con --resume, dopo altrettanti in più.
cli-train-updates = Fermarsi dopo tanti aggiornamenti; con --resume, dopo altrettanti in più.
cli-train-tables = Partite giocate insieme.
cli-train-width = Larghezza degli strati della rete.
cli-train-blocks = Numero dei suoi blocchi di strati.
cli-train-rate = Quanto velocemente impara all’inizio; altrimenti secondo la grandezza. Una rete che sa già molto (--start) dimentica meno se è basso.
cli-train-minibatch = Da quante scelte impara alla volta; altrimenti secondo la grandezza.
cli-train-entropy = Quanto vale provare altro; altrimenti 0,01. Meno per una rete che sa già molto.
cli-train-keep = Quanto è tenuta a ciò che sceglieva dopo la scuola o all’inizio; svanisce man mano. 0: per niente.
cli-train-seed = Seme di partite e pesi.
cli-train-device = Dove impara la rete; su una scheda grafica se c’è.
cli-train-on = Dove si impara: sui core di questa macchina o su un cluster Ray, con un allievo per ogni scheda grafica (RAY_ADDRESS dice quale; altrimenti se ne avvia uno qui).
cli-train-learners = Quanti imparano insieme su Ray; altrimenti quante sono le schede grafiche.

train-line = passo { $update } · { $choices } scelte, { $rate } al secondo · dispersione { $entropy } · parti eque accanto a { $others }
train-taught = passo { $update } · { $choices } scelte, { $rate } al secondo · sceglie come il maestro: { $right } %
train-watched = { $games } partite guardate
train-done = Allenata. Falla giocare: taberna arena { $game } { $model } citizen. Tutto è in { $path }
train-stopped = Fermata; ciò che ha imparato resta. taberna train { $game } --folder { $path } --resume continua, e { $model } gioca già.
error-train-there-already = In { $path } c’è già un allenamento: --resume lo continua, --folder prende un altro posto.
error-train-nothing-there = In { $path } non c’è nessun allenamento da continuare.
error-train-fulfilled = L’allenamento in { $path } è finito, e { $model } gioca. Continua se dici per quanto: taberna train { $game } --folder { $path } --resume --minutes 10
error-train-no-card = PyTorch non trova qui una scheda grafica { $device }: togli --device.
error-train-settled = Un allenamento che continua mantiene le sue impostazioni: togli --{ $option } o comincia un altro allenamento con --start.
error-model-not-read = { $path } non si legge come rete: { $why }
error-model-not-ours = { $path } non è una rete allenata da taberna train.
error-model-other-game = { $path } ha imparato { $learned }, non { $game }.
error-model-other-layout = { $path } è stata allenata per una forma più vecchia di { $game }: ciò che legge e sceglie è cambiato. Allenala di nuovo.
error-model-other-size = La rete in { $path } ha un’altra dimensione rispetto a questo allenamento: indica --size, --width e --blocks com’erano quando è stata allenata.

doctor-networks = giocatori allenati
doctor-networks-there = { $games }
doctor-networks-none = manca { $package }
doctor-networks-bring = Per Imperator e altri giocatori allenati: pip install 'taberna[learned]'.
error-bad-own-bot = --bot vuole NOME=FILE.onnx, un nome in minuscole diverso da { $taken }; «{ $wish }» non lo è.
error-train-learners-on-ray = Più allievi hanno bisogno di un luogo: --on ray, su una macchina o molte.
error-train-watch-whom = Occorre dire chi si guarda: --teacher thumb.
error-train-watch-at-home = Le partite si guardano su una sola macchina: senza --watch o senza --on ray.
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
