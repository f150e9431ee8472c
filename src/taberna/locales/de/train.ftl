### Netze trainieren und mit ihnen spielen.

cli-train = Ein Netz trainieren, das ein Spiel spielt: gegen sich selbst, frühere Fassungen und Bots. Im Ordner liegt dann model.onnx, das in der Arena und an Tischen spielt; Strg-C behält, was gelernt ist.
cli-train-folder = Wo der Lauf liegt; runs/SPIEL, wenn nichts gesagt ist.
cli-train-resume = Vom letzten Zwischenstand im Ordner aus weitermachen.
cli-train-start = Mit dem beginnen, was schon gelernt ist: der Ordner eines Laufs oder die Datei eines Netzes.
cli-train-size = Wie groß Netz und Stapel sind: tiny lernt in 20 Sekunden ein wenig, small ist für einen Laptop, large für eine Grafikkarte.
cli-train-at = Eine Art Tisch: die Zahl der Spieler, dann Optionen, zum Beispiel "4 advanced=yes" oder "2 modules". Mehrmals möglich; sonst alle Spielerzahlen.
cli-train-beside = Ein Bot, der an einigen Tischen mitspielt, damit das Netz auch andere als sich selbst zu schlagen lernt. Mehrmals möglich.
cli-train-bots = Der Anteil der Partien, in denen solche Bots mitspielen, von 0 bis 1.
cli-train-older = Der Anteil der Partien mit früheren Fassungen.
cli-train-opening = So viele Entscheidungen werden am Anfang einer Partie höchstens gelost, damit das Netz auch Stellungen lernt, zu denen es selbst nie käme.
cli-train-teacher = Ein Bot, den das Netz anfangs nachahmt; das spart die Zeit, das Naheliegende herauszufinden.
cli-train-school = Minuten, von allen, in denen es das tut.
cli-train-watch = So viele Partien des Lehrers werden zuerst gespielt und während der Schulzeit ausgewertet: der schnellste Weg zu lernen, was eine Stellung wert ist. Sie bleiben im Ordner des Laufs. 0: Er wird gefragt, während das Netz lernt.
cli-train-watch-minutes = Nach so vielen Minuten wird nicht weiter zugeschaut, wie viele Partien es dann auch sind.
cli-train-kept = Von den Stellungen einer Partie, der zugeschaut wird, wird aus einer von so vielen gelernt; sonst aus jeder zehnten.
cli-train-minutes = Nach so vielen Minuten aufhören; mit --resume nach so vielen weiteren.
cli-train-updates = Nach so vielen Lernschritten aufhören; mit --resume nach so vielen weiteren.
cli-train-tables = Partien, die gleichzeitig gespielt werden.
cli-train-width = Breite der Schichten des Netzes.
cli-train-blocks = Anzahl seiner Blöcke von Schichten.
cli-train-rate = Wie schnell es anfangs lernt; sonst, wie es zur Größe gehört. Ein Netz, das schon viel kann (--start), vergisst weniger, wenn das klein ist.
cli-train-minibatch = Aus wie vielen Entscheidungen es auf einmal lernt; sonst, wie es zur Größe gehört.
cli-train-entropy = Was es wert ist, anderes zu versuchen; sonst 0,01. Weniger für ein Netz, das schon viel kann.
cli-train-keep = Wie fest es bei dem gehalten wird, was es nach der Schule oder am Anfang gewählt hätte; lässt nach bis auf nichts. 0: gar nicht.
cli-train-seed = Startzahl für Partien und Gewichte.
cli-train-device = Wo das Netz lernt; auf einer Grafikkarte, wenn es eine gibt.
cli-train-on = Wo gelernt wird: auf den Kernen dieses Rechners oder auf einem Ray-Cluster, mit einem Lernenden je Grafikkarte (RAY_ADDRESS sagt, auf welchem; sonst wird hier einer gestartet).
cli-train-learners = Wie viele auf Ray zusammen lernen; sonst so viele, wie es Grafikkarten gibt.

