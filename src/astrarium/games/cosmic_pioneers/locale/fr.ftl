### Cosmic Pioneers en français.
###
### Les arguments sont ceux de la version anglaise : les faits simples de la vue, les jetons de l'action sous le nom
### de leurs cases, et ce qu'ils désignent : $place se trouve en $sector, à $steps secteurs pour un déplacement,
### $occupant occupe $slot, $outcome et $amount accompagnent le $value d'une aventure, $who est le joueur.

## Moves: what a player may do now

do-commander = Choisir le commandant { commander-name }
do-raise =
    { $levels ->
        [one] Améliorer { attribute-name } d'un niveau
       *[other] Améliorer { attribute-name } de { $levels } niveaux
    }
do-lay = Placer { hex-name } en { $sector }
do-pick = Choisir { place-name } ({ $sector })
do-jettison = Jeter { piece-name } par-dessus bord
do-crash = S'écraser sur { place-name } ({ $sector })
do-land = Débarquer { life-name }
do-move =
    { $steps ->
        [0] Rester ici : { place-name } ({ $sector })
       *[other] Voler vers { place-name } ({ $sector })
    }
do-fight = Combattre { seat-name }
do-reroll = Relancer
do-aboard =
    { $number ->
        [one] Prendre { $number } colon à bord
       *[other] Prendre { $number } colons à bord
    }
do-discard =
    { $place ->
        [jumpgate] Céder { piece-name } à la Porte de saut
        [station] Céder { piece-name } à la Station commerciale
       *[other] Céder { piece-name } sur { place-name }
    }
do-buy = Prendre { goods-name }
do-embark =
    { $number ->
        [one] Charger { $number } colon
       *[other] Charger { $number } colons
    }
do-load = Charger { loaded-name } de l'emplacement { $slot }
do-take = Charger { goods-name }
do-unload = Décharger { piece-name } sur { place-name }
do-slot = Débarquer sur l'emplacement { $slot }
do-bomb = Bombarder { place-name }
do-target = Bombarder les { target-name }
do-victim = Tuer { occupant-name } sur l'emplacement { $slot }
do-pass =
    { $step ->
        [reroll] Garder le résultat
        [aboard] Ne prendre personne à bord
        [discard] Garder la cargaison
        [raise] Ne rien améliorer
        [buy] Ne plus prendre de marchandises
        [embark] Ne charger personne
        [transfer] Ne plus rien charger ni décharger
        [bomb] Ne pas bombarder
       *[other] Continuer
    }

## Chance: what may happen now

do-first = { seat-name } est premier joueur
do-species = La carte alien montre { species-name }
do-scenario = Le scénario est « { scenario-name } »
do-planet = { planet-name } entre dans le lot
do-event = L'événement est « { event-name } »
do-roll = Le dé montre { $value }
do-hit = Le dé d'impact désigne les { target-name }

## The log: what was done

log-commander = { $who } choisit le commandant { commander-name }.
log-raise =
    { $levels ->
        [one] { $who } améliore { attribute-name } d'un niveau.
       *[other] { $who } améliore { attribute-name } de { $levels } niveaux.
    }
log-lay = { $who } place { hex-name } en { $sector }.
log-pick = { $who } choisit { place-name } ({ $sector }).
log-jettison = { $who } jette { piece-name } par-dessus bord.
log-crash = { $who } s'écrase sur { place-name } ({ $sector }).
log-land = { $who } débarque { life-name } de l'épave.
log-move =
    { $steps ->
        [0] { $who } reste sur place : { place-name } ({ $sector }).
       *[other] { $who } vole vers { place-name } ({ $sector }).
    }
log-fight = { $who } attaque { seat-name }.
log-reroll = { $who } relance le dé.
log-aboard =
    { $number ->
        [one] { $who } prend { $number } colon à bord.
       *[other] { $who } prend { $number } colons à bord.
    }
log-discard =
    { $place ->
        [jumpgate] { $who } cède { piece-name } à la Porte de saut.
        [station] { $who } cède { piece-name } à la Station commerciale.
       *[other] { $who } cède { piece-name } sur { place-name }.
    }
log-buy = { $who } prend { goods-name } de l'offre.
log-embark =
    { $number ->
        [one] { $who } charge { $number } colon de la réserve.
       *[other] { $who } charge { $number } colons de la réserve.
    }
log-load = { $who } charge { loaded-name } de l'emplacement { $slot }.
log-take = { $who } charge { goods-name }.
log-unload = { $who } décharge { piece-name } sur { place-name }.
log-slot = { $who } choisit l'emplacement { $slot }.
log-bomb = { $who } bombarde { place-name }.
log-target = { $who } vise les { target-name }.
log-victim = { $who } tue { occupant-name } sur l'emplacement { $slot }.
log-pass =
    { $step ->
        [reroll] { $who } garde le résultat.
        [aboard] { $who } ne prend personne à bord.
        [discard] { $who } garde la cargaison.
        [raise] { $who } n'améliore rien.
        [buy] { $who } ne prend plus de marchandises.
        [embark] { $who } ne charge personne.
        [transfer] { $who } ne charge et ne décharge plus rien.
        [bomb] { $who } ne bombarde pas.
       *[other] { $who } continue.
    }
