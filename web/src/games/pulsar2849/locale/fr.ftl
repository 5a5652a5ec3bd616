### Ce que seul le dessin de Pulsar 2849 dit : titres, infobulles, la table en texte.

part-board = Carte
part-dice = Dés
part-offer = Offres
part-tech = Technologies
part-desk = Aire de jeu

head-round = Manche { $round } sur { $rounds }
head-order = Ordre du tour
head-transmitters = Transmetteurs
head-gyrodynes = Gyrodynes
head-modifiers = Modificateurs
head-arrays = Réseaux
head-hand = Dés en main
head-whose = À qui est l'aire de jeu

## La carte

tip-hole = Le trou noir : les dés utilisés y reposent. Manche { $round } sur { $rounds }.
tip-entry = Porte d'entrée { $place } : les vaisseaux y débutent et n'y reviennent jamais.
tip-gate =
    { $colour ->
        [green] Porte verte { $place } (hexagone)
        [orange] Porte orange { $place } (cercle)
       *[magenta] Porte magenta { $place } (carré)
    }
tip-hidden = Système planétaire { $place }, encore inexploré : il est dévoilé quand un vaisseau y vient.
tip-system = Système planétaire { $place }
tip-planets = Planètes libres : bleues { $blue }, stériles { $lifeless }.
tip-closed =
    { $count ->
        [one] { $count } planète est fermée.
       *[other] { $count } planètes sont fermées.
    }
tip-station =
    { $planet ->
        [blue] { $who } a une station sur une planète bleue.
       *[lifeless] { $who } a une station sur une planète stérile.
    }
tip-pictured = Bonus d'un vol qui s'achève ici sur une planète bleue : { $list }.
tip-pulsar = Pulsar { $place }
tip-isolated = Pulsar isolé { $place } : aucun vaisseau n'y vient, seules des cartes le revendiquent.
tip-unclaimed = Personne ne l'a revendiqué.
tip-claimed = Revendiqué par { $who }.
tip-building = Il porte un { $gyrodyne } en construction.
tip-spinning = Il porte un { $gyrodyne } en rotation.
tip-dead-end = Impasse : une station ou une revendication ici apporte une tuile d'exploration.
tip-ships = Vaisseaux ici : { $list }.
tip-ship = { $who } : vaisseau en { $place }. Un dé le fait voler d'autant de segments qu'il en montre.
gift-bonus_die = un dé bonus de { $number }
gift-cubes =
    { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }

flight-left =
    { $count ->
        [0] Le vol s'achève ici.
        [one] { $count } segment à voler
       *[other] { $count } segments à voler
    }
flight-due = encore due : une porte, couleur { $colour }
flight-station =
    { $planet ->
        [blue] En volant plus loin : une station sur une planète bleue de { $place }
       *[lifeless] En volant plus loin : une station sur une planète stérile de { $place }
    }
gain-vp = PV
gain-blue =
    { $count ->
        [one] station sur une planète bleue
       *[other] stations sur des planètes bleues
    }
gain-lifeless =
    { $count ->
        [one] station sur une planète stérile
       *[other] stations sur des planètes stériles
    }
gain-ring =
    { $count ->
        [one] pulsar
       *[other] pulsars
    }
gain-cube =
    { $count ->
        [one] cube
       *[other] cubes
    }
gain-pm1 =
    { $count ->
        [one] jeton ±1
       *[other] jetons ±1
    }
gain-plus2 =
    { $count ->
        [one] jeton +2
       *[other] jetons +2
    }
gain-gyro-1 =
    { $count ->
        [one] petit gyrodyne
       *[other] petits gyrodynes
    }
gain-gyro-2 =
    { $count ->
        [one] gyrodyne moyen
       *[other] gyrodynes moyens
    }
gain-gyro-3 =
    { $count ->
        [one] grand gyrodyne
       *[other] grands gyrodynes
    }
gain-production =
    { $count ->
        [one] gyrodyne en rotation
       *[other] gyrodynes en rotation
    }
gain-online =
    { $count ->
        [one] transmetteur en service
       *[other] transmetteurs en service
    }
gain-die =
    { $count ->
        [one] dé bonus
       *[other] dés bonus
    }
gain-discover = un système est dévoilé
gain-tile = tuile d'exploration

## Le plateau des dés

tip-order = Ordre du tour : { $list }. En fin de manche, il suit la piste d'Initiative.
tip-row-value = Chaque gyrodyne en rotation rapporte { $value } PV de plus dans cette manche.
tip-dice =
    { $count ->
        [0] Aucun dé ne montre { $value }.
        [one] { $count } dé montre { $value }.
       *[other] { $count } dés montrent { $value }.
    }
