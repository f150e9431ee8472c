# Worte des Tischservers.

bot-result = Das Spiel ist zu Ende. Punkte je Platz: { $scores }
bot-table-closed = Der Tisch wurde geschlossen, bevor ein Spiel begann.

server-starts = Die Taberna ist offen: { $address } (Strg-C schließt sie)
server-house = In diesem Haus, für Telefone: { $address }
server-runs = Die Taberna ist schon offen: { $address }
server-no-page = Der Tischserver läuft, aber die Seite ist in dieser Installation nicht enthalten. Seine Schnittstelle ist unter /api/schema beschrieben.

backup-written = { $path } ist geschrieben: { $rows } Zeilen. Startwerte und Schlüssel sind darin: gib sie nicht weiter.
backup-restored = { $path } ist eingespielt: { $rows } Zeilen. Starte den Server.

verify-moves = Alle { $moves } Züge sind erlaubt, und das Ergebnis stimmt.
verify-dice = { $outcomes ->
    [one] Ein Ergebnis des Zufalls, wie es der veröffentlichte Startwert ergibt: ehrlich.
   *[other] { $outcomes } Ergebnisse des Zufalls, alle wie sie der veröffentlichte Startwert ergibt: ehrlich.
}
verify-no-dice = Über die Würfel wurde nichts versprochen, also gibt es da nichts zu prüfen.
verify-promise = Vor dem ersten Zug versprochen: SHA-256 { $commitment }. Hat der Tisch dir das gezeigt?

## Ablehnungen