log-first = { seat-name } est premier joueur.
log-species = Une carte alien est tirée : { species-name }.
log-scenario = Le scénario est « { scenario-name } ».
log-planet = { planet-name } entre dans le lot.
log-event = { $who } tire « { event-name } ». { event-text }
log-roll =
    { $step ->
        [attack] { $who } attaque avec un { $value }.
        [defence] { $who } se défend avec un { $value }.
        [face] { $who } obtient un { $value } sur { place-name } : { outcome-name }.
       *[count] { $who } obtient un { $value }.
    }
log-hit = { $who } lance le dé d'impact, qui désigne les { target-name }.

## Prompts: who, what, how much is left

ask-first = On tire au sort le premier joueur.
ask-species = Tirage d'une carte alien…
ask-scenario = Tirage du scénario…
ask-planet = Tirage d'une planète { pool-colour } pour le lot…
ask-event = { $who } tire une carte événement.
ask-attack = { $who } lance le dé d'attaque.
ask-defence = { $who } lance le dé de défense.
ask-face = { $who } lance le dé d'aventure sur { place-name }.
ask-hit = { $who } lance le dé d'impact.
ask-count = { $who } lance le dé pour le nombre de victimes.
ask-commander = { $who }, choisissez votre commandant.
ask-level = { $who }, améliorez gratuitement un attribut d'un niveau.
ask-lay =
    { $left ->
        [one] { $who }, placez le dernier hexagone de l'anneau.
       *[other] { $who }, placez un hexagone sur une place libre de l'anneau : encore { $left }.
    }
ask-pick =
    { $outcome ->
        [destroy_planet] { $who }, choisissez la planète qui est détruite (« { reason-name } »).
       *[other] { $left ->
            [one] { $who }, choisissez une planète pour « { reason-name } ».
           *[other] { $who }, choisissez { $left } planètes pour « { reason-name } », l'une après l'autre.
        }
    }
ask-jettison =
    { $left ->
        [one] { $who }, choisissez une pièce de cargaison à jeter par-dessus bord.
       *[other] { $who }, choisissez { $left } pièces de cargaison à jeter par-dessus bord.
    }
ask-crash = { $who }, votre vaisseau en { $sector } ({ place-name }) va s'écraser : choisissez le lieu.
ask-wreck =
    { $left ->
        [one] { $who }, votre vaisseau est écrasé sur { place-name } : qui prend le dernier emplacement libre ?
       *[other] { $who }, votre vaisseau est écrasé sur { place-name } : { $left } emplacements libres, qui prend le suivant ?
    }
ask-move =
    { $left ->
        [one] { $who }, volez de { $left } secteur. Vous êtes ici : { place-name } ({ $sector }).{ stay-too }
       *[other] { $who }, volez jusqu'à { $left } secteurs, dans un sens ou dans l'autre. Vous êtes ici : { place-name } ({ $sector }).{ stay-too }
    }
stay-too =
    { $stay ->
        [1] { " " }Vous pouvez aussi rester.
       *[0] { "" }
    }
ask-fight = { $who }, plusieurs vaisseaux sont sur { place-name } : choisissez celui que vous combattez.
ask-reroll =
    { $about ->
        [adventure] { $who }, vous avez obtenu un { $rolled }, soit { outcome-name } : gardez-le ou relancez.
        [combat] { $who }, vous avez { $total } contre { $against } : gardez votre dé ou relancez-le.
       *[bombs] { $who }, gardez le dé ou relancez-le.
    }
ask-aboard =
    { $left ->
        [one] { $who }, il n'y a plus de place sur { place-name } : vous pouvez prendre { $left } colon à bord.
       *[other] { $who }, il n'y a plus de place sur { place-name } : vous pouvez prendre jusqu'à { $left } colons à bord.
    }
ask-discard =
    { $place ->
        [jumpgate] { $who }, vous pouvez céder de la cargaison à la Porte de saut, ou la garder.
        [station] { $who }, vous pouvez céder de la cargaison à la Station commerciale, ou la garder.
       *[other] { $who }, vous pouvez céder de la cargaison sur { place-name }, ou la garder.
    }
ask-raise =
    { $credits ->
        [one] { $who }, vous avez { $credits } crédit : vous pouvez améliorer un attribut, pour { $price } par niveau.
       *[other] { $who }, vous avez { $credits } crédits : vous pouvez améliorer un attribut, pour { $price } par niveau.
    }
