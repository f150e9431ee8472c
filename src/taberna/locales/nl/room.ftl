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

## Anderen vinden, en goede manieren

cli-serve-pairing = Zoveel seconden wachten mensen die anderen zoeken voordat bots de vrije plaatsen nemen.
cli-serve-chat = Of er aan de tafels gepraat mag worden.
cli-moderate = Wat mensen hebben gemeld, en wat je eraan doet.
cli-moderate-what = list, all, show, close, ban, unban, bans, block, unblock of blocks.
cli-moderate-which = De id van de melding of het begin ervan; voor ban en unban de persoon; voor block en unblock een adres, een netwerk zoals 203.0.113.0/24, of guests voor alle gasten.
cli-moderate-note = Waarom, voor jezelf en wie na je komt.
cli-moderate-days = Voor block: zoveel dagen lang; 0 voor altijd.
moderate-none = Er is niets te bekijken.
moderate-no-bans = Niemand is weggestuurd.
moderate-open = { $when } · open · { $name } ({ $person }), door { $reporter }, regels: { $lines }
moderate-done = { $when } · gesloten · { $name } ({ $person }), door { $reporter }, regels: { $lines }
moderate-table = Aan tafel { $table }. Andere meldingen over dezelfde persoon: { $count }
moderate-text = Opmerking: { $text }
moderate-note = Notitie: { $text }
moderate-closed = Melding { $which } is gesloten.
moderate-banned = { $which } mag niet meer binnen; een draaiende server weet het binnen seconden.
moderate-unbanned = { $which } mag weer binnen.
moderate-blocked = Van { $which } komen geen gasten meer binnen; een draaiende server weet het binnen enkele seconden.
moderate-unblocked = Gasten van { $which } mogen weer binnenkomen.
moderate-no-blocks = Gasten mogen overal vandaan binnenkomen.
error-no-such-command = “{ $text }” is er hier niet: { $choices }
error-no-such-report = Er is geen melding “{ $which }”, of meer dan één begint zo.
error-not-banned = Die persoon is niet weggestuurd.
error-banned = De beheerder van deze server heeft dit account gesloten.
error-no-guests = Gasten kunnen van hier nu niet binnenkomen. Met een account kan het wel.
error-not-blocked = Dat is niet geblokkeerd.
error-bad-network = “{ $text }” is geen adres en geen netwerk: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48, of guests.
error-no-such-person = Zo iemand is daar niet.
error-not-yourself = Dat zou jezelf zijn.
error-not-welcome = Wie deze tafel opende, wil niet met je spelen.
error-shunned-many = Je hebt al { $most } mensen gedempt of geblokkeerd; meer kan niet.
error-reports-many = { $most } van je meldingen zijn nog niet bekeken. Wacht even.
error-no-chat = Aan deze tafel wordt niet gepraat.
error-no-offer = Er ligt geen voorstel meer.
error-position-prepared = Dit spel begint met een voorbereide stelling; de opties blijven.
error-not-searching = Je zoekt nu niemand.
page-news-offer = { $name } stelt andere opties voor.
page-news-agreed = { $name } gaat akkoord.
page-news-declined = { $name } weigert.
page-news-options = Iedereen gaat akkoord: de nieuwe opties gelden.
page-find = Met mensen spelen
page-find-title = { $game } met mensen spelen
page-find-help = Wie hetzelfde zoekt, komt aan één tafel. Zijn het er te weinig, dan nemen bots de andere plaatsen.
page-find-go = Anderen zoeken
page-find-bot = Bots voor vrije plaatsen
page-find-waiting = { $count ->
    [one] Tot nu toe ben je alleen. Er zijn er { $players } nodig.
   *[other] { $count } van { $players } zijn er.
}
page-find-left = Over { $time } nemen bots de vrije plaatsen.
page-find-looking = { $count ->
    [one] Eén persoon zoekt anderen.
   *[other] { $count } mensen zoeken anderen.
}
page-seat-fill = Hier een bot neerzetten
page-offer-change = Opties wijzigen
page-offer-go = Aan iedereen voorstellen
page-offer-title = { $name } speelt liever zo:
page-offer-missing = Nog niet akkoord: { $names }
page-agree = Akkoord
page-decline = Weigeren
page-rematch-offered = { $name } biedt een revanche aan.
page-rematch-accept = Aannemen
page-open-chat = Aan deze tafel mag gepraat worden
page-no-chat = Aan deze tafel wordt niet gepraat.
page-rating = rating { $rating }
page-table-rated = telt mee
page-table-guests = telt niet mee: er speelt een gast
page-manners = Over { $name }
page-manners-title = Gedempt en geblokkeerd
page-manners-help = Je leest niet wat ze zeggen. Wie geblokkeerd is, wordt ook niet met je samengebracht en kan niet aan je tafels zitten.
page-manners-mute = Dempen
page-manners-block = Blokkeren
page-manners-none = Niet meer
page-manners-report = Aan de beheerder melden
page-manners-report-why = Wat is er gebeurd?
page-manners-report-go = Melden, met wat er gezegd is
page-manners-reported = De beheerder kijkt ernaar.
page-manners-hidden = { $count ->
    [one] Eén regel van iemand die je hebt gedempt, wordt niet getoond.
   *[other] { $count } regels van mensen die je hebt gedempt, worden niet getoond.
}
page-manners-silence = Aan deze tafel het zwijgen opleggen
page-manners-speak = Weer laten praten
