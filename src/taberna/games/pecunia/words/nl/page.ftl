## Op de pagina

page-pecunia-waits = { $name }, { $class }: blijft { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}, betaalt { $pay }
page-pecunia-sits = { $name }, { $class }: nog { $markers ->
    [one] één beurt
   *[other] { $markers } beurten
}, betaalt { $pay }
page-pecunia-free = Vrij: { $seat }
page-pecunia-join = Bij de vrouw gaan zitten: { $seat }
page-pecunia-queue = Rij
page-pecunia-hand = Je kaarten
page-pecunia-no-cards = Je hebt geen kaarten.
page-pecunia-others = De andere spelers
page-pecunia-middle = In het midden
page-pecunia-romans = Romeinen
page-pecunia-cards = actiekaarten
page-pecunia-pile-romans = Romeinen die nog niet zijn gekomen
page-pecunia-pile-cards = Actiekaarten die nog niet zijn getrokken
page-pecunia-left-last = Als laatste vertrokken: { $name }
page-pecunia-left-nobody = Nog niemand is vertrokken
page-pecunia-round = Ronde { $round }
page-pecunia-held = Liggen open
page-pecunia-coins = { $coins ->
    [one] Er ligt één munt op.
   *[other] Er liggen { $coins } munten op.
}
page-pecunia-build = De verbetering leggen op { $seat }
page-pecunia-upgrades = Open verbeteringen
page-pecunia-events = Gebeurtenissen
page-pecunia-event-markers = { $markers ->
    [one] nog één teller
   *[other] nog { $markers } tellers
}
page-pecunia-favours = Goden in het midden
page-pecunia-favour-waits = werkt vanaf de volgende beurt
page-answer-pecunia-begin-start = Tellers nemen en incasseren
page-answer-pecunia-bargain-done = Het geld nemen
page-answer-pecunia-campaign-done = Betalen voor wie blijft
page-answer-pecunia-agrippina-done = Nee
page-answer-pecunia-seneca-done = Nee
page-answer-pecunia-octavianus-done = De andere kaarten houden
page-answer-pecunia-tumult-done = De anderen laten staan
page-answer-pecunia-senate-schemes-done = De andere kaarten houden
page-cards-action = Actiekaarten
page-cards-romans = Romeinen
page-cards-famous = Beroemde Romeinen
page-cards-upgrades = Verbeteringen
page-cards-events = Gebeurtenissen
page-cards-gods = Goden
page-cards-ladders = Carrièreladders
page-answer-pecunia-favour-done = Mijn god houden
page-pecunia-copies = uitgave 1: { $first } · uitgave 2: { $second }
page-pecunia-copies-dark = uitgave 2: { $second }, donkerrood
page-advised-pecunia-finish_round = { $ladders ->
    [true] { $players ->
        [2] { "" }
        [3] { "" }
       *[other] Jullie zijn met minstens vier en carrièreladders: kies het, dan heeft wie begint minder voordeel.
    }
   *[other] { "" }
}
page-pecunia-tally = { $romans ->
    [one] één Romein betaalde { $paid }
   *[other] { $romans } Romeinen betaalden { $paid }
}, al het andere { $rest }{ $step ->
    [0] { "" }
   *[other] ; trede { $step }
}

## Een eerste partij: één keer gezegd, als het voor het eerst telt

pecunia-coach-ask-begin = Zo begint elke beurt: elke Romein in je latrine verliest een teller, en wie er geen meer heeft, betaalt je en gaat.
pecunia-coach-ask-must-sit = De voorste van je rij gaat zitten, met zoveel tellers als zijn zandloper zegt; zijn munt zegt wat hij betaalt. Senatoren en slaven zitten nooit naast elkaar.
pecunia-coach-ask-may-sit = Twee vrouwen mogen een plaats delen. Ze mag gaan zitten, maar hoeft niet.
pecunia-coach-event-leaves = Zo komen er sestertiën binnen. Wie het eerst het doel bereikt, wint meteen: de balk naast elke naam toont hoe ver het is.
pecunia-coach-ask-nobody-sits = Niemand kan gaan zitten. Je mag nog kaarten spelen; als je je beurt beëindigt, trek je er een.
pecunia-coach-event-plays = Actiekaarten speel je op elk moment van je eigen beurt, zoveel je wilt. Wijs een kaart aan om te lezen wat ze doet.
pecunia-coach-aim = Je hebt een openbare latrine. Laat de wachtende Romeinen zitten en ontvang hun geld als ze gaan; wie het eerst het doel aan sestertiën heeft, wint.