ask-buy =
    { $price ->
        [0] { $left ->
            [one] { $who }, vous pouvez prendre une marchandise.
           *[other] { $who }, vous pouvez prendre jusqu'à { $left } marchandises.
        }
       *[other] { $left ->
            [one] { $who }, vous pouvez prendre une marchandise pour { $price } crédits.
           *[other] { $who }, vous pouvez prendre jusqu'à { $left } marchandises pour { $price } crédits chacune.
        }
    }
ask-embark =
    { $left ->
        [one] { $who }, vous pouvez charger { $left } colon de votre réserve.
       *[other] { $who }, vous pouvez charger jusqu'à { $left } colons de votre réserve.
    }
ask-transfer =
    { $due ->
        [0] { $left ->
            [0] { $who }, vous pouvez charger et décharger sur { place-name }. Votre soute est pleine : une pièce n'y entre que si une autre en sort.
            [one] { $who }, vous pouvez charger et décharger sur { place-name }, dans l'ordre de votre choix : { $left } place libre.
           *[other] { $who }, vous pouvez charger et décharger sur { place-name }, dans l'ordre de votre choix : { $left } places libres.
        }
        [one] { $who }, votre soute est trop pleine : déchargez { $due } pièce sur { place-name }.
       *[other] { $who }, votre soute est trop pleine : déchargez { $due } pièces sur { place-name }.
    }
ask-slot = { $who }, choisissez sur { place-name } l'emplacement où débarque { landed-name }.
ask-bomb =
    { $level ->
        [1] { $who }, vous pouvez bombarder { place-name } : le dé d'impact désigne le type, une forme de vie de ce type meurt.
        [2] { $who }, vous pouvez bombarder { place-name } : le dé d'impact désigne le type, un autre dé dit combien meurent.
       *[3] { $who }, vous pouvez bombarder { place-name } : un dé dit combien meurent, vous choisissez le type.
    }
ask-target =
    { $left ->
        [one] { $who }, une forme de vie est tuée : un colon ou un alien ?
       *[other] { $who }, { $left } formes de vie sont tuées : des colons ou des aliens ?
    }
ask-victim =
    { $about ->
        [colonist] { $left ->
            [one] { $who }, choisissez le colon qui meurt.
           *[other] { $who }, { $left } colons meurent : choisissez le suivant.
        }
       *[alien] { $left ->
            [one] { $who }, choisissez l'alien qui meurt.
           *[other] { $who }, { $left } aliens meurent : choisissez le suivant.
        }
    }
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
commander-name =
    { $commander ->
        [fraser] { commander-fraser }
        [okoro] { commander-okoro }
        [lindqvist] { commander-lindqvist }
        [amari] { commander-amari }
       *[other] { $commander }
    }
attribute-name =
    { $attribute ->
        [weapons] les Armes
        [cargo] la Soute
        [bombs] les Bombes
        [engines] les Moteurs
       *[other] { $attribute }
    }
hex-name =
    { $hex ->
        [ravan] { planet-ravan }
        [cinder] { planet-cinder }
        [harrow] { planet-harrow }
        [maul] { planet-maul }
        [tarn] { planet-tarn }
        [vesper] { planet-vesper }
        [ember] { planet-ember }
        [fathom] { planet-fathom }
        [drift] { planet-drift }
        [mirrow] { planet-mirrow }
        [pelagos] { planet-pelagos }
        [halcyon] { planet-halcyon }
        [tidewell] { planet-tidewell }
        [sump] { planet-sump }
        [bracken] { planet-bracken }
        [mossfall] { planet-mossfall }
        [verdigris] { planet-verdigris }
        [lichen] { planet-lichen }
        [fenholm] { planet-fenholm }
        [barrow] { planet-barrow }
        [ochre] { planet-ochre }
        [sandglass] { planet-sandglass }
        [loess] { planet-loess }
        [saffron] { planet-saffron }
        [amberline] { planet-amberline }
        [belt] une ceinture d'astéroïdes
       *[other] { $hex }
    }
planet-name =
    { $planet ->
        [ravan] { planet-ravan }
        [cinder] { planet-cinder }
        [harrow] { planet-harrow }
        [maul] { planet-maul }
        [tarn] { planet-tarn }
        [vesper] { planet-vesper }
        [ember] { planet-ember }
        [fathom] { planet-fathom }
        [drift] { planet-drift }
        [mirrow] { planet-mirrow }
        [pelagos] { planet-pelagos }
        [halcyon] { planet-halcyon }
        [tidewell] { planet-tidewell }
        [sump] { planet-sump }
        [bracken] { planet-bracken }
        [mossfall] { planet-mossfall }
        [verdigris] { planet-verdigris }
        [lichen] { planet-lichen }
        [fenholm] { planet-fenholm }
        [barrow] { planet-barrow }
        [ochre] { planet-ochre }
        [sandglass] { planet-sandglass }
        [loess] { planet-loess }
        [saffron] { planet-saffron }
        [amberline] { planet-amberline }
       *[other] { $planet }
    }
