### Netze trainieren und mit ihnen spielen.

cli-train = Ein Netz trainieren, das ein Spiel spielt, durch Spiel gegen sich selbst (PPO), frühere Fassungen und Bots. Im Ordner liegt dann model.onnx, das in der Arena und an Tischen spielt. Strg-C hält an und behält, was gelernt ist.
cli-train-folder = Ordner des Laufs (Vorgabe: runs/SPIEL).
cli-train-resume = Den Lauf in diesem Ordner vom letzten Zwischenstand aus fortsetzen.
cli-train-start = Mit den Gewichten aus dem Ordner eines anderen Laufs oder aus einer model.onnx beginnen.
cli-train-size = Größe von Netz und Stapeln: tiny lernt in 20 Sekunden ein wenig, small ist für einen Laptop, large für eine Grafikkarte.
cli-train-at = Eine Art Tisch, an dem trainiert wird: die Zahl der Spieler, dann Optionen, zum Beispiel "4 advanced=yes" oder "2 modules". Mehrmals möglich (Vorgabe: alle Spielerzahlen, mit und ohne alle Module).
cli-train-beside = Ein Bot als Gegner an einigen Tischen, damit das Netz auch andere als sich selbst zu schlagen lernt. Mehrmals möglich (Vorgabe: thumb, wenn das Spiel Faustregeln hat, sonst random).
cli-train-bots = Anteil der Partien, in denen solche Bots mitspielen, von 0 bis 1.
cli-train-older = Anteil der Partien, in denen frühere Fassungen des Netzes mitspielen, von 0 bis 1.
cli-train-opening = Jede Partie mit bis zu so vielen zufälligen Entscheidungen beginnen, damit das Netz auch Stellungen lernt, zu denen sein eigenes Spiel nicht führt (Vorgabe: keine).
cli-train-teacher = Ein Bot, den das Netz zuerst nachahmt; das spart die meiste Zeit eines Anfangs aus dem Nichts.
cli-train-school = Minuten der Nachahmung, von allen Minuten des Trainings.
cli-train-watch = Den Lehrer zuerst so viele Partien gegen sich selbst spielen lassen und während der Nachahmung aus ihnen lernen: der schnellste Weg zu lernen, was Stellungen wert sind. Sie bleiben im Ordner des Laufs (Vorgabe: 0, der Lehrer wird gefragt, während gespielt wird).
cli-train-watch-minutes = Nach so vielen Minuten keine weiteren solchen Partien spielen (Vorgabe: unbegrenzt).
cli-train-kept = Eine von so vielen Stellungen dieser Partien behalten (Vorgabe: 10).
cli-train-minutes = Nach so vielen Minuten aufhören; mit --resume nach so vielen weiteren (Vorgabe: je nach Größe).
cli-train-updates = Nach so vielen Lernschritten aufhören, wenn die Minuten nicht vorher um sind; mit --resume nach so vielen weiteren (Vorgabe: unbegrenzt).
cli-train-tables = Partien, die gleichzeitig gespielt werden (Vorgabe: je nach Größe).
cli-train-width = Breite der Schichten des Netzes (Vorgabe: je nach Größe).
cli-train-blocks = Anzahl der Blöcke von Schichten (Vorgabe: je nach Größe).
cli-train-rate = Lernrate am Anfang (Vorgabe: je nach Größe). Mit --start vergisst das Netz bei einer kleineren weniger.
cli-train-minibatch = Entscheidungen in einem Minibatch (Vorgabe: je nach Größe).
cli-train-entropy = Gewicht des Entropie-Bonus, der belohnt, anderes zu versuchen (Vorgabe: 0,01). Für ein Netz, das schon viel kann, ist weniger besser.
cli-train-keep = Gewicht einer Strafe (KL-Divergenz) für Abweichen von dem, was das Netz nach der Nachahmung oder am Anfang gewählt hätte; lässt nach bis auf nichts (Vorgabe: 0).
cli-train-seed = Startzahl für Partien und Gewichte.
cli-train-device = Wo das Netz lernt, etwa cpu oder cuda:1 (Vorgabe: auf einer Grafikkarte, wenn es eine gibt).
cli-train-on = Wo trainiert wird: auf den Kernen dieses Rechners oder auf einem Ray-Cluster mit einem Lernenden je Grafikkarte. RAY_ADDRESS nennt den Cluster; sonst wird hier einer gestartet.
cli-train-learners = Zahl der Lernenden auf Ray (Vorgabe: einer je Grafikkarte, sonst einer).

train-line = Schritt { $update } · { $choices } Entscheidungen, { $rate } je Sekunde · Entropie { $entropy } · × fairer Anteil gegen { $others }
train-taught = Schritt { $update } · { $choices } Entscheidungen, { $rate } je Sekunde · wählt wie der Lehrer: { $right } %
train-watched = { $games } Partien des Lehrers gespielt
train-done = Trainiert. Lass es spielen: taberna arena { $game } { $model } citizen. Alles liegt in { $path }
train-stopped = Angehalten; was gelernt ist, bleibt. taberna train { $game } --folder { $path } --resume macht weiter, und { $model } spielt schon.
error-train-there-already = In { $path } liegt schon ein Lauf: --resume führt ihn fort, --folder nimmt einen anderen Ort.
error-train-nothing-there = In { $path } liegt kein Lauf, der fortgesetzt werden könnte.
error-train-fulfilled = Der Lauf in { $path } ist fertig, und { $model } spielt. Er geht weiter, wenn du sagst, wie lange: taberna train { $game } --folder { $path } --resume --minutes 10
error-train-no-card = PyTorch findet hier keine Grafikkarte { $device }: Lass --device weg.
error-train-settled = Ein Lauf, der fortgesetzt wird, behält seine Einstellungen: Lass --{ $option } weg oder beginne mit --start einen anderen Lauf.
error-model-not-read = { $path } lässt sich nicht als Netz lesen: { $why }
error-model-not-ours = { $path } ist kein Netz, das mit taberna train trainiert wurde.
error-model-other-game = { $path } hat { $learned } gelernt, nicht { $game }.
error-model-other-layout = { $path } wurde für eine ältere Form von { $game } trainiert: Was es liest und wählt, hat sich seitdem geändert. Trainiere es neu.
error-model-other-size = Das Netz in { $path } hat eine andere Größe als dieser Lauf: Gib --size, --width und --blocks so an wie damals beim Training.

doctor-networks = trainierte Netze
doctor-networks-there = { $games }
doctor-networks-none = es fehlt { $package }
doctor-networks-bring = Für Imperator und eigene Netze: pip install 'taberna[learned]'.
error-bad-own-bot = --bot will NAME=DATEI.onnx, einen Namen in Kleinbuchstaben, der keiner von diesen ist: { $taken }; „{ $wish }“ ist das nicht.
error-train-learners-on-ray = Mehrere Lernende brauchen --on ray, auf einem Rechner oder vielen.
error-train-watch-whom = --watch braucht einen Lehrer, zum Beispiel --teacher thumb.
error-train-watch-at-home = --watch geht nur auf einem Rechner: Lass --watch oder --on ray weg.
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
