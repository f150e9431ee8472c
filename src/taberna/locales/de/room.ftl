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

## Mitspieler finden, und gutes Benehmen

cli-serve-pairing = So viele Sekunden warten Leute, die Mitspieler suchen, bis Bots die freien Plätze nehmen.
cli-serve-chat = Ob an den Tischen geredet werden darf.
cli-moderate = Was Leute gemeldet haben, und was du damit tust.
cli-moderate-what = list, all, show, close, ban, unban, bans, block, unblock oder blocks.
cli-moderate-which = Die Kennung der Meldung oder ihr Anfang; für ban und unban die Person; für block und unblock eine Adresse, ein Netz wie 203.0.113.0/24, oder guests für alle Gäste.
cli-moderate-note = Warum, für dich und die nach dir.
cli-moderate-days = Für block: so viele Tage lang; 0 für immer.
moderate-none = Es gibt nichts zu sichten.
moderate-no-bans = Niemand ist ausgesperrt.
moderate-open = { $when } · offen · { $name } ({ $person }), von { $reporter }, Zeilen: { $lines }
moderate-done = { $when } · erledigt · { $name } ({ $person }), von { $reporter }, Zeilen: { $lines }
moderate-table = Am Tisch { $table }. Weitere Meldungen über dieselbe Person: { $count }
moderate-text = Dazu: { $text }
moderate-note = Notiz: { $text }
moderate-closed = Meldung { $which } ist erledigt.
moderate-banned = { $which } darf nicht mehr herein; ein laufender Server weiß es in Sekunden.
moderate-unbanned = { $which } darf wieder herein.
moderate-blocked = Von { $which } kommen keine Gäste mehr herein; ein laufender Server weiß es in Sekunden.
moderate-unblocked = Gäste von { $which } dürfen wieder herein.
moderate-no-blocks = Gäste dürfen von überall herein.
error-no-such-command = „{ $text }“ gibt es hier nicht: { $choices }
error-no-such-report = Es gibt keine Meldung „{ $which }“, oder mehrere beginnen so.
error-not-banned = Diese Person ist nicht ausgesperrt.
error-banned = Der Betreiber dieses Servers hat dieses Konto gesperrt.
error-no-guests = Von hier können Gäste zur Zeit nicht hereinkommen. Mit einem Konto geht es.
error-not-blocked = Das ist nicht gesperrt.
error-bad-network = „{ $text }“ ist weder eine Adresse noch ein Netz: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48, oder guests.
error-no-such-person = So jemanden gibt es dort nicht.
error-not-yourself = Das wärst du selbst.
error-not-welcome = Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.
error-shunned-many = Du hast schon { $most } Leute stummgeschaltet oder blockiert; mehr geht nicht.
error-reports-many = { $most } deiner Meldungen sind noch nicht gesichtet. Bitte warte.
error-no-chat = An diesem Tisch wird nicht geredet.
error-no-offer = Es liegt kein Vorschlag mehr vor.
error-position-prepared = Dieses Spiel beginnt mit einer vorbereiteten Stellung; die Optionen bleiben.
error-not-searching = Du suchst gerade niemanden.
page-news-offer = { $name } schlägt andere Optionen vor.
page-news-agreed = { $name } ist einverstanden.
page-news-declined = { $name } lehnt ab.
page-news-options = Alle sind einverstanden: es gelten die neuen Optionen.
page-find = Mit Leuten spielen
page-find-title = { $game } mit Leuten spielen
page-find-help = Wer dasselbe sucht, kommt an einen Tisch. Sind es zu wenige, nehmen Bots die übrigen Plätze.
page-find-go = Mitspieler suchen
page-find-bot = Bots für freie Plätze
page-find-waiting = { $count ->
    [one] Bisher bist du allein. { $players } braucht es.
   *[other] { $count } von { $players } sind da.
}
page-find-left = In { $time } nehmen Bots die freien Plätze.
page-find-looking = { $count ->
    [one] Eine Person sucht Mitspieler.
   *[other] { $count } Leute suchen Mitspieler.
}
page-seat-fill = Bot hierher setzen
page-offer-change = Optionen ändern
page-offer-go = Allen vorschlagen
page-offer-title = { $name } möchte lieber so spielen:
page-offer-missing = Noch nicht einverstanden: { $names }
page-agree = Einverstanden
page-decline = Ablehnen
page-rematch-offered = { $name } bietet eine Revanche an.
page-rematch-accept = Annehmen
page-open-chat = An diesem Tisch darf geredet werden
page-no-chat = An diesem Tisch wird nicht geredet.
page-rating = Wertung { $rating }
page-table-rated = gewertet
page-table-guests = nicht gewertet: ein Gast spielt mit
page-manners = Zu { $name }
page-manners-title = Stummgeschaltet und blockiert
page-manners-help = Du liest nicht, was sie sagen. Wer blockiert ist, wird auch nicht mit dir zusammengebracht und kann sich nicht an deine Tische setzen.
page-manners-mute = Stummschalten
page-manners-block = Blockieren
page-manners-none = Nicht mehr
page-manners-report = Dem Betreiber melden
page-manners-report-why = Was ist passiert?
page-manners-report-go = Melden, mit dem Gesagten
page-manners-reported = Der Betreiber sieht es sich an.
page-manners-hidden = { $count ->
    [one] Eine Zeile von jemandem, den du stummgeschaltet hast, wird nicht gezeigt.
   *[other] { $count } Zeilen von Leuten, die du stummgeschaltet hast, werden nicht gezeigt.
}
page-manners-silence = An diesem Tisch stumm
page-manners-speak = Wieder reden lassen