place-name =
    { $place ->
        [ravan] { planet-ravan }
        [cinder] { planet-cinder }
        [harrow] { planet-harrow }
        [maul] { planet-maul }
        [tarn] { planet-tarn }
        [vesper] { planet-vesper }
        [ember] { planet-ember }
        [fathom] { planet-fathom }
        [drift] { planet-drift }
        [mirrow] { planet-mirrow }
        [pelagos] { planet-pelagos }
        [halcyon] { planet-halcyon }
        [tidewell] { planet-tidewell }
        [sump] { planet-sump }
        [bracken] { planet-bracken }
        [mossfall] { planet-mossfall }
        [verdigris] { planet-verdigris }
        [lichen] { planet-lichen }
        [fenholm] { planet-fenholm }
        [barrow] { planet-barrow }
        [ochre] { planet-ochre }
        [sandglass] { planet-sandglass }
        [loess] { planet-loess }
        [saffron] { planet-saffron }
        [amberline] { planet-amberline }
        [jumpgate] la Porte de saut
        [station] la Station commerciale
        [belt] une ceinture d'astéroïdes
        [ruin] une planète perdue
       *[other] { $place }
    }
loaded-name =
    { $occupant ->
        [lizard] un lézard
        [squid] un calmar
        [slime] une gelée
        [worm] un ver
       *[other] un colon
    }
occupant-name =
    { $occupant ->
        [s0] un colon de Vermillon
        [s1] un colon de Bleu
        [s2] un colon de Vert
        [s3] un colon de Jaune
        [lizard] un lézard
        [squid] un calmar
        [slime] une gelée
        [worm] un ver
       *[other] { $occupant }
    }
piece-name =
    { $piece ->
        [colonist] un colon
        [lizard] un lézard
        [squid] un calmar
        [slime] une gelée
        [worm] un ver
        [red] une marchandise rouge
        [blue] une marchandise bleue
        [green] une marchandise verte
        [yellow] une marchandise jaune
       *[other] { $piece }
    }
life-name =
    { $life ->
        [colonist] un colon
        [lizard] un lézard
        [squid] un calmar
        [slime] une gelée
        [worm] un ver
       *[other] { $life }
    }
landed-name =
    { $about ->
        [colonist] un colon
        [lizard] un lézard
        [squid] un calmar
        [slime] une gelée
        [worm] un ver
       *[other] { $about }
    }
goods-name =
    { $colour ->
        [red] une marchandise rouge
        [blue] une marchandise bleue
        [green] une marchandise verte
        [yellow] une marchandise jaune
       *[other] { $colour }
    }
pool-colour =
    { $about ->
        [red] rouge
        [blue] bleue
        [green] verte
        [yellow] jaune
       *[other] { $about }
    }
species-name =
    { $species ->
        [lizard] le lézard
        [squid] le calmar
        [slime] la gelée
        [worm] le ver
       *[other] { $species }
    }
target-name =
    { $target ->
        [colonist] colons
        [alien] aliens
       *[other] { $target }
    }
scenario-name =
    { $scenario ->
        [cosmic-pioneers] { scenario-cosmic-pioneers }
        [battle-royale] { scenario-battle-royale }
        [freight-run] { scenario-freight-run }
        [lane-keepers] { scenario-lane-keepers }
        [first-flag] { scenario-first-flag }
        [overgrown] { scenario-overgrown }
        [falling-sky] { scenario-falling-sky }
        [cross-trade] { scenario-cross-trade }
        [menagerie] { scenario-menagerie }
        [gold-rush] { scenario-gold-rush }
       *[other] { $scenario }
    }
event-name =
    { $card ->
        [lizard-night-raid] { card-lizard-night-raid }
        [lizard-ambush] { card-lizard-ambush }
        [lizard-brood-march] { card-lizard-brood-march }
        [lizard-alpha-call] { card-lizard-alpha-call }
        [squid-drag-under] { card-squid-drag-under }
        [squid-hull-crush] { card-squid-hull-crush }
        [squid-undertow] { card-squid-undertow }
        [squid-ink-toll] { card-squid-ink-toll }
        [slime-bloom] { card-slime-bloom }
        [slime-smother] { card-slime-smother }
        [slime-creep] { card-slime-creep }
        [slime-dry-season] { card-slime-dry-season }
        [worm-undermine] { card-worm-undermine }
        [worm-ground-quake] { card-worm-ground-quake }
        [worm-surfacing] { card-worm-surfacing }
        [worm-opened-vein] { card-worm-opened-vein }
       *[other] { $card }
    }
