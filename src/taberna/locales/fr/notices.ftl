# Les mots des avis : c’est à quelqu’un de jouer.

notice-turn-title = À toi de jouer : { $game }
notice-turn = C’est à toi de jouer dans { $game }. À table avec toi : { $others }.
notice-turn-alone = C’est à toi de jouer dans { $game }.
notice-turn-of = C’est à { $name } de jouer dans { $game }.
notice-stop = Plus rien de tout cela, en un clic : { $link }
notice-stop-word = Plus d’avis
notice-hello-title = Taberna
notice-hello = Désormais tu apprends ici quand c’est à toi de jouer.
notice-confirm-title = Taberna : est-ce ta boîte aux lettres ?
notice-confirm = Quelqu’un, toi nous l’espérons, veut apprendre à cette adresse quand c’est son tour à une table. Suis le lien si c’était toi ; sinon ne fais rien, et tu n’en entendras plus parler.

page-notices = À toi de jouer
page-notices-help = Où tu veux apprendre qu’une table t’attend pendant que tu regardes ailleurs. Un avis par tour, et aucun sans que tu le demandes.
page-notices-browser = M’avertir dans ce navigateur
page-notices-browser-blocked = Ton navigateur interdit les notifications de cette page. Tu peux les permettre dans ses réglages pour ce site.
page-notices-mail = Adresse électronique
page-notices-mail-go = M’avertir par courriel
page-notices-mail-sent = Suis le lien que nous venons d’y envoyer.
page-notices-webhook = Webhook
page-notices-webhook-help = Une adresse qui prend des messages : de ntfy, Discord, Slack ou d’un programme à toi.
page-notices-webhook-go = Avertir là-bas
page-notices-shape = Fait pour
page-notices-shape-json = Programme (JSON)
page-notices-shape-ntfy = ntfy
page-notices-shape-discord = Discord
page-notices-shape-slack = Slack
page-notices-kind-push = Navigateur : { $where }
page-notices-kind-mail = Courriel : { $where }
page-notices-kind-webhook = Webhook : { $where }
page-notices-unconfirmed = pas encore confirmée
page-notices-failing = rien n’y arrive
page-notices-remove = Retirer
page-notices-quiet = Heures calmes
page-notices-quiet-help = Ce qui vient alors attend leur fin. À l’heure de { $zone }.
page-notices-from = De
page-notices-until = À
page-notices-quiet-go = Garder
page-notices-quiet-none = Pas d’heures calmes
page-notices-stopped = Tu n’y apprendras plus rien.
page-notices-confirmed = Désormais tu y apprends quand c’est à toi de jouer.
page-notices-stop-title = Avis
page-your-turn = À toi de jouer

error-bad-address = Ce n’est pas une adresse du web public. Elle commence par https://
error-notice-not-delivered = Rien n’y arrive ({ $why }). L’adresse est-elle juste ?
error-notices-many = Tu as déjà { $most } adresses ; c’est le maximum.
error-no-such-address = Cette adresse n’existe pas.
error-no-mail = Ce serveur n’envoie pas de courriels.
error-bad-link = Ce lien n’est pas entier, ou l’on n’en a plus besoin.
error-unknown-zone = Il n’y a pas de fuseau horaire « { $zone } ».
error-bad-smtp = --smtp veut smtp://user:password@host:587?from=taberna@example.org, ou smtps:// avec TLS dès le premier mot.
