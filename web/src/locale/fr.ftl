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
setting-language = Langue
setting-theme = Thème
setting-pace = Rythme des coups des autres
theme-auto = Selon l'appareil
theme-night = Nuit
theme-day = Jour
pace-calm = Calme
pace-quick = Rapide
pace-instant = Immédiat
copied = Copié
cancel = Annuler

## Start page
games = Jeux
play-now = Jouer
pass-and-play = À plusieurs ici
invite-friends = Inviter des amis
more-ways = Autres façons de jouer à { $game }
against = Contre
players-range = { $least }–{ $most } joueurs
minutes = { $minutes } min
weight-light = léger
weight-medium = moyen
weight-heavy = exigeant
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
waiting-for = Au tour de { $who }
match-over = Terminée
match-replay = Relecture
my-name = Votre nom
save = Enregistrer
guest-note = Aucun compte nécessaire : ce navigateur se souvient de vos places.

## Levels of bots
level-beginner = Débutant
level-easy = Facile
level-medium = Moyen
level-hard = Difficile

## New match
new-match = Nouvelle partie de { $game }
seats = Places
seat-number = Place { $number }
seat-me = Moi
seat-shared = Sur cet écran
seat-open = Un ami, sur invitation
seat-bot = Robot
seat-name = Nom
options = Options des règles
private-match = Privée : absente de la liste des parties à regarder
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
plan-ready = { $who }, voici votre plan. Confirmez-le ou revenez en arrière.
plan-ready-luck = { $who }, le hasard décide ensuite. Confirmez pour le voir ; ce qui précède sera alors définitif.
planned =
    { $count ->
        [one] { $count } étape prévue
       *[other] { $count } étapes prévues
    }
choose = { $who }, choisissez un coup.
waits-bot = { $who } réfléchit.
waits-person = C'est au tour de { $who }.
waits-open = En attente de joueurs : { $count ->
        [one] une place est libre.
       *[other] { $count } places sont libres.
    }
happening = { $who } joue.
match-ended = La partie est finie.
hinted = Le robot choisirait : { $move } ({ $share } % de sa réflexion)
do-hint = Faire cela
title-turn = ● À vous · { $game }
title-match = { $game } · Astrarium
notify-turn = C'est votre tour.
notify-allow = Me prévenir quand c'est mon tour
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
to-act = joue
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
invite-help = Envoyez ce lien. Qui l'ouvre prend une place libre.
invite-copy = Copier le lien
join-title = Vous êtes invité
join-help = Prenez une place libre, ou regardez simplement.
join = Prendre la place
just-watch = Regarder seulement
leave = Quitter la partie
leave-sure = Votre place se libère. Les autres peuvent laisser jouer un robot.
takeover = Laisser jouer un robot
takeover-wishes =
    { $count ->
        [one] { $count } voix pour l'instant
       *[other] { $count } voix pour l'instant
    }
device = Passer sur un autre appareil
device-help = Ouvrez-y ce lien, une seule fois. Vos places vous y suivent.
download-record = Télécharger l'enregistrement
rematch = Revanche
replay = Relecture

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
spectator = spectateur

## Replay
replay-at = Événement { $number } sur { $count }
replay-start = Au début
replay-back = Un événement en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un événement en avant
replay-end = À la fin
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
chart-rounds = Points par décompte et par source
chart-sources = Points par source
sources = Source
chart-label = Points de { $who } après chaque décompte : { $list }
luck = Hasard
luck-help = Ce que le hasard a décidé, et pour qui.
decisions = Décisions
decisions-help = Ce que chacun a choisi de faire.
check-luck = Vérifier le hasard
luck-fair =
    { $checked ->
        [one] Le hasard est honnête : { $checked } événement découle de la graine fixée avant la partie.
       *[other] Le hasard est honnête : { $checked } événements découlent de la graine fixée avant la partie.
    }
luck-unfair = Le hasard ne découle pas de la graine publiée.
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
text-play = Prévoir
text-scores = Scores
text-score = { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, rang { $place }
key-help = Touches : Z annuler, Entrée confirmer, Échap effacer, H conseil, flèches dans une relecture

## Games on cards
about-globular-cluster = Explorez un amas de vieilles étoiles : posez des tuiles, envoyez votre expédition, peuplez des mondes, extrayez des cristaux.
about-pulsar2849 = Choisissez des dés, explorez des systèmes, domptez des pulsars et illuminez le ciel noir.
about-cosmic-pioneers = Douze secteurs comme une horloge : posez vos pionniers, rencontrez des extraterrestres, visez les meilleures planètes.
