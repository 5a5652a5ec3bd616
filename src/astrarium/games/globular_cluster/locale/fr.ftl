### Globular Cluster en français.
###
### Les arguments sont ceux de la version anglaise : les jetons de l'espace d'actions sous le nom de leurs cases,
### $who pour le joueur, $price pour le prix d'un pas, et les faits simples de la vue pour les questions.

## Moves: what a player may do now

do-place = Poser la tuile en { $place }
do-tick = Tourner le repère { corner-name }
do-move = Déplacer { piece-name } de { $from } à { $to } ({ $price } PA)
do-warp = Téléporter { piece-name } depuis { source-name } vers la station en { $to } (1 PA)
do-mine = Extraire un gisement en { $place } (3 PA)
do-trade = Prendre { take-name } à { seat-name } contre { give-name } (3 PA)
do-improve = Aménager le système en { $place } (2 PA)
do-open = Ouvrir le système en { $place } à la colonisation (5 PA)
do-build = Bâtir une station en { $place } (5 PA)
do-end = Finir le tour

## Chance: what may happen now

do-start = { seat-name } commence
do-draw = La prochaine tuile est { tile-name }
do-roll = Le dé montre { face-name } : { found-name }

## The log: what was done

log-place = { $who } pose la tuile en { $place }.
log-tick = { $who } tourne le repère { corner-name }.
log-move =
    { $piece ->
        [leader] { $who } déplace le chef de { $from } à { $to }.
       *[member] { $who } déplace un membre de { $from } à { $to }.
    }
log-warp = { $who } téléporte { piece-name } depuis { source-name } en { $to }.
log-mine = { $who } extrait un gisement en { $place }.
log-trade = { $who } prend { take-name } à { seat-name } et donne { give-name }.
log-improve = { $who } aménage le système en { $place }.
log-open = { $who } ouvre le système en { $place } à la colonisation.
log-build = { $who } bâtit une station en { $place }.
log-end = { $who } finit le tour.
log-start = { seat-name } commence.
log-draw = { $who } tire { tile-name }.
log-roll = Le dé montre { face-name } : { found-name } pour { $who }.

## Prompts: who, what, how much is left

ask-start = On tire au sort qui commence.
ask-draw =
    { $stack_left ->
        [one] { $who } tire la dernière tuile.
       *[other] { $who } tire une tuile ; il en reste { $stack_left } dans la pile.
    }
ask-place =
    { $points ->
        [one] { $who }, choisissez une place pour { tile-name } ; ensuite, vous aurez { $points } point d'action.
       *[other] { $who }, choisissez une place pour { tile-name } ; ensuite, vous aurez { $points } points d'action.
    }
ask-tick = { $who }, choisissez le coin où va le repère de la tuile en { $turning }.
ask-act =
    { $points ->
        [one] { $who }, dépensez votre dernier point d'action ou finissez le tour.{ then-scored }
       *[other] { $who }, dépensez vos points d'action : il en reste { $points }.{ then-scored }
    }
then-scored =
    { $kind ->
        [scoring] {" "}Ensuite, vous marquez.
       *[other] {""}
    }
ask-roll = { $who } lance le dé : quel cristal vient de { $mined_at } ?
ask-over = La partie est finie.

## Names inside sentences; they read the arguments of the sentence

seat-name =
    { $seat ->
        [s0] Vermillon
        [s1] Bleu
        [s2] Vert
        [s3] Jaune
       *[other] { $seat }
    }
piece-name =
    { $piece ->
        [leader] le chef
       *[member] un membre
    }
source-name =
    { $from ->
        [mits] la tuile d'arrivée
       *[station] l'autre station
    }
corner-name =
    { $corner ->
        [tl] en haut à gauche
        [tr] en haut à droite
        [br] en bas à droite
        [bl] en bas à gauche
       *[other] { $corner }
    }
face-name =
    { $face ->
        [n] une face vierge
        [a] un 1
       *[other] un { $face }
    }
found-name =
    { $face ->
        [2] une topaze
        [3] une topaze
        [4] un grenat
        [5] une opale
       *[other] un béryl
    }
take-name =
    { $take ->
        [n1] un béryl
        [23] une topaze
        [4] un grenat
       *[5] une opale
    }
give-name =
    { $give ->
        [n1] un béryl
        [23] une topaze
        [4] un grenat
       *[5] une opale
    }
tile-name =
    { $tile ->
        [mits] la tuile d'arrivée
        [red-n] un système vide
        [red-a] une supernova
        [black-n] un système vide
        [black-a] un système minier à 1 gisement
        [black-2] un système minier à 2 gisements
        [black-3] un système minier à 3 gisements
        [black-4] un système minier à 4 gisements
        [blue-n] un système vide
        [blue-2] un monde bleu de valeur 2
        [blue-3] un monde bleu de valeur 3
        [blue-4] un monde bleu de valeur 4
        [blue-5] un monde bleu de valeur 5
        [green-n] un système vide
        [green-a] un monde vert de valeur 1
        [green-2] un monde vert de valeur 2
        [green-3] un monde vert de valeur 3
        [green-4] un monde vert de valeur 4
        [green-5] un monde vert de valeur 5
       *[other] { $tile }
    }

