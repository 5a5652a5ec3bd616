### Ce que le dessin de Cosmic Pioneers dit en plus des mots du jeu.

## Parties de la table sur un petit écran
part-board = Anneau
part-ship = Vaisseau
part-cards = Cartes

## Titres et faits brefs sur le plateau
see-round = Manche { $round } sur { $last }
see-setup = Mise en place
see-order = Ordre des tours
see-no-scenario = Le scénario n'est pas encore tiré
see-end-rounds = Fin après la manche { $rounds }.
see-end-fights_won = Fin : { $number } combats gagnés par un joueur (maximum : { $reached }), ou après la manche { $rounds }.
see-end-planets_controlled = Fin : { $number } planètes contrôlées par un joueur (maximum : { $reached }), ou après la manche { $rounds }.
see-end-planets_left = Fin : plus que { $number } planètes (encore { $reached }), ou après la manche { $rounds }.
see-middle = À l'intérieur de l'anneau
see-pool = Reste à poser : prenez-en une, puis une place libre
see-commanders = Commandants
see-talent = { $commander } : { $talent }
see-phase = Agit en phase { $phase } : { $what }
see-adventure = Aventure : ce que le dé apporte
see-odds-gain = { $count } sur 6 : gain
see-odds-loss = { $count } sur 6 : perte
see-odds-crash = { $count } sur 6 : écrasement
see-odds-event = { $count } sur 6 : événement
see-fight-odds = Combat contre { $who } : { $win } % de chances de gagner
see-controlled = { $who } contrôle cette planète.
see-green-left =
    { $count ->
        [one] Personne ne la contrôle : { $count } emplacement vert est sans colon.
       *[other] Personne ne la contrôle : { $count } emplacements verts sont sans colon.
    }
see-tie = Personne ne la contrôle : égalité en nombre de colons.
see-income = { $who } recevrait ici { $income } crédits.
see-fight = Combat
see-attacker = attaque
see-defender = défend
see-ties = { $who } gagne en cas d'égalité.
see-win = { $who } a { $win } % de chances de gagner.
see-won = { $who } l'emporte.
see-bombing = Bombardement
see-hit-odds = Dé d'impact : colons { $colonist } sur 6, aliens { $alien } sur 6
see-kills = victimes
see-event-now = Événement
see-event-last = Dernier événement
see-deck =
    { $left ->
        [one] Événements : { $left } carte
       *[other] Événements : { $left } cartes
    }
see-weapons = +{ $number } en combat
see-cargo =
    { $aliens ->
        [0] { $number } pièces, sans aliens
       *[other] { $number } pièces, aliens compris
    }
see-bombs =
    { $level ->
        [1] 1 mort, type au dé
        [2] morts au dé, type au dé
       *[3] morts au dé, type au choix
    }
see-engines =
    { $number ->
        [one] jusqu'à { $number } secteur
       *[other] jusqu'à { $number } secteurs
    }
see-hold = Soute { $aboard }/{ $capacity }
see-empty = vide
see-reserve = { $count } en réserve
see-offer = À prendre
see-uses = (reste { $left })

## Infobulles
tip-sector = { $hour } { $title } ({ $sector })
tip-planet =
    { $green ->
        [one] Planète de couleur : { $colour }. Indigènes : { $species }. { $slots } emplacements, dont { $green } vert.
       *[other] Planète de couleur : { $colour }. Indigènes : { $species }. { $slots } emplacements, dont { $green } verts.
    }
