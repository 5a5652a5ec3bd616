### Pulsar 2849 en français.
###
### Les arguments sont ceux de la version anglaise : les jetons de l'espace d'actions sous le nom de leurs cases,
### $who pour le joueur, et les faits simples de la vue. Les questions nomment une carte d'après $about, afin que
### son nom soit français ; $title, son nom anglais, ne sert qu'à défaut.

## Moves: what a player may do now

do-enter = Partir de la porte d'entrée { $location }
do-side = Choisir la face « { face-name } » de votre QG
do-draft =
    { $marker ->
        [none] Prendre un { $value } ; aucun marqueur ne bouge
       *[other] Prendre un { $value } et déplacer { marker-name }
    }
do-modifier = Acheter { token-name } avec { spent-die }
do-launch = Voler avec { spent-die }
do-take = Prendre { gyrodyne-name } avec { spent-die }
do-finish = Achever { gyrodyne-name } avec { spent-die }
do-claim = Acquérir { transmitter-name } et payer son { $cost } avec { spent-die }
do-pay = Payer le { $cost } de { transmitter-name } avec { spent-die }
do-patent = Breveter « { technology-name } » avec { spent-die }
do-project = Réaliser « { project-name } » avec { spent-die }
do-develop = Poser { gyrodyne-name } sur le pulsar { $pulsar }
do-copy = Copier un { $value } resté sur le plateau des dés
do-end = Finir le tour
do-fly = Voler vers { $location }
do-land = Compter le système { $system } comme l'arrivée du vol
do-bonus =
    { $bonus ->
        [tile] Tirer une tuile d'exploration
       *[pictured] Prendre le bonus imprimé
    }
do-gain = Prendre { gyrodyne-name }
do-ring = Revendiquer le pulsar { $pulsar }
do-run = Marquer la course aux portes « { run-name } » pour les portes { colour-name }
do-spin = Achever le gyrodyne sur { $pulsar }
do-jump = Poser le vaisseau sur le système { $system }
do-settle = Poser une station sur une planète { planet-name } du système { $system }
do-shift = Déplacer { marker-name } vers la gauche
do-array = Commencer un nouveau réseau avec lui
do-join = Joindre son extrémité { end-name } à l'extrémité { other-name } de { transmitter-name }
do-die = Prendre un dé bonus de { $value }
do-buy =
    { $lots ->
        [one] Acheter { sale }
       *[other] Acheter { sale }, { $lots } fois
    }
do-meet = Compter l'objectif « { goal-name } » comme atteint
do-pass = Refuser

## Chance: what may happen now

do-order = L'ordre du tour est { order-name }
do-goal = Le prochain objectif est « { goal-name } »
do-board = Les technologies sont celles du { board-name }
do-hq = Le QG tiré est le { board-name }
do-reveal = Le prochain transmetteur est « { design-name } »
do-roll = Le dé montre { $value }
do-discover = Le système a { tile-name }
do-explore = La tuile d'exploration est « { tile-name } »

## The log: what was done

log-enter = { $who } part de la porte d'entrée { $location }.
log-side = { $who } choisit la face « { face-name } » de son QG.
log-draft =
    { $marker ->
        [none] { $who } prend un { $value } ; aucun marqueur ne bouge.
       *[other] { $who } prend un { $value } et déplace { marker-name }.
    }
log-modifier = { $who } achète { token-name } avec { spent-die }.
log-launch = { $who } s'envole avec { spent-die }.
log-take = { $who } prend { gyrodyne-name } avec { spent-die }.
log-finish = { $who } achève { gyrodyne-name } avec { spent-die }.
log-claim = { $who } acquiert { transmitter-name } et paie son { $cost } avec { spent-die }.
log-pay = { $who } paie le { $cost } de { transmitter-name } avec { spent-die }.
log-patent = { $who } brevette « { technology-name } » avec { spent-die }.
log-project = { $who } réalise « { project-name } » avec { spent-die }.
log-develop = { $who } pose { gyrodyne-name } sur le pulsar { $pulsar }.
log-copy = { $who } copie un { $value } du plateau des dés.
log-end = { $who } finit le tour.
log-fly = { $who } vole vers { $location }.
log-land = { $who } compte le système { $system } comme l'arrivée du vol.
log-bonus =
    { $bonus ->
        [tile] { $who } tire une tuile d'exploration au lieu du bonus.
       *[pictured] { $who } prend le bonus imprimé.
    }
log-gain = { $who } prend { gyrodyne-name }.
log-ring = { $who } revendique le pulsar { $pulsar }.
log-run = { $who } marque la course aux portes « { run-name } » pour les portes { colour-name }.
log-spin = { $who } achève le gyrodyne sur { $pulsar }.
log-jump = { $who } pose son vaisseau sur le système { $system }.
log-settle = { $who } pose une station sur une planète { planet-name } du système { $system }.
log-shift = { $who } déplace { marker-name } vers la gauche.
log-array = { $who } commence un nouveau réseau.
log-join = { $who } joint son extrémité { end-name } à l'extrémité { other-name } de { transmitter-name }.
log-die = { $who } prend un dé bonus de { $value }.
log-buy =
    { $lots ->
        [one] { $who } achète { sale }.
       *[other] { $who } achète { sale }, { $lots } fois.
    }
log-meet = { $who } compte l'objectif « { goal-name } » comme atteint.
log-pass = { $who } refuse.
log-order = L'ordre du tour est { order-name }.
log-goal = Un objectif de cette partie est « { goal-name } ».
log-board = Les technologies viennent du { board-name }.
log-hq = { $who } reçoit le { board-name }.
log-reveal = « { design-name } » rejoint l'offre.
log-roll = Un dé montre { $value }.
log-discover = { $who } dévoile un système : { tile-name }.
log-explore = { $who } tire la tuile d'exploration « { tile-name } ».

## Prompts: who, what, how much is left

ask-order = On tire au sort l'ordre du tour.
ask-goal = Tirage d'un objectif…
ask-board = Tirage d'un plateau de technologies…
ask-hq = { $who } tire un QG.
ask-offer = Un transmetteur arrive dans l'offre…
ask-enter = { $who }, choisissez la porte d'entrée d'où part votre vaisseau.
ask-side = { $who }, choisissez la face de votre QG.
ask-roll =
    { $left ->
        [one] Lancer du dernier dé de la manche { $round }…
       *[other] Lancer des dés de la manche { $round } : encore { $left }…
    }
ask-draft =
    { $left ->
        [one] { $who }, choisissez votre dernier dé de cette manche.
       *[other] { $who }, choisissez un dé : vous pouvez encore en prendre { $left }.
    }
ask-act =
    { $left ->
        [0] { $who }, vos dés sont dépensés : utilisez ce qui vous reste ou finissez le tour.
        [one] { $who }, utilisez votre dernier dé.
       *[other] { $who }, utilisez vos dés : il en reste { $left }.
    }
ask-flight =
    { $left ->
        [one] { $who }, parcourez le dernier segment.
       *[other] { $who }, poursuivez le vol : encore { $left } segments.
    }
ask-discover = { $who } dévoile le système en { $about }.
ask-land = { $who }, vous pouvez compter un système traversé comme l'arrivée du vol.
ask-through = { $who }, vous pouvez poser une station dans { $about }, que vous avez traversé.
ask-ending = { $who }, vous pouvez poser une station dans { $about }, où finit votre vol.
ask-passing = { $who }, vous pouvez revendiquer un pulsar traversé.
ask-claim = { $who }, vous pouvez revendiquer le pulsar { $about }.
ask-run = { $who }, vous pouvez marquer une course aux portes avec ce vol.
ask-bonus = { $who }, prenez le bonus imprimé ou tirez une tuile d'exploration.
ask-explore = { $who } tire une tuile d'exploration.
ask-gain = { $who }, choisissez le gyrodyne à prendre.
ask-isolated = { $who }, vous pouvez revendiquer un pulsar isolé.
ask-spin = { $who }, choisissez le gyrodyne à achever.
ask-jump = { $who }, choisissez le système pour votre vaisseau.
ask-remote = { $who }, choisissez une planète pour la station.
ask-shift = { $who }, choisissez le marqueur à déplacer vers la gauche.
ask-join = { $who }, placez { ask-join.subject } : commencez un réseau ou complétez l'un des vôtres.
    .subject =
        { $about ->
            [t-a1] « { card-t-a1 } »
            [t-a1-2] « { card-t-a1 } » (2e exemplaire)
            [t-a2] « { card-t-a2 } »
            [t-a3] « { card-t-a3 } »
            [t-a3-2] « { card-t-a3 } » (2e exemplaire)
            [t-a4] « { card-t-a4 } »
            [t-a5] « { card-t-a5 } »
            [t-a6] « { card-t-a6 } »
            [t-b1] « { card-t-b1 } »
            [t-b2] « { card-t-b2 } »
            [t-b2-2] « { card-t-b2 } » (2e exemplaire)
            [t-b3] « { card-t-b3 } »
            [t-b4] « { card-t-b4 } »
            [t-b4-2] « { card-t-b4 } » (2e exemplaire)
            [t-b5] « { card-t-b5 } »
            [t-b6] « { card-t-b6 } »
            [t-c1] « { card-t-c1 } »
            [t-c2] « { card-t-c2 } »
            [t-c2-2] « { card-t-c2 } » (2e exemplaire)
            [t-c3] « { card-t-c3 } »
            [t-c4] « { card-t-c4 } »
            [t-c5] « { card-t-c5 } »
            [t-c5-2] « { card-t-c5 } » (2e exemplaire)
            [t-c6] « { card-t-c6 } »
           *[other] « { $title } »
        }
