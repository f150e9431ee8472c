# Forum Romanum

forum-name = Forum Romanum
forum-line = Disponete i vostri Romani nel foro e conquistate la maggioranza in righe, colonne, diagonali ed edifici – senza essere ultimi da nessuna parte.

forum-option-scoring = Punteggio
    .help = patrizio (patrician): chi ha più Romani avanza di tanti passi quante sono le caselle del settore, chi ne ha meno arretra di 4 (2 ciascuno se sono più d’uno); una parità in testa aspetta. plebeo (plebeian): chi ne ha di più avanza di 4 (2 ciascuno se sono più d’uno, subito), chi ne ha meno arretra di tanti passi quante sono le caselle del settore (4 ciascuno se sono più d’uno).
forum-option-patience = Pazienza
    .help = La partita finisce dopo tante azioni di ogni colore senza che una moneta abbia lasciato il tabellone; 0 vuol dire mai.
forum-option-outline = Pianta degli edifici
    .help = Un file con sette righe di sette cifre, la riga in alto per prima: cifre uguali formano un edificio. Senza il file, la nostra pianta.

## Usato nelle altre frasi

forum-colour = { $colour ->
    [r] rosso
    [b] blu
    [y] giallo
    [g] verde
    [v] viola
   *[t] turchese
}
forum-other = { $other ->
    [r] rosso
    [b] blu
    [y] giallo
    [g] verde
    [v] viola
   *[t] turchese
}
forum-sector = { $shape ->
    [row] Riga { $sector }
    [column] Colonna { $sector }
    [diagonal] Diagonale { $sector }
   *[building] Edificio { $sector }
}
forum-counts = { $colours ->
    [3] rosso { $red }, blu { $blue }, giallo { $yellow }
    [4] rosso { $red }, blu { $blue }, giallo { $yellow }, verde { $green }
    [5] rosso { $red }, blu { $blue }, giallo { $yellow }, verde { $green }, viola { $violet }
   *[6] rosso { $red }, blu { $blue }, giallo { $yellow }, verde { $green }, viola { $violet }, turchese { $teal }
}

forum-ask-place = Dove metti il tuo Romano ({ forum-colour })? (ancora { $hand } in mano)
forum-ask-move = Quale Romano ({ forum-colour }) sposti, e dove?
forum-ask-place-either = Metti un Romano: prima { forum-colour } o prima { forum-other }?
forum-ask-move-either = Sposta un Romano: prima { forum-colour } o prima { forum-other }?

forum-do-place = Metti in { $cell }
forum-do-move = Sposta da { $from } a { $to }
forum-do-place-colour = Metti un Romano { forum-colour } in { $cell }
forum-do-move-colour = Sposta il Romano { forum-colour } da { $from } a { $to }
forum-do-first = Il primo è { forum-colour }

forum-event-begins = { $player } comincia.
forum-event-places = { $player } mette un Romano { forum-colour } in { $cell }.
forum-event-moves = { $player } sposta un Romano { forum-colour } da { $from } a { $to }.
forum-event-full = { forum-sector }: tutte le caselle sono occupate – { forum-counts }.
forum-event-tied = { forum-sector }: tutte le caselle sono occupate, ma in parità; la moneta resta – { forum-counts }.
forum-event-settles = { forum-sector }: ancora in parità alla fine – { forum-counts }.
forum-event-gains = Il senatore di { $player } ({ forum-colour }) avanza di { $steps }: i più numerosi, { $romans }.
forum-event-loses = Il senatore di { $player } ({ forum-colour }) arretra di { $steps }: i meno numerosi, { $romans }.
forum-event-even = Lì tutti sono in numero uguale: nessuno si muove.
forum-event-ends = La partita è finita.

forum-ending-coins = non c’è più nessuna moneta
forum-ending-ties = tutti i settori che hanno ancora la moneta sono pieni e in parità
forum-ending-patience = da molto tempo nessuna moneta ha lasciato il tabellone

