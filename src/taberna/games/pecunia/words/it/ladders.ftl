# Pecunia non olet, modulo 4: scale della carriera

pecunia-option-ladders = Scale della carriera
    .help = Ognuno sale una propria scala, gradino dopo gradino, pagando o adempiendo compiti; il quinto gradino vince e il traguardo stabilisce solo i prezzi. Solo nell’edizione 2.

pecunia-card-senators-friend = Amico dei senatori
    .help = Per chi ama i senatori e chi paga bene.
pecunia-card-slave-dealer = Mercante di schiavi
    .help = Per chi tiene molti schiavi e ne lascia andare molti.
pecunia-card-ladies-man = Rubacuori
    .help = Per chi fa sedere insieme le donne.
pecunia-card-peoples-choice = Scelto dal popolo
    .help = Per chi tiene cittadini e molte carte.
pecunia-card-schemer = Intrigante
    .help = Per chi raccoglie carte Azione e le gioca.
pecunia-card-patient-host = Oste paziente
    .help = Per chi ha ospiti di ogni classe che restano a lungo.
pecunia-card-careers = scale

pecunia-task-senators = { $amount ->
    [one] un senatore nella tua latrina
   *[other] { $amount } senatori nella tua latrina
}
pecunia-task-citizens = { $amount ->
    [one] un cittadino nella tua latrina
   *[other] { $amount } cittadini nella tua latrina
}
pecunia-task-slaves = { $amount ->
    [one] uno schiavo nella tua latrina
   *[other] { $amount } schiavi nella tua latrina
}
pecunia-task-women = { $amount ->
    [one] una donna nella tua latrina
   *[other] { $amount } donne nella tua latrina
}
pecunia-task-romans = { $amount ->
    [one] un Romano nella tua latrina
   *[other] { $amount } Romani nella tua latrina
}
pecunia-task-classes = { $amount ->
    [one] un Romano nella tua latrina
   *[other] Romani di { $amount } classi nella tua latrina
}
pecunia-task-couples = { $amount ->
    [one] due donne su un posto
   *[other] { $amount } posti con due donne ciascuno
}
pecunia-task-markers = { $amount ->
    [one] un segnalino nella tua latrina
   *[other] { $amount } segnalini in tutto nella tua latrina
}
pecunia-task-longest = { $amount ->
    [one] un Romano con un segnalino
   *[other] un Romano con { $amount } segnalini nella tua latrina
}
pecunia-task-queue = { $amount ->
    [one] un Romano nella tua fila
   *[other] { $amount } Romani nella tua fila
}
pecunia-task-cards = { $amount ->
    [one] una carta Azione in mano
   *[other] { $amount } carte Azione in mano
}
pecunia-task-collected = { $amount ->
    [one] 1 sesterzio incassato in questo turno
   *[other] { $amount } sesterzi incassati in questo turno
}
pecunia-task-dearest = { $amount ->
    [one] un Romano che paga 1 in questo turno
   *[other] un Romano che paga { $amount } o più in questo turno
}
pecunia-task-paying = { $amount ->
    [one] un Romano che esce pagando in questo turno
   *[other] { $amount } Romani che escono pagando in questo turno
}
pecunia-task-leaving = { $amount ->
    [one] un Romano che esce in questo turno
   *[other] { $amount } Romani che escono in questo turno
}
pecunia-task-played = { $amount ->
    [one] una carta Azione giocata in questo turno
   *[other] { $amount } carte Azione giocate in questo turno
}
pecunia-either = { $one } o { $other }

pecunia-do-climb = { $way ->
    [task] Sali il prossimo gradino della tua scala: l’incarico è compiuto
   *[price] Sali il prossimo gradino della tua scala: paga il prezzo
}
pecunia-do-career = Viene distribuita { $card }

pecunia-event-career = Carriera di { $player }: { $card }.
pecunia-event-last-step = { $player } è sull’ultimo gradino: si finisce il giro.
pecunia-event-climbs = { $way ->
    [task] { $player } ha compiuto l’incarico e sale al gradino { $step }.
   *[price] { $player } paga e sale al gradino { $step }.
}

pecunia-ending-ladder = qualcuno è in cima alla sua scala

pecunia-purse-ladder = { $purse ->
    [one] un sesterzio
   *[other] { $purse } sesterzi
} · { $cards ->
    [one] una carta Azione
   *[other] { $cards } carte Azione
}
pecunia-ladder = { $card }, gradino { $step } di { $top } · il prossimo: { $price } sesterzi, o { $task }
pecunia-ladder-top = { $card }, in cima

error-pecunia-climbed = In questo turno hai già salito un gradino.
error-pecunia-no-climb = Ora non puoi salire: solo nel tuo turno, non nel mezzo di una carta Azione o di un evento, né mentre prendi segnalini.
error-pecunia-too-poor = Il prossimo gradino costa { $price } sesterzi, più di quanti ne hai.
error-pecunia-task-open = L’incarico del tuo prossimo gradino non è compiuto.
error-pecunia-position-ladder = Non c’è la scala «{ $name }». Ci sono: { $choices }.
error-pecunia-position-ladder-twice = Due giocatori hanno la scala { $name }.
error-pecunia-position-reached-on-ladder = Con le scale «reached» è vero se si finisce il giro e qualcuno è sull’ultimo gradino, e solo allora.
error-pecunia-position-ladder-end = Chi sta sul gradino { $high } ha vinto, e può starci uno solo.