ask-link-die = { $who }, vous pouvez prendre le dé de la liaison achevée.
ask-buy =
    { $left ->
        [one] { $who }, { ask-buy.subject } vend { sale }.
       *[other] { $who }, { ask-buy.subject } vend { sale }, jusqu'à { $left } fois.
    }
    .subject =
        { $about ->
            [aiii-8a] « { card-aiii-8a } »
            [cii-3a] « { card-cii-3a } »
            [ciii-7a] « { card-ciii-7a } »
            [t-a6] « { card-t-a6 } »
            [t-b5] « { card-t-b5 } »
            [t-c4] « { card-t-c4 } »
           *[other] « { $title } »
        }
ask-meet = { $who }, nommez l'objectif qui compte comme atteint.
ask-goal-bonus = { $who }, l'objectif { ask-goal-bonus.subject } est atteint : vous pouvez acheter { sale }.
    .subject =
        { $about ->
            [g1a] « { goal-g1a } »
            [g1b] « { goal-g1b } »
            [g2a] « { goal-g2a } »
            [g2b] « { goal-g2b } »
            [g3a] « { goal-g3a } »
            [g3b] « { goal-g3b } »
            [g4a] « { goal-g4a } »
            [g4b] « { goal-g4b } »
            [g5a] « { goal-g5a } »
            [g5b] « { goal-g5b } »
            [g6a] « { goal-g6a } »
            [g6b] « { goal-g6b } »
           *[other] « { $title } »
        }
ask-over = La partie est finie.

## Names inside sentences; they read the arguments of the sentence

sale =
    { $price ->
        [one] { $worth } PV pour { $price } cube
       *[other] { $worth } PV pour { $price } cubes
    }
spent-die =
    { $change ->
        [plain] { die-name }
        [minus1] { die-name }, diminué par un jeton ±1
        [plus1] { die-name }, augmenté par un jeton ±1
        [plus2] { die-name }, augmenté par un jeton +2
        [free-minus1] { die-name }, diminué de 1 gratuitement
        [free-plus1] { die-name }, augmenté de 1 gratuitement
        [gate-minus1] { die-name }, diminué de 1 pour une porte en chemin
        [gate-plus1] { die-name }, augmenté de 1 pour une porte en chemin
       *[other] { die-name }
    }
die-name =
    { $die ->
        [b1] le dé bonus de 1
        [b2] le dé bonus de 2
        [b3] le dé bonus de 3
        [b4] le dé bonus de 4
        [b5] le dé bonus de 5
        [b6] le dé bonus de 6
       *[other] le { $die }
    }
marker-name =
    { $marker ->
        [initiative] le marqueur d'Initiative
        [engineering] le marqueur d'Ingénierie
        [initiative-2] le second marqueur d'Initiative
        [engineering-2] le second marqueur d'Ingénierie
        [none] aucun marqueur
       *[other] { $marker }
    }
token-name =
    { $token ->
        [pm1] un jeton ±1
        [plus2] un jeton +2
       *[other] { $token }
    }
gyrodyne-name =
    { $gyrodyne ->
        [gyro-1] un petit gyrodyne
        [gyro-2] un gyrodyne moyen
        [gyro-3] un grand gyrodyne
       *[other] { $gyrodyne }
    }
colour-name =
    { $colour ->
        [green] vertes
        [orange] orange
        [magenta] magenta
       *[other] { $colour }
    }
planet-name =
    { $planet ->
        [blue] bleue
        [lifeless] stérile
       *[other] { $planet }
    }
end-name =
    { $end ->
        [left] gauche
        [right] droite
       *[other] { $end }
    }
other-name =
    { $other ->
        [left] gauche
        [right] droite
       *[other] { $other }
    }
technology-name =
    { $technology ->
        [ai-1a] { card-ai-1a }
        [ai-1b] { card-ai-1b }
        [ai-1c] { card-ai-1c }
        [ai-2a] { card-ai-2a }
        [ai-2b] { card-ai-2b }
        [ai-2c] { card-ai-2c }
        [aii-3a] { card-aii-3a }
        [aii-3b] { card-aii-3b }
        [aii-4a] { card-aii-4a }
        [aii-4b] { card-aii-4b }
        [aii-5a] { card-aii-5a }
        [aii-5b] { card-aii-5b }
        [aiii-6a] { card-aiii-6a }
        [aiii-6b] { card-aiii-6b }
        [aiii-7a] { card-aiii-7a }
        [aiii-7b] { card-aiii-7b }
        [aiii-8a] { card-aiii-8a }
        [bi-1a] { card-bi-1a }
        [bi-1b] { card-bi-1b }
        [bi-1c] { card-bi-1c }
        [bi-2a] { card-bi-2a }
        [bi-2b] { card-bi-2b }
        [bi-2c] { card-bi-2c }
        [bii-3a] { card-bii-3a }
        [bii-3b] { card-bii-3b }
        [bii-4a] { card-bii-4a }
        [bii-4b] { card-bii-4b }
        [bii-5a] { card-bii-5a }
        [bii-5b] { card-bii-5b }
        [biii-6a] { card-biii-6a }
        [biii-6b] { card-biii-6b }
        [biii-7a] { card-biii-7a }
        [biii-7b] { card-biii-7b }
        [biii-8a] { card-biii-8a }
        [ci-1a] { card-ci-1a }
        [ci-1b] { card-ci-1b }
        [ci-1c] { card-ci-1c }
        [ci-2a] { card-ci-2a }
        [ci-2b] { card-ci-2b }
        [ci-2c] { card-ci-2c }
        [cii-3a] { card-cii-3a }
        [cii-3b] { card-cii-3b }
        [cii-4a] { card-cii-4a }
        [cii-4b] { card-cii-4b }
        [cii-5a] { card-cii-5a }
        [cii-5b] { card-cii-5b }
        [ciii-6a] { card-ciii-6a }
        [ciii-6b] { card-ciii-6b }
        [ciii-7a] { card-ciii-7a }
        [ciii-7b] { card-ciii-7b }
        [ciii-8a] { card-ciii-8a }
        [di-1a] { card-di-1a }
        [di-1b] { card-di-1b }
        [di-1c] { card-di-1c }
        [di-2a] { card-di-2a }
        [di-2b] { card-di-2b }
        [di-2c] { card-di-2c }
        [dii-3a] { card-dii-3a }
        [dii-3b] { card-dii-3b }
        [dii-4a] { card-dii-4a }
        [dii-4b] { card-dii-4b }
        [dii-5a] { card-dii-5a }
        [dii-5b] { card-dii-5b }
        [diii-6a] { card-diii-6a }
        [diii-6b] { card-diii-6b }
        [diii-7a] { card-diii-7a }
        [diii-7b] { card-diii-7b }
        [diii-8a] { card-diii-8a }
       *[other] { $technology }
    }
transmitter-name =
    { $transmitter ->
        [t-a1] « { card-t-a1 } »
        [t-a1-2] « { card-t-a1 } » (2e exemplaire)
        [t-a2] « { card-t-a2 } »
        [t-a3] « { card-t-a3 } »
        [t-a3-2] « { card-t-a3 } » (2e exemplaire)
        [t-a4] « { card-t-a4 } »
        [t-a5] « { card-t-a5 } »
        [t-a6] « { card-t-a6 } »
        [t-b1] « { card-t-b1 } »
        [t-b2] « { card-t-b2 } »
        [t-b2-2] « { card-t-b2 } » (2e exemplaire)
        [t-b3] « { card-t-b3 } »
        [t-b4] « { card-t-b4 } »
        [t-b4-2] « { card-t-b4 } » (2e exemplaire)
        [t-b5] « { card-t-b5 } »
        [t-b6] « { card-t-b6 } »
        [t-c1] « { card-t-c1 } »
        [t-c2] « { card-t-c2 } »
        [t-c2-2] « { card-t-c2 } » (2e exemplaire)
        [t-c3] « { card-t-c3 } »
        [t-c4] « { card-t-c4 } »
        [t-c5] « { card-t-c5 } »
        [t-c5-2] « { card-t-c5 } » (2e exemplaire)
        [t-c6] « { card-t-c6 } »
       *[other] { $transmitter }
    }
design-name =
    { $design ->
        [t-a1] { card-t-a1 }
        [t-a2] { card-t-a2 }
        [t-a3] { card-t-a3 }
        [t-a4] { card-t-a4 }
        [t-a5] { card-t-a5 }
        [t-a6] { card-t-a6 }
        [t-b1] { card-t-b1 }
        [t-b2] { card-t-b2 }
        [t-b3] { card-t-b3 }
        [t-b4] { card-t-b4 }
        [t-b5] { card-t-b5 }
        [t-b6] { card-t-b6 }
        [t-c1] { card-t-c1 }
        [t-c2] { card-t-c2 }
        [t-c3] { card-t-c3 }
        [t-c4] { card-t-c4 }
        [t-c5] { card-t-c5 }
        [t-c6] { card-t-c6 }
       *[other] { $design }
    }
