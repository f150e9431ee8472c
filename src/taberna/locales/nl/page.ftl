# Woorden van de pagina in de browser.

cli-serve-open = De pagina in je browser openen.
doctor-page = pagina
doctor-page-there = ingebouwd
doctor-page-missing = niet ingebouwd: Taberna speelt alleen in de terminal
doctor-page-build = Om in de browser te spelen: installeer Node.js 20 of nieuwer, zorg dat het register van npm bereikbaar is en installeer Taberna opnieuw.

## De zaal

page-hero = Kom binnen, ga zitten, speel mee
page-hero-line = Romeinse spellen voor mensen en eerlijke bots aan één tafel. Zonder aanmelden: een naam is genoeg.
page-home = Naar de zaal
page-nav = Hoofdmenu
page-loading = Een ogenblik …
page-play-now = Nu spelen
page-open = Tafel openen
page-learn = Leren
page-minutes = { $least }–{ $most } minuten
page-open-tables = Open tafels
page-open-tables-none = Er wacht nu niemand. Open een tafel en stuur iemand de link.
page-watch = Bezig, om te bekijken
page-my-games = Mijn spellen
page-my-games-none = Je spellen worden hier bewaard.
page-game-turn = Jij bent aan zet, gevraagd { $when }
page-game-asked = { $name } is aan zet, gevraagd { $when }
page-game-deadline = De tijd is om { $when }
page-game-won = Je hebt gewonnen · { $when }
page-game-lost = Gewonnen door { $names } · { $when }
page-game-rating = Rating { $change }
page-games-older = Oudere partijen
page-next-game = { $count ->
    [one] Volgende partij: { $game }
   *[other] Volgende partij: { $game } ({ $count } wachten op je)
}
page-join = Meespelen met een link
page-join-placeholder = de link die je kreeg
page-join-go = Erheen
page-upload = Een partij terugzien
page-fair-title = Eerlijke bots, eerlijke dobbelstenen
page-fair-bots = Bots zien precies wat een mens op hun plaats zou zien, en verder niets: geen verborgen kaarten, geen komende worpen.
page-fair-dice = Elke tafel legt vóór de eerste zet het startgetal van haar dobbelstenen vast en toont het aan het eind, zodat iedereen elke worp kan nagaan.
page-qr = Scan om aan te schuiven
page-qr-help = Telefoons in hetzelfde netwerk lezen hem met de camera.
page-lost-title = Hier is niets
page-lost-text = Misschien is de link onvolledig, of heeft deze tafel nooit bestaan.
page-closed = Deze tafel is vóór het spel gesloten.
page-status-waiting = wacht op spelers
page-status-playing = bezig
page-status-over = afgelopen
page-status-closed = gesloten

## Wie ik ben en wat ik fijn vind

page-name-title = Hoe heet je?
page-name-label = Naam
page-name-help = Alleen een naam; je kunt hem altijd veranderen.
page-name-go = Dat ben ik
page-name-change = Je naam veranderen
page-cancel = Annuleren
page-settings = Instellingen
page-language = Taal
page-theme = Uiterlijk
page-theme-auto = zoals op dit apparaat
page-theme-light = licht
page-theme-dark = donker
page-sound = Geluid
page-confirm-moves = Definitieve zetten bevestigen
page-confirm-help = Een zet die je niet kunt terugnemen, vraagt een tweede klik.
page-keys = Toetsen: Tab en pijlen gaan naar een oplichtend stuk, Enter kiest het, Esc gaat een stap terug, 1–9 drukken op de knoppen en portretten onderaan, U neemt terug, H vraagt een tip, R toont wat er sinds je laatste beurt gebeurde; elke toets springt naar het heden.

## Een tafel openen