forum-track = Popolarità
forum-hand = { $hand } in mano
forum-legend = { $coin } una moneta · { $tied } pieno, ma in parità · ↗ ↘ le diagonali · le altre monete stanno presso la loro riga, colonna o edificio
forum-patience = { $left ->
    [one] Se nemmeno con questa azione una moneta lascia il tabellone, la partita è finita.
   *[other] Se entro { $left } azioni nessuna moneta lascia il tabellone, la partita è finita.
}

error-forum-say-colour = Giochi con due colori: di’ prima quale, per esempio { $text }.
error-forum-no-colour = Ognuno gioca con un solo colore: non scriverlo, ma { $text }.
error-forum-colour-used = In questo turno hai già giocato con il { forum-colour }; ora tocca all’altro tuo colore.
error-forum-colour-not-yours = Non giochi con il { forum-colour }.
error-forum-must-place = Hai ancora { $hand ->
    [one] un Romano
   *[other] { $hand } Romani
} in mano ({ forum-colour }): mettine uno in una casella vuota, per esempio { $text }.
error-forum-must-move = Non hai più Romani in mano ({ forum-colour }): spostane uno, per esempio { $text }.
error-forum-cell-taken = { $cell } è occupata da un Romano { forum-colour }.
error-forum-nobody-there = In { $cell } non c’è nessuno.
error-forum-not-this-colour = In { $cell } c’è un Romano { forum-colour }: non è quello che puoi spostare.
error-forum-same-cell = Non si può passare: il Romano in { $cell } deve andare in un’altra casella.

error-forum-outline-rows = La pianta deve avere sette righe; questa ne ha { $rows }.
error-forum-outline-length = La riga { $line } della pianta deve avere sette caratteri; ne ha { $length }.
error-forum-outline-digit = Riga { $line } della pianta: «{ $digit }» non è una cifra da 1 a 7.
error-forum-outline-missing = Nella pianta manca l’edificio { $digit }; servono tutte le cifre da 1 a 7.
error-forum-outline-size = L’edificio { $digit } della pianta ha { $cells } caselle; ne servono da { $least } a { $most }.
error-forum-outline-pieces = L’edificio { $digit } della pianta è a pezzi; le sue caselle devono toccarsi.

error-forum-position-rows = Il tabellone deve avere sette righe, la riga 7 per prima; questo ne ha { $rows }.
error-forum-position-row = La riga { $row } del tabellone deve avere sette caselle; ne ha { $length }.
error-forum-position-letter = «{ $letter }» in { $cell } non è nulla di: { $choices }
error-forum-position-romans = Sul tabellone ci sono { $romans } Romani di colore { forum-colour }; ne esistono solo { $most }.
error-forum-position-hand = Con { $romans } Romani sul tabellone, il { forum-colour } deve averne { $hand } in mano.
error-forum-position-uneven = In mano ci sono { $low } Romani di colore { forum-colour } e { $high } di colore { forum-other }: poiché si mette a turno, è impossibile.
error-forum-position-order = Non può essere il turno del posto { $seat }, visto quanti Romani ha in mano ogni colore.
error-forum-position-coin = Non c’è un settore «{ $coin }». Ci sono: { $choices }
error-forum-position-coin-doubled = Il settore { $coin } è nominato due volte in «coins».
error-forum-position-coin-scored = { forum-sector }: tutte le caselle sono occupate, senza parità; la sua moneta deve essere andata.
error-forum-position-coin-gone = { forum-sector }: senza moneta, ma non può avere ancora dato punti; nessuno ha ancora spostato un Romano.
error-forum-position-chance = Prima che sia sorteggiato chi comincia, il tabellone è vuoto e non è successo nulla.
error-forum-position-over = Qui la partita è finita: «turn» deve essere null.
error-forum-position-not-over = «turn» è null, ma qui la partita non è finita.
error-forum-position-used = «used» è il colore già giocato nel turno di chi ne ha due; «{ $used }» è impossibile.

## La lezione