project-name =
    { $project ->
        [h-a1-b1] { card-h-a1-b1 }
        [h-a1-b2] { card-h-a1-b2 }
        [h-a1-b3] { card-h-a1-b3 }
        [h-a1-m1] { card-h-a1-m1 }
        [h-a1-m2] { card-h-a1-m2 }
        [h-a1-u1] { card-h-a1-u1 }
        [h-a1-u2] { card-h-a1-u2 }
        [h-a1-top] { card-h-a1-top }
        [h-a2-b1] { card-h-a2-b1 }
        [h-a2-b2] { card-h-a2-b2 }
        [h-a2-b3] { card-h-a2-b3 }
        [h-a2-m1] { card-h-a2-m1 }
        [h-a2-m2] { card-h-a2-m2 }
        [h-a2-u1] { card-h-a2-u1 }
        [h-a2-u2] { card-h-a2-u2 }
        [h-a2-top] { card-h-a2-top }
        [h-b1-b1] { card-h-b1-b1 }
        [h-b1-b2] { card-h-b1-b2 }
        [h-b1-b3] { card-h-b1-b3 }
        [h-b1-m1] { card-h-b1-m1 }
        [h-b1-m2] { card-h-b1-m2 }
        [h-b1-u1] { card-h-b1-u1 }
        [h-b1-u2] { card-h-b1-u2 }
        [h-b1-top] { card-h-b1-top }
        [h-b2-b1] { card-h-b2-b1 }
        [h-b2-b2] { card-h-b2-b2 }
        [h-b2-b3] { card-h-b2-b3 }
        [h-b2-m1] { card-h-b2-m1 }
        [h-b2-m2] { card-h-b2-m2 }
        [h-b2-u1] { card-h-b2-u1 }
        [h-b2-u2] { card-h-b2-u2 }
        [h-b2-top] { card-h-b2-top }
        [h-c1-b1] { card-h-c1-b1 }
        [h-c1-b2] { card-h-c1-b2 }
        [h-c1-b3] { card-h-c1-b3 }
        [h-c1-m1] { card-h-c1-m1 }
        [h-c1-m2] { card-h-c1-m2 }
        [h-c1-u1] { card-h-c1-u1 }
        [h-c1-u2] { card-h-c1-u2 }
        [h-c1-top] { card-h-c1-top }
        [h-c2-b1] { card-h-c2-b1 }
        [h-c2-b2] { card-h-c2-b2 }
        [h-c2-b3] { card-h-c2-b3 }
        [h-c2-m1] { card-h-c2-m1 }
        [h-c2-m2] { card-h-c2-m2 }
        [h-c2-u1] { card-h-c2-u1 }
        [h-c2-u2] { card-h-c2-u2 }
        [h-c2-top] { card-h-c2-top }
        [h-d1-b1] { card-h-d1-b1 }
        [h-d1-b2] { card-h-d1-b2 }
        [h-d1-b3] { card-h-d1-b3 }
        [h-d1-m1] { card-h-d1-m1 }
        [h-d1-m2] { card-h-d1-m2 }
        [h-d1-u1] { card-h-d1-u1 }
        [h-d1-u2] { card-h-d1-u2 }
        [h-d1-top] { card-h-d1-top }
        [h-d2-b1] { card-h-d2-b1 }
        [h-d2-b2] { card-h-d2-b2 }
        [h-d2-b3] { card-h-d2-b3 }
        [h-d2-m1] { card-h-d2-m1 }
        [h-d2-m2] { card-h-d2-m2 }
        [h-d2-u1] { card-h-d2-u1 }
        [h-d2-u2] { card-h-d2-u2 }
        [h-d2-top] { card-h-d2-top }
       *[other] { $project }
    }
run-name =
    { $run ->
        [h-a2-b1] { card-h-a2-b1 }
        [h-a2-b2] { card-h-a2-b2 }
        [h-a2-u1] { card-h-a2-u1 }
        [h-a2-u2] { card-h-a2-u2 }
        [h-a2-top] { card-h-a2-top }
        [h-b1-top] { card-h-b1-top }
        [h-b2-b1] { card-h-b2-b1 }
        [h-b2-b3] { card-h-b2-b3 }
        [h-b2-u1] { card-h-b2-u1 }
        [h-b2-top] { card-h-b2-top }
        [h-c1-b2] { card-h-c1-b2 }
        [h-c2-b3] { card-h-c2-b3 }
        [h-c2-m1] { card-h-c2-m1 }
        [h-c2-m2] { card-h-c2-m2 }
        [h-c2-u2] { card-h-c2-u2 }
        [h-c2-top] { card-h-c2-top }
        [h-d1-b3] { card-h-d1-b3 }
        [h-d1-top] { card-h-d1-top }
        [h-d2-b2] { card-h-d2-b2 }
        [h-d2-b3] { card-h-d2-b3 }
        [h-d2-m2] { card-h-d2-m2 }
        [h-d2-u2] { card-h-d2-u2 }
        [h-d2-top] { card-h-d2-top }
       *[other] { $run }
    }
goal-name =
    { $goal ->
        [g1a] { goal-g1a }
        [g1b] { goal-g1b }
        [g2a] { goal-g2a }
        [g2b] { goal-g2b }
        [g3a] { goal-g3a }
        [g3b] { goal-g3b }
        [g4a] { goal-g4a }
        [g4b] { goal-g4b }
        [g5a] { goal-g5a }
        [g5b] { goal-g5b }
        [g6a] { goal-g6a }
        [g6b] { goal-g6b }
       *[other] { $goal }
    }
face-name =
    { $face ->
        [h-a1] { face-h-a1 }
        [h-a2] { face-h-a2 }
        [h-b1] { face-h-b1 }
        [h-b2] { face-h-b2 }
        [h-c1] { face-h-c1 }
        [h-c2] { face-h-c2 }
        [h-d1] { face-h-d1 }
        [h-d2] { face-h-d2 }
       *[other] { $face }
    }
board-name =
    { $board ->
        [ai] { board-ai }
        [aii] { board-aii }
        [aiii] { board-aiii }
        [bi] { board-bi }
        [bii] { board-bii }
        [biii] { board-biii }
        [ci] { board-ci }
        [cii] { board-cii }
        [ciii] { board-ciii }
        [di] { board-di }
        [dii] { board-dii }
        [diii] { board-diii }
        [hq-a] { hq-a }
        [hq-b] { hq-b }
        [hq-c] { hq-c }
        [hq-d] { hq-d }
       *[other] { $board }
    }
tile-name =
    { $tile ->
        [sys-01] { tile-sys-01 }
        [sys-02] { tile-sys-02 }
        [sys-03] { tile-sys-03 }
        [sys-04] { tile-sys-04 }
        [sys-05] { tile-sys-05 }
        [sys-06] { tile-sys-06 }
        [sys-07] { tile-sys-07 }
        [sys-08] { tile-sys-08 }
        [sys-09] { tile-sys-09 }
        [sys-10] { tile-sys-10 }
        [sys-11] { tile-sys-11 }
        [sys-12] { tile-sys-12 }
        [sys-13] { tile-sys-13 }
        [sys-14] { tile-sys-14 }
        [sys-15] { tile-sys-15 }
        [sys-16] { tile-sys-16 }
        [sys-17] { tile-sys-17 }
        [exp-vp4] { card-exp-vp4 }
        [exp-vp5] { card-exp-vp5 }
        [exp-cubes] { card-exp-cubes }
        [exp-modifiers] { card-exp-modifiers }
        [exp-systems] { card-exp-systems }
       *[other] { $tile }
    }
order-name =
    { $order ->
        [s0-s1] Vermillon, Bleu
        [s1-s0] Bleu, Vermillon
        [s0-s1-s2] Vermillon, Bleu, Vert
        [s0-s2-s1] Vermillon, Vert, Bleu
        [s1-s0-s2] Bleu, Vermillon, Vert
        [s1-s2-s0] Bleu, Vert, Vermillon
        [s2-s0-s1] Vert, Vermillon, Bleu
        [s2-s1-s0] Vert, Bleu, Vermillon
        [s0-s1-s2-s3] Vermillon, Bleu, Vert, Jaune
        [s0-s1-s3-s2] Vermillon, Bleu, Jaune, Vert
        [s0-s2-s1-s3] Vermillon, Vert, Bleu, Jaune
        [s0-s2-s3-s1] Vermillon, Vert, Jaune, Bleu
        [s0-s3-s1-s2] Vermillon, Jaune, Bleu, Vert
        [s0-s3-s2-s1] Vermillon, Jaune, Vert, Bleu
        [s1-s0-s2-s3] Bleu, Vermillon, Vert, Jaune
        [s1-s0-s3-s2] Bleu, Vermillon, Jaune, Vert
        [s1-s2-s0-s3] Bleu, Vert, Vermillon, Jaune
        [s1-s2-s3-s0] Bleu, Vert, Jaune, Vermillon
        [s1-s3-s0-s2] Bleu, Jaune, Vermillon, Vert
        [s1-s3-s2-s0] Bleu, Jaune, Vert, Vermillon
        [s2-s0-s1-s3] Vert, Vermillon, Bleu, Jaune
        [s2-s0-s3-s1] Vert, Vermillon, Jaune, Bleu
        [s2-s1-s0-s3] Vert, Bleu, Vermillon, Jaune
        [s2-s1-s3-s0] Vert, Bleu, Jaune, Vermillon
        [s2-s3-s0-s1] Vert, Jaune, Vermillon, Bleu
        [s2-s3-s1-s0] Vert, Jaune, Bleu, Vermillon
        [s3-s0-s1-s2] Jaune, Vermillon, Bleu, Vert
        [s3-s0-s2-s1] Jaune, Vermillon, Vert, Bleu
        [s3-s1-s0-s2] Jaune, Bleu, Vermillon, Vert
        [s3-s1-s2-s0] Jaune, Bleu, Vert, Vermillon
        [s3-s2-s0-s1] Jaune, Vert, Vermillon, Bleu
        [s3-s2-s1-s0] Jaune, Vert, Bleu, Vermillon
       *[other] { $order }
    }