event-text =
    { $card ->
        [lizard-night-raid] { card-lizard-night-raid-text }
        [lizard-ambush] { card-lizard-ambush-text }
        [lizard-brood-march] { card-lizard-brood-march-text }
        [lizard-alpha-call] { card-lizard-alpha-call-text }
        [squid-drag-under] { card-squid-drag-under-text }
        [squid-hull-crush] { card-squid-hull-crush-text }
        [squid-undertow] { card-squid-undertow-text }
        [squid-ink-toll] { card-squid-ink-toll-text }
        [slime-bloom] { card-slime-bloom-text }
        [slime-smother] { card-slime-smother-text }
        [slime-creep] { card-slime-creep-text }
        [slime-dry-season] { card-slime-dry-season-text }
        [worm-undermine] { card-worm-undermine-text }
        [worm-ground-quake] { card-worm-ground-quake-text }
        [worm-surfacing] { card-worm-surfacing-text }
        [worm-opened-vein] { card-worm-opened-vein-text }
       *[other] { $card }
    }
reason-name =
    { $about ->
        [lizard-night-raid] { card-lizard-night-raid }
        [lizard-ambush] { card-lizard-ambush }
        [lizard-brood-march] { card-lizard-brood-march }
        [lizard-alpha-call] { card-lizard-alpha-call }
        [squid-drag-under] { card-squid-drag-under }
        [squid-hull-crush] { card-squid-hull-crush }
        [squid-undertow] { card-squid-undertow }
        [squid-ink-toll] { card-squid-ink-toll }
        [slime-bloom] { card-slime-bloom }
        [slime-smother] { card-slime-smother }
        [slime-creep] { card-slime-creep }
        [slime-dry-season] { card-slime-dry-season }
        [worm-undermine] { card-worm-undermine }
        [worm-ground-quake] { card-worm-ground-quake }
        [worm-surfacing] { card-worm-surfacing }
        [worm-opened-vein] { card-worm-opened-vein }
        [cosmic-pioneers] { scenario-cosmic-pioneers }
        [battle-royale] { scenario-battle-royale }
        [freight-run] { scenario-freight-run }
        [lane-keepers] { scenario-lane-keepers }
        [first-flag] { scenario-first-flag }
        [overgrown] { scenario-overgrown }
        [falling-sky] { scenario-falling-sky }
        [cross-trade] { scenario-cross-trade }
        [menagerie] { scenario-menagerie }
        [gold-rush] { scenario-gold-rush }
       *[other] { $about }
    }
outcome-name =
    { $outcome ->
        [gain_colonists] { $amount ->
            [one] un colon gagné
           *[other] { $amount } colons gagnés
        }
        [lose_colonists] { $amount ->
            [one] un colon perdu
           *[other] { $amount } colons perdus
        }
        [gain_credits] { $amount } crédits gagnés
        [lose_credits] { $amount } crédits perdus
        [crash] un écrasement
        [draw_event] une carte événement
       *[other] { $outcome }
    }

## Names of things

game-title = Cosmic Pioneers
about = Chaque joueur commande un vaisseau de colons qui atteint le système de Tau Ceti par la Porte de saut. Débarquez des colons sur ses onze planètes, tenez les emplacements verts face aux rivaux et aux indigènes, et devenez commandant suprême.

kind-commander = Choisir un commandant
kind-raise = Améliorer un attribut
kind-lay = Placer une planète ou une ceinture
kind-pick = Choisir une planète
kind-jettison = Jeter de la cargaison
kind-crash = S'écraser
kind-land = Débarquer les survivants
kind-move = Voler
kind-fight = Combattre
kind-reroll = Relancer
kind-aboard = Prendre des colons à bord
kind-discard = Céder de la cargaison
kind-buy = Prendre une marchandise
kind-embark = Charger depuis la réserve
kind-load = Charger une forme de vie
kind-take = Charger une marchandise
kind-unload = Décharger
kind-slot = Choisir un emplacement
kind-bomb = Bombarder
kind-target = Choisir la cible
kind-victim = Choisir une victime
kind-pass = Continuer
kind-first = Premier joueur
kind-species = Une carte alien
kind-scenario = Le scénario
kind-planet = Une planète pour le lot
kind-event = Une carte événement
kind-roll = Un dé
kind-hit = Le dé d'impact

step-hexes = premiers hexagones
step-ships = vaisseaux
step-start = possessions de départ
step-round = nouvelle manche
step-spawn = apparition d'indigènes
step-effect = effet
step-turn = tour
step-outcome = issue du combat
step-adventure = aventure
step-result = résultat de l'aventure
step-income = revenus
step-deploy = déploiement
step-end = fin de la manche
step-first = premier joueur
step-species = carte alien
step-scenario = scénario
step-planet = planète pour le lot
step-event = événement
step-attack = dé de l'attaquant
step-defence = dé du défenseur
step-face = dé d'aventure
step-hit = dé d'impact
step-count = nombre de victimes
step-commander = commandant
step-level = niveau gratuit
step-lay = formation de l'anneau
step-pick = choix de planètes
step-jettison = cargaison par-dessus bord
step-crash = écrasement
step-wreck = déchargement de l'épave
step-move = déplacement
step-fight = combat
step-reroll = second lancer
step-aboard = colons à bord
step-discard = cession de cargaison
step-raise = niveaux
step-buy = marchandises offertes
step-embark = colons de la réserve
step-transfer = chargement et déchargement
step-slot = choix d'un emplacement
step-bomb = bombardement
step-target = choix de la cible
step-victim = victimes
step-over = fin de la partie