train-line = Schritt { $update } · { $choices } Entscheidungen, { $rate } je Sekunde · Streuung { $entropy } · faire Anteile neben { $others }
train-taught = Schritt { $update } · { $choices } Entscheidungen, { $rate } je Sekunde · wählt wie der Lehrer: { $right } %
train-watched = { $games } Partien angesehen
train-done = Trainiert. Lass es spielen: taberna arena { $game } { $model } citizen. Alles liegt in { $path }
train-stopped = Angehalten; was gelernt ist, bleibt. taberna train { $game } --folder { $path } --resume macht weiter, und { $model } spielt schon.
error-train-there-already = In { $path } liegt schon ein Lauf: --resume führt ihn fort, --folder nimmt einen anderen Ort.
error-train-nothing-there = In { $path } liegt kein Lauf, der weitergehen könnte.
error-train-fulfilled = Der Lauf in { $path } ist fertig, und { $model } spielt. Er geht weiter, wenn du sagst, wie lange: taberna train { $game } --folder { $path } --resume --minutes 10
error-train-no-card = PyTorch findet hier keine Grafikkarte { $device }: Lass --device weg.
error-train-settled = Ein Lauf, der weitergeht, behält seine Einstellungen: Lass --{ $option } weg oder beginne mit --start einen anderen Lauf.
error-model-not-read = { $path } lässt sich nicht als Netz lesen: { $why }
error-model-not-ours = { $path } ist kein Netz, das mit taberna train trainiert wurde.
error-model-other-game = { $path } hat { $learned } gelernt, nicht { $game }.
error-model-other-layout = { $path } wurde für eine ältere Form von { $game } trainiert: Was es liest und wählt, hat sich seitdem geändert. Trainiere es neu.
error-model-other-size = Das Netz in { $path } hat eine andere Größe als dieser Lauf: Gib --size, --width und --blocks so an wie damals beim Training.

doctor-networks = gelernte Spieler
doctor-networks-there = { $games }
doctor-networks-none = es fehlt { $package }
doctor-networks-bring = Für Imperator und andere gelernte Spieler: pip install 'taberna[learned]'.
error-bad-own-bot = --bot will NAME=DATEI.onnx, einen Namen in Kleinbuchstaben, der keiner von diesen ist: { $taken }; „{ $wish }“ ist das nicht.
error-train-learners-on-ray = Mehrere Lernende brauchen einen Ort: --on ray, auf einem Rechner oder vielen.
error-train-watch-whom = Wem zugesehen wird, muss gesagt werden: --teacher thumb.
error-train-watch-at-home = Zugesehen wird auf einem Rechner: ohne --watch oder ohne --on ray.
error-train-learner-lost = Ein Lernender ist ausgefallen: { $why }. Was bis zum letzten Zwischenstand gelernt wurde, liegt in { $path }: --resume macht weiter.
error-train-lost-itself = Das Netz hat sich verloren: Es lernt in zu großen Schritten (--rate { $rate }). Beginne einen Lauf, der langsamer lernt; was bis zum letzten Zwischenstand gelernt wurde, liegt in { $path } und kann sein --start sein.
error-train-not-whole = { $path } ist beschädigt; kein Lauf kann von dort aus weitergehen. Wenn es { $model } gibt, kann ein anderer Lauf damit beginnen: --start.
error-train-player-lost = Ein Prozess, der Partien spielt, wurde von außen beendet (Code { $exit }); vielleicht fehlte Speicher: Weniger --workers oder --tables brauchen weniger. Was gelernt ist, bleibt: --resume macht weiter.
error-train-too-large = Für diesen Lauf reicht der Speicher nicht: Kleineres --size, --width, --tables oder --minibatch braucht weniger.
error-train-watched-nothing = Von { $games } Partien bleibt keine Stellung, aus der gelernt werden kann: Sieh mehr Partien zu (--watch) oder behalte mehr Stellungen (--kept 1).
error-train-watched-other = In { $path } liegen Partien, denen für einen Lauf mit anderen Einstellungen zugesehen wurde: Nimm einen anderen --folder oder lösche diesen Ordner.
error-train-watched-broken = { $path } ist beschädigt: Lösche die Datei, dann wird den Partien neu zugesehen.
error-model-other-shape = { $path } soll { $game } spielen, aber was es liest oder antwortet, hat eine andere Größe als nötig. Trainiere es neu.
error-own-bot-twice = Zwei Bots können nicht denselben Namen haben: „{ $name }“. Gib jedem --bot einen eigenen.