## Names of things

game-title = Pulsar 2849
about = L'humanité capte l'énergie des pulsars. Chaque joueur dirige une compagnie : des vaisseaux explorent un amas d'étoiles, des gyrodynes tournent autour des pulsars, des transmetteurs ramènent l'énergie, et chaque dé ne peut servir qu'à une seule de ces tâches.

kind-enter = Entrer sur la carte
kind-side = Choisir la face du QG
kind-draft = Choisir un dé
kind-modifier = Acheter un modificateur
kind-launch = Voler
kind-take = Prendre un gyrodyne
kind-finish = Achever un gyrodyne
kind-claim = Acquérir un transmetteur
kind-pay = Payer un transmetteur
kind-patent = Breveter
kind-project = Réaliser un projet
kind-develop = Développer un pulsar
kind-copy = Copier un dé
kind-end = Finir le tour
kind-fly = Poursuivre le vol
kind-land = Arrivée au passage
kind-bonus = Le bonus
kind-gain = Prendre un gyrodyne de la pile
kind-ring = Revendiquer un pulsar
kind-run = Marquer une course aux portes
kind-spin = Mettre un gyrodyne en rotation
kind-jump = Sauter
kind-settle = Poser une station
kind-shift = Déplacer un marqueur
kind-array = Commencer un réseau
kind-join = Compléter un réseau
kind-die = Prendre le dé d'une liaison
kind-buy = Acheter des PV
kind-meet = Nommer un objectif
kind-pass = Refuser
kind-order = Ordre du tour
kind-goal = Un objectif
kind-board = Un plateau de technologies
kind-hq = Un QG
kind-reveal = Un transmetteur
kind-roll = Un dé
kind-discover = Un système
kind-explore = Une tuile d'exploration

step-order = ordre du tour
step-goal = objectif
step-board = plateau de technologies
step-hq = QG
step-offer = offre
step-enter = porte d'entrée
step-side = face du QG
step-round = nouvelle manche
step-roll = lancer
step-median = médiane
step-draft = choix des dés
step-turn = tour
step-act = actions
step-flight = vol
step-discover = nouveau système
step-arrive = arrivée
step-land = arrivée au passage
step-through = système traversé
step-passing = revendication au passage
step-ending = fin du vol
step-claim = revendication
step-run = course aux portes
step-bonus = bonus
step-explore = tuile d'exploration
step-effect = effet
step-gain = gyrodyne
step-isolated = pulsar isolé
step-spin = achèvement
step-jump = saut
step-remote = station n'importe où
step-shift = marqueur
step-join = pose d'un transmetteur
step-online = transmetteur en service
step-link-die = dé de liaison
step-produce = production
step-buy = achat
step-final = décompte final
step-meet = objectif compté comme atteint
step-goal-score = décompte d'un objectif
step-goal-bonus = bonus d'objectif
step-over = fin de la partie

production-turn-order = Ordre du tour
production-awards = Primes d'Ingénierie
production-penalties = Pénalités
production-transmitters = Transmetteurs
production-gyrodynes = Gyrodynes en rotation
production-technologies = Technologies
production-next-round = Manche suivante
final-technologies = Technologies de fin de partie
final-goals = Objectifs
final-rings = Pulsars revendiqués
final-unfinished = Gyrodynes inachevés
final-cubes = Cubes
final-initiative = Initiative
final-stations = Stations

seat-s0 = Vermillon
seat-s1 = Bleu
seat-s2 = Vert
seat-s3 = Jaune

track-initiative = Initiative
track-engineering = Ingénierie

marker-initiative = marqueur d'Initiative
marker-engineering = marqueur d'Ingénierie
marker-initiative-2 = second marqueur d'Initiative
marker-engineering-2 = second marqueur d'Ingénierie
marker-none = aucun marqueur

change-plain = tel quel
change-minus1 = -1 par un jeton ±1
change-plus1 = +1 par un jeton ±1
change-plus2 = +2 par un jeton +2
change-free-minus1 = -1 gratuit
change-free-plus1 = +1 gratuit
change-gate-minus1 = -1 pour une porte en chemin
change-gate-plus1 = +1 pour une porte en chemin

token-pm1 = jeton ±1
token-plus2 = jeton +2

gyrodyne-gyro-1 = petit gyrodyne
gyrodyne-gyro-2 = gyrodyne moyen
gyrodyne-gyro-3 = grand gyrodyne

colour-green = vert
colour-orange = orange
colour-magenta = magenta
colour-any = une couleur au choix
planet-blue = planète bleue
planet-lifeless = planète stérile
end-left = extrémité gauche
end-right = extrémité droite
bonus-pictured = bonus imprimé
bonus-tile = tuile d'exploration
location-entry = porte d'entrée
location-system = système planétaire
location-pulsar = pulsar
location-gate = porte

action-fly = vols
action-modifier = modificateurs
action-take_gyrodyne = prise de gyrodynes
action-finish_gyrodyne = achèvement de gyrodynes
action-transmitter = transmetteurs
action-patent = brevets
action-project = projets

event-patent = une technologie brevetée
event-reveal = un système dévoilé
event-station = une station posée
event-end_bonus = un bonus à l'arrivée d'un vol
event-claim_by_ship = un pulsar revendiqué par le vaisseau
event-develop = un pulsar développé
event-take_gyrodyne = un gyrodyne pris
event-finish_gyrodyne = un gyrodyne achevé
event-transmitter_die = un dé dépensé pour un transmetteur
event-transmitter_online = un transmetteur mis en service
event-link = une liaison achevée

counter-stations = stations
counter-blue_stations = stations sur des planètes bleues
counter-lifeless_stations = stations sur des planètes stériles
counter-rings = pulsars revendiqués
counter-gyrodynes_on_board = gyrodynes sur des pulsars
counter-spinning = gyrodynes en rotation
counter-spinning_sizes = tailles de gyrodynes en rotation
counter-transmitters_online = transmetteurs en service
counter-links = liaisons achevées
counter-longest_array = plus long réseau en service
counter-patents = technologies
counter-patents_end = technologies de fin de partie
counter-awards = récompenses
counter-modifiers = modificateurs

technology-one_shot = immédiate
technology-permanent = permanente
technology-production = à chaque production
technology-end = en fin de partie

board-ai = plateau A I
board-aii = plateau A II
board-aiii = plateau A III
board-bi = plateau B I
board-bii = plateau B II
board-biii = plateau B III
board-ci = plateau C I
board-cii = plateau C II
board-ciii = plateau C III
board-di = plateau D I
board-dii = plateau D II
board-diii = plateau D III
hq-a = QG A
hq-b = QG B
hq-c = QG C
hq-d = QG D
face-h-a1 = Fonderie d'anneaux
face-h-a2 = Messagers des portes
face-h-b1 = Ateliers orbitaux
face-h-b2 = Salle des cartes
face-h-c1 = Académie du spin
face-h-c2 = Guilde des pilotes
face-h-d1 = Forge profonde
face-h-d2 = Patrouille lointaine

goal-g1a = Vaste relevé
goal-g1b = Trame reliée
goal-g2a = Rotation régulière
goal-g2b = Avant-postes arides
goal-g3a = Bureau des brevets
goal-g3b = Gamme complète
goal-g4a = Parc énergétique
goal-g4b = Foyers bleus
goal-g5a = Baron des pulsars
goal-g5b = Vue à long terme
goal-g6a = Bâtisseur d'anneaux
goal-g6b = Juste mesure