## A player's area

player-members = Membres
player-members-count = { $home } au départ, { $out } en route
player-leader = Chef
player-stations = Stations
player-opened = Colonie
player-crystals = Cristaux
player-crystals-worth =
    { $worth ->
        [one] soit { $worth } point
       *[other] soit { $worth } points
    }

## The board in words

text-tiles = Systèmes
text-players = Expéditions
text-stack = Tuiles encore cachées, par groupe
text-free = Place libre { $place }
text-tile = { $place } : { $name }
text-value =
    { $improved ->
        [0] valeur { $value }
        [one] valeur { $value } avec { $improved } aménagement
       *[other] valeur { $value } avec { $improved } aménagements
    }
text-caches =
    { $count ->
        [0] plus de gisement
        [one] { $count } gisement
       *[other] { $count } gisements
    }
text-station = station ({ $who })
text-opened = colonisé par { $who }
text-members =
    { $count ->
        [one] { $count } membre ({ $who })
       *[other] { $count } membres ({ $who })
    }
text-leader = chef ({ $who })
text-tick = repère { $corner }
text-borders = passages vers { $list }
text-border = { $place } pour { $price }
text-player =
    { $who } : membres { $home } au départ et { $out } en route, chef en { $leader }, encore { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }, cristaux { $caches }, valeur { $worth }
text-group =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } : { $list }

## Names of things

game-title = Globular Cluster
about = Des moteurs de distorsion plus puissants ont ouvert les vieux amas d'étoiles voisins d'une galaxie depuis longtemps habitée. Chaque joueur mène l'expédition d'un conglomérat et cherche les rares mondes à coloniser, des cristaux à extraire et des sites pour des stations. Un jeu de Michael Schoessow et Stephen Schoessow, d'après Tikal.

tile-mits = Tuile d'arrivée
tile-red-n = Système vide
tile-red-a = Supernova
tile-black-n = Système vide
tile-black-a = Système minier 1
tile-black-2 = Système minier 2
tile-black-3 = Système minier 3
tile-black-4 = Système minier 4
tile-blue-n = Système vide
tile-blue-2 = Monde bleu 2
tile-blue-3 = Monde bleu 3
tile-blue-4 = Monde bleu 4
tile-blue-5 = Monde bleu 5
tile-green-n = Système vide
tile-green-a = Monde vert 1
tile-green-2 = Monde vert 2
tile-green-3 = Monde vert 3
tile-green-4 = Monde vert 4
tile-green-5 = Monde vert 5

kind-place = Poser la tuile
kind-tick = Tourner le repère
kind-move = Déplacer
kind-warp = Téléporter
kind-mine = Extraire
kind-trade = Échanger un cristal
kind-improve = Aménager
kind-open = Ouvrir à la colonisation
kind-build = Bâtir une station
kind-end = Finir le tour
kind-start = Premier joueur
kind-draw = Tuile suivante
kind-roll = Le dé

system-mits = Tuile d'arrivée
system-supernova = Supernova
system-empty = Système vide
system-resource = Système minier
system-habitable = Monde habitable

cache-n1 = béryl
cache-23 = topaze
cache-4 = grenat
cache-5 = opale

face-n = face vierge
face-a = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5

seat-s0 = Vermillon
seat-s1 = Bleu
seat-s2 = Vert
seat-s3 = Jaune

corner-tl = en haut à gauche
corner-tr = en haut à droite
corner-br = en bas à droite
corner-bl = en bas à gauche

piece-member = membre
piece-leader = chef

turn-drawing = tour avec une nouvelle tuile
turn-scoring = tour de décompte
turn-placing = tour de pose de la supernova
turn-plain = tour sans tuile

option-borders = Frontières
option-borders-whole-side = Un repère compte sur tout le côté où il se trouve
option-borders-shared-half = Entre voisins en diagonale, un repère ne compte que sur la moitié commune
option-value_limits = Limites par valeur
option-value_limits-exact = Chaque limite compte les systèmes de cette valeur exacte
option-value_limits-at-least = Chaque limite compte les systèmes de cette valeur ou plus
option-first_player = Premier joueur
option-first_player-random = Tiré au sort
option-first_player-0 = { seat-s0 }
option-first_player-1 = { seat-s1 }
option-first_player-2 = { seat-s2 }
option-first_player-3 = { seat-s3 }

## What the options are for

help-borders = quels repères comptent entre voisins en diagonale : tout le côté, ou sa moitié
help-value_limits = si une limite compte les tuiles de cette valeur exacte, ou d'au moins cette valeur
help-first_player = place du premier joueur, pour la fixer

## Turns in a few words, and what pays