error-dice-unknown = Die Aufzeichnung sagt nicht, wie gewürfelt wurde; das lässt sich also nicht prüfen.
error-dice-method = Gewürfelt wurde nach „{ $found }“; diese Version von Taberna prüft „{ $known }“.
error-dice-seed = Der Startwert der Aufzeichnung ist keine Hexadezimalzahl.
error-dice-commitment = Der Startwert ist nicht der, der vor dem Spiel versprochen wurde: Sein SHA-256 ist ein anderer.
error-dice-outcome = Zug { $number } der Aufzeichnung ist „{ $move }“, der Startwert ergibt aber „{ $drawn }“.
error-db-address = „{ $text }“ ist keine Adresse einer Datenbank: schreib postgresql://user@host/name oder sqlite:///datei.
error-db-no-driver = PostgreSQL und Redis brauchen weitere Pakete: pip install { $package }
error-db-not-opened = Die Datenbank { $db } lässt sich nicht öffnen: { $why }
error-db-in-use = Ein anderer Server benutzt { $db } schon. Beende ihn, oder gib diesem mit TABERNA_DATA einen eigenen Ordner.
error-backup-bad = { $path } ist keine vollständige Sicherung von Taberna.
error-backup-not-empty = In dieser Datenbank sind schon Leute, Tische oder Turniere: eine Sicherung wird in eine leere eingespielt.
error-no-server = Unter { $server } antwortet kein Tischserver: { $why }
error-no-seat = Am Tisch { $table } ist kein Platz frei.
error-seat-perhaps = Es gibt in { $game } keinen Bot namens „{ $name }“. Meinst du „{ $bot }“? Für eine Person dieses Namens schreib here:{ $name }.
error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig?
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-table-waits = Das Spiel hat noch nicht begonnen.
error-has-started = Das Spiel hat schon begonnen.
error-stale-decision = Das kam zu spät: Das Spiel ist weitergegangen.
error-not-your-turn = Du bist nicht am Zug.
error-not-your-seat = Das ist nicht dein Platz.
error-seat-taken = Dieser Platz ist besetzt.
error-nothing-to-undo = Du kannst nichts zurücknehmen: Seit deinem letzten Zug hat der Zufall gesprochen oder jemand anderes gezogen.
error-no-hints = An diesem Tisch wird ohne Hinweise gespielt.
error-no-advice = Gerade ist kein Rat zu bekommen. Versuche es noch einmal.
error-no-standin = An diesem Tisch spielt niemand für dich, während du fort bist.
error-no-table-entered = Geh zuerst an einen Tisch.
error-not-signed-in = Sag uns zuerst deinen Namen.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-muted = Wer den Tisch eröffnet hat, hat dich stumm geschaltet.
error-empty-text = Darin gibt es nichts zu lesen.
error-too-often = Zu oft. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
error-too-large = Das ist zu groß.
error-nonsense = Der Server wurde aus dem, was er bekam, nicht klug.
error-not-understood = Der Server hat die Nachricht nicht verstanden.
error-bad-request = Der Server hat die Anfrage nicht verstanden: { $why }
error-position-not-playable = Diese Stellung lässt sich nicht weiterspielen ({ $why }).
error-number-too-large = Die Zahl in { $field } ist zu groß, oder es ist zu tief verschachtelt.
error-table-broken = Dieser Tisch ließ sich nicht wieder öffnen. Er bleibt aufbewahrt, und niemand sonst wird gestört.
error-table-old-rules = Dieses Spiel wurde nach älteren Regeln begonnen. Man kann es ansehen und herunterladen, aber nicht weiterspielen.
error-table-old-data = Dieses Spiel wurde mit Karten begonnen, die diese Version nicht kennt. Man kann es ansehen und herunterladen, aber nicht weiterspielen.
error-table-no-game = Das Spiel dieses Tisches ist hier nicht installiert. Man kann es ansehen und herunterladen, aber nicht weiterspielen.
error-too-many-undone = Du hast { $most } Züge nacheinander zurückgenommen; spiel jetzt weiter.
error-record-too-long = Die Aufzeichnung hat { $moves } Züge; kein Spiel ist länger als { $most }.
error-one-seat = Du hast an diesem Tisch schon einen Platz.
error-not-shared = An diesem Tisch sitzt jeder an einem eigenen Bildschirm.
error-not-absent = Ein Bot kann übernehmen, wenn dieser Platz { $minutes } Minuten lang am Zug war und der Tisch keine Uhr hat.
error-common-password = Das ist eines der Passwörter, die jeder zuerst versucht. Bitte wähl ein anderes.
error-last-passkey = Das ist dein einziger Weg hinein. Wähl zuerst ein Passwort oder füge einen anderen Passkey hinzu.
error-no-such-passkey = Diesen Passkey gibt es nicht.
error-foreign-host = Unter dieser Adresse ist dieser Server nicht zu erreichen.
error-too-slow = Die Anfrage kam nicht rechtzeitig.
error-too-many-tables = Du hast { $most } Spiele unter Bots laufen. Wart, bis eines aus ist.
error-db-in-use-alone = Ein anderer Server benutzt { $db } schon. Mehrere Prozesse brauchen ein Redis: Gib allen --redis.
error-db-damaged = Die Datenbank { $db } ist beschädigt: { $why }. Es gibt eine Kopie von vor dem letzten Versionswechsel: { $copy }
error-db-damaged-alone = Die Datenbank { $db } ist beschädigt: { $why }. Spiel deine eigene Sicherung zurück.
error-server-error = Im Server ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal.
error-foreign-origin = Das kam von einer Seite unter einer anderen Adresse.
error-slow = Die Verbindung war zu langsam. Neue Verbindung …
error-signed-out = Du hast dich überall abgemeldet.
error-wrong-password = Es gibt kein Konto mit diesem Namen und Passwort.
error-login-taken = Ein Konto namens „{ $login }“ gibt es schon.
error-clock-needs-standin = Mit einer Uhr muss es einen Bot geben, der übernimmt, wenn jemandes Zeit abgelaufen ist.
error-record-unfinished = Das Spiel dieser Aufzeichnung ist nicht zu Ende.
error-no-bot-in-file = In { $path } ist kein Bot: Es braucht eine Klasse mit choose(view, decision).
error-bot-fails = Der Bot in { $path } scheitert: { $why }
error-bot-loads-long = Der Bot in { $path } war nach { $seconds } Sekunden noch nicht geladen.
error-no-listening = Der Server kann an { $where } nicht lauschen: { $why }
error-bad-origin = „{ $origin }“ ist nicht die Adresse einer Seite: schreib https://example.org, ohne Pfad.
error-passkey-wrong = Dieser Passkey ist hier nicht bekannt, oder die Antwort kam zu spät.
error-passkeys-many = Du hast schon { $most } Passkeys; mehr geht nicht.
error-passkey-browser = Passkeys macht und benutzt man im Browser.
error-db-newer = Die Datenbank stammt von einer neueren Version von Taberna (Revision { $revision }). Installiere diese Version, oder nimm eine andere Datenbank.
error-redis-not-reached = Redis ist nicht zu erreichen: { $why }
error-redis-needs-db = Mehrere Prozesse brauchen eine gemeinsame PostgreSQL-Datenbank: gib auch --db an.