tile-sys-01 = 4 planètes bleues, avec un dé bonus de 1
tile-sys-02 = 3 planètes bleues, avec un dé bonus de 1
tile-sys-03 = 2 planètes bleues et 1 stérile, avec un dé bonus de 2
tile-sys-04 = 1 planète bleue et 1 stérile, avec un petit gyrodyne et un jeton ±1
tile-sys-05 = 1 planète bleue et 2 stériles, avec un gyrodyne moyen et un jeton ±1
tile-sys-06 = 1 planète bleue et 2 stériles, avec un grand gyrodyne et un jeton ±1
tile-sys-07 = 2 planètes bleues et 1 stérile, avec un gyrodyne
tile-sys-08 = 2 planètes bleues et 1 stérile, avec un gyrodyne petit ou moyen
tile-sys-09 = 2 planètes bleues et 2 stériles, avec un gyrodyne petit ou grand
tile-sys-10 = 2 planètes bleues et 1 stérile, avec un gyrodyne moyen ou grand
tile-sys-11 = 1 planète bleue et 2 stériles, avec 2 cubes
tile-sys-12 = 1 planète bleue et 1 stérile, avec 1 cube et un jeton ±1
tile-sys-13 = 1 planète bleue et 2 stériles, avec 1 cube et un jeton +2
tile-sys-14 = 2 planètes bleues, avec 2 jetons ±1
tile-sys-15 = 2 planètes bleues et 2 stériles, avec un jeton ±1 et un jeton +2
tile-sys-16 = 2 planètes bleues et 1 stérile, avec un jeton ±1 et un jeton +2
tile-sys-17 = 2 planètes bleues, avec 2 cubes

card-ai-1a = Couloir vert
card-ai-1b = Redevances de brevets
card-ai-1c = Charte des pulsars
card-ai-2a = Équipes de montage
card-ai-2b = Ancre lointaine
card-ai-2c = Ingénieurs de terrain
card-aii-3a = Double journée
card-aii-3b = Dividende de rotation
card-aii-4a = Recensement colonial
card-aii-4b = Saut replié
card-aii-5a = Largage de vivres
card-aii-5b = Grande expédition
card-aiii-6a = Programme d'urgence
card-aiii-6b = Prime de trame
card-aiii-7a = Éventail de tailles
card-aiii-7b = Plan visionnaire
card-aiii-8a = Dernier appel d'offres
card-bi-1a = Avocats en brevets
card-bi-1b = Charte des colons
card-bi-1c = Fonds de première pierre
card-bi-2a = Trousse de départ
card-bi-2b = Usinage du vide
card-bi-2c = Gala d'allumage
card-bii-3a = Dîme coloniale
card-bii-3b = Titre solitaire
card-bii-4a = Revue des brevets
card-bii-4b = Heures supplémentaires
card-bii-5a = Groupe de récupération
card-bii-5b = Capsule semence
card-biii-6a = Titres de pulsars
card-biii-6b = Colonies fantômes
card-biii-7a = Honneurs aux bâtisseurs
card-biii-7b = Recensement du réseau
card-biii-8a = Jubilé de rotation
card-ci-1a = Bourses de recherche
card-ci-1b = Gloire d'explorateur
card-ci-1c = Géomètres des titres
card-ci-2a = Câblage du vide
card-ci-2b = Titre au survol
card-ci-2c = Maîtres pilotes
card-cii-3a = Bourse aux cubes
card-cii-3b = Tours de précision
card-cii-4a = Dés de rechange
card-cii-4b = Contrat clé en main
card-cii-5a = Boîte à outils
card-cii-5b = Prime de titre
card-ciii-6a = Plus longue chaîne
card-ciii-6b = Archives
card-ciii-7a = Vente de clôture
card-ciii-7b = Mondes vivants
card-ciii-8a = Voyage d'adieu
card-di-1a = Première lumière
card-di-1b = Chantier naval
card-di-1c = Protocole de liaison
card-di-2a = Théorie du vide
card-di-2b = Rente des titres
card-di-2c = Capsules de largage
card-dii-3a = Flotte mixte
card-dii-3b = Second souffle
card-dii-4a = Stock de réserve
card-dii-4b = Ancre extérieure
card-dii-5a = Revue des rotations
card-dii-5b = Fête du lancement
card-diii-6a = Gens de la roche
card-diii-6b = Dividende de trame
card-diii-7a = Réglage fin
card-diii-7b = Échelle des titres
card-diii-8a = Lobby tardif
card-t-a1 = Bobine lente
card-t-a2 = Faisceau pilote
card-t-a3 = Relais de fonderie
card-t-a4 = Lanterne seule
card-t-a5 = Double source
card-t-a6 = Nœud de troc
card-t-b1 = Émetteur couronne
card-t-b2 = Mât de jonction
card-t-b3 = Flèche frontière
card-t-b4 = Booster rapide
card-t-b5 = Antenne marchande
card-t-b6 = Rangée de balises
card-t-c1 = Porte ardente
card-t-c2 = Grand résonateur
card-t-c3 = Torrent constant
card-t-c4 = Dernier échange
card-t-c5 = Tour de surplus
card-t-c6 = Sonde profonde
card-h-a1-b1 = Petit châssis
card-h-a1-b2 = Magasin de pièces
card-h-a1-b3 = Commande légère
card-h-a1-m1 = Audit des titres
card-h-a1-m2 = Commande lourde
card-h-a1-u1 = Équipe de mise en route
card-h-a1-u2 = Poste de nuit
card-h-a1-top = Festin de la fonderie
card-h-a2-b1 = Quai des messagers
card-h-a2-b2 = Sprint vert
card-h-a2-b3 = Jeu de cadrans
card-h-a2-m1 = Cache d'éclaireur
card-h-a2-m2 = Poste partagé
card-h-a2-u1 = Sprint libre
card-h-a2-u2 = Derby magenta
card-h-a2-top = Grand tour
card-h-b1-b1 = Châssis moyen
card-h-b1-b2 = Cadrans fins
card-h-b1-b3 = Châssis large
card-h-b1-m1 = Commande ouverte
card-h-b1-m2 = Silo à cubes
card-h-b1-u1 = Équipes jumelles
card-h-b1-u2 = Revue de chantier
card-h-b1-top = Parade des ateliers
card-h-b2-b1 = Sprint magenta
card-h-b2-b2 = Outils de carte
card-h-b2-b3 = Ruée verte
card-h-b2-m1 = Rôle des avant-postes
card-h-b2-m2 = Trouvaille
card-h-b2-u1 = Derby orange
card-h-b2-u2 = Équipe de relais
card-h-b2-top = Atlas
card-h-c1-b1 = Châssis d'école
card-h-c1-b2 = Leçon orange
card-h-c1-b3 = Atelier
card-h-c1-m1 = Frais de scolarité
card-h-c1-m2 = Étude libre
card-h-c1-u1 = Équipe d'élèves
card-h-c1-u2 = Remise des diplômes
card-h-c1-top = Tableau d'honneur
card-h-c2-b1 = Cadrans de la guilde
card-h-c2-b2 = Stock de la guilde
card-h-c2-b3 = Circuit magenta
card-h-c2-m1 = Circuit libre
card-h-c2-m2 = Circuit vert
card-h-c2-u1 = Équipes d'as
card-h-c2-u2 = Circuit orange
card-h-c2-top = Coupe de la guilde
card-h-d1-b1 = Châssis au choix
card-h-d1-b2 = Bac à minerai
card-h-d1-b3 = Convoi magenta
card-h-d1-m1 = Compte des anneaux
card-h-d1-m2 = Prospecteurs
card-h-d1-u1 = Grand châssis
card-h-d1-u2 = Dividende de la forge
card-h-d1-top = Maître moulage
card-h-d2-b1 = Provisions de bord
card-h-d2-b2 = Ruée libre
card-h-d2-b3 = Sprint orange
card-h-d2-m1 = Balayage profond
card-h-d2-m2 = Patrouille verte
card-h-d2-u1 = Équipes fraîches
card-h-d2-u2 = Patrouille magenta
card-h-d2-top = Longue patrouille
card-exp-vp4 = Signal clair
card-exp-vp5 = Écho riche
card-exp-cubes = Épave à la dérive
card-exp-modifiers = Kit de réglage
card-exp-systems = Colonie cachée