tip-steps =
    { $way ->
        [none] En prendre un ne déplace aucun marqueur.
        [ahead] En prendre un avance un marqueur de { $count } vers la gauche.
       *[back] En prendre un recule un marqueur de { $count } vers la droite.
    }
tip-median = Marqueur de la médiane sur { $value } : les dés plus bas avancent un marqueur, les dés plus hauts en reculent un.
tip-median-between = Marqueur de la médiane entre { $below } et { $value } : les dés plus bas avancent un marqueur, les dés plus hauts en reculent un.
tip-marker = { $who }, { $marker } : case { $space }, place { $place } depuis la tête.
tip-track-initiative = Initiative : devant, c'est plus à gauche, ou plus haut dans une pile. Elle fixe l'ordre du tour de la manche suivante et rapporte à la fin :
tip-track-engineering = Ingénierie : devant, c'est plus à gauche, ou plus haut dans une pile. Elle paie à chaque manche :
tip-initiative-prize = { $points } PV en fin de partie
tip-engineering-prize =
    { $cubes ->
        [0] { $points } PV à chaque manche
        [one] { $cubes } cube à chaque manche
       *[other] { $cubes } cubes à chaque manche
    }
tip-penalty = Un marqueur sur cette case coûte { $points } PV à chaque manche.

## Technologies et objectifs

tip-technology = Coût { $cost }, { $kind } ; rangée de la manche { $round }.
tip-owners = Brevetée par { $list }.
tip-icons =
    { $count ->
        [one] Une icône avec verrou : un joueur par manche peut la breveter ; à deux joueurs, un seul dans toute la partie.
       *[other] Deux icônes : deux joueurs peuvent la breveter.
    }
tip-taken = Personne ne peut la breveter en ce moment.
tip-later = Disponible à partir de la manche { $round }.
tip-row = Rangée de la manche { $round } : dans cette manche, chaque gyrodyne en rotation rapporte { $value } PV de plus.
tip-row-median = Rangée de la manche { $round } : dans cette manche, chaque gyrodyne en rotation rapporte en plus autant de PV qu'en montre le marqueur de la médiane.
tip-time = Le marqueur du temps est ici : cette rangée et toutes celles au-dessus sont disponibles.
tip-goal = { $points } PV à la fin pour chaque joueur qui l'atteint.
tip-goal-met = { $who } : { $progress }, atteint
tip-goal-unmet = { $who } : { $progress }
tip-goal-bonus = À la fin, celui qui l'atteint peut acheter { $points } PV pour { $cubes } cubes.
text-progress = { $have } sur { $least } { $counter }
text-vp = PV

## Offres

tip-pile = La pile montre la lettre { $letter }, il en reste { $count }. Trois transmetteurs sont offerts à chaque manche.
tip-offered = Dans l'offre : un dé de l'un de ses coûts l'acquiert et paie ce coût.
tip-owned = Propriétaire : { $who }.
tip-online = En service : il rapporte à chaque production.
tip-due = Encore à payer, dans n'importe quel ordre : { $list }.
tip-ends = Demi-dés à ses extrémités : { $left } et { $right } points ; une liaison de deux tuiles en service donne un dé bonus de leur somme.
tip-gyrodyne = Un { $take } en prend un, un { $finish } en achève un sur un pulsar ; en rotation, il rapporte { $points } PV par manche. Il en reste { $left }.
tip-awards = Récompenses pour deux de cette taille sur des pulsars, dans l'ordre d'arrivée : { $list } PV.
tip-no-awards = Ses récompenses sont parties.
tip-first-award = La première récompense est allée à { $who }.
tip-take = Prendre un { $gyrodyne } avec un { $value } ; il en reste { $left }.
tip-finish = Achever votre { $gyrodyne } sur un pulsar avec un { $value }.
text-take = prendre
text-finish = achever
tip-pm1 = Jeton ±1 : augmente ou diminue un dé de 1. Un 1 ou un 2 en achète un.
tip-plus2 = Jeton +2 : augmente un dé de 2. Un 2 en achète un.

## Aires de jeu

tip-whose = Regarder l'aire de jeu : { $who }
tip-die = Votre { $value } : choisissez-le, puis ce qu'il doit payer, ou l'inverse.
tip-bonus = Le dé bonus de ce tour : { $value }.
tip-bonus-duty = Le dé bonus de ce tour : { $value }. Il doit être utilisé avant la fin du tour.
text-no-dice = aucun dé
tip-hand = Dés en main : { $list }
tip-cubes =
    { $count ->
        [one] { $count } cube d'ingénierie
       *[other] { $count } cubes d'ingénierie
    }
