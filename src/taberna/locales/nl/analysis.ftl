# Geluk en kunde in afgelopen spellen.
analysis-title = { $game }: geluk en kunde van { $names }
analysis-estimates = Dit zijn allemaal schattingen. Een kans is een deel van de winst; ± is het 95%-interval dat van het aantal pogingen komt.
analysis-column-player = speler
analysis-column-result = uitslag
analysis-column-start = eerlijk deel
analysis-column-luck = geluk
analysis-column-own = eigen keuzes
analysis-column-others = keuzes van anderen
analysis-column-accuracy = nauwkeurigheid
analysis-label-best = beste
analysis-label-good = goed
analysis-label-inaccurate = onnauwkeurig
analysis-label-mistake = fout
analysis-label-blunder = blunder
analysis-decisions = Keuzes
analysis-column-number = zet
analysis-column-chosen = gekozen
analysis-column-rival = vergeleken met
analysis-column-gave = weggegeven
analysis-column-called = oordeel
analysis-alike = niet te onderscheiden
analysis-none = Geen keuze gaf duidelijk iets weg.
analysis-moments = Waar het voor { $name } op aankwam
analysis-moment-luck = Zet { $number }, toeval: { $move } ({ $change })
analysis-moment-own = Zet { $number }, eigen keuze: { $move } ({ $change })
analysis-moment-others = Zet { $number }, keuze van { $player }: { $move } ({ $change })
analysis-why-wins = ‘{ $better }’ wint meteen.
analysis-why-gains = Met ‘{ $better }’: { $events }
analysis-why-losses = Met ‘{ $chosen }’: { $events }
analysis-why-points = Zoals het verder verwacht wordt, heeft { $player } met ‘{ $better }’ { $points } punten en met ‘{ $chosen }’ { $others }.
analysis-stopped = Voor het einde gestopt: dit is wat tot dan toe bekeken is.
analysis-written = Geschreven naar { $path }
analysis-course = Winstkansen in de loop van het spel
analysis-course-key = Stippen zijn uitkomsten van het toeval die een kans sterk veranderden, kruisjes zijn fouten: hoe groter, hoe erger.
analysis-parts = Waar de uitslag vandaan komt
analysis-first = Een eerste antwoord, met weinig pogingen. Het hele antwoord is onderweg.
analysis-waiting = De partij wordt onderzocht.
analysis-fault-before = Vorige fout
analysis-fault-next = Volgende fout
analysis-slider = Door de partij gaan
analysis-choice = Zet { $number }: { $player } kiest
analysis-better = beter
analysis-gave = Dit geeft { $share } van een overwinning weg (± { $doubt }).
analysis-line = Zo gaat het waarschijnlijk verder:
analysis-both = Wat gekozen is, en waarmee het vergeleken is
analysis-after = De tafel na ‘{ $move }’
analysis-tried = Deze kansen zijn schattingen: ± is het 95%-interval dat van het aantal pogingen komt.
analysis-reckoned = Doorgerekend en niet op goed geluk geprobeerd, dus zonder ±. Wat daarna komt, blijft een schatting.
analysis-show = Op de tafel tonen
analysis-again = Vanaf hier nog eens
analysis-again-help = Een tafel met bots begint hier. Ze telt niet voor de rangschikking, en wat deze plaats niet kon weten wordt opnieuw gedeeld.
analysis-count = { $count ->
    [one] één beslissing
   *[other] { $count } beslissingen
 }
analysis-as-table = Hetzelfde als tabel

practise-title = { $game } oefenen
practise-own = { $count ->
    [one] Mijn fout oefenen
   *[other] Mijn { $count } fouten oefenen
 }
practise-right = Goed!
practise-wrong = Iets anders is beter.
practise-best = Het beste: ‘{ $move }’. De kans om te winnen is daarmee ongeveer { $chance }.
practise-yours = ‘{ $move }’: ongeveer { $chance }.
practise-next = Verder
practise-mistake = Een van je eigen fouten.
practise-puzzle = Eén keuze is duidelijk de beste. Welke?
practise-done = Dat is voor nu alles. Wat je geoefend hebt, komt na een paar dagen terug.
practise-help = Wat goed was, komt steeds later terug, wat fout was, komt gauw terug. Het blijft op dit apparaat en werkt zonder verbinding als het eenmaal open was.

error-analysis-unfinished = Dit spel is niet afgelopen: na { $moves } zetten gaat het nog door. Alleen afgelopen spellen kunnen worden geanalyseerd.
error-analysis-endless = Dit verslag heeft { $moves } zetten; meer dan { $most } worden niet geanalyseerd.
error-not-an-analysis = Dit is geen analyse die Taberna heeft geschreven.
error-analysis-quota = Je hebt sinds gisteren om deze tijd { $most } partijen laten onderzoeken. Meer is er per dag niet; wat onderzocht is, kun je zo vaak bekijken als je wilt.
error-analysis-gave-up = Deze partij kon niet worden onderzocht: het duurde te lang.
error-not-a-choice = Na { $moves } zetten hoefde niemand te kiezen. Een nieuwe poging begint bij een keuze.