forum-lesson-1 = Tu sei il rosso. Ogni riga, colonna, diagonale ed edificio dà passi a chi vi ha più Romani quando è pieno. La casella al centro sta in cinque di essi, più di ogni altra: metti in d4.
forum-lesson-2 = All’edificio IV manca un Romano, e tu sei in testa. Riempilo in c6: il tuo senatore avanza di tanti passi quante sono le sue caselle, 6. Gli altri due ne hanno meno di tutti e arretrano di 2 ciascuno.
forum-lesson-3 = Alla riga 1 manca un Romano, e il blu è in testa. Tu e il giallo ne avete uno a testa, e chi ne ha meno arretra. Metti in f1: allora il giallo è il solo ad averne meno e arretra di 4, e tu non perdi nulla.
forum-lesson-4 = Un Romano può riempire più settori insieme. In c7 completi l’edificio IV e la riga 7, e in entrambi sei in testa: 6 e 7 passi.
forum-lesson-5 = La tua mano è vuota, quindi da ora in poi sposti: porta il tuo Romano da a1 a g7. Così la riga 7 è piena, e tu sei in testa.
forum-lesson-6 = Nella riga 1 il blu ha tre Romani e tu due. Metti in f1, e ne hai tre anche tu: la riga è piena, ma in parità. Nessuno fa punti, e la moneta resta finché un colore non è in testa da solo.
forum-lesson-7 = La riga 1 era in parità, ma il blu ha portato via un Romano. Va’ da a7 nel vuoto, f1: ora sei in testa da solo, e la riga dà finalmente punti.
forum-lesson-8 = Solo le righe 1 e 7 hanno ancora la moneta, e la riga 1 è in parità. Va’ da a4 a g7: la riga 7 dà punti, e poiché tutto ciò che resta è in parità la partita è finita. Ora conta anche la parità: chi è in testa insieme guadagna 4 ciascuno, e il giallo, che ne ha meno, perde 4.

## Sulla pagina

page-forum-board = Il foro
page-forum-cell = { $cell }, edificio { $building }: libera
page-forum-stone = { $cell }, edificio { $building }: { $colour }
page-forum-coin = { $sector }: la moneta c’è ancora
page-forum-tied = { $sector }: piena ma in parità; la moneta resta
page-forum-scored = { $sector }: contata
page-forum-senator = Senatore { $colour }: { $steps }
page-forum-outlook = Che cosa significherebbe
page-forum-would-tie = piena, ma in parità
page-forum-standing = Popolarità { $score }, { $hand } Romani in mano
page-forum-nothing = Nessun settore verrebbe contato.
page-ask-forum-move = Quale Romano ({ forum-colour }) sposti, e dove?
page-ask-forum-place-either = Metti un Romano: prima { forum-colour } o prima { forum-other }?
page-ask-forum-move-either = Sposta un Romano: prima { forum-colour } o prima { forum-other }?
page-forum-tally = { $gained } guadagnati ({ $sectors }×), { $lost } persi ({ $others }×)

## Una prima partita: detto una volta, quando conta

forum-coach-ask-place = Metti i tuoi Romani dove contano in più settori insieme: righe, colonne, diagonali ed edifici. Indica una casella per vedere quali.
forum-coach-event-gains = Un settore è pieno. Chi da solo vi ha più Romani avanza di tanti passi quante sono le sue caselle, e la moneta va via: non darà mai più punti.
forum-coach-event-loses = Chi ha meno Romani in un settore pieno arretra di 4 passi; se più d’uno ne ha meno, di 2 ciascuno. Conta anche non averne nessuno.
forum-coach-event-tied = Questo settore è pieno, ma in parità. Tiene la moneta e dà punti appena un colore è in testa da solo.
forum-coach-ask-move = La tua mano è vuota: da ora in poi sposti uno dei tuoi Romani in una casella vuota qualsiasi. Il vuoto che lasci può cambiare quello che hanno gli altri.
forum-coach-aim = Abbi più Romani dove un settore si riempie, e mai meno di tutti. Vince il senatore più avanti alla fine.