tip-jumpgate = Les vaisseaux qui s'arrêtent ici cèdent de la cargaison, touchent leur revenu, achètent des niveaux et chargent des colons. Pas de combat.
tip-station = Ce que les vaisseaux peuvent faire ici dépend du scénario. Ni combat, ni aventure.
tip-belt = Ceinture d'astéroïdes : un vaisseau peut la traverser, pas s'y arrêter.
tip-ruin = Cette planète a été détruite. C'est désormais une ceinture d'astéroïdes : aucun vaisseau ne peut s'y arrêter.
tip-strip = Aventure : un dé décide pour le vaisseau qui s'arrête ici.
tip-face = { $die } : { $outcome }
tip-odds = Sur 6 faces : gain { $gain }, perte { $loss }, écrasement { $crash }, événement { $event }.
tip-slot = Emplacement { $slot }, ordinaire : il accueille une forme de vie.
tip-slot-green = Emplacement { $slot }, vert : avec des colons sur tous les emplacements verts, la planète est contrôlée.
tip-slot-empty = Personne ici.
tip-colonist = { $who } : un colon, 1 point à la fin.
tip-alien = { $species }, espèce indigène : occupe un emplacement ; peut être bombardée ou, si la Soute le permet, emportée.
tip-on-slot = { $slot } { $who }
tip-people = Sur les emplacements : { $list }
tip-here = Vaisseau ici : { $who }.
tip-here-crashed = Vaisseau écrasé ici : { $who }.
tip-ship = { $who } : vaisseau du commandant { $commander }
tip-crashed = Écrasé : couché sur le flanc, il ne peut être combattu et se redresse à son prochain tour.
tip-hold = Soute { $aboard }/{ $capacity } : { $list }
tip-goods = { $goods } : tout vaisseau qui s'arrête ici peut les charger. Elles n'occupent pas d'emplacement.
tip-piece = Dans la soute : { $piece }
tip-bay = Une place libre dans la soute.
tip-attribute = { $name }, niveau { $level }
tip-level = Niveau { $level } : { $gives }
tip-weapons = S'ajoute au dé en combat.
tip-cargo = Combien de pièces tient la soute, et si les aliens en sont.
tip-bombs = Ce que tue un bombardement en fin de tour.
tip-engines = Jusqu'où vole le vaisseau en un tour.
tip-commander = Commandant { $name }. Talent : { $talent } (phase { $phase } : { $what })
tip-taken = Choisi par { $who }.
tip-card = Événement : { $name }
tip-card-then = Puis chaque planète de cette espèce qui n'en porte pas en reçoit un.
tip-deck = Pioche d'événements, reste { $left } : { $list }
tip-fight = Chaque camp lance un dé et ajoute ses Armes. Le perdant s'écrase.
tip-bombing = Le dé d'impact donne le type, l'autre dé le nombre de morts. Les colons meurent depuis la droite, les aliens depuis la gauche.
tip-credits = Crédits : ils paient les niveaux et comptent à la fin. Un arrêt à la Porte de saut en rapporterait { $income }.
tip-reserve = Colons qui attendent d'être chargés à la Porte de saut.
tip-controls =
    { $count ->
        [one] Contrôle { $count } planète.
       *[other] Contrôle { $count } planètes.
    }
tip-standing = Points si la partie finissait maintenant : { $total }. Colons { $colonists }, planètes { $planets }, crédits { $credits }, scénario { $scenario }.
tip-rounds = Manche { $round } sur { $last }. Un carré est une manche qui tire une carte événement.
tip-round-event = Manche { $round } : tire une carte événement.
tip-round-calm = Manche { $round } : pas de carte événement.
tip-turn-now = { $who } joue en ce moment.
tip-turn-done = { $who } a déjà joué dans cette manche.
tip-turn-ahead = { $who } doit encore jouer dans cette manche.
tip-first = Premier joueur de cette manche.

## Le plateau en mots
text-state = La partie
text-ring = L'anneau, dans le sens horaire depuis la Porte de saut
text-players = Les joueurs, dans l'ordre des tours
text-order = Ordre des tours : { $list }
text-player = { $who } : commandant { $commander }, { $talent } ; { $levels } ; { $credits } crédits, revenu { $income } ; colons en réserve : { $reserve } ; vaisseau en { $ship } ; planètes contrôlées : { $planets } ; { $points } points si la partie finissait maintenant
text-fighter = { $who } : dé { $die }, Armes +{ $weapons }, total { $total }

