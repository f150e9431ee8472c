# Woorden van de zaal: wat mensen onder elkaar afspreken.

## Vakantie, en wat er gebeurt als de tijd om is

cli-serve-vacation = Zoveel dagen per jaar mogen iemands correspondentiepartijen stilstaan; 0: geen.
page-late = Als iemands tijd om is
page-late-bot = speelt een bot tot diegene terug is
page-late-loss = heeft diegene verloren; een bot speelt verder voor de anderen
page-away-lost = heeft op tijd verloren; een bot speelt tot het einde
page-news-lost = { $name } heeft geen tijd meer en verliest; een bot speelt tot het einde.
page-news-vacation = { $name } is met vakantie: die klok staat stil.
page-news-returned = { $name } is terug van vakantie.
page-on-vacation = met vakantie; de klok staat stil
page-vacation = Vakantie
page-vacation-help = Zolang je weg bent, staan de klokken van je partijen met een dag of meer per zet stil. Iedereen aan die tafels ziet het. { $days } dagen per jaar.
page-vacation-left = { $days ->
    [one] Er is één dag over.
   *[other] Er zijn { $days } dagen over.
}
page-vacation-away = Je bent met vakantie, uiterlijk tot { $when }.
page-vacation-go = Met vakantie gaan
page-vacation-back = Ik ben terug
error-seat-lost = Je tijd was om: aan deze tafel is dat verloren. Je kunt kijken hoe het afloopt.
error-no-vacation-left = De { $days } vakantiedagen van dit jaar zijn op.
page-pace-per-move = { $time } per zet
page-pace-per-game = { $time } voor de hele partij