seat-s0 = Vermillon
seat-s1 = Bleu
seat-s2 = Vert
seat-s3 = Jaune

sector-jumpgate = Porte de saut
sector-station = Station commerciale
sector-belt = Ceinture d'astéroïdes
sector-ruin = Planète perdue
sector-planet = Planète
sector-free = Place libre

attribute-weapons = Armes
attribute-cargo = Soute
attribute-bombs = Bombes
attribute-engines = Moteurs

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
species-lizard = Lézard
species-squid = Calmar
species-slime = Gelée
species-worm = Ver
piece-colonist = colon
piece-lizard = lézard
piece-squid = calmar
piece-slime = gelée
piece-worm = ver
piece-red = marchandise rouge
piece-blue = marchandise bleue
piece-green = marchandise verte
piece-yellow = marchandise jaune
life-colonist = colons
life-alien = aliens

counter-fights_won = combats gagnés
counter-deliveries = livraisons
counter-aliens_killed = aliens tués
counter-neighbour_pairs = paires de planètes voisines contrôlées
counter-colours_controlled = couleurs contrôlées
counter-name =
    { $counted ->
        [fights_won] { counter-fights_won }
        [deliveries] { counter-deliveries }
        [aliens_killed] { counter-aliens_killed }
        [neighbour_pairs] { counter-neighbour_pairs }
        [colours_controlled] { counter-colours_controlled }
       *[other] { $counted }
    }

reason-C-SCORE-01 =
    { $colonist_points ->
        [one] { $colonist_points } point de victoire pour chacun de ses colons, quel que soit le secteur.
       *[other] { $colonist_points } points de victoire pour chacun de ses colons, quel que soit le secteur.
    }
reason-C-SCORE-02 =
    { $planet_points ->
        [one] { $planet_points } point de victoire pour chaque planète contrôlée.
       *[other] { $planet_points } points de victoire pour chaque planète contrôlée.
    }
reason-C-SCORE-03 = 1 point de victoire par tranche entière de { $point_credits } crédits.
reason-C-SETUP-15 =
    { $counted_points ->
        [one] Le scénario compte les { counter-name } : { $counted_points } point de victoire chaque fois.
       *[other] Le scénario compte les { counter-name } : { $counted_points } points de victoire chaque fois.
    }

points-colonists = Colons sur des planètes
points-planets = Planètes contrôlées
points-credits = Crédits
points-scenario = Scénario

effect-gain_colonists = colons gagnés
effect-lose_colonists = colons perdus
effect-gain_credits = crédits gagnés
effect-lose_credits = crédits perdus
effect-crash = écrasement
effect-draw_event = carte événement

die-adventure = dé d'aventure
die-combat = dé de combat
die-bombs = dés de bombardement
period-turn = à chaque tour
period-game = dans toute la partie

phase-1 = événement
phase-2 = déplacement et combat
phase-3 = aventure ou Porte de saut
phase-4 = déploiement
phase-5 = bombardement

planet-ravan = Ravan
planet-cinder = Cinder
planet-harrow = Harrow
planet-maul = Maul
planet-tarn = Tarn
planet-vesper = Vesper
planet-ember = Ember
planet-fathom = Fathom
planet-drift = Drift
planet-mirrow = Mirrow
planet-pelagos = Pelagos
planet-halcyon = Halcyon
planet-tidewell = Tidewell
planet-sump = Sump
planet-bracken = Bracken
planet-mossfall = Mossfall
planet-verdigris = Verdigris
planet-lichen = Lichen
planet-fenholm = Fenholm
planet-barrow = Barrow
planet-ochre = Ochre
planet-sandglass = Sandglass
planet-loess = Loess
planet-saffron = Saffron
planet-amberline = Amberline

commander-fraser = Fraser
commander-okoro = Okoro
commander-lindqvist = Lindqvist
commander-amari = Amari
talent-fraser = Pied sûr
talent-okoro = Main ferme
talent-lindqvist = As du combat
talent-amari = Second regard
talent-fraser-text = Débarque colons et aliens sur n'importe quels emplacements libres.
talent-okoro-text = Choisit quelles formes de vie du type touché sont tuées.
talent-lindqvist-text = En combat, peut relancer une fois ; comme attaquant, gagne les égalités.
talent-amari-text = Deux fois par partie, peut relancer une aventure ; le second résultat compte.

