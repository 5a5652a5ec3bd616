### Les textes de l'interface. Les mots des jeux viennent des jeux.

## Everywhere
name = Astrarium
tagline = Jeux de stratégie spatiale : jouez, rejouez, comprenez pourquoi vous avez gagné.
loading = Chargement…
close = Fermer
again = Réessayer
to-start = Vers la page d'accueil
lost-title = Il n'y a rien à cette adresse
no-match = Cette partie n'existe pas
no-server = Le serveur ne répond pas
server-away = Le serveur ne répond pas. En attendant, vous pouvez lire ici les leçons et l'essentiel des règles.
setting-language = Langue
setting-theme = Thème
setting-pace = Rythme des coups des autres
theme-auto = Selon l'appareil
theme-night = Nuit
theme-day = Jour
pace-calm = Calme
pace-quick = Rapide
pace-instant = Immédiat
setting-motion = Mouvement
automatic = Réponses automatiques : { $on } sur { $count }
automatic-help = Les questions qui n'ont qu'une réponse sensée la reçoivent dans votre plan. C'est toujours vous qui confirmez, et une réponse peut être annulée.
setting-sound = Son
copied = Copié
cancel = Annuler

## Start page
games = Jeux
play-now = Jouer
against-bots = Contre des robots
pass-and-play = Sur un seul écran
invite-friends = Inviter des amis
more-ways = Autres façons de jouer à { $game }
against = Contre
players-range = { $least }–{ $most } joueurs
minutes = { $minutes } min
weight-light = léger
weight-medium = moyen
weight-heavy = exigeant
pack = Paquet { $name } { $version }
pack-help =
    { $count ->
        [one] Un élément de ce jeu vient d'un paquet d'éléments ; empreinte { $digest }
       *[other] { $count } éléments de ce jeu viennent d'un paquet d'éléments ; empreinte { $digest }
    }
continue = Reprendre
finished = Terminées
watch = Regarder
watch-none = Aucune partie publique n'est en cours.
open-record = Ouvrir un enregistrement
open-record-help = Choisissez un fichier .rec ou collez son texte : il s'ouvre en relecture.
record-file = Fichier
record-text = Texte de l'enregistrement
open = Ouvrir
no-matches = Les parties que vous commencez vous attendront ici.
your-turn = À vous
waiting-for = À { $who } de jouer
match-over = Terminée
match-replay = Relecture
match-round = manche { $round }
match-delete = Supprimer
match-delete-sure = Supprimer définitivement cette partie ({ $game }) ?
match-delete-help = Elle disparaît avec son journal et son enregistrement, sans retour possible.
my-name = Votre nom
save = Enregistrer
guest-note = Aucun compte nécessaire : ce navigateur se souvient de vos places.

## Levels of bots
level-1 = Première partie
level-2 = Novice
level-3 = Occasionnel
level-4 = Habile
level-5 = Expérimenté
level-6 = Fort
level-7 = Expert
level-master = Maître
old-level-beginner = Débutant
old-level-easy = Facile
old-level-medium = Moyen
old-level-hard = Difficile

## Characters of bots
character = Caractère
character-none = Caractère : sans goût particulier
character-choice = { $name } : { $temper }
character-builder = Bâtisseur
character-builder-temper = construit avant tout
character-explorer = Explorateur
character-explorer-temper = premier partout
character-raider = Pillard
character-raider-temper = rafle ce que d'autres convoitent

## New match
new-match = Nouvelle partie : { $game }
seats = Places
seat-number = Place { $number }
seat-me = Moi
seat-shared = Sur cet écran
seat-open = Un ami, sur invitation
seat-bot = Robot
seat-name = Nom
options = Options des règles
private-match = Privée : absente de la liste des parties à regarder
hints-allowed = Les conseils d'un robot sont permis
begin = Commencer
number-of-players = Nombre de joueurs

## Table
board = Plateau
prompt = Que faire
actions = Actions
table-parts = Parties de la table
tab-board = Plateau
tab-players = Joueurs
tab-log = Journal
tab-rules = Règles
tab-chat = Messages
unread =
    { $count ->
        [one] { $count } message non lu
       *[other] { $count } messages non lus
    }
tab-text = Texte
confirm = Confirmer
undo = Annuler
undo-luck = Le hasard s'est montré : rien de ce qui précède ne peut être annulé.
undo-sent = Ce qui est confirmé ne peut plus être annulé.
reset = Recommencer
hint = Conseil
skip = Passer
everything = Tous les coups
choose-kind = Ou choisissez quoi faire
choose-way = Par quel chemin ?
plan-ready = { $who }, voici votre plan. Confirmez-le ou revenez en arrière.
plan-ready-luck = { $who }, le hasard décide ensuite. Confirmez pour le voir ; ce qui précède sera alors définitif.
cost = Plan : { $list }
answered = Répondu pour vous : { $list }
planned =
    { $count ->
        [one] { $count } étape prévue
       *[other] { $count } étapes prévues
    }