page-open-title = Tafel openen: { $game }
page-open-seats = Wie speelt mee?
page-open-players = Spelers
page-open-options = Regels
page-open-table = Tafel
page-open-hints = Tips van een bot zijn toegestaan; het spel telt dan niet mee
page-outdated = De taberna is vernieuwd sinds deze pagina werd geladen. Laad haar opnieuw.
page-reload = Opnieuw laden
page-open-listed = Iedereen mag deze tafel vinden, niet alleen wie de link heeft
page-seat = Plaats { $number }
page-seat-me = Hier zit ik
page-seat-open = Open plaats
page-seat-here = Nog iemand aan dit scherm
page-seat-bot = Een bot
page-plays-like = Speelt als
page-seat-nobody = Iemand
page-clock = Bedenktijd
page-clock-none = zo lang je wilt
page-clock-quick = één minuut per zet
page-clock-calm = een half uur voor het hele spel
page-clock-post = drie dagen per zet
page-advised-alea-order_counts = De auteur raadt het aan wie het spel kent.
page-advised-pecunia = Laat in een eerste spel de donkerrode kaarten en alle modules weg. Meer dan twee modules tegelijk zijn voor wie het spel goed kent.
page-advised-pecunia-advanced = Voor wie al een paar keer gespeeld heeft.
page-choice-pecunia-edition-1 = 1 – het spel van 2005
page-choice-pecunia-edition-2 = 2 – het spel van 2016
page-choice-forum-scoring-patrician = patricisch – de meesten winnen veel
page-choice-forum-scoring-plebeian = plebejisch – de minsten verliezen veel
page-waiting-title = { $game }: wachten op spelers
page-waiting-text = Het spel begint zodra elke plaats bezet is. Stuur deze link naar wie mee moet spelen:
page-sit = Gaan zitten
page-stand = Opstaan
page-close-table = Deze tafel sluiten
page-link = De link naar deze tafel
page-copy = Link kopiëren
page-copied = Gekopieerd

## Aan tafel

page-table = Tafel
page-you = (jij)
page-bot = bot
page-away-left = is weggegaan; een bot speelt verder
page-away-time = heeft geen tijd meer; een bot speelt verder
page-banner-you = Jij:
page-banner-others = { $name } denkt na …
page-banner-waiting = Een ogenblik …
page-banner-over = Het spel is afgelopen.
page-link-lost = Verbinding verbroken. Nieuwe poging …
page-actions = Wat je kunt doen
page-steps = Je keuze tot nu toe
page-step-back = Terug
page-choose-glowing = Kies iets wat oplicht.
page-skip = Overslaan
page-undo = Terugnemen
page-hint = Tip
page-hint-help = Vraagt een bot wat hij zou doen en hoe groot ieders kans op winst is. Het spel telt dan niet meer mee voor de ranglijst.
page-advice = { $bot } zou: { $move }. Kans op winst:
page-side = Verloop, gesprek en regels
page-log = Verloop
page-chat = Chat
page-rules = Regels
page-clause = Regel { $id }
page-log-earlier = Toon wat eerder gebeurde
page-log-undone = { $name } neemt de laatste zet terug.
page-news-sat = { $name } gaat zitten.
page-news-stood = { $name } staat op.
page-news-left = { $name } is weggegaan; een bot speelt verder.
page-news-time = { $name } heeft geen tijd meer; een bot speelt verder.
page-news-back = { $name } is terug.
page-news-muted = { $name } mag niet meer praten.
page-news-unmuted = { $name } mag weer praten.
page-news-rematch = Er is een revanche.
page-news-closed = De tafel is gesloten.
page-news-hint = { $name } vraagt om een tip.
page-chat-empty = Nog niemand heeft iets gezegd.
page-chat-say = Zeg iets
page-chat-send = Sturen
page-watchers = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
page-leave = Tafel verlaten
page-leave-help = Een bot speelt voor je verder. Met de link kom je terug wanneer je wilt.
page-cover-title = Nu { $name }
page-cover-text = Geef het scherm door. Niemand anders mag nu kijken.
page-cover-lift = Ik ben { $name }
page-or = of
error-page-offline = De server is nu niet bereikbaar.

## Het einde

