# Parole degli avvisi: tocca a qualcuno.

notice-turn-title = Tocca a te: { $game }
notice-turn = Tocca a te in { $game }. Al tavolo con te: { $others }.
notice-turn-alone = Tocca a te in { $game }.
notice-turn-of = In { $game } tocca a { $name }.
notice-stop = Basta avvisi, con un clic: { $link }
notice-stop-word = Basta avvisi
notice-hello-title = Taberna
notice-hello = D’ora in poi qui saprai quando tocca a te.
notice-confirm-title = Taberna: è la tua casella di posta?
notice-confirm = Qualcuno, speriamo tu, vuole sapere a questo indirizzo quando tocca a lui o a lei a un tavolo. Segui il collegamento se eri tu; se no non fare nulla, e non ne sentirai più parlare.

page-notices = Tocca a te
page-notices-help = Dove vuoi sapere che un tavolo ti aspetta mentre guardi altrove. Un avviso per turno, e nessuno che tu non chieda.
page-notices-browser = Avvisami in questo browser
page-notices-browser-blocked = Il tuo browser vieta le notifiche di questa pagina. Puoi permetterle nelle sue impostazioni per questo sito.
page-notices-mail = Casella di posta
page-notices-mail-go = Avvisami per posta
page-notices-mail-sent = Segui il collegamento che vi abbiamo appena mandato.
page-notices-webhook = Webhook
page-notices-webhook-help = Un indirizzo che prende messaggi: di ntfy, Discord, Slack o di un tuo programma.
page-notices-webhook-go = Avvisa là
page-notices-shape = Fatto per
page-notices-shape-json = Programma (JSON)
page-notices-shape-ntfy = ntfy
page-notices-shape-discord = Discord
page-notices-shape-slack = Slack
page-notices-kind-push = Browser: { $where }
page-notices-kind-mail = Posta: { $where }
page-notices-kind-webhook = Webhook: { $where }
page-notices-unconfirmed = non ancora confermata
page-notices-failing = non vi arriva nulla
page-notices-remove = Togli
page-notices-quiet = Ore di quiete
page-notices-quiet-help = Ciò che viene allora aspetta la loro fine. Secondo l’ora di { $zone }.
page-notices-from = Dalle
page-notices-until = Alle
page-notices-quiet-go = Ricorda
page-notices-quiet-none = Nessuna ora di quiete
page-notices-stopped = Là non saprai più nulla.
page-notices-confirmed = D’ora in poi là saprai quando tocca a te.
page-notices-stop-title = Avvisi
page-your-turn = Tocca a te

error-bad-address = Non è un indirizzo del web pubblico. Comincia con https://
error-notice-not-delivered = Non vi arriva nulla ({ $why }). L’indirizzo è giusto?
error-notices-many = Hai già { $most } indirizzi; di più non si può.
error-no-such-address = Questo indirizzo non c’è.
error-no-mail = Questo server non manda posta.
error-bad-link = Questo collegamento non è intero, o non serve più.
error-unknown-zone = Non c’è un fuso orario “{ $zone }”.
error-bad-smtp = --smtp vuole smtp://user:password@host:587?from=taberna@example.org, o smtps:// con TLS dalla prima parola.