choose = { $who }, choisissez un coup.
waits-bot = { $who } réfléchit.
waits-person = C'est à { $who } de jouer.
waits-begin = La partie commence dès que l'un de ses joueurs est là.
waits-open = En attente de joueurs : { $count ->
        [one] une place est libre.
       *[other] { $count } places sont libres.
    }
happening = { $who } joue.
happening-luck = Les dés roulent…
match-ended = La partie est finie.
hinted = Le robot choisirait : { $move } ({ $share } % de sa réflexion)
do-hint = Faire cela
title-turn = ● À vous · { $game }
title-match = { $game } · Astrarium
notify-turn = C'est votre tour.
notify-allow = Me prévenir quand c'est mon tour
notify-on = Un avis vous dira quand ce sera votre tour.
connection-lost = La connexion est perdue. Nouvel essai…
connecting = Connexion…
watching = Vous regardez
watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
place-1 = 1er
place-2 = 2e
place-3 = 3e
place-4 = 4e
you = vous
away = absent
free-seat = place libre
to-act = à jouer
seat-colour-0 = Vermillon
seat-colour-1 = Bleu
seat-colour-2 = Vert
seat-colour-3 = Jaune
bot = robot
menu = Menu
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Tout le plateau
stack = Pile
stack-next = Ensuite
in-hand = En main
action-points = Points d'action

## Invitation, leaving, other devices
invite-title = Inviter des amis
invite-help =
    { $count ->
        [1] La place libre a un lien, valable une fois. Envoyez-le à un ami.
       *[other] Chaque place libre a son propre lien, valable une fois. Envoyez-en un différent à chaque ami.
    }
invite-copy = Copier le lien
to-table = À la table
join-title = Une invitation pour vous
join-host = { $who } vous invite à jouer à { $game }.
join-help = Prenez la place libre, ou regardez simplement.
join = Prendre la place
join-seat = Prendre la place { $number }
just-watch = Regarder seulement
leave = Quitter la partie
leave-sure = Votre place se libère, et vous ne pourrez pas la reprendre de vous-même. Les autres peuvent laisser jouer un robot.
leave-not = Rester
leave-really = Quitter maintenant
takeover = Laisser jouer un robot
takeover-wishes =
    { $count ->
        [one] { $count } voix pour l'instant
       *[other] { $count } voix pour l'instant
    }
device = Passer sur un autre appareil
device-help = Ouvrez-y ce lien et confirmez. Il est valable une fois, pendant 30 minutes.
device-title = Passer sur cet appareil
device-what =
    { $count ->
        [one] La place marquée ci-dessus passe dans ce navigateur. L'appareil qu'elle quitte ne pourra plus que regarder.
       *[other] Les places marquées ci-dessus passent dans ce navigateur. L'appareil qu'elles quittent ne pourra plus que regarder.
    }
device-moves = passe ici
device-claim = Continuer ici
device-here = Vous jouez déjà sur cet appareil. Ouvrez le lien sur l'autre.
device-to-table = Vers la table
download-record = Télécharger l'enregistrement
rematch = Revanche
rematch-join = Vers la revanche
replay = Relecture

## What happened since my last turn
recap-since = Depuis mon dernier tour
recap-turn = Ce tour
recap-again = Rejouer
recap-less = Réduire
recap-more = Détails
recap-mine = Vos points depuis
thinks = réfléchit…
recap-idle = pas encore de tour

## Log, rules, chat
log-empty = Rien ne s'est encore passé.
log-planned = prévu
chance = Le hasard
to-event = Voir l'événement { $number }
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] { $count } règle
       *[other] { $count } règles
    }
read-rule = Règle { $clause }
chat-empty = Dites bonjour.
chat-say = Message
chat-send = Envoyer
chat-quiet = Personne n'a encore rien dit.
chat-closed = Seuls les joueurs discutent ici. Ils peuvent ouvrir la discussion aux spectateurs.
chat-replay = Une relecture n'a pas de discussion.
chat-spectators = Les spectateurs peuvent écrire
chat-mute = Masquer pour moi le nom et les messages : { $name }
chat-muted = Un invité masqué
chat-unmute = Afficher de nouveau
spectator = spectateur

