### Netwerken trainen en ermee spelen.

cli-train = Een netwerk trainen dat een spel speelt, door het te spelen: tegen zichzelf, vroegere versies en bots. In de map staat dan model.onnx, dat in de arena en aan tafels speelt; Ctrl-C bewaart wat geleerd is.
cli-train-folder = Waar de training staat; runs/SPEL als er niets gezegd is.
cli-train-resume = Verdergaan vanaf het laatste bewaarpunt in de map.
cli-train-start = Beginnen met wat al geleerd is: de map van een training of het bestand van een netwerk.
cli-train-size = Hoe groot netwerk en partijen zijn: tiny leert in 20 seconden een beetje, small is voor een laptop, large voor een grafische kaart.
cli-train-at = Een soort tafel: het aantal spelers, dan opties, bijvoorbeeld "4 advanced=yes" of "2 modules". Mag vaker; anders alle aantallen spelers.
cli-train-beside = Een bot die aan sommige tafels zit, zodat het netwerk leert ook anderen dan zichzelf te verslaan. Mag vaker.
cli-train-bots = Het deel van de partijen waarin zulke bots meespelen, van 0 tot 1.
cli-train-older = Het deel van de partijen met vroegere versies.
cli-train-opening = Hoogstens zoveel keuzes worden aan het begin van een partij geloot, zodat het netwerk ook stellingen leert waar het zelf nooit zou komen.
cli-train-teacher = Een bot die het netwerk in het begin nadoet; dat spaart de tijd om het voor de hand liggende te vinden.
cli-train-school = Minuten, van het geheel, waarin het dat doet.
cli-train-watch = Zoveel partijen van de leraar worden eerst gespeeld en tijdens de school bestudeerd: de kortste weg om te leren wat een stelling waard is. Ze blijven in de map. 0: hij wordt gevraagd terwijl het netwerk leert.
cli-train-watch-minutes = Na zoveel minuten wordt niet verder toegekeken, hoeveel partijen het dan ook zijn.
cli-train-kept = Van de stellingen van een partij waarnaar wordt gekeken, wordt van één op zoveel geleerd; anders van één op tien.
cli-train-minutes = Stoppen na zoveel minuten; met --resume na nog eens zoveel.
cli-train-updates = Stoppen na zoveel leerstappen; met --resume na nog eens zoveel.
cli-train-tables = Partijen die tegelijk gespeeld worden.
cli-train-width = Breedte van de lagen van het netwerk.
cli-train-blocks = Aantal blokken van lagen.
cli-train-rate = Hoe snel het in het begin leert; anders zoals bij de grootte hoort. Een netwerk dat al veel kan (--start) vergeet minder als dit laag is.
cli-train-minibatch = Van hoeveel keuzes het tegelijk leert; anders zoals bij de grootte hoort.
cli-train-entropy = Wat het waard is iets anders te proberen; anders 0,01. Minder voor een netwerk dat al veel kan.
cli-train-keep = Hoe sterk het wordt gehouden aan wat het na de school of aan het begin koos; neemt af tot niets. 0: helemaal niet.
cli-train-seed = Startgetal voor partijen en gewichten.
cli-train-device = Waar het netwerk leert; op een grafische kaart als die er is.
cli-train-on = Waar geleerd wordt: op de kernen van deze machine, of op een Ray-cluster met een lerende per grafische kaart (RAY_ADDRESS zegt welk; anders wordt er hier een gestart).
cli-train-learners = Hoeveel er samen leren op Ray; anders zoveel als er grafische kaarten zijn.

train-line = stap { $update } · { $choices } keuzes, { $rate } per seconde · spreiding { $entropy } · eerlijke delen naast { $others }
train-taught = stap { $update } · { $choices } keuzes, { $rate } per seconde · kiest als de leraar: { $right } %
train-watched = { $games } partijen bekeken
train-done = Getraind. Laat het spelen: taberna arena { $game } { $model } citizen. Alles staat in { $path }
train-stopped = Gestopt; wat geleerd is blijft bewaard. taberna train { $game } --folder { $path } --resume gaat verder, en { $model } speelt al.
error-train-there-already = In { $path } staat al een training: --resume gaat ermee verder, --folder neemt een andere plaats.
error-train-nothing-there = In { $path } staat geen training die verder kan gaan.
error-train-fulfilled = De training in { $path } is klaar, en { $model } speelt. Ze gaat verder als je zegt hoelang: taberna train { $game } --folder { $path } --resume --minutes 10
error-train-no-card = PyTorch vindt hier geen grafische kaart { $device }: laat --device weg.
error-train-settled = Een training die verdergaat houdt haar instellingen: laat --{ $option } weg of begin een andere met --start.
error-model-not-read = { $path } is niet als netwerk te lezen: { $why }
error-model-not-ours = { $path } is geen netwerk dat met taberna train getraind is.
error-model-other-game = { $path } heeft { $learned } geleerd, niet { $game }.
error-model-other-layout = { $path } is getraind voor een oudere vorm van { $game }: wat het leest en kiest is sindsdien veranderd. Train het opnieuw.
error-model-other-size = Het netwerk in { $path } heeft een andere grootte dan deze training: geef --size, --width en --blocks zoals toen het getraind werd.

doctor-networks = getrainde spelers
doctor-networks-there = { $games }
doctor-networks-none = { $package } ontbreekt
doctor-networks-bring = Voor Imperator en andere getrainde spelers: pip install 'taberna[learned]'.
error-bad-own-bot = --bot wil NAAM=BESTAND.onnx, een naam in kleine letters die geen van deze is: { $taken }; “{ $wish }” is dat niet.
error-train-learners-on-ray = Meer lerenden hebben een plek nodig: --on ray, op één machine of vele.
error-train-watch-whom = Zeg wie er bekeken wordt: --teacher thumb.
error-train-watch-at-home = Partijen worden op één machine bekeken: zonder --watch of zonder --on ray.
error-train-learner-lost = Een lerende is verloren: { $why }. Wat tot de laatste tussenstand geleerd is, ligt in { $path }: --resume gaat verder.
error-train-lost-itself = Het netwerk is zichzelf kwijt: het leert in te grote stappen (--rate { $rate }). Begin een training die langzamer leert; wat tot de laatste tussenstand geleerd is, ligt in { $path } en kan haar --start zijn.
error-train-not-whole = { $path } is beschadigd; geen training kan daarvandaan verder. Als { $model } er is, kan een andere training daarmee beginnen: --start.
error-train-player-lost = Een proces dat partijen speelt is van buitenaf beëindigd (code { $exit }); misschien was er te weinig geheugen: minder --workers of --tables hebben minder nodig. Wat geleerd is blijft bewaard: --resume gaat verder.
error-train-too-large = Er is te weinig geheugen voor deze training: een kleinere --size, --width, --tables of --minibatch heeft minder nodig.
error-train-watched-nothing = Van { $games } partijen blijft geen stelling over om van te leren: bekijk er meer (--watch) of bewaar meer van hun stellingen (--kept 1).
error-train-watched-other = In { $path } staan partijen die bekeken zijn voor een training met andere instellingen: neem een andere --folder of verwijder die map.
error-train-watched-broken = { $path } is beschadigd: verwijder het, dan worden de partijen opnieuw bekeken.
error-model-other-shape = { $path } zegt dat het { $game } speelt, maar wat het leest of antwoordt heeft een andere grootte dan nodig. Train het opnieuw.
error-own-bot-twice = Twee bots kunnen niet dezelfde naam hebben: “{ $name }”. Geef elke --bot een eigen naam.