scenario-cosmic-pioneers = Cosmic Pioneers
scenario-battle-royale = Bataille royale
scenario-freight-run = Course au fret
scenario-lane-keepers = Gardiens des voies
scenario-first-flag = Premier drapeau
scenario-overgrown = Foisonnement
scenario-falling-sky = Le ciel s'effondre
scenario-cross-trade = Commerce croisé
scenario-menagerie = Ménagerie
scenario-gold-rush = Ruée vers l'or
scenario-cosmic-pioneers-text = Le jeu de base : colonisez le système en douze manches.
scenario-battle-royale-text = L'attaquant a l'avantage, et chaque combat gagné rapporte crédits et points.
scenario-freight-run-text = Portez des marchandises de la Porte de saut à la Station commerciale, à l'opposé.
scenario-lane-keepers-text = Des ceintures coupent l'anneau, les moteurs sont poussés, et les voies continues rapportent.
scenario-first-flag-text = De meilleurs vaisseaux, une courte trêve, puis la course : le quatrième drapeau finit la partie.
scenario-overgrown-text = Des indigènes partout et d'autres à venir ; les chasser rapporte.
scenario-falling-sky-text = Les planètes sans maître se perdent une à une ; seul le contrôle les sauve.
scenario-cross-trade-text = Les planètes rouges et bleues livrent des marchandises que les vertes et les jaunes achètent.
scenario-menagerie-text = La Station commerciale achète des indigènes vivants et rééquipe les vaisseaux.
scenario-gold-rush-text = Les planètes versent des dividendes, les drapeaux comptent moins, l'argent compte double.

card-lizard-night-raid = Raid nocturne
card-lizard-night-raid-text = Chaque planète avec un lézard perd son colon le plus à droite.
card-lizard-ambush = Embuscade à quai
card-lizard-ambush-text = Chaque vaisseau sur une planète rouge jette 2 pièces de cargaison par-dessus bord ; son propriétaire les choisit.
card-lizard-brood-march = Marche de la couvée
card-lizard-brood-march-text = De chaque planète avec un lézard, un lézard passe sur la planète suivante dans le sens horaire.
card-lizard-alpha-call = Appel de l'alpha
card-lizard-alpha-call-text = Chaque planète rouge reçoit un lézard, même là où il en vit déjà un.
card-squid-drag-under = Entraînés au fond
card-squid-drag-under-text = Le joueur qui a tiré la carte choisit une planète avec un calmar ; elle perd ses 2 colons les plus à droite.
card-squid-hull-crush = Broyeur de coques
card-squid-hull-crush-text = Chaque vaisseau sur une planète bleue s'écrase.
card-squid-undertow = Courant de fond
card-squid-undertow-text = Chaque vaisseau sur une planète bleue est emporté de 1 secteur dans le sens horaire, sans combat.
card-squid-ink-toll = Tribut d'encre
card-squid-ink-toll-text = Chaque joueur dont le vaisseau est sur une planète bleue perd 200 crédits.
card-slime-bloom = Prolifération
card-slime-bloom-text = Chaque planète avec une gelée reçoit 1 gelée de plus.
card-slime-smother = Étouffement
card-slime-smother-text = Le joueur qui a tiré la carte choisit 2 planètes avec une gelée ; sur chacune, le colon le plus à droite est remplacé par une gelée.
card-slime-creep = Lente avancée
card-slime-creep-text = De chaque planète avec une gelée, une gelée passe sur la planète suivante dans le sens antihoraire.
card-slime-dry-season = Saison sèche
card-slime-dry-season-text = Le joueur qui a tiré la carte choisit 2 planètes avec une gelée ; chacune perd sa gelée la plus à gauche.
card-worm-undermine = Sape
card-worm-undermine-text = Chaque planète avec un ver perd son colon le plus à gauche.
card-worm-ground-quake = Séisme
card-worm-ground-quake-text = Chaque planète jaune contrôlée perd ses 2 colons les plus à droite.
card-worm-surfacing = Surgissement
card-worm-surfacing-text = Chaque planète jaune avec un colon reçoit un ver.
card-worm-opened-vein = Filon ouvert
card-worm-opened-vein-text = Chaque planète jaune rapporte 200 crédits à celui qui la contrôle.

