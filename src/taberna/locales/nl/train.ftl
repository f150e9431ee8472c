### Netwerken trainen en ermee spelen.

cli-train = Een netwerk trainen dat een spel speelt, door partijen tegen zichzelf (PPO), vroegere versies en bots. In de map staat dan model.onnx, dat in de arena en aan tafels speelt. Ctrl-C stopt en bewaart wat geleerd is.
cli-train-folder = Map van de training (standaard: runs/SPEL).
cli-train-resume = De training in die map voortzetten vanaf het laatste bewaarpunt.
cli-train-start = Beginnen met de gewichten uit de map van een andere training of uit een model.onnx.
cli-train-size = Grootte van netwerk en batches: tiny leert in 20 seconden een beetje, small is voor een laptop, large voor een grafische kaart.
cli-train-at = Een soort tafel om aan te trainen: het aantal spelers, dan opties, bijvoorbeeld "4 advanced=yes" of "2 modules". Mag vaker (standaard: alle aantallen spelers, met en zonder alle modules).
cli-train-beside = Een bot als tegenstander aan sommige tafels, zodat het netwerk ook anderen dan zichzelf leert verslaan. Mag vaker (standaard: thumb als het spel vuistregels heeft, anders random).
cli-train-bots = Deel van de partijen waarin zulke bots meespelen, van 0 tot 1.
cli-train-older = Deel van de partijen waarin vroegere versies van het netwerk meespelen, van 0 tot 1.
cli-train-opening = Elke partij beginnen met hoogstens zoveel willekeurige keuzes, zodat het netwerk ook stellingen leert waar zijn eigen spel niet zou komen (standaard: geen).
cli-train-teacher = Een bot die het netwerk eerst nadoet; dat spaart de meeste tijd van een begin vanaf nul.
cli-train-school = Minuten van nadoen, van alle minuten van de training.
cli-train-watch = De leraar eerst zoveel partijen tegen zichzelf laten spelen en er tijdens het nadoen van leren: de kortste weg om te leren wat stellingen waard zijn. Ze blijven in de map (standaard: 0, de leraar wordt gevraagd terwijl er gespeeld wordt).
cli-train-watch-minutes = Na zoveel minuten geen verdere partijen van de leraar spelen (standaard: onbeperkt).
cli-train-kept = Eén op zoveel stellingen van deze partijen bewaren (standaard: 10).
cli-train-minutes = Stoppen na zoveel minuten; met --resume na nog eens zoveel (standaard: naar grootte).
cli-train-updates = Stoppen na zoveel leerstappen, als de minuten niet eerder om zijn; met --resume na nog eens zoveel (standaard: onbeperkt).
cli-train-tables = Partijen die tegelijk gespeeld worden (standaard: naar grootte).
cli-train-width = Breedte van de lagen van het netwerk (standaard: naar grootte).
cli-train-blocks = Aantal blokken van lagen (standaard: naar grootte).
cli-train-rate = Leersnelheid in het begin (standaard: naar grootte). Met --start vergeet het netwerk minder bij een lagere.
cli-train-minibatch = Keuzes in een minibatch (standaard: naar grootte).
cli-train-entropy = Gewicht van de entropiebonus, die het proberen van andere zetten beloont (standaard: 0,01). Minder is beter voor een netwerk dat al veel kan.
cli-train-keep = Gewicht van een straf (KL-divergentie) voor afwijken van wat het netwerk na het nadoen of aan het begin koos; neemt af tot niets (standaard: 0).
cli-train-seed = Startgetal voor partijen en gewichten.
cli-train-device = Waar het netwerk leert, zoals cpu of cuda:1 (standaard: op een grafische kaart als die er is).
cli-train-on = Waar getraind wordt: op de kernen van deze machine, of op een Ray-cluster met een lerende per grafische kaart. RAY_ADDRESS noemt het cluster; anders wordt er hier een gestart.
cli-train-learners = Aantal lerenden op Ray (standaard: één per grafische kaart, anders één).

