# Worte der Benachrichtigungen: jemand ist am Zug.

notice-turn-title = Du bist am Zug: { $game }
notice-turn = Du bist in { $game } am Zug. Mit dir am Tisch: { $others }.
notice-turn-alone = Du bist in { $game } am Zug.
notice-turn-of = { $name } ist in { $game } am Zug.
notice-stop = Nichts mehr davon, mit einem Klick: { $link }
notice-stop-word = Nichts mehr davon
notice-hello-title = Taberna
notice-hello = Von jetzt an erfährst du hier, wenn du am Zug bist.
notice-confirm-title = Taberna: Ist das dein Postfach?
notice-confirm = Jemand, hoffentlich du, möchte unter dieser Adresse erfahren, wann er oder sie an einem Tisch am Zug ist. Folge dem Link, wenn du das warst; wenn nicht, tu nichts, und du hörst nie mehr davon.

page-notices = Du bist am Zug
page-notices-help = Wo du erfahren möchtest, dass ein Tisch auf dich wartet, während du anderswo hinsiehst. Eine Nachricht je Zug, und keine, um die du nicht bittest.
page-notices-browser = In diesem Browser benachrichtigen
page-notices-browser-blocked = Dein Browser verbietet dieser Seite Benachrichtigungen. In seinen Einstellungen für diese Seite kannst du sie erlauben.
page-notices-mail = Postfach
page-notices-mail-go = Per E-Mail benachrichtigen
page-notices-mail-sent = Folge dem Link, den wir eben dorthin geschickt haben.
page-notices-webhook = Webhook
page-notices-webhook-help = Eine Adresse, die Nachrichten annimmt: von ntfy, Discord, Slack oder einem eigenen Programm.
page-notices-webhook-go = Dort benachrichtigen
page-notices-shape = Gemacht für
page-notices-shape-json = Programm (JSON)
page-notices-shape-ntfy = ntfy
page-notices-shape-discord = Discord
page-notices-shape-slack = Slack
page-notices-kind-push = Browser: { $where }
page-notices-kind-mail = E-Mail: { $where }
page-notices-kind-webhook = Webhook: { $where }
page-notices-unconfirmed = noch nicht bestätigt
page-notices-failing = dort kommt nichts an
page-notices-remove = Entfernen
page-notices-quiet = Ruhezeit
page-notices-quiet-help = Was dann kommt, wartet, bis sie vorbei ist. Nach der Uhr von { $zone }.
page-notices-from = Von
page-notices-until = Bis
page-notices-quiet-go = Merken
page-notices-quiet-none = Keine Ruhezeit
page-notices-stopped = Dort hörst du nichts mehr.
page-notices-confirmed = Von jetzt an erfährst du dort, wenn du am Zug bist.
page-notices-stop-title = Benachrichtigungen
page-your-turn = Du bist am Zug

error-bad-address = Das ist keine Adresse im öffentlichen Netz. Sie beginnt mit https://
error-notice-not-delivered = Dort kommt nichts an ({ $why }). Stimmt die Adresse?
error-notices-many = Du hast schon { $most } Adressen; mehr geht nicht.
error-no-such-address = Diese Adresse gibt es nicht.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-bad-link = Dieser Link ist nicht vollständig, oder er wird nicht mehr gebraucht.
error-unknown-zone = Es gibt keine Zeitzone „{ $zone }“.
error-bad-smtp = --smtp möchte smtp://user:password@host:587?from=taberna@example.org, oder smtps:// mit TLS vom ersten Wort an.
