# Woorden van de tafelserver.

bot-result = Het spel is voorbij. Punten per plaats: { $scores }
bot-table-closed = De tafel werd gesloten voordat er een spel begon.

server-starts = De taberna is open: { $address } (Ctrl-C sluit haar)
server-house = In dit huis, voor telefoons: { $address }
server-runs = De taberna is al open: { $address }
server-no-page = De tafelserver draait, maar de pagina zit niet in deze installatie. Zijn interface staat beschreven op /api/schema.

backup-written = { $path } is geschreven: { $rows } rijen. Er zitten startwaarden en sleutels in: houd het voor jezelf.
backup-restored = { $path } is teruggezet: { $rows } rijen. Start de server.

verify-moves = Alle { $moves } zetten zijn toegestaan, en de uitslag klopt.
verify-dice = { $outcomes ->
    [one] Eén uitkomst van het toeval, zoals de gepubliceerde startwaarde die geeft: eerlijk.
   *[other] { $outcomes } uitkomsten van het toeval, alle zoals de gepubliceerde startwaarde ze geeft: eerlijk.
}
verify-no-dice = Over de dobbelstenen is niets beloofd, dus daar valt niets te controleren.
verify-promise = Vóór de eerste zet beloofd: SHA-256 { $commitment }. Is dat wat de tafel je liet zien?

## Weigeringen