page-course = Hoe het ging
page-chart = De punten in de loop van het spel
page-chances = Kans op winst
page-chances-help = Geschat: vanaf elk van deze momenten is het spel vele keren willekeurig uitgespeeld.
page-moments = Beslissende momenten
page-moment = { $name } loopt { $gain } in op de anderen (zet { $moves })
page-rematch = Revanche
page-download = De partij downloaden
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-back = Eén zet terug
page-replay-next = Eén zet verder
page-replay-slider = Gespeelde zetten
page-dice-check = De dobbelstenen nagaan
page-dice-explained = Vóór de eerste zet legde deze tafel een geheim startgetal vast door de SHA-256 ervan te tonen. Elke worp volgt uit het startgetal. Download de partij en laat ‘taberna verify’ ze allemaal opnieuw trekken.
page-dice-commitment = Vóór het spel getoond:
page-dice-seed = Het startgetal:
page-dice-kept = Het startgetal is het getal dat was vastgelegd.
page-dice-broken = Het startgetal is niet het getal dat was vastgelegd!
page-dice-all = Allemaal opnieuw trekken
page-dice-fair = { $count ->
    [0] Het toeval had in dit spel niets te zeggen.
    [one] Eén uitkomst, zoals het startgetal die geeft.
   *[other] { $count } uitkomsten, allemaal zoals het startgetal ze geeft.
}
page-dice-wrong = Zet { $move } van de partij volgt niet uit het startgetal!

## Leren

page-learn-title = De spellen leren
page-games = Spellen
page-rules-search = Zoeken in de regels
page-rules-nothing = Niets gevonden.
page-lesson = Een korte les
page-lesson-step = Stap { $at } van { $count }
page-lesson-wrong = Dat kan ook, maar probeer waar de les over gaat.
page-lesson-done = Meer heb je niet nodig. De rest wijst zich aan tafel.
page-lesson-again = Vanaf het begin

## Performed in time

page-pace = Tempo van de anderen
page-pace-help = Een klik op de tafel, of een willekeurige toets, springt naar het heden.
page-pace-slow = langzaam
page-pace-normal = normaal
page-pace-quick = snel
page-pace-off = meteen
page-banner-choose = Kies wat je doet.
page-banner-absent = { $name } is aan de beurt, maar is er nu niet.
page-here = is er
page-not-here = is er nu niet
page-hit = Dit betreft jou:
page-recap = { $count ->
    [one] Eén ding gebeurde sinds je laatste beurt
   *[other] { $count } dingen gebeurden sinds je laatste beurt
}
page-recap-short = Sindsdien
page-recap-done = Terug naar nu
page-tray = Wat je kunt kiezen
page-tray-choose = { $name } kiezen
page-repeat = Alle { $left } van één
page-beyond-above = Nog { $count } te kiezen, verder omhoog
page-beyond-below = Nog { $count } te kiezen, verder omlaag
page-undo-none = Er valt niets terug te nemen: het toeval heeft gesproken, of anderen hebben sindsdien gehandeld.
page-close = Sluiten
page-understood = In orde
page-link-kept = Je zet wordt bewaard en verzonden zodra de verbinding er weer is.
page-link-late = Je laatste zet kon niet worden verzonden: intussen wordt iets anders gevraagd.
page-seal = Dobbelstenen verzegeld: { $start }…
page-seal-help = De SHA-256 van de geheime beginwaarde van al het toeval aan deze tafel, vastgelegd vóór de eerste zet. Deze browser onthoudt hem en vergelijkt aan het eind.
page-seal-same = Deze browser zag na { $moves } zetten hetzelfde zegel.
page-seal-other = Deze browser zag na { $moves } zetten een ander zegel!
page-end-win = Je wint!
page-end-share = Je wint, samen met { $names }.
page-end-lose = { $names } wint. Je bent nummer { $place } van { $count }.
page-replay = Naspelen
page-replay-start = Het spel begint.
page-analysis = Analyse
page-analyse = Deze partij onderzoeken
page-analyse-help = Wat was geluk en wat was kunde? Een eerste antwoord komt snel, het hele antwoord duurt tot een halve minuut.
page-practise = Oefenen
page-any-player = Speler
page-any-yes = ja
page-any-no = nee
page-offline-help = Tafels hebben de server nodig; regels en lessen die je al gelezen hebt, gaan ook zonder open.
page-send-away = Wegsturen
page-send-away-name = { $name } wegsturen
page-absent = { $name } heeft al tien minuten niet gespeeld.
page-absent-bot = { $bot } verder laten spelen
page-lesson-right = Juist. Dit gebeurt er:
page-lesson-skip = Deze stap overslaan
page-lesson-on = Verder: stap { $next } van { $count }
page-lesson-last = De les afronden
page-tally = Waar de punten vandaan komen
page-coach-play = Eerste keer? Laat zien hoe
page-coach-on = Begrepen
page-coach-off = Geen tips meer