train-line = stap { $update } · { $choices } keuzes, { $rate } per seconde · entropie { $entropy } · × eerlijk deel tegen { $others }
train-taught = stap { $update } · { $choices } keuzes, { $rate } per seconde · kiest als de leraar: { $right } %
train-watched = { $games } partijen van de leraar gespeeld
train-done = Getraind. Laat het spelen: taberna arena { $game } { $model } citizen. Alles staat in { $path }
train-stopped = Gestopt; wat geleerd is blijft bewaard. taberna train { $game } --folder { $path } --resume gaat verder, en { $model } speelt al.
error-train-there-already = In { $path } staat al een training: --resume gaat ermee verder, --folder neemt een andere plaats.
error-train-nothing-there = In { $path } staat geen training om voort te zetten.
error-train-fulfilled = De training in { $path } is klaar, en { $model } speelt. Ze gaat verder als je zegt hoelang: taberna train { $game } --folder { $path } --resume --minutes 10
error-train-no-card = PyTorch vindt hier geen grafische kaart { $device }: laat --device weg.
error-train-settled = Een training die wordt voortgezet houdt haar instellingen: laat --{ $option } weg of begin een andere met --start.
error-model-not-read = { $path } is niet als netwerk te lezen: { $why }
error-model-not-ours = { $path } is geen netwerk dat met taberna train getraind is.
error-model-other-game = { $path } heeft { $learned } geleerd, niet { $game }.
error-model-other-layout = { $path } is getraind voor een oudere vorm van { $game }: wat het leest en kiest is sindsdien veranderd. Train het opnieuw.
error-model-other-size = Het netwerk in { $path } heeft een andere grootte dan deze training: geef --size, --width en --blocks zoals toen het getraind werd.

doctor-networks = getrainde netwerken
doctor-networks-there = { $games }
doctor-networks-none = { $package } ontbreekt
doctor-networks-bring = Voor Imperator en eigen netwerken: pip install 'taberna[learned]'.
error-bad-own-bot = --bot wil NAAM=BESTAND.onnx, een naam in kleine letters die geen van deze is: { $taken }; “{ $wish }” is dat niet.
error-train-learners-on-ray = Meer lerenden hebben --on ray nodig, op één machine of vele.
error-train-watch-whom = --watch heeft een leraar nodig, bijvoorbeeld --teacher thumb.
error-train-watch-at-home = --watch werkt alleen op één machine: laat --watch of --on ray weg.
error-train-learner-lost = Een lerende is uitgevallen: { $why }. Wat tot het laatste bewaarpunt geleerd is, staat in { $path }: --resume gaat verder.
error-train-lost-itself = Het netwerk is zichzelf kwijt: het leert in te grote stappen (--rate { $rate }). Begin een training die langzamer leert; wat tot de laatste tussenstand geleerd is, ligt in { $path } en kan haar --start zijn.
error-train-not-whole = { $path } is beschadigd; geen training kan daarvandaan verder. Als { $model } er is, kan een andere training daarmee beginnen: --start.
error-train-player-lost = Een proces dat partijen speelt is van buitenaf beëindigd (code { $exit }); misschien was er te weinig geheugen: minder --workers of --tables hebben minder nodig. Wat geleerd is blijft bewaard: --resume gaat verder.
error-train-too-large = Er is te weinig geheugen voor deze training: een kleinere --size, --width, --tables of --minibatch heeft minder nodig.
error-train-watched-nothing = Van { $games } partijen blijft geen stelling over om van te leren: bekijk er meer (--watch) of bewaar meer van hun stellingen (--kept 1).
error-train-watched-other = In { $path } staan partijen die bekeken zijn voor een training met andere instellingen: neem een andere --folder of verwijder die map.
error-train-watched-broken = { $path } is beschadigd: verwijder het, dan worden de partijen opnieuw bekeken.
error-model-other-shape = { $path } zegt dat het { $game } speelt, maar wat het leest of antwoordt heeft een andere grootte dan nodig. Train het opnieuw.
error-own-bot-twice = Twee bots kunnen niet dezelfde naam hebben: “{ $name }”. Geef elke --bot een eigen naam.