error-dice-unknown = Het verslag zegt niet hoe er gedobbeld is, dus dat valt niet te controleren.
error-dice-method = Er is gedobbeld volgens “{ $found }”; deze versie van Taberna controleert “{ $known }”.
error-dice-seed = De startwaarde in het verslag is geen hexadecimaal getal.
error-dice-commitment = De startwaarde is niet die welke voor het spel beloofd was: haar SHA-256 is anders.
error-dice-outcome = Zet { $number } van het verslag is “{ $move }”, maar de startwaarde geeft “{ $drawn }”.
error-db-address = “{ $text }” is geen adres van een database: schrijf postgresql://user@host/naam of sqlite:///bestand.
error-db-no-driver = PostgreSQL en Redis hebben meer pakketten nodig: pip install { $package }
error-db-not-opened = De database { $db } gaat niet open: { $why }
error-db-in-use = Een andere server gebruikt { $db } al. Stop die, of geef deze met TABERNA_DATA een eigen map.
error-backup-bad = { $path } is geen volledige reservekopie van Taberna.
error-backup-not-empty = Er zijn al mensen, tafels of toernooien in deze database: een reservekopie wordt in een lege teruggezet.
error-no-server = Op { $server } antwoordt geen tafelserver: { $why }
error-no-seat = Aan tafel { $table } is geen plaats vrij.
error-seat-perhaps = Er is in { $game } geen bot met de naam ‘{ $name }’. Bedoel je ‘{ $bot }’? Schrijf voor een persoon met die naam here:{ $name }.
error-no-such-table = Die tafel is er niet. Misschien is de link niet volledig?
error-no-such-seat = Er is geen plaats { $seat } aan deze tafel.
error-no-such-page = Op dit adres is niets.
error-table-waits = Het spel is nog niet begonnen.
error-has-started = Het spel is al begonnen.
error-stale-decision = Dat kwam te laat: het spel is verdergegaan.
error-not-your-turn = Je bent niet aan de beurt.
error-not-your-seat = Dat is niet jouw plaats.
error-seat-taken = Die plaats is bezet.
error-nothing-to-undo = Je kunt niets terugnemen: sinds je laatste zet heeft het toeval gesproken of iemand anders gezet.
error-no-hints = Aan deze tafel wordt zonder tips gespeeld.
error-no-advice = Er is nu even geen tip. Probeer het nog eens.
error-no-standin = Aan deze tafel speelt niemand voor je terwijl je weg bent.
error-no-table-entered = Ga eerst naar een tafel.
error-not-signed-in = Zeg ons eerst je naam.
error-not-host = Dat mag alleen wie de tafel geopend heeft.
error-not-over = Het spel is nog niet voorbij.
error-muted = De gastheer van deze tafel heeft je het zwijgen opgelegd.
error-empty-text = Daar valt niets in te lezen.
error-too-often = Te vaak. Wacht alsjeblieft { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-too-large = Dat is te groot.
error-nonsense = De server kon niets beginnen met wat hij kreeg.
error-not-understood = De server heeft het bericht niet begrepen.
error-bad-request = De server heeft het verzoek niet begrepen: { $why }
error-position-not-playable = Vanuit deze stelling kan niet worden doorgespeeld ({ $why }).
error-number-too-large = Het getal in { $field } is te groot, of het gaat te diep.
error-table-broken = Deze tafel kon niet opnieuw worden geopend. Hij blijft bewaard en niemand anders wordt gestoord.
error-table-old-rules = Dit spel is met oudere regels begonnen. Je kunt het bekijken en downloaden, maar niet verder spelen.
error-table-old-data = Dit spel is begonnen met kaarten die deze versie niet kent. Je kunt het bekijken en downloaden, maar niet verder spelen.
error-table-no-game = Het spel van deze tafel is hier niet geïnstalleerd. Je kunt het bekijken en downloaden, maar niet verder spelen.
error-too-many-undone = Je hebt { $most } zetten achter elkaar teruggenomen; speel nu verder.
error-record-too-long = Het verslag heeft { $moves } zetten; geen spel is langer dan { $most }.
error-one-seat = Je hebt al een plaats aan deze tafel.
error-not-shared = Aan deze tafel zit iedereen achter een eigen scherm.
error-not-absent = Een bot kan het overnemen als deze plaats { $minutes } minuten aan zet is, aan een tafel zonder klok.
error-common-password = Dat is een van de wachtwoorden die iedereen het eerst probeert. Kies een ander.
error-last-passkey = Dit is je enige manier om binnen te komen. Kies eerst een wachtwoord of voeg een andere passkey toe.
error-no-such-passkey = Die passkey is er niet.
error-foreign-host = Deze server is niet onder dat adres te bereiken.
error-too-slow = Het verzoek kwam niet op tijd.
error-too-many-tables = Je hebt { $most } spellen van bots lopen. Wacht tot er een is afgelopen.
error-db-in-use-alone = Een andere server gebruikt { $db } al. Meerdere processen hebben een Redis nodig: geef ze allemaal --redis.
error-db-damaged = De database { $db } is beschadigd: { $why }. Er is een kopie van vóór de laatste versiewissel: { $copy }
error-db-damaged-alone = De database { $db } is beschadigd: { $why }. Zet je eigen back-up terug.
error-server-error = Er ging iets mis in de server. Er is niets verloren; probeer het nog eens.
error-foreign-origin = Dat kwam van een pagina op een ander adres.
error-slow = De verbinding was te langzaam. Opnieuw verbinden …
error-signed-out = Je hebt je overal afgemeld.
error-wrong-password = Er is geen account met deze naam en dit wachtwoord.
error-login-taken = Er is al een account met de naam “{ $login }”.
error-clock-needs-standin = Met een klok moet er een bot zijn die overneemt als iemands tijd om is.
error-record-unfinished = Het spel van dit verslag is niet voorbij.
error-no-bot-in-file = In { $path } is geen bot: er moet een klasse met choose(view, decision) in staan.
error-bot-fails = De bot in { $path } faalt: { $why }
error-bot-loads-long = De bot in { $path } was na { $seconds } seconden nog niet geladen.
error-no-listening = De server kan niet luisteren op { $where }: { $why }
error-bad-origin = ‘{ $origin }’ is niet het adres van een pagina: schrijf https://example.org, zonder pad.
error-passkey-wrong = Deze passkey is hier niet bekend, of het antwoord kwam te laat.
error-passkeys-many = Je hebt al { $most } passkeys; meer kan niet.
error-passkey-browser = Passkeys maak en gebruik je in een browser.
error-db-newer = De database is van een nieuwere versie van Taberna (revisie { $revision }). Installeer die versie, of neem een andere database.
error-redis-not-reached = Redis is niet te bereiken: { $why }
error-redis-needs-db = Verschillende processen hebben een gedeelde PostgreSQL-database nodig: geef ook --db.