tip-own-gyrodyne = { $gyrodyne } dans l'aire de jeu : { $count }. En poser un sur un de vos pulsars est gratuit.
tip-new-array = Commencer un nouveau réseau avec ce transmetteur.
text-no-arrays = Pas encore de transmetteur
tip-hq = Quartier général : un dé de son coût réalise un projet ; il doit reposer sur des projets réalisés.
tip-side = Prendre la face { $face } de votre QG.
tip-project = Coût { $cost }
tip-project-needs = Il repose sur { $list }.
tip-done = Réalisé.
tip-run = Course aux portes, pas encore marquée : { $points } PV par porte sur un vol, couleur : { $colour }.
tip-blue-stations =
    { $count ->
        [one] { $count } station sur une planète bleue
       *[other] { $count } stations sur des planètes bleues
    }
tip-lifeless-stations =
    { $count ->
        [one] { $count } station sur une planète stérile
       *[other] { $count } stations sur des planètes stériles
    }
tip-stations =
    { $extra ->
        [0] Les stations valent { $points } PV à la fin ; une de plus en ajoute { $more }.
       *[other] Les stations valent { $points } PV à la fin, supplémentaires comprises : { $extra } ; une de plus en ajoute { $more }.
    }
tip-rings = Pulsars revendiqués : { $count } ; anneaux restants : { $left }
tip-spinning-count = Gyrodynes en rotation : { $count } ; en construction sur des pulsars : { $unfinished }
tip-online-count =
    { $count ->
        [one] { $count } transmetteur en service
       *[other] { $count } transmetteurs en service
    }
tip-technologies = Technologies : { $list }

## La table en mots

text-match = La partie
text-round = Manche { $round } sur { $rounds } ; ordre du tour : { $list }.
text-dice = Dés sur le plateau des dés
text-tracks = Pistes
text-track = { $track }, de la tête à la queue : { $list }
text-marker = { $who } ({ $space })
text-systems = Systèmes planétaires
text-pulsars = Pulsars
text-gates = Portes et voies
text-ways = { $place } : vers { $list }
text-flight = Vol depuis { $start } : { $list } ; segments restants : { $left }
text-technologies = Technologies
text-goals = Objectifs
text-offer = Transmetteurs de l'offre
text-gyrodynes = Gyrodynes
text-area = Aire de jeu : { $who }
text-area-dice = Dés : { $list }
text-area-tokens = Cubes : { $cubes } ; jetons ±1 : { $pm1 } ; jetons +2 : { $plus2 }
text-area-gyrodynes = Gyrodynes dans l'aire de jeu : { $list }
text-area-array = Réseau : { $list }
text-area-ship = Vaisseau en { $place }
text-nothing = rien

## Components one by one

component-map = Cartes des étoiles
component-system = Systèmes planétaires
component-exploration = Tuiles d'exploration
component-gyrodyne = Gyrodynes
component-transmitter = Transmetteurs
component-board = Plateaux de technologies
component-technology = Technologies
component-hq = Faces de QG
component-project = Projets de QG
component-goal = Objectifs
component-map-text = { $locations } lieux, { $segments } segments.
component-planets = Planètes : { $blue } bleues, { $lifeless } stériles.
component-bonus = Bonus : { $list }.
component-system-name = Système { $number }
component-gyrodyne-text = Un { $take } le prend, un { $finish } l'achève ; en rotation, il rapporte { $points } PV par manche.
component-rows = PV de plus par gyrodyne en rotation, selon la manche : { $list }.
component-costs = Coûts : { $list }.
component-project-text = Coût { $cost } ; { $face }.
gift-vp = { $number } PV
gift-extra_station = une station de plus à la fin

cost-dice =
    { $count ->
        [one] dé { $list }
       *[other] dés { $list }
    }
cost-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
cost-pm1 =
    { $count ->
        [one] un jeton ±1
       *[other] { $count } jetons ±1
    }
cost-plus2 =
    { $count ->
        [one] un jeton +2
       *[other] { $count } jetons +2
    }
cost-end = finit le tour
cost-lost =
    { $count ->
        [one] finit le tour avec { $count } dé inutilisé
       *[other] finit le tour avec { $count } dés inutilisés
    }

auto-end = Finir le tour quand il n'y a plus rien d'autre à faire.
auto-fly = Poursuivre le vol quand il ne reste qu'un chemin.
auto-draft = Prendre le dé quand il n'y a pas d'autre choix.
auto-bonus = Au décompte final, acheter le bonus de votre dernier objectif s'il rapporte plus de points qu'il ne coûte de cubes.