## Tooltips
tip-score =
    { $points ->
        [one] { $who } a { $points } point
       *[other] { $who } a { $points } points
    }
tip-projected =
    { $points ->
        [one] Si la partie finissait maintenant, { $who } aurait { $points } point
       *[other] Si la partie finissait maintenant, { $who } aurait { $points } points
    }
players-legend = points → si la partie finissait maintenant
tip-place = Rang si la partie finissait maintenant
tip-to-act = C'est à ce joueur de décider
tip-takeover = Un robot prend la place libre dès que tous ceux qui restent le souhaitent
tip-undo = Annule une étape prévue. Touche : Z
tip-reset = Annule tout le plan
tip-confirm = Joue le plan pour de bon. Touche : Entrée
tip-hint = Montre ce que ferait un robot. Touche : H
tip-skip = Va tout de suite à la fin de ce que les autres ont joué. Touche : espace
tip-everything = Oublie ce qui était choisi. Touche : Échap
tip-kind = Montre seulement où cela est possible ; le planifie s'il n'y a qu'une façon
tip-kind-not = Impossible pour l'instant ; un clic dit pourquoi
tip-part =
    { $points ->
        [one] { $who }, { $clause } : { $points } point
       *[other] { $who }, { $clause } : { $points } points
    }

## Checking the luck of a record
verify-title = Vérifier le hasard
verify-help = Choisissez ou collez un enregistrement. Ce navigateur vérifie la graine fixée et recalcule chaque tirage de la partie, à partir de la graine et des contributions des joueurs ; seules les règles, c'est-à-dire les issues possibles et leurs chances, sont demandées au serveur.
verify-no-commitment = L'enregistrement n'a pas de ligne « commitment » : son hasard n'a pas été fixé d'avance, il n'y a rien à vérifier.
verify-no-seed = L'enregistrement n'a pas de ligne « seed » : elle est publiée à la fin de la partie.
verify-bad-seed = La graine n'est pas un nombre de 64 chiffres hexadécimaux.
verify-bound = La graine est bien celle qui a été fixée avant le début de la partie.
verify-unbound = La graine n'est pas celle qui a été fixée avant le début de la partie.
verify-lots =
    { $count ->
        [0] Il n'y a pas de hasard propre à cet enregistrement.
        [one] { $count } événement du hasard a été recalculé et concorde.
       *[other] { $count } événements du hasard ont été recalculés, et tous concordent.
    }
verify-wrong = L'événement { $number } ne concorde pas. L'enregistrement dit : { $told }. La graine dit : { $computed }.
verify-contribution = Le hasard dépend d'une contribution de la place { $seat } à partir de l'événement { $number }.
verify-no-contribution = Aucun joueur n'a contribué au hasard ; il ne dépend que de la graine du serveur.
verify-own = L'enregistrement contient tout ce que ce navigateur a apporté.
verify-own-missing = L'enregistrement n'a pas la contribution que ce navigateur a envoyée pour la place { $seat }, ou la compte à partir d'un autre événement que celui confirmé par le serveur.
verify-other-commitment = Pendant la partie, le serveur a montré à ce navigateur un autre engagement que celui de l'enregistrement.
verify-rules = L'enregistrement ne suit pas les règles : { $fault }
verify-over = La partie a été jouée jusqu'au bout.
verify-unfinished = L'enregistrement s'arrête avant la fin de la partie.
verify-list = Chaque tirage
verify-list-help = Le tirage est un nombre inférieur à la somme des poids ; l'issue est celle où il tombe.
verify-came = Ce qui est sorti
verify-odds = Chance
verify-lot = Tirage
verify-agrees = Concorde
verify-yes = oui
verify-no = non
odds = { $weight } sur { $total }