brief-place = { brief-tile } en { $place }
brief-tile =
    { $tile ->
        [red-a] une supernova
        [black-a] système minier 1
        [black-2] système minier 2
        [black-3] système minier 3
        [black-4] système minier 4
        [blue-2] monde bleu 2
        [blue-3] monde bleu 3
        [blue-4] monde bleu 4
        [blue-5] monde bleu 5
        [green-a] monde vert 1
        [green-2] monde vert 2
        [green-3] monde vert 3
        [green-4] monde vert 4
        [green-5] monde vert 5
       *[other] un système vide
    }
brief-move = déplacements vers { $places }
brief-mine =
    { $count ->
        [one] un gisement extrait en { $places }
       *[other] { $count } gisements extraits en { $places }
    }
brief-trade = échange avec { seat-name } : { give-name } contre { take-name }
brief-improve = aménagement : { $places }
brief-open = { $place } ouvert à la colonisation
brief-build = une station en { $place }

pays-G-SCORE-02 = majorité
pays-G-SCORE-05 = système colonisé
pays-G-SCORE-06 = cristaux seuls
pays-G-SCORE-07 = paires de cristaux
pays-G-SCORE-08 = trios de cristaux

## Why an action is not possible: the numbers that decide

why-G-PLACE-04 = Le plateau aurait { $width } tuiles de large et { $rows } rangées de haut ; il doit tenir dans { $long } sur { $short }, couché ou debout.
why-G-TURN-04 =
    { $kind ->
        [move] La frontière vers { $to } coûte { cost-points } ; il vous en reste { $points }.
        [warp] Une téléportation coûte { cost-points } ; il vous en reste { $points }.
        [mine] Un gisement coûte { cost-points } ; il vous en reste { $points }.
        [trade] Un échange coûte { cost-points } ; il vous en reste { $points }.
        [improve] Un aménagement coûte { cost-points } ; il vous en reste { $points }.
        [open] Ouvrir un système coûte { cost-points } ; il vous en reste { $points }.
       *[build] Une station coûte { cost-points } ; il vous en reste { $points }.
    }
cost-points =
    { $cost ->
        [one] { $cost } point d'action
       *[other] { $cost } points d'action
    }
why-G-MOVE-01 =
    { $cost ->
        [0] Aucun passage ouvert ne mène de { $from } à { $to }.
       *[other] { $to } n'est pas à côté de { $from } ; y aller coûte { cost-points } par pièce, et il vous en reste { $points }.
    }
why-G-MOVE-03 =
    { $cost ->
        [0] Aucun passage ouvert ne mène de { $from } à { $to }.
       *[other] La frontière vers { $to } est fermée ; le détour coûte { cost-points } par pièce, et il vous en reste { $points }.
    }
why-G-MINE-01 = Il n'y a plus de gisement en { $place }.
why-G-MINE-04 = Gisements extraits ce tour : { $done } sur { $limit }.
why-G-MINE-06 = Le prochain gisement demande ici une présence de { $needed } ; la vôtre est de { $presence }.
why-G-MINE-11 = Vous avez extrait en { $place } ce tour : tout autre système vous est fermé jusqu'au prochain.
why-G-TRADE-04 = Joueur { seat-name } : { $count } cristaux de ce type, et les paires et trios ne se séparent pas.
why-G-TRADE-06 =
    { $theirs ->
        [0] Le joueur { seat-name } ne possède pas ce cristal : { take-name }.
       *[other] Vous ne possédez pas ce cristal : { give-name }.
    }
why-G-INFRA-05 = Aménagements faits ici ce tour : { $done } sur { $limit }.
why-G-INFRA-06 = Le prochain aménagement demande ici une présence de { $needed } ; la vôtre est de { $presence }.
why-G-INFRA-08 = { value-limit }
why-G-INFRA-09 = { value-limit }
why-G-INFRA-10 = { value-limit }
why-G-INFRA-11 = { value-limit }
value-limit =
    { $reading ->
        [exact] { $count } systèmes ont la valeur { $value }, et { $limit } au plus peuvent l'avoir.
       *[at-least] { $count } systèmes ont la valeur { $value } ou plus, et { $limit } au plus peuvent l'avoir.
    }
why-G-INFRA-12 = Ce système a la valeur { $value }, et { $limit } est la plus haute.
why-G-OPEN-01 =
    { $needed ->
        [one] Pour ouvrir un système, il faut { $needed } aménagement ; celui-ci en a { $done }.
       *[other] Pour ouvrir un système, il faut { $needed } aménagements ; celui-ci en a { $done }.
    }
why-G-OPEN-02 = Il vous faut ici la plus forte présence : la vôtre est de { $presence }, un autre joueur a { $most }.
why-G-OPEN-09 = Vous avez déjà ouvert { $place }, et un joueur n'ouvre qu'un système.
why-G-WARP-02 =
    { $left ->
        [one] Il reste { $left } gisement à extraire en { $place }.
       *[other] Il reste { $left } gisements à extraire en { $place }.
    }
why-G-WARP-06 = Stations bâties : { $done } sur { $limit }.
why-G-WARP-07 =
    { $done ->
        [0] Vous n'avez pas encore de station.
       *[other] Vous n'avez pas de station en { $place }.
    }