option-map = Carte des étoiles
option-map-map-a = Amas ouvert
option-map-map-b = Ruelles aveugles, avec culs-de-sac
option-hq = QG
option-hq-on = Chaque joueur a un QG avec des projets
option-hq-off = Personne n'a de QG
option-even_start = Départ équilibré
option-even_start-off = Tous les dés de la manche 1 sont lancés
option-even_start-on = La plupart des dés de la manche 1 sont répartis d'avance
option-first_game = Première partie
option-first_game-off = Le jeu habituel
option-first_game-on = Le matériel fixe d'une première partie
option-stations = Stations
option-stations-compulsory = Un vol pose chaque station qu'il peut poser
option-stations-optional = Un vol peut renoncer à une station
option-dice = Dés argentés
option-dice-may-forfeit = Un tour peut finir avec des dés argentés non utilisés
option-dice-must-use = Un tour ne finit que si tous les dés argentés sont utilisés
option-first_player = Premier joueur
option-first_player-random = Tiré au sort
option-first_player-0 = { seat-s0 }
option-first_player-1 = { seat-s1 }
option-first_player-2 = { seat-s2 }
option-first_player-3 = { seat-s3 }
option-board_1 = Plateau de technologies I
option-board_1-random = Tiré au sort
option-board_1-ai = { board-ai }
option-board_1-bi = { board-bi }
option-board_1-ci = { board-ci }
option-board_1-di = { board-di }
option-board_2 = Plateau de technologies II
option-board_2-random = Tiré au sort
option-board_2-aii = { board-aii }
option-board_2-bii = { board-bii }
option-board_2-cii = { board-cii }
option-board_2-dii = { board-dii }
option-board_3 = Plateau de technologies III
option-board_3-random = Tiré au sort
option-board_3-aiii = { board-aiii }
option-board_3-biii = { board-biii }
option-board_3-ciii = { board-ciii }
option-board_3-diii = { board-diii }
option-goal_1 = Objectif 1
option-goal_1-random = Tiré au sort
option-goal_1-g1a = { goal-g1a }
option-goal_1-g1b = { goal-g1b }
option-goal_1-g2a = { goal-g2a }
option-goal_1-g2b = { goal-g2b }
option-goal_1-g3a = { goal-g3a }
option-goal_1-g3b = { goal-g3b }
option-goal_1-g4a = { goal-g4a }
option-goal_1-g4b = { goal-g4b }
option-goal_1-g5a = { goal-g5a }
option-goal_1-g5b = { goal-g5b }
option-goal_1-g6a = { goal-g6a }
option-goal_1-g6b = { goal-g6b }
option-goal_2 = Objectif 2
option-goal_2-random = Tiré au sort
option-goal_2-g1a = { goal-g1a }
option-goal_2-g1b = { goal-g1b }
option-goal_2-g2a = { goal-g2a }
option-goal_2-g2b = { goal-g2b }
option-goal_2-g3a = { goal-g3a }
option-goal_2-g3b = { goal-g3b }
option-goal_2-g4a = { goal-g4a }
option-goal_2-g4b = { goal-g4b }
option-goal_2-g5a = { goal-g5a }
option-goal_2-g5b = { goal-g5b }
option-goal_2-g6a = { goal-g6a }
option-goal_2-g6b = { goal-g6b }
option-goal_3 = Objectif 3
option-goal_3-random = Tiré au sort
option-goal_3-g1a = { goal-g1a }
option-goal_3-g1b = { goal-g1b }
option-goal_3-g2a = { goal-g2a }
option-goal_3-g2b = { goal-g2b }
option-goal_3-g3a = { goal-g3a }
option-goal_3-g3b = { goal-g3b }
option-goal_3-g4a = { goal-g4a }
option-goal_3-g4b = { goal-g4b }
option-goal_3-g5a = { goal-g5a }
option-goal_3-g5b = { goal-g5b }
option-goal_3-g6a = { goal-g6a }
option-goal_3-g6b = { goal-g6b }
option-hq_0 = QG de Vermillon
option-hq_0-random = Tiré au sort
option-hq_0-hq-a = { hq-a }
option-hq_0-hq-b = { hq-b }
option-hq_0-hq-c = { hq-c }
option-hq_0-hq-d = { hq-d }
option-hq_1 = QG de Bleu
option-hq_1-random = Tiré au sort
option-hq_1-hq-a = { hq-a }
option-hq_1-hq-b = { hq-b }
option-hq_1-hq-c = { hq-c }
option-hq_1-hq-d = { hq-d }
option-hq_2 = QG de Vert
option-hq_2-random = Tiré au sort
option-hq_2-hq-a = { hq-a }
option-hq_2-hq-b = { hq-b }
option-hq_2-hq-c = { hq-c }
option-hq_2-hq-d = { hq-d }
option-hq_3 = QG de Jaune
option-hq_3-random = Tiré au sort
option-hq_3-hq-a = { hq-a }
option-hq_3-hq-b = { hq-b }
option-hq_3-hq-c = { hq-c }
option-hq_3-hq-d = { hq-d }

## What the options are for

help-map = face de la carte des étoiles : la seconde a des culs-de-sac
help-hq = si chaque joueur a un QG avec des projets spéciaux
help-even_start = si la plupart des dés de la manche 1 sont répartis d'avance
help-first_game = le matériel d'une première partie : fixe la carte, les plateaux et les objectifs, sans QG
help-stations = si un vol doit poser les stations qu'il peut poser
help-dice = si un tour peut finir avec des dés argentés non utilisés
help-first_player = place du premier joueur, pour la fixer
help-board_1 = plateau de technologies, pour le fixer
help-board_2 = plateau de technologies, pour le fixer
help-board_3 = plateau de technologies, pour le fixer
help-goal_1 = objectif, pour le fixer
help-goal_2 = objectif, pour le fixer
help-goal_3 = objectif, pour le fixer
help-hq_0 = plateau de QG de cette place, pour le fixer
help-hq_1 = plateau de QG de cette place, pour le fixer
help-hq_2 = plateau de QG de cette place, pour le fixer
help-hq_3 = plateau de QG de cette place, pour le fixer

## Ce que font les cartes et les objectifs

