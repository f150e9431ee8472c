# Fortuna e bravura nelle partite finite.
analysis-title = { $game }: fortuna e bravura di { $names }
analysis-estimates = Sono tutte stime. Una probabilità è una parte della vittoria; ± è l’intervallo al 95 % dovuto al numero di prove.
analysis-column-player = giocatore
analysis-column-result = risultato
analysis-column-start = quota equa
analysis-column-luck = fortuna
analysis-column-own = scelte proprie
analysis-column-others = scelte altrui
analysis-column-accuracy = precisione
analysis-label-best = la migliore
analysis-label-good = buona
analysis-label-inaccurate = imprecisa
analysis-label-mistake = errore
analysis-label-blunder = errore grave
analysis-decisions = Decisioni
analysis-column-number = mossa
analysis-column-chosen = scelta
analysis-column-rival = confrontata con
analysis-column-gave = ceduto
analysis-column-called = giudizio
analysis-alike = non si distinguono
analysis-none = Nessuna scelta ha chiaramente ceduto qualcosa.
analysis-moments = Che cosa ha contato per { $name }
analysis-moment-luck = Mossa { $number }, caso: { $move } ({ $change })
analysis-moment-own = Mossa { $number }, scelta propria: { $move } ({ $change })
analysis-moment-others = Mossa { $number }, scelta di { $player }: { $move } ({ $change })
analysis-why-wins = «{ $better }» vince subito.
analysis-why-gains = Con «{ $better }»: { $events }
analysis-why-losses = Con «{ $chosen }»: { $events }
analysis-why-points = Se va come ci si aspetta, { $player } ha { $points } punti con «{ $better }» e { $others } con «{ $chosen }».
analysis-stopped = Fermata prima della fine: ecco ciò che era stato esaminato fin lì.
analysis-written = Scritto in { $path }
analysis-course = Probabilità di vincere nel corso della partita
analysis-course-key = I punti sono colpi del caso che hanno cambiato molto una probabilità, le croci sono errori: più grandi, più gravi.
analysis-parts = Da dove viene il risultato
analysis-first = Una prima risposta, con poche prove. Quella completa sta arrivando.
analysis-waiting = La partita viene esaminata.
analysis-fault-before = Errore precedente
analysis-fault-next = Errore successivo
analysis-slider = Scorri la partita
analysis-choice = Mossa { $number }: { $player } sceglie
analysis-better = meglio
analysis-gave = Così si cede { $share } di una vittoria (± { $doubt }).
analysis-line = Seguito atteso:
analysis-both = Ciò che è stato scelto, e con che cosa è stato confrontato
analysis-after = Il tavolo dopo «{ $move }»
analysis-tried = Queste probabilità sono stime: ± è l’intervallo al 95 % dovuto al numero di prove.
analysis-reckoned = Calcolato e non provato a caso, quindi senza ±. Ciò che viene dopo resta una stima.
analysis-show = Mostra sul tavolo
analysis-again = Riprova da qui
analysis-again-help = Un tavolo con bot comincia qui. Non conta per la classifica, e ciò che questo posto non poteva sapere viene ridistribuito.
analysis-count = { $count ->
    [one] una decisione
   *[other] { $count } decisioni
 }
analysis-as-table = Lo stesso come tabella

practise-title = Esercitati a { $game }
practise-own = { $count ->
    [one] Ripassare il mio errore
   *[other] Ripassare i miei { $count } errori
 }
practise-right = Giusto!
practise-wrong = C’è di meglio.
practise-best = La migliore: «{ $move }». La probabilità di vincere è così circa { $chance }.
practise-yours = «{ $move }»: circa { $chance }.
practise-next = Avanti
practise-mistake = Uno dei tuoi errori.
practise-puzzle = Una scelta è nettamente la migliore. Quale?
practise-done = Per ora è tutto. Ciò su cui ti sei esercitato torna dopo qualche giorno.
practise-help = Ciò che era giusto torna sempre più tardi, ciò che era sbagliato torna presto. Resta su questo dispositivo e funziona senza connessione dopo la prima apertura.

error-analysis-unfinished = Questa partita non è finita: dopo { $moves } mosse continua ancora. Si possono analizzare solo partite finite.
error-analysis-endless = Questa registrazione ha { $moves } mosse; oltre { $most } non si analizza.
error-not-an-analysis = Questa non è un’analisi scritta da Taberna.
error-analysis-quota = Da ieri a quest’ora hai fatto analizzare { $most } partite. Di più al giorno non si può; le partite analizzate si possono rivedere quante volte vuoi.
error-analysis-gave-up = Questa partita non ha potuto essere analizzata: ci voleva troppo tempo.
error-not-a-choice = Dopo { $moves } mosse nessuno doveva scegliere. Un nuovo tentativo comincia da una scelta.