## Ce que changent les scénarios, une phrase par ligne
rules-cosmic-pioneers = Colonisez les planètes : un colon sur une planète vaut 1, une planète contrôlée 5, chaque tranche de 500 crédits 1.
rules-battle-royale =
    L'attaquant gagne en cas d'égalité.
    Après un combat, le vainqueur reçoit 200 crédits.
    Chaque combat gagné vaut 2.
rules-freight-run =
    Un vaisseau à la Porte de saut peut prendre jusqu'à 2 marchandises.
    Les marchandises livrées à la Station commerciale rapportent 300 crédits chacune.
    À la Station commerciale, les vaisseaux peuvent charger des colons de la réserve.
    Chaque livraison vaut 2.
rules-lane-keepers =
    La portée de chaque vaisseau augmente de 1.
    Chaque paire de planètes voisines contrôlées vaut 2.
rules-first-flag =
    À la mise en place, chacun améliore un attribut d'un niveau.
    Personne ne peut bombarder dans les manches 1 à 3.
    Chaque couleur parmi les planètes contrôlées vaut 1.
rules-overgrown =
    À la mise en place, chaque planète reçoit 1 indigène.
    Les aliens livrés à la Porte de saut rapportent 200 crédits chacun.
    Au début des manches 5 et 9, chaque planète reçoit 1 indigène.
    Chaque alien que tuent vos bombes vaut 1.
rules-falling-sky =
    Une planète contrôlée vaut 6.
    À la fin des manches 4, 6, 9 et 11, une planète non contrôlée, au choix du premier joueur, est détruite.
rules-cross-trade =
    À la mise en place, chaque planète rouge et chaque planète bleue reçoit 1 marchandise de sa couleur.
    Les marchandises rouges et bleues livrées aux planètes vertes et jaunes rapportent 300 crédits chacune.
    Au début des manches 5 et 9, chaque planète rouge et chaque planète bleue reçoit 1 marchandise de sa couleur.
    Chaque livraison vaut 1.
rules-menagerie =
    On peut transporter des aliens dès le niveau 2 de la Soute.
    À la Station commerciale, les vaisseaux peuvent acheter des niveaux.
    Les aliens livrés à la Station commerciale rapportent 200 crédits chacun.
    Chaque livraison vaut 1.
rules-gold-rush =
    Chaque tranche de 250 crédits vaut 1.
    Une planète contrôlée vaut 3.
    À la fin des manches 2, 4, 6, 8, 10 et 12, chaque planète rapporte 100 crédits à celui qui la contrôle.

## Components one by one
component-planet = Planètes
component-species = Espèces indigènes
component-card = Cartes événement
component-commander = Commandants
component-attribute = Attributs des vaisseaux
component-scenario = Scénarios
component-die = Dés
component-hit-die = Dé d'impact
component-native = Vit sur les planètes de cette couleur : { $colour }.

cost-credits = crédits { $before } → { $after }
cost-thrown =
    { $count ->
        [one] { $count } pièce de cargaison par-dessus bord
       *[other] { $count } pièces de cargaison par-dessus bord
    }
cost-given =
    { $count ->
        [one] { $count } pièce de cargaison remise
       *[other] { $count } pièces de cargaison remises
    }
cost-wasted =
    { $count ->
        [one] { $count } marchandise pour rien
       *[other] { $count } marchandises pour rien
    }
cost-bombed = bombardement
cost-end = finit le tour

auto-full = Ne plus rien charger ni décharger quand la soute est pleine de ce qui a été chargé ici et que les emplacements n'y changent rien.
auto-landed = Ne recharger personne quand tout le monde a débarqué et que les emplacements n'y changent rien.
auto-bomb = Ne pas bombarder là où ne vivent que vos colons.
auto-target = Viser les aliens là où tous les colons sont à vous.
auto-discard = Garder les colons à bord à la Porte de saut, sauf si des marchandises y sont offertes.
auto-reroll = Garder votre dé dans un combat gagné, ou qu'aucun autre résultat ne gagnerait.
auto-last = À la dernière manche, ne rien améliorer et ne charger personne à la Porte de saut.