## What the server refuses
problem-stale-draft = La partie a avancé entre-temps. Choisissez de nouveau.
problem-bad-notation = Ce n'est pas un coup de ce jeu.
problem-draft-too-long = Le hasard ou quelqu'un d'autre décide avant cela.
problem-not-your-seat = C'est à quelqu'un d'autre de jouer.
problem-not-yours = On ne peut supprimer que ses propres parties.
problem-shared-match = D'autres personnes ont une place dans cette partie. Quittez-la plutôt.
problem-not-seated = Vous n'avez pas de place dans cette partie.
problem-over = La partie est finie.
problem-not-over = La partie n'est pas encore finie.
problem-luck-first = Le hasard décide d'abord ; la partie n'a pas encore commencé.
problem-replay = On ne peut que regarder cette partie ; jouez plutôt à partir d'un de ses événements.
problem-too-fast = C'était un peu trop rapide. Attendez un instant.
problem-hint-running = Un conseil est déjà en cours de calcul pour vous.
problem-hints-off = Les conseils sont désactivés dans cette partie.
problem-too-many-matches = Vous avez trop de parties inachevées et d'enregistrements. Terminez une partie, ou attendez que les parties jamais jouées et les enregistrements expirent.
problem-too-many-bytes = Vos parties inachevées et vos enregistrements prennent trop de place. Terminez une partie, ou attendez que les parties jamais jouées et les enregistrements expirent.
problem-too-many-matches-of-address = Trop de parties ont été commencées depuis votre réseau aujourd'hui. Réessayez demain.
problem-too-many-bytes-of-address = Les parties commencées depuis votre réseau aujourd'hui prennent trop de place. Réessayez demain.
problem-too-many-names-of-address = Trop d'invités de votre réseau ont choisi un nom aujourd'hui. Réessayez demain.
problem-chat-closed = Seuls les joueurs discutent ici. Ils peuvent ouvrir la discussion aux spectateurs.
problem-seat-taken = Cette place est prise.
problem-bad-invite = Cette invitation a déjà servi, ou elle n'est pas pour cette partie.
problem-nothing-to-decide = Il n'y a rien à décider pour vous ici.
problem-unknown-match = Cette partie n'existe pas.
problem-old-edition = Cette partie a été jouée avec une autre édition des règles.
problem-other-pack = Cette partie a été jouée avec d'autres éléments : le serveur tourne avec un autre paquet, ou sans paquet.
problem-too-many-connections = Vous avez trop de tables ouvertes. Fermez-en une ; cette page continue d'essayer…
problem-too-many-from-address = Trop de tables sont ouvertes depuis votre adresse réseau. Cette page continue d'essayer…
problem-table-full = Cette table n'a plus de place pour des spectateurs. Cette page continue d'essayer…
problem-server-full = Le serveur est plein. Cette page continue d'essayer…
problem-broken-match = Cette partie est endommagée et ne peut pas être ouverte.
problem-fault = Une erreur s'est produite sur le serveur ; rien n'a changé.
problem-database = La base de données du serveur est injoignable. Réessayez dans un instant.
problem-match-moving = La partie est transférée sur un autre serveur. Réessayez dans un instant.
problem-unknown-link = Ce lien a déjà servi ou il est trop ancien. Demandez-en un nouveau dans le menu de la partie.

## Replay
replay-at = Événement { $number } sur { $count }
replay-start = Au début
replay-back = Un événement en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un événement en avant
replay-end = À la fin
replay-more = Plus
replay-slider = Événement
replay-link = Copier le lien vers cet événement
replay-leave = Retour à la partie
fork = Jouer à partir d'ici
fork-help =
    { $number ->
        [one] Une nouvelle partie commence avec le premier événement. Qui joue ?
       *[other] Une nouvelle partie commence avec les { $number } premiers événements. Qui joue ?
    }
fork-seats = Vous prenez une place, des robots les autres.
fork-my-seat = Ma place
replay-begin = La partie commence.

## After the match
result = Résultat
wins =
    { $points ->
        [one] { $who } gagne avec { $points } point.
       *[other] { $who } gagne avec { $points } points.
    }
wins-shared =
    { $points ->
        [one] { $who } partagent la victoire avec { $points } point.
       *[other] { $who } partagent la victoire avec { $points } points.
    }
place = Rang
player = Joueur
total = Points
chart-points = Points au fil de la partie
chart-legend = Traits épais : les points si la partie avait fini là. Traits fins : les points acquis.
chart-rounds = Points par manche et par source
chart-scorings = Points par décompte et par source
chart-sources = Points par source
sources = Source
sources-start = Points au début
chart-label = { $who }, points après chaque décompte : { $list }
luck = Hasard
luck-help = Ce que le hasard a décidé, et pour qui.
decisions = Décisions
decisions-help = Ce que chacun a choisi de faire.
one-by-one = Hasard et décisions, un par un
luck-came = Ce qui est sorti
luck-odds = Chance
odds-percent = { $weight } sur { $total } ({ $percent } %)
decided = Ce qui a été choisi
decided-of = Parmi
options-count =
    { $count ->
        [one] { $count } possibilité
       *[other] { $count } possibilités
    }
everybody = Tout le monde
check-luck = Vérifier le hasard
luck-fair =
    { $checked ->
        [one] Le hasard est honnête : { $checked } événement découle de la graine fixée avant la partie.
       *[other] Le hasard est honnête : { $checked } événements découlent de la graine fixée avant la partie.
    }