option-events = Événements
option-events-every-round = Une carte événement à chaque manche
option-events-even-rounds = Une carte événement une manche sur deux
option-start = Départ
option-start-loaded = Avec des crédits et une soute pleine de colons
option-start-bare = Sans rien
option-scenario = Scénario
option-scenario-random = Tiré au sort
option-scenario-cosmic-pioneers = { scenario-cosmic-pioneers }
option-scenario-battle-royale = { scenario-battle-royale }
option-scenario-freight-run = { scenario-freight-run }
option-scenario-lane-keepers = { scenario-lane-keepers }
option-scenario-first-flag = { scenario-first-flag }
option-scenario-overgrown = { scenario-overgrown }
option-scenario-falling-sky = { scenario-falling-sky }
option-scenario-cross-trade = { scenario-cross-trade }
option-scenario-menagerie = { scenario-menagerie }
option-scenario-gold-rush = { scenario-gold-rush }
option-species_1 = Carte alien 1
option-species_1-random = Tirée au sort
option-species_1-lizard = { species-lizard }
option-species_1-squid = { species-squid }
option-species_1-slime = { species-slime }
option-species_1-worm = { species-worm }
option-species_2 = Carte alien 2
option-species_2-random = Tirée au sort
option-species_2-lizard = { species-lizard }
option-species_2-squid = { species-squid }
option-species_2-slime = { species-slime }
option-species_2-worm = { species-worm }
option-stay = Rester sur place
option-stay-off = Un vaisseau se déplace s'il le peut
option-stay-on = Un vaisseau peut rester où il est
option-first_player = Premier joueur
option-first_player-random = Tiré au sort
option-first_player-0 = { seat-s0 }
option-first_player-1 = { seat-s1 }
option-first_player-2 = { seat-s2 }
option-first_player-3 = { seat-s3 }

## What the options are for

help-events = dans quelles manches un événement est tiré
help-start = avec quoi tout le monde commence
help-scenario = le scénario, pour le fixer
help-species_1 = espèce d'une carte alien de la mise en place, pour la fixer
help-species_2 = espèce d'une carte alien de la mise en place, pour la fixer
help-stay = si un vaisseau peut rester où il est au lieu de se déplacer
help-first_player = place du premier joueur, pour la fixer

## Turns in a few words, and what pays

brief-commander = commandant { commander-name }
brief-lay-one = hexagone en { $sector } : { hex-name }
brief-lay =
    { $count ->
        [one] { $count } hexagone placé
       *[other] { $count } hexagones placés
    }
brief-pick = choix : { place-name }
brief-event = événement « { event-name } »
brief-move =
    { $steps ->
        [0] sur place : { place-name }
       *[other] vol vers { place-name }
    }
brief-fight = combat contre { $rival }
brief-crash =
    { $own ->
        [1] écrasement : { place-name }
       *[0] { $rival } s'écrase : { place-name }
    }
brief-outcome = { outcome-name }
brief-raise = amélioration : { attribute-name }
brief-buy =
    { $count ->
        [one] { $count } marchandise prise
       *[other] { $count } marchandises prises
    }
brief-aboard =
    { $count ->
        [one] { $count } colon à bord
       *[other] { $count } colons à bord
    }
brief-load = { loaded-name } à bord
brief-settle =
    { $count ->
        [one] { $count } colon débarqué
       *[other] { $count } colons débarqués
    }
brief-unload = déchargement : { piece-name }
brief-discard = cession : { piece-name }
brief-jettison =
    { $count ->
        [one] { $count } pièce par-dessus bord
       *[other] { $count } pièces par-dessus bord
    }
brief-bomb = bombardement : { place-name }

pays-C-SCORE-01 = colons
pays-C-SCORE-02 = planètes contrôlées
pays-C-SCORE-03 = crédits
pays-C-SETUP-15 = scénario

## Why an action is not possible: the numbers that decide

why-C-MOVE-01 = Il y a { sectors-away } jusqu'à { place-name } ({ $sector }) ; votre vaisseau en parcourt au plus { $reach }.
why-C-CRASH-01 = Il y a { sectors-away } jusqu'à { place-name } ({ $sector }) ; la planète la plus proche est à { $nearest }.
sectors-away =
    { $steps ->
        [one] { $steps } secteur
       *[other] { $steps } secteurs
    }
why-C-JUMP-04 = { $levels } niveaux coûtent { $cost } crédits ; vous en avez { $credits }.
why-C-JUMP-05 = Pas { $number } colons : places dans la soute, { $room } ; colons en réserve, { $reserve }.
why-C-ADV-05 = Pas { $number } colons : places dans la soute, { $room } ; colons sans emplacement, { $surplus }.
why-C-CMD-02 = Un seul niveau est gratuit, pas { $levels }.
why-C-NOTE-21 = { level-of-top }
why-C-GAP-09 = { level-of-top }
level-of-top = Pour { attribute-name }, vous avez le niveau { $level }, et { $top } est le plus haut.
why-C-GAP-37 = Pour charger des aliens, il faut une Soute de niveau { $needed } ; la vôtre est de niveau { $level }.
why-C-GAP-39 = Marchandises de cette couleur en stock : { $left }.
why-C-GAP-78 = Chargements et déchargements : { $done } sur { $limit } sont faits.
why-C-GAP-79 =
    { $over ->
        [0] Votre soute est pleine : { $aboard } places prises sur { $capacity }.
       *[other] Votre soute est trop pleine : { $aboard } pièces pour { $capacity } places. À décharger d'abord : { $over }.
    }
why-C-GAP-88 = Aucun emplacement libre sur { place-name } : { $slots } sur { $slots } sont pris.
