# Wörter des Raums: was Leute unter sich abmachen.

## Urlaub, und was geschieht, wenn die Zeit um ist

cli-serve-vacation = So viele Tage im Jahr dürfen die Fernpartien einer Person ruhen; 0: keine.
page-late = Wenn jemandes Zeit um ist
page-late-bot = spielt ein Bot, bis die Person zurück ist
page-late-loss = hat die Person verloren; ein Bot spielt für die anderen weiter
page-away-lost = hat durch Zeit verloren; ein Bot spielt zu Ende
page-news-lost = { $name } hat die Zeit überschritten und verloren; ein Bot spielt zu Ende.
page-news-vacation = { $name } ist im Urlaub: diese Uhr steht still.
page-news-returned = { $name } ist aus dem Urlaub zurück.
page-on-vacation = im Urlaub; die Uhr steht still
page-vacation = Urlaub
page-vacation-help = Solange du fort bist, stehen die Uhren deiner Partien mit einem Tag oder mehr je Zug still. Alle an diesen Tischen sehen es. { $days } Tage im Jahr.
page-vacation-left = { $days ->
    [one] Ein Tag ist übrig.
   *[other] { $days } Tage sind übrig.
}
page-vacation-away = Du bist im Urlaub, längstens bis { $when }.
page-vacation-go = In den Urlaub
page-vacation-back = Ich bin zurück
error-seat-lost = Deine Zeit war um: an diesem Tisch ist das verloren. Du kannst zusehen, wie es ausgeht.
error-no-vacation-left = Die { $days } Urlaubstage dieses Jahres sind verbraucht.
page-pace-per-move = { $time } je Zug
page-pace-per-game = { $time } für die ganze Partie