effect-ai-1a = ±1 gratuit sur un dé de vol si le vol visite une porte verte.
effect-ai-1b = 2 PV pour chaque technologie que vous brevetez après celle-ci.
effect-ai-1c = 3 PV pour chaque pulsar que votre vaisseau revendique.
effect-ai-2a = ±1 gratuit sur les dés qui achèvent un gyrodyne ; 3 PV pour chaque gyrodyne que vous achevez.
effect-ai-2b = Revendiquez un pulsar isolé et prenez un gyrodyne de n'importe quelle taille.
effect-ai-2c = ±1 gratuit sur les dés dépensés pour des transmetteurs ; 1 PV pour chacun de ces dés.
effect-aii-3a = Prenez un dé argenté de 2 et un dé bonus de 2.
effect-aii-3b = 1 PV pour chacun de vos gyrodynes en rotation.
effect-aii-4a = 1 PV pour chacune de vos stations.
effect-aii-4b = Posez votre vaisseau sur n'importe quel système planétaire, comme à l'arrivée d'un vol.
effect-aii-5a = 3 cubes.
effect-aii-5b = 2 tuiles d'exploration, un ±1 et un +2.
effect-aiii-6a = Prenez un dé argenté de 3 et un dé bonus de 2.
effect-aiii-6b = 3 PV pour chacune de vos liaisons achevées.
effect-aiii-7a = 4, 8 ou 16 PV pour 1, 2 ou 3 tailles différentes en rotation.
effect-aiii-7b = Un objectif compte comme atteint ; s'il l'est de toute façon, marquez ses PV encore une fois.
effect-aiii-8a = Une fois : payez 2 cubes pour 9 PV.
effect-bi-1a = ±1 gratuit sur les dés qui brevettent des technologies ; 1 cube pour chaque brevet ultérieur.
effect-bi-1b = 1 PV pour chaque station que vous posez.
effect-bi-1c = 3 PV pour chaque gyrodyne que vous posez sur un pulsar.
effect-bi-2a = Un gyrodyne petit ou moyen, un +2 et 2 cubes.
effect-bi-2b = Un dé de 0 prend ou achève n'importe quel gyrodyne ; 1 PV pour chaque gyrodyne que vous achevez.
effect-bi-2c = 3 PV pour chaque transmetteur que vous mettez en service.
effect-bii-3a = 1 PV pour chaque groupe de 4 de vos stations.
effect-bii-3b = Revendiquez un pulsar isolé et gagnez 1 cube.
effect-bii-4a = 2 PV pour chacune de vos technologies, celle-ci comprise.
effect-bii-4b = Prenez un dé argenté de 4 et un dé bonus de 4.
effect-bii-5a = 1 tuile d'exploration et 3 cubes.
effect-bii-5b = Posez une station sur n'importe quelle planète libre d'un système face visible ; 4 PV.
effect-biii-6a = 2 PV pour chaque pulsar que vous avez revendiqué.
effect-biii-6b = Comptez 2 stations de plus dans le tableau des stations.
effect-biii-7a = 4 PV pour chaque récompense de construction que vous avez reçue.
effect-biii-7b = 2 PV pour chacun de vos transmetteurs en service.
effect-biii-8a = 2 PV pour chacun de vos gyrodynes en rotation.
effect-ci-1a = 1 cube pour chaque technologie que vous brevetez après celle-ci.
effect-ci-1b = 2 PV pour chaque bonus d'exploration que vos stations rapportent.
effect-ci-1c = 2 cubes pour chaque pulsar que votre vaisseau revendique.
effect-ci-2a = Un dé de 0 paie n'importe quel coût de transmetteur ; 1 cube pour chaque transmetteur que vous mettez en service.
effect-ci-2b = Une fois par vol, vous pouvez revendiquer un pulsar traversé.
effect-ci-2c = ±1 gratuit sur les dés de vol ; 1 PV pour chaque pulsar que votre vaisseau revendique.
effect-cii-3a = Vous pouvez payer 1 cube pour 2 PV, jusqu'à deux fois.
effect-cii-3b = ±1 gratuit sur tous les dés de gyrodyne ; 1 PV pour chaque gyrodyne que vous achevez.
effect-cii-4a = Copier un dé restant vous coûte 2 cubes.
effect-cii-4b = Achevez un de vos gyrodynes, puis prenez-en un de n'importe quelle taille.
effect-cii-5a = Deux ±1, un +2 et 1 cube.
effect-cii-5b = 2 PV pour chaque pulsar que vous avez revendiqué.
effect-ciii-6a = 3, 7, 12 ou 18 PV pour 2, 3, 4 ou 5+ transmetteurs en service dans un même réseau.
effect-ciii-6b = 3 PV pour chaque groupe de 2 de vos technologies.
effect-ciii-7a = Vous pouvez payer 1 cube pour 3 PV, jusqu'à deux fois.
effect-ciii-7b = 2 PV pour chacune de vos stations sur des planètes bleues, 6 PV au plus.
effect-ciii-8a = Posez votre vaisseau sur n'importe quel système planétaire, comme à l'arrivée d'un vol ; 1 tuile d'exploration.
effect-di-1a = 1 PV pour chaque tuile de système que vous dévoilez.
effect-di-1b = ±1 gratuit sur les dés qui prennent un gyrodyne ; 1 PV pour chaque gyrodyne pris avec un dé.
effect-di-1c = 3 PV pour chaque liaison que vous achevez ; 1 cube pour chaque transmetteur que vous mettez en service.
effect-di-2a = Un dé de 0 brevette n'importe quelle technologie disponible.
effect-di-2b = 1 PV pour chaque groupe de 2 pulsars que vous avez revendiqués.
effect-di-2c = Une fois par vol, comptez un système traversé comme l'arrivée du vol.
effect-dii-3a = 1 PV pour chaque taille différente parmi vos gyrodynes en rotation.
effect-dii-3b = Prenez un dé argenté de 2 et un dé bonus de 5.
effect-dii-4a = 4 cubes et un ±1.
effect-dii-4b = Revendiquez un pulsar isolé et prenez un petit gyrodyne.
effect-dii-5a = 2 PV pour chacun de vos gyrodynes en rotation ; un ±1.
effect-dii-5b = 4 PV pour chaque gyrodyne que vous achevez.
effect-diii-6a = 2 PV pour chacune de vos stations sur des planètes stériles.
effect-diii-6b = 1 PV pour chacun de vos transmetteurs en service.
effect-diii-7a = 2 PV pour chaque modificateur que vous avez encore, 10 PV au plus.
effect-diii-7b = 1, 3, 6, 10 ou 15 PV pour 2, 3, 4, 5 ou 6 pulsars que vous avez revendiqués.
effect-diii-8a = Déplacez un marqueur d'Initiative de 3 cases vers la gauche ; 3 PV.
effect-t-a1 = À chaque Production : 1 cube.
effect-t-a2 = Mise en service : 1 tuile d'exploration. À chaque Production : 1 PV.
effect-t-a3 = Mise en service : un ±1. À chaque Production : 2 cubes.
effect-t-a4 = Mise en service : revendiquez un pulsar isolé. À chaque Production : 1 PV.
effect-t-a5 = À chaque Production : 1 cube et 1 PV.
effect-t-a6 = À chaque Production : vous pouvez payer 1 cube pour 2 PV.
effect-t-b1 = Mise en service : 2 cubes. À chaque Production : 2 PV.
effect-t-b2 = Mise en service : 3 PV. À chaque Production : 1 cube et 1 PV.
effect-t-b3 = Mise en service : revendiquez un pulsar isolé et prenez un grand gyrodyne. À chaque Production : 3 PV.
effect-t-b4 = Mise en service : 2 PV. À chaque Production : 1 cube.
effect-t-b5 = Mise en service : 2 cubes. À chaque Production : vous pouvez payer 2 cubes pour 5 PV.
effect-t-b6 = Mise en service : 1 tuile d'exploration. Tant qu'il est en service : ±1 gratuit sur les dés de vol. À chaque Production : 1 PV.
effect-t-c1 = Mise en service : 8 PV. À chaque Production : 1 PV.
effect-t-c2 = Mise en service : 12 PV. À chaque Production : 2 PV.
effect-t-c3 = Mise en service : 6 PV. À chaque Production : 3 PV.
effect-t-c4 = Mise en service : revendiquez un pulsar isolé et gagnez 2 PV. À chaque Production : vous pouvez payer 2 cubes pour 5 PV.
effect-t-c5 = Mise en service : 4 cubes et 3 PV. À chaque Production : 1 cube et 2 PV.
effect-t-c6 = Mise en service : 9 PV et 1 tuile d'exploration. À chaque Production : 1 cube et 1 PV.
effect-h-a1-b1 = Un petit gyrodyne et un ±1.
effect-h-a1-b2 = 2 cubes et un +2.
effect-h-a1-b3 = Un gyrodyne petit ou moyen et 2 PV.
effect-h-a1-m1 = 1 PV pour chaque pulsar que vous avez revendiqué ; 1 cube.
effect-h-a1-m2 = Un grand gyrodyne et 1 tuile d'exploration.
effect-h-a1-u1 = Achevez un de vos gyrodynes ; 4 PV.
effect-h-a1-u2 = Prenez un dé argenté de 2 et un dé bonus de 2 ; un ±1.
effect-h-a1-top = 2 PV pour chacun de vos gyrodynes en rotation ; 7 PV.
effect-h-a2-b1 = Un gyrodyne de n'importe quelle taille ; course : 2 PV par porte orange.
effect-h-a2-b2 = Course : 1 PV par porte verte.
effect-h-a2-b3 = Un ±1 et un +2.
effect-h-a2-m1 = 1 cube et 1 tuile d'exploration.
effect-h-a2-m2 = Prenez un dé argenté de 2 et un dé bonus de 1 ; un ±1.
effect-h-a2-u1 = Course : 2 PV par porte d'une couleur au choix.
effect-h-a2-u2 = 8 PV ; course : 2 PV par porte magenta.
effect-h-a2-top = 5 PV ; course : 4 PV par porte d'une couleur au choix.
effect-h-b1-b1 = Un gyrodyne moyen et 1 cube.
effect-h-b1-b2 = Deux ±1.
effect-h-b1-b3 = Un grand gyrodyne et 2 cubes.
effect-h-b1-m1 = Un gyrodyne de n'importe quelle taille et 2 PV.
effect-h-b1-m2 = 3 cubes et un +2.
effect-h-b1-u1 = Prenez un dé argenté de 5 et un dé bonus de 3 ; 2 PV.
effect-h-b1-u2 = 2 PV pour chacun de vos gyrodynes sur des pulsars ; 1 cube.
effect-h-b1-top = 2 tuiles d'exploration ; course : 2 PV par porte d'une couleur au choix.
effect-h-b2-b1 = Course : 1 PV par porte magenta.
effect-h-b2-b2 = Un ±1, un +2 et 1 cube.
effect-h-b2-b3 = 1 PV ; course : 2 PV par porte verte.
effect-h-b2-m1 = 1 PV pour chacune de vos stations.
effect-h-b2-m2 = 1 tuile d'exploration.
effect-h-b2-u1 = 4 PV ; course : 3 PV par porte orange.
effect-h-b2-u2 = Prenez un dé argenté de 3 et un dé bonus de 2.
effect-h-b2-top = 4 PV ; course : 4 PV par porte d'une couleur au choix.
effect-h-c1-b1 = Un petit gyrodyne et 1 cube.
effect-h-c1-b2 = Un gyrodyne moyen ; course : 1 PV par porte orange.
effect-h-c1-b3 = Un ±1 et un +2.
effect-h-c1-m1 = 3 cubes et 1 PV.
effect-h-c1-m2 = Un gyrodyne de n'importe quelle taille et 3 PV.
effect-h-c1-u1 = Prenez un dé argenté de 1 et un dé bonus de 3.
effect-h-c1-u2 = Achevez un de vos gyrodynes ; 1 tuile d'exploration.
effect-h-c1-top = 5, 10 ou 16 PV pour 1, 2 ou 3 tailles en rotation ; 5 PV.
effect-h-c2-b1 = Deux ±1.
effect-h-c2-b2 = 1 cube et un +2.
effect-h-c2-b3 = 2 PV ; course : 2 PV par porte magenta.
effect-h-c2-m1 = 2 PV ; course : 2 PV par porte d'une couleur au choix.
effect-h-c2-m2 = Course : 1 PV par porte verte.
effect-h-c2-u1 = Prenez un dé argenté de 4 et un dé bonus de 3.
effect-h-c2-u2 = 2 PV et un +2 ; course : 2 PV par porte orange.
effect-h-c2-top = 2 PV et 1 tuile d'exploration ; course : 4 PV par porte d'une couleur au choix.
effect-h-d1-b1 = Un gyrodyne de n'importe quelle taille et un ±1.
effect-h-d1-b2 = 2 cubes et un ±1.
effect-h-d1-b3 = Un gyrodyne moyen ; course : 1 PV par porte magenta.
effect-h-d1-m1 = 1 PV pour chaque pulsar que vous avez revendiqué.
effect-h-d1-m2 = 1 tuile d'exploration et 2 PV.
effect-h-d1-u1 = Un grand gyrodyne et 4 cubes.
effect-h-d1-u2 = 2 PV pour chacun de vos gyrodynes en rotation ; 3 PV.
effect-h-d1-top = Achevez un de vos gyrodynes ; 2 PV ; course : 3 PV par porte d'une couleur au choix.
effect-h-d2-b1 = 2 cubes et un ±1.
effect-h-d2-b2 = 2 PV ; course : 1 PV par porte d'une couleur au choix.
effect-h-d2-b3 = Course : 1 PV par porte orange.
effect-h-d2-m1 = 1 tuile d'exploration et un +2.
effect-h-d2-m2 = Course : 2 PV par porte verte.
effect-h-d2-u1 = Prenez un dé argenté de 3 et un dé bonus de 4.
effect-h-d2-u2 = 3 PV ; course : 3 PV par porte magenta.
effect-h-d2-top = 1 PV pour chacune de vos stations ; course : 3 PV par porte d'une couleur au choix.
effect-exp-vp4 = 4 PV.
effect-exp-vp5 = 5 PV.
effect-exp-cubes = 4 cubes d'ingénierie.
effect-exp-modifiers = Deux modificateurs ±1 et un modificateur +2.
effect-exp-systems = Gardez-la : elle compte comme une station de plus dans le tableau des stations à la fin.
effect-g1a = Avoir au moins 5 stations et 3 pulsars revendiqués.
effect-g1b = Avoir au moins 2 liaisons achevées.
effect-g2a = Avoir un gyrodyne en rotation et un transmetteur en service.
effect-g2b = Avoir au moins 3 stations sur des planètes stériles et 2 modificateurs restants.
effect-g3a = Posséder au moins 6 technologies.
effect-g3b = Avoir un gyrodyne en rotation de chaque taille.
effect-g4a = Avoir au moins 4 transmetteurs en service.
effect-g4b = Avoir au moins 3 stations sur des planètes bleues et un transmetteur en service.
effect-g5a = Avoir revendiqué au moins 5 pulsars.
effect-g5b = Posséder une technologie de fin de partie et avoir une récompense de construction.
effect-g6a = Avoir au moins 4 gyrodynes sur des pulsars, achevés ou non.
effect-g6b = Avoir 4 stations, 2 gyrodynes en rotation, 2 transmetteurs en service et 3 technologies.