luck-unfair = Le hasard ne découle pas de la graine publiée.
luck-other-record = Le hasard découle de l'enregistrement, mais ce navigateur se souvient autrement de la partie.
luck-commitment = Fixé avant la partie
luck-seed = Publié après
show-result = Voir le résultat

## Text face
text-board = Le plateau en mots
text-moves =
    { $count ->
        [one] { $count } coup permis
       *[other] { $count } coups permis
    }
text-type = Tapez un coup
text-help = Par exemple : { $example }
text-play = Ajouter au plan
text-scores = Scores
text-score = { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $projected } si la partie finissait maintenant, rang { $place }
key-help = Touches : N choix suivant (Maj+N précédent), Entrée ou espace choisir, Z annuler, Entrée confirmer, Échap effacer, H conseil, espace passer ; + − 0 et Maj+flèches déplacent le plateau ; flèches dans une relecture

## Learning to play
learn = Apprendre à jouer
learn-about = Une première partie guidée, { $minutes } minutes environ
learn-more = Leçon { $number } : { $title } ({ $minutes } min)
lesson-step = Étape { $number } sur { $count }
lesson-watch = Regardez ce qui se passe. La leçon continue dans un instant.
lesson-go-on = Continuer
lesson-show = Montrer
lesson-leave = Quitter la leçon
lesson-free = Jouer librement
lesson-next = Leçon suivante : { $title }
lesson-not-now = La leçon demande autre chose pour l'instant : suivez ce qui brille, ou quittez la leçon pour jouer librement.
help = Aide
help-look = À regarder
help-none = Personne n'a de choix à faire en ce moment. L'aide s'affichera ici au prochain choix.
summary = Règles en bref
summary-of = { $game } en bref
summary-print = Imprimer

## Rule book
book = Livre de règles
book-of = { $game } : les règles
book-contents = Sommaire
book-example = Exemple
book-back = Retour
book-clauses = Articles
book-chapter = Dans le livre : { $title }

## Whose design, and which source
origin-published = Publié
origin-ours = Notre création
origin-pack = D'un paquet d'éléments
origin-part = { $origin } : { $list }
origin-some = Règles complètes ; les éléments marqués ✧ sont nos créations ({ $ours } sur { $count }).
origin-none = Règles complètes ; les { $count } éléments sont ceux du jeu publié, dont { $partly } avec des détails de notre cru.
origin-packed = ◈ marque ceux d'un paquet d'éléments ({ $count }).
part-of-cost = coût
part-of-copies = nombre d'exemplaires
part-of-wording = lecture exacte
part-of-name = nom
part-of-slots = emplacements
part-of-green = emplacements verts
part-of-colour = couleur
part-of-face_5 = face 5 du dé
part-of-meeples = nombre de figurines
part-of-adds = planètes ajoutées
part-of-place = place
part-of-tick = repère
source-text = texte des règles
source-derived = découle du texte des règles
source-reading = notre lecture du texte des règles
source-published = jeu publié
source-faq = réponses de l'auteur
source-ours = notre décision
source-help = D'où vient cette règle.

## Ratings of bots
ladder = Quelle est la force des robots ?
ladder-of = { $game } : quelle est la force des robots ?
ladder-odds = Les cotes se comptent à partir de la moyenne de ces robots : avec 400 points d'avance, on a dix chances contre une de finir devant.
ladder-bars = Le point indique la cote et la barre son intervalle à 95 % : là où les barres se chevauchent, l'ordre n'est pas certain.
ladder-bot = Robot
ladder-rating = Cote
ladder-interval = Intervalle à 95 %
ladder-range = { $low } à { $high }
ladder-matches = Parties
ladder-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
ladder-played =
    { $count ->
        [one] Mesuré sur { $count } partie à { $seats } joueurs.
       *[other] Mesuré sur { $count } parties à { $seats } joueurs.
    }
ladder-effects = Effet de la place sur la cote : { $list }.
ladder-seat = { $effect } à la place { $number }
ladder-none = Ces robots n'ont pas encore de cote. D'ici là, une partie permet d'en juger.

## Components of a game
components = Matériel
components-of = { $game } : le matériel
components-search = Chercher dans les noms et les textes
components-kind = Type
components-origin = Origine
components-all = Tous
components-print = Imprimer
components-found =
    { $count ->
        [0] Aucun élément ne correspond.
        [one] { $count } élément
       *[other] { $count } éléments
    }
components-pieces =
    { $count ->
        [one] { $count } modèle, { $pieces } dans la boîte
       *[other] { $count } modèles, { $pieces } dans la boîte
    }
components-copies = × { $count }
