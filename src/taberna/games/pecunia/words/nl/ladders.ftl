# Pecunia non olet, module 4: carrièreladders

pecunia-option-ladders = Carrièreladders
    .help = Iedereen beklimt een eigen ladder, trede voor trede, door te betalen of door taken te vervullen; de vijfde trede wint en het doel bepaalt alleen de prijzen. Alleen in uitgave 2.

pecunia-card-senators-friend = Vriend van senatoren
    .help = Voor wie van senatoren en goed geld houdt.
pecunia-card-slave-dealer = Slavenhandelaar
    .help = Voor wie veel slaven houdt en er veel laat gaan.
pecunia-card-ladies-man = Vrouwenvriend
    .help = Voor wie vrouwen bij elkaar zet.
pecunia-card-peoples-choice = Lieveling van het volk
    .help = Voor wie burgers en veel kaarten houdt.
pecunia-card-schemer = Intrigant
    .help = Voor wie actiekaarten verzamelt en speelt.
pecunia-card-patient-host = Geduldige gastheer
    .help = Voor wie gasten van alle standen lang laat zitten.
pecunia-card-careers = ladders

pecunia-task-senators = { $amount ->
    [one] een senator in je latrine
   *[other] { $amount } senatoren in je latrine
}
pecunia-task-citizens = { $amount ->
    [one] een burger in je latrine
   *[other] { $amount } burgers in je latrine
}
pecunia-task-slaves = { $amount ->
    [one] een slaaf in je latrine
   *[other] { $amount } slaven in je latrine
}
pecunia-task-women = { $amount ->
    [one] een vrouw in je latrine
   *[other] { $amount } vrouwen in je latrine
}
pecunia-task-romans = { $amount ->
    [one] een Romein in je latrine
   *[other] { $amount } Romeinen in je latrine
}
pecunia-task-classes = { $amount ->
    [one] een Romein in je latrine
   *[other] Romeinen van { $amount } standen in je latrine
}
pecunia-task-couples = { $amount ->
    [one] twee vrouwen op één plaats
   *[other] { $amount } plaatsen met elk twee vrouwen
}
pecunia-task-markers = { $amount ->
    [one] een teller in je latrine
   *[other] samen { $amount } tellers in je latrine
}
pecunia-task-longest = { $amount ->
    [one] een Romein met een teller
   *[other] een Romein met { $amount } tellers in je latrine
}
pecunia-task-queue = { $amount ->
    [one] een Romein in je rij
   *[other] { $amount } Romeinen in je rij
}
pecunia-task-cards = { $amount ->
    [one] een actiekaart in de hand
   *[other] { $amount } actiekaarten in de hand
}
pecunia-task-collected = { $amount ->
    [one] in deze beurt 1 sestertie geïnd
   *[other] in deze beurt { $amount } sestertiën geïnd
}
pecunia-task-dearest = { $amount ->
    [one] een Romein die in deze beurt 1 betaalt
   *[other] een Romein die in deze beurt minstens { $amount } betaalt
}
pecunia-task-paying = { $amount ->
    [one] een Romein die in deze beurt betalend weggaat
   *[other] { $amount } Romeinen die in deze beurt betalend weggaan
}
pecunia-task-leaving = { $amount ->
    [one] een Romein die in deze beurt weggaat
   *[other] { $amount } Romeinen die in deze beurt weggaan
}
pecunia-task-played = { $amount ->
    [one] een in deze beurt gespeelde actiekaart
   *[other] { $amount } in deze beurt gespeelde actiekaarten
}
pecunia-either = { $one } of { $other }

pecunia-do-climb = { $way ->
    [task] De volgende trede van je ladder beklimmen: de taak is vervuld
   *[price] De volgende trede van je ladder beklimmen: de prijs betalen
}
pecunia-do-career = { $card } wordt gedeeld

pecunia-event-career = Loopbaan van { $player }: { $card }.
pecunia-event-last-step = { $player } staat op de laatste trede: de ronde wordt uitgespeeld.
pecunia-event-climbs = { $way ->
    [task] { $player } heeft de taak vervuld en klimt naar trede { $step }.
   *[price] { $player } betaalt en klimt naar trede { $step }.
}

pecunia-ending-ladder = iemand staat boven aan zijn ladder

pecunia-purse-ladder = { $purse ->
    [one] één sestertie
   *[other] { $purse } sestertiën
} · { $cards ->
    [one] één actiekaart
   *[other] { $cards } actiekaarten
}
pecunia-ladder = { $card }, trede { $step } van { $top } · volgende: { $price } sestertiën, of { $task }
pecunia-ladder-top = { $card }, helemaal boven

error-pecunia-climbed = Je hebt in deze beurt al een trede beklommen.
error-pecunia-no-climb = Je kunt nu niet klimmen: alleen in je eigen beurt, niet midden in een actiekaart of gebeurtenis en niet terwijl je tellers neemt.
error-pecunia-too-poor = De volgende trede kost { $price } sestertiën, meer dan je hebt.
error-pecunia-task-open = De taak van je volgende trede is niet vervuld.
error-pecunia-position-ladder = Er is geen ladder „{ $name }”. Er zijn: { $choices }.
error-pecunia-position-ladder-twice = Twee spelers hebben de ladder { $name }.
error-pecunia-position-reached-on-ladder = Met ladders is „reached” waar als de ronde wordt uitgespeeld en iemand op de laatste trede staat, en alleen dan.
error-pecunia-position-ladder-end = Wie op trede { $high } staat heeft gewonnen, en er kan er maar één staan.