## Turns in a few words, and what pays

brief-dice = dés : { $dice }
brief-offer = dans l'offre : { $names }
brief-enter = part de { $location }
brief-side = choisit la face « { face-name } » du QG
brief-draft = prend { $dice }
brief-modifier = achète { token-name }
brief-fly = vole vers { $places }
brief-jump = pose son vaisseau sur { $system }
brief-station =
    { $count ->
        [one] fonde { $count } station
       *[other] fonde { $count } stations
    }
brief-ring =
    { $count ->
        [one] revendique le pulsar { $places }
       *[other] revendique les pulsars { $places }
    }
brief-take = prend { gyrodyne-name }
brief-develop = pose { gyrodyne-name } sur { $pulsar }
brief-finish = achève { gyrodyne-name }
brief-spin = achève le gyrodyne de { $pulsar }
brief-claim = acquiert { transmitter-name }
brief-pay = paie pour { transmitter-name }
brief-patent = brevette « { technology-name } »
brief-project = réalise « { project-name } »
brief-run = marque la course aux portes « { run-name } »

pays-P-STN-07 = bonus imprimé
pays-P-DEV-05 = première récompense de gyrodynes
pays-P-DEV-06 = seconde récompense de gyrodynes
pays-P-DEV-09 = les deux récompenses de gyrodynes
pays-P-PROD-06 = place sur une piste
pays-P-PROD-07 = marqueur sur −1
pays-P-PROD-08 = marqueur sur −2
pays-P-PROD-13 = gyrodynes en rotation
pays-P-END-05 = premier bonus d'un objectif
pays-P-END-06 = second bonus d'un objectif
pays-P-END-08 = pulsars revendiqués
pays-P-END-09 = gyrodynes en construction
pays-P-END-11 = cubes restants
pays-P-END-13 = piste d'Initiative
pays-P-END-14 = piste d'Initiative
pays-P-END-15 = stations
pays-P-END-16 = stations au-delà de la 13e

## Why an action is not possible: the numbers that decide

why-P-DICE-02 = { not-on-board }
why-P-COPY-02 = { not-on-board }
not-on-board = Il n'y a plus de { $value } sur le plateau des dés, seulement { held-list }.
why-P-DICE-12 = Le { $value } est sur la médiane : aucun marqueur ne bouge.
why-P-DICE-13 =
    { $side ->
        [left] Un { $value } déplace un marqueur de { space-count } vers la gauche.
       *[right] Un { $value } déplace un marqueur de { space-count } vers la droite.
    }
why-P-DICE-18 = Le { $value } déplacerait { marker-name } de { space-count } vers la droite ; cases restantes : { $room }.
space-count =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }
why-P-ACT-04 = { unpaid }
why-P-ACT-07 = { unpaid }
why-P-ACT-10 = { unpaid }
why-P-MOD-01 = { unpaid }
why-P-TRX-02 = { unpaid }
why-P-TRX-09 = { unpaid }
unpaid =
    { $lacks ->
        [dice] Vos dés sont dépensés.
        [value] Il faut un { need-list } ; vos dés donnent { made-list }.
        [die] Vous n'avez pas de { $die } ; vous avez { held-list }.
        [token] Il faut { token-name }, et vous n'en avez pas.
        [place] Aucun de ses coûts n'est { $cost } ; ce sont { costs-list }.
       *[cost] Il faut un { need-list } ; le dé donne { $value }.
    }
why-P-ACT-G8 =
    { $case ->
        [spent] Vos dés sont dépensés : aucun vol n'est possible.
        [far] Il y a { segment-count } jusqu'à { $location } ; vos dés en parcourent { $left } au plus.
        [exact] Un vol vers { $location } demande { length-list } ; vos dés donnent { made-list }.
       *[choose] Un vol vers { $location } demande { length-list } : choisissez un dé qui les donne.
    }
segment-count =
    { $away ->
        [one] { $away } segment
       *[other] { $away } segments
    }
why-P-ACT-G14 = Le dé bonus de { $bonus } est encore à utiliser.
why-P-VAR-G5 = Il vous reste { held-list } à utiliser.
why-P-FLY-02 =
    { $case ->
        [far] Il y a { segment-count } jusqu'à { $location } ; il en reste { $left } à ce vol.
       *[exact] Aucun chemin vers { $location } n'a exactement { left-count }.
    }
why-P-FLY-G5 = Après { $location }, aucun chemin n'a exactement { left-count }.
left-count =
    { $left ->
        [one] { $left } segment
       *[other] { $left } segments
    }
why-P-EFF-G29 = Aucun vol d'exactement { flown-count } ne visite une telle porte.
flown-count =
    { $value ->
        [one] { $value } segment
       *[other] { $value } segments
    }
why-P-GYR-G2 = { empty-stack }
why-P-EFF-G8 = { empty-stack }
empty-stack =
    { $gyrodyne ->
        [gyro-1] Il ne reste plus de petit gyrodyne.
        [gyro-2] Il ne reste plus de gyrodyne moyen.
       *[gyro-3] Il ne reste plus de grand gyrodyne.
    }
why-P-DEV-02 =
    { $lacks ->
        [gyrodyne] Il n'y a pas de gyrodyne dans votre aire de jeu : prenez-en un d'abord.
       *[pulsar] Vous n'avez encore revendiqué aucun pulsar : finissez un vol sur un pulsar libre.
    }
why-P-TRX-08 = Le { $cost } est déjà payé : { transmitter-name }.
why-P-TRX-13 = La liaison donne un { made-list }, pas un { $value }.
why-P-TEC-01 = « { technology-name } » s'ouvre à la manche { $opens } ; c'est la manche { $round }.
why-P-TEC-06 = Places prises pour « { technology-name } » : { $places } sur { $places }.
why-P-TEC-07 = La seule place pour « { technology-name } » est prise cette manche.
why-P-TEC-09 = La seule place pour « { technology-name } » est prise.
why-P-HQ-02 = Projets réalisés sous « { project-name } » : { $done } sur { $needed }.
why-P-COPY-01 = Une copie coûte { cube-count } ; vous en avez { $cubes }.
why-P-EFF-G15 = { too-many-lots }
why-P-END-05 = { too-many-lots }
too-many-lots =
    { $lacks ->
        [lots] On ne peut pas en acheter plus de { $limit }, et cela en fait { $lots }.
       *[cubes] Cela coûte { cube-count } ; vous en avez { $cubes }.
    }
cube-count =
    { $cost ->
        [one] { $cost } cube
       *[other] { $cost } cubes
    }
need-list =
    { $need_others ->
        [none] { $need_last }
       *[other] { $need_others } ou { $need_last }
    }
made-list =
    { $made_others ->
        [none] { $made_last }
       *[other] { $made_others } ou { $made_last }
    }
held-list =
    { $held_others ->
        [none] { $held_last }
       *[other] { $held_others } et { $held_last }
    }
length-list =
    { $length_others ->
        [none] { last-length }
       *[other] { $length_others } ou { last-length }
    }
last-length =
    { $length_last ->
        [one] { $length_last } segment
       *[other] { $length_last } segments
    }
costs-list =
    { $costs_others ->
        [none] { $costs_last }
       *[other] { $costs_others } et { $costs_last }
    }
