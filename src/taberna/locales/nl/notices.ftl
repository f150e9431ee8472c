# Woorden van berichten: iemand is aan zet.

notice-turn-title = Jij bent aan zet: { $game }
notice-turn = Jij bent aan zet in { $game }. Met jou aan tafel: { $others }.
notice-turn-alone = Jij bent aan zet in { $game }.
notice-turn-of = { $name } is aan zet in { $game }.
notice-stop = Hier niets meer van, met één klik: { $link }
notice-stop-word = Geen berichten meer
notice-hello-title = Taberna
notice-hello = Van nu af hoor je hier wanneer je aan zet bent.
notice-confirm-title = Taberna: is dit jouw postvak?
notice-confirm = Iemand, hopelijk jij, wil op dit adres horen wanneer hij of zij aan een tafel aan zet is. Volg de link als jij dat was; zo niet, doe niets, en je hoort er niet meer van.

page-notices = Jij bent aan zet
page-notices-help = Waar je wilt horen dat een tafel op je wacht terwijl je elders kijkt. Eén bericht per beurt, en geen enkel waar je niet om vraagt.
page-notices-browser = Bericht in deze browser
page-notices-browser-blocked = Je browser verbiedt meldingen van deze pagina. In zijn instellingen voor deze site kun je ze toestaan.
page-notices-mail = Postvak
page-notices-mail-go = Bericht per e-mail
page-notices-mail-sent = Volg de link die we daar net heen gestuurd hebben.
page-notices-webhook = Webhook
page-notices-webhook-help = Een adres dat berichten aanneemt: van ntfy, Discord, Slack of een programma van jezelf.
page-notices-webhook-go = Bericht daarheen
page-notices-shape = Gemaakt voor
page-notices-shape-json = Programma (JSON)
page-notices-shape-ntfy = ntfy
page-notices-shape-discord = Discord
page-notices-shape-slack = Slack
page-notices-kind-push = Browser: { $where }
page-notices-kind-mail = E-mail: { $where }
page-notices-kind-webhook = Webhook: { $where }
page-notices-unconfirmed = nog niet bevestigd
page-notices-failing = daar komt niets aan
page-notices-remove = Verwijderen
page-notices-quiet = Stille uren
page-notices-quiet-help = Wat dan komt, wacht tot ze voorbij zijn. Volgens de klok van { $zone }.
page-notices-from = Van
page-notices-until = Tot
page-notices-quiet-go = Bewaren
page-notices-quiet-none = Geen stille uren
page-notices-stopped = Daar hoor je niets meer.
page-notices-confirmed = Van nu af hoor je daar wanneer je aan zet bent.
page-notices-stop-title = Berichten
page-your-turn = Jij bent aan zet

error-bad-address = Dat is geen adres op het openbare web. Het begint met https://
error-notice-not-delivered = Daar komt niets aan ({ $why }). Klopt het adres?
error-notices-many = Je hebt al { $most } adressen; meer kan niet.
error-no-such-address = Dat adres is er niet.
error-no-mail = Deze server verstuurt geen e-mail.
error-bad-link = Deze link is niet heel, of is niet meer nodig.
error-unknown-zone = Er is geen tijdzone “{ $zone }”.
error-bad-smtp = --smtp wil smtp://user:password@host:587?from=taberna@example.org, of smtps:// met TLS vanaf het eerste woord.
