### Comment on enseigne Pulsar 2849 : la leçon, l'aide de chaque étape, les règles en bref.
### Les paragraphes sont séparés par des lignes vides ; les lignes qui commencent par un tiret forment une liste.

## The first match

lesson-first-title = Votre premier relevé
lesson-first-aim =
    Bienvenue en 2849. En huit manches, vous explorez un amas d'étoiles et changez des pulsars en centrales d'énergie. Celui
    qui a le plus de points à la fin l'emporte.

    Chaque manche a trois phases : chacun choisit deux dés, chacun les emploie en un tour, puis la production paie. Vous
    jouerez trois manches avec moi et le reste à votre guise.
lesson-first-gate =
    Votre vaisseau arrive par une porte d'entrée ; Bleu a pris celle du sud-ouest.

    Choisissez la porte du nord-est. Deux segments plus loin se trouve un système inexploré, trois segments plus loin un
    pulsar. Les deux sont mis en évidence.
lesson-first-dice =
    Les sept dés montrent 1, 2, 2, 3, 4, 4, 5. Un marqueur se pose sur la médiane, le dé du milieu : 3.

    Un dé sur la médiane est neutre. Un dé plus bas déplace un de vos marqueurs vers la gauche sur sa piste, un dé plus
    haut vers la droite. Aller à gauche est un avantage : les dés hauts font davantage, les dés bas font
    avancer vos marqueurs.
lesson-first-draft =
    Il vous faut un 3 pour atteindre le pulsar, car la distance doit être exacte. Il est sur la médiane : aucun marqueur ne
    bouge.

    Prenez le 3.
lesson-first-low-die =
    Maintenant le 1 : il procure un petit gyrodyne, un anneau de générateurs autour d'un pulsar. Il est de deux
    au-dessous de la médiane : un de vos marqueurs avance de deux cases vers la gauche.

    Déplacez le marqueur d'Initiative : celui qui est en tête choisit et joue le premier.
lesson-first-launch =
    À vous. Chaque dé paie une action. Employez le 3 pour voler : exactement trois segments, ni plus ni moins, et jamais
    deux fois le même.
lesson-first-fly =
    Traversez la porte et volez jusqu'au système. Il est inexploré, et le hasard montre ce qu'il contient. Confirmez donc le plan à
    l'arrivée.
lesson-first-passing =
    Une planète bleue et une stérile sont ouvertes ; la troisième est fermée à deux joueurs. En passant, vous posez une
    station sur la stérile ; finir là donnerait la bleue et un bonus. Les stations comptent à la fin : 2 points pour deux, 12 pour six, 30 pour dix.

    Continuez jusqu'au pulsar.
lesson-first-claim =
    Un vol qui finit sur un pulsar libre permet de le revendiquer. Vous avez six anneaux pour toute la partie. Posez-en un.
lesson-first-gyrodyne =
    Un pulsar a besoin d'un gyrodyne. Un 1 en prend un petit, un 2 un moyen, un 4 un grand. Employez votre 1.
lesson-first-develop =
    Le poser sur votre pulsar ne coûte rien. Il est en construction : il ne donne des points qu'une fois en rotation, à
    chaque production.

    Le premier à avoir deux gyrodynes d'une taille sur la carte reçoit 7 points, le deuxième 4.
lesson-first-end-turn = Vos deux dés sont employés. Finissez le tour et confirmez ; Bleu joue ensuite, puis vient la production.
lesson-first-production =
    Bleu a breveté une technologie et posé deux stations. Puis la production a payé :

    - L'Initiative donne le nouvel ordre : la première et la dernière place sont à vous, Bleu est entre les deux.
    - La piste d'Ingénierie a donné 2 cubes et 1 point à Bleu, 1 cube à vous.
    - La rangée suivante de technologies est ouverte, et trois nouveaux transmetteurs sont proposés.
lesson-first-draft-patent =
    Manche 2 : la médiane est à 4. Prenez le 2 : il paie une technologie, et il est de deux au-dessous de la médiane.

    Cette fois, déplacez le marqueur d'Ingénierie : la première place rapporte 2 cubes à chaque production.
lesson-first-draft-finish =
    Avec un 1, Bleu vous a dépassé sur la piste d'Ingénierie. Il vous faut encore un 3 pour achever le petit gyrodyne. Il
    avance votre marqueur d'une case, sur celui de Bleu : celui du dessus est devant.
lesson-first-patent =
    Avec le 2, brevetez « Équipes de montage » : 3 points chaque fois que vous achevez un gyrodyne, et un changement
    gratuit de 1 sur le dé employé. À deux joueurs, une telle technologie n'a qu'un seul propriétaire.

    Faites-le d'abord, pour que l'action suivante en profite déjà.
lesson-first-finish =
    Achevez maintenant le gyrodyne avec le 3. Il entre en rotation, et vos équipes gagnent aussitôt 3 points.
lesson-first-end-second =
    Finissez le tour. À la production, votre gyrodyne paie 1 pour sa taille et 2 pour la rangée de technologies de la
    manche.
lesson-first-income =
    3 points du gyrodyne et 2 cubes pour la première place en Ingénierie : vous menez 11 à 8. Plus il tourne tôt, plus
    il paie souvent.

    Manche 3 : deux des transmetteurs proposés ne coûtent qu'un 3. Prenez le 3 ; il est sur la médiane.
lesson-first-last-die =
    Il vous reste un 2. C'est un de moins qu'il n'en faut pour le vol prévu, mais vous avez un jeton ±1.

    Prenez le 2 et avancez encore le marqueur d'Ingénierie.
lesson-first-modifier =
    Un jeton change un dé avant son emploi : ±1 ou +2, un seul par dé. Un dé de 1 ou 2 en procure de nouveaux.

    Volez avec le 2, porté à 3 par votre jeton.
lesson-first-blue =
    Trois segments, à travers deux portes vertes, jusqu'au système suivant. Votre vol y finit : la station va sur une planète
    bleue. Confirmez à la fin.
lesson-first-bonus =
    Pour une planète bleue en fin de vol, vous choisissez : le bonus imprimé sur le système, ou une tuile d'exploration, le
    plus souvent 4 ou 5 points.

    Le bonus imprimé est un gyrodyne, petit ou moyen. Prenez le moyen pour le prochain pulsar.
lesson-first-transmitter =
    Un transmetteur paie à chaque production dès que tous ses coûts sont payés. « Bobine lente » n'a qu'un coût : votre 3
    la met en service aussitôt, un cube par manche. Placés côte à côte, les transmetteurs forment des liaisons qui peuvent
    donner des dés bonus.
lesson-first-goals =
    Regardez les objectifs : un gyrodyne en rotation et un transmetteur en service, vous avez les deux. À la fin, cela donne
    5 points, et 2 de plus pour un cube.

    Finissez le tour.
lesson-first-end =
    Vous connaissez maintenant toute la manche, et vous avez six cubes. À partir d'ici, jouez librement :

    - Quatre cubes procurent un dé bonus : la copie d'un dé que personne n'a pris.
    - Votre gyrodyne moyen attend un pulsar ; un 5 l'achève, et grâce à vos équipes aussi un 4 ou un 6.
    - Choisissez un dé : la carte montre ses vols. Plusieurs systèmes rapportent le plus.
    - Les technologies violettes ne comptent qu'à la fin, et leurs rangées s'ouvrent tard.

## The second match: HQ, arrays, goals

lesson-second-title = Projets, réseaux et objectifs
lesson-second-begin =
    Manche 7 sur 8. Six manches ont été jouées pour vous, et Bleu mène 48 à 28. Le nombre après la flèche ajoute ce que
    la fin de la partie rapporterait maintenant : 101 à 59.

    Il reste deux manches pour revenir. Un projet, un réseau, une technologie et un objectif vont se compléter.
lesson-second-hq =
    La pyramide de votre aire de jeu est votre quartier général, la « Guilde des pilotes ». Un projet se réalise une
    fois, avec un dé de sa valeur. La rangée du bas est ouverte dès le début ; plus haut, un projet demande ceux sur
    lesquels il repose.

    « Cadrans de la guilde » et « Stock de la guilde » sont réalisés et vous ont donné des jetons et un cube. « Circuit
    libre » est donc ouvert.
lesson-second-goal =
    Les objectifs se trouvent avec les technologies. Ils comptent à la fin, pour tous ceux qui les atteignent. « Juste
    mesure » rapporte 7 points pour 4 stations, 2 gyrodynes en rotation, 2 transmetteurs en service et 3 technologies.

    Vous avez 7 stations, mais un seul gyrodyne en rotation, un seul transmetteur en service et deux technologies. Il
    vous en manque un de chaque.
lesson-second-draft-low =
    Bleu a pris un 2 et un 1 ; il reste 1, 2, 3, 6 et 6. Le marqueur de médiane est entre 2 et 3.

    Prenez le 1 : un marqueur avance de deux cases vers la gauche. Choisissez votre second marqueur d'Initiative, dont
    la case coûte 1 point à chaque production.
lesson-second-draft-three =
    Le 3 paie une technologie. Il est juste à droite du marqueur de médiane : un marqueur recule d'une case vers la
    droite.

    Choisissez votre second marqueur d'Ingénierie : à la quatrième place, il ne reçoit rien de toute façon.
lesson-second-project =
    Bleu a copié un 6 et breveté une technologie. À vous.

    « Circuit libre » coûte un 3 ; votre jeton +2 change le 1 en 3. Réalisez-le : 2 points aussitôt, et le droit à une
    course aux portes, 2 points par porte d'une couleur lors d'un vol suivant. « Équipes d'as », au-dessus, s'ouvre
    aussi.
lesson-second-patent =
    Vous avez deux technologies. « Protocole de liaison » est permanente : 3 points par liaison achevée, et un cube par
    transmetteur. « Dividende de rotation » est verte : à chaque production, 1 point par gyrodyne en rotation.

    « Éventail de tailles » est violette et compte à la fin : 4 points si une taille est en rotation, 8 pour deux.
    Brevetez-la avec le 3.
lesson-second-copy =
    Vos dés sont employés, mais vous avez 7 cubes. Pour quatre d'entre eux, copiez le 2 qui reste sur le plateau des
    dés. C'est votre dé bonus ; il n'y en a qu'un par tour.

    Avec lui, prenez « Porte ardente » parmi les transmetteurs offerts. Elle coûte un 2 et un 5 ; le 5 peut attendre la
    manche suivante. En service, elle donne 8 points, et 1 à chaque production.
lesson-second-join =
    Un transmetteur acquis commence un réseau ou se joint à un des vôtres. À la jonction, deux demi-dés forment un dé.

    Joignez le bout à 3 points au bout à 2 points de « Bobine lente » : cela fait un 5. Vous pourrez le prendre quand
    les deux seront en service, et un 5 achève votre gyrodyne moyen.
lesson-second-end-seven =
    Finissez le tour. À la production, votre grand gyrodyne paie 3 pour sa taille et 2 pour la rangée de la manche 7.
    « Dividende de rotation » ajoute 1.
lesson-second-production =
    La production vous a donné 6 points, 1 cube par la piste d'Ingénierie et 1 par « Bobine lente ».

    Tout cela paie à chaque manche : plus vous l'avez tôt, plus cela vaut. La rangée de la manche 8 vaut 4 : chaque
    gyrodyne en rotation paie maintenant 2 de plus.
lesson-second-draft-five =
    La dernière manche. Bleu a pris le 3, sur lequel est le marqueur de médiane.

    Prenez le 5 pour « Porte ardente ». Il est de deux au-dessus : déplacez le second marqueur d'Ingénierie de deux
    cases vers la droite.
lesson-second-draft-six =
    Maintenant un 6, pour un long vol avec la course aux portes. Il est de trois au-dessus de la médiane.

    Déplacez encore le même marqueur. Il n'atteint pas les deux dernières cases, qui coûteraient des points.
lesson-second-pay =
    Payez le 5 de « Porte ardente » dans votre aire de jeu. Elle entre en service et donne aussitôt 8 points.

    La liaison avec « Bobine lente » est ainsi achevée : « Protocole de liaison » paie 3 points, et un cube pour le
    transmetteur.
lesson-second-die =
    La liaison offre son dé, une fois et pour ce tour seulement. Prenez le 5 et achevez votre gyrodyne moyen.

    Deux tailles sont alors en rotation : « Éventail de tailles » monte à 8 points, et « Juste mesure » est atteint.
lesson-second-fly =
    Maintenant le 6. Une course compte chaque porte de sa couleur que le vol visite ; la porte de départ seulement s'il
    y revient.

    Volez par le pulsar et trois portes magenta jusqu'au système du sud-est, où une planète bleue est libre. En chemin,
    vous passez un autre système où vous n'avez pas de station.
lesson-second-bonus =
    Avec deux nouvelles stations, vous en avez 9 : 25 points à la fin.

    Pour la planète bleue, vous avez le choix. Le gyrodyne imprimé resterait inachevé et compterait 1 point à la fin.
    Tirez une tuile : la plupart donnent 4 ou 5 points. Puis confirmez.
lesson-second-run =
    La tuile a donné 5 points. Marquez maintenant la course de « Circuit libre » : 3 portes magenta, 6 points. Chaque
    course compte une fois, et un vol n'en marque qu'une.

    Puis finissez le tour. La dernière production et le décompte final suivent.
lesson-second-blue-homes =
    La dernière production vous a donné 16 points, dont 13 par les deux gyrodynes. Puis les technologies violettes ont
    été comptées : 8 points pour « Éventail de tailles ».

    Voici les objectifs. Vous atteignez « Foyers bleus » : 5 points. Un objectif atteint permet d'acheter son bonus :
    payez 1 cube pour 2 points de plus.
lesson-second-last =
    « Vue à long terme » demande une récompense, que vous n'avez pas. « Juste mesure » est atteint : 7 points. Cubes,
    Initiative et stations suivent encore.

    La dernière décision est à vous, et elle décide de la partie :

    - Acheter le bonus : 2 cubes pour 3 points. Vous gagnez 131 à 129.
    - Refuser : deux cubes restants valent 1 point. Égalité à 129, et Bleu gagne, plus avancé sur la piste d'Initiative.

## Help

help-enter =
    Choisissez la porte d'entrée d'où part votre vaisseau. Il la quitte à son premier vol et n'y revient jamais.
look-enter =
    - Comptez les segments : quels systèmes et pulsars sont à 3 ou 4 ?
    - Les objectifs, les technologies et les transmetteurs sont déjà visibles.
help-side = Choisissez une face de votre QG. Ses projets se réalisent de bas en haut, chacun avec un dé.
look-side =
    - Qu'y a-t-il au sommet, et que faut-il au-dessous ?
    - Les courses aux portes paient les portes d'une couleur dans un vol ultérieur.
help-draft =
    Prenez un dé. Au-dessus du marqueur de médiane, il déplace un de vos marqueurs vers la droite, au-dessous vers la
    gauche, d'autant de cases qu'il en est éloigné ; sur la médiane, aucun ne bouge.
look-draft =
    - Qu'en ferez-vous ? Un vol demande la distance exacte, tout le reste la valeur exacte ; les jetons ±1 et +2 aident.
    - Initiative : l'ordre de la manche suivante, et { $seats ->
        [3] 7 et 4
       *[other] 7, 4 et 2
    } points à la fin.
    - Ingénierie : { $seats ->
        [2] 2 cubes, 1 cube et 1 point
       *[other] 3 et 2 cubes
    } à chaque production. Tout à droite, les deux pistes coûtent des points.
    - Que voudraient les autres ?
help-act =
    Employez vos dés, une action chacun, dans l'ordre que vous voulez :

    - Voler exactement la distance du dé
    - Prendre un gyrodyne : 1 petit, 2 moyen, 4 grand
    - En achever un sur un pulsar : 3 petit, 5 moyen, 6 grand
    - Acquérir un transmetteur ou payer un de ses coûts
    - Breveter une technologie d'une rangée ouverte
    - Réaliser un projet de votre QG, si l'on joue avec
    - Acheter un jeton : 1 ou 2 donne ±1, 2 donne aussi +2

    Gratuitement : poser un gyrodyne sur un de vos pulsars ; une fois par tour, copier un dé restant pour 4 cubes.
look-act =
    - Ce qui paie à chaque production vaut davantage tôt dans la partie : gyrodynes en rotation, transmetteurs, technologies vertes.
    - L'ordre importe-t-il ? Un brevet peut déjà servir au dé suivant.
    - Les objectifs, et où chacun en est.
    - Finir le tour abandonne les dés non employés.
help-flight =
    Volez vers un lieu voisin. Aucun segment ne sert deux fois dans un vol, et la distance doit être exacte. Les systèmes
    inexplorés sont dévoilés en chemin.
look-flight =
    - Traverser un système : une station sur une planète stérile, sur une bleue seulement s'il n'y a pas de stérile libre.
    - Finir dans un système : une station d'abord sur une planète bleue, avec un bonus.
    - Finir sur un pulsar libre : vous pouvez le revendiquer.
help-land = Vous pouvez compter un système traversé comme la fin du vol : une planète bleue et son bonus.
look-land = Quel bonus est imprimé, et une planète bleue est-elle libre ?
help-through = Vous pouvez poser une station dans un système traversé : sur une planète stérile, sur une bleue seulement si aucune planète stérile n'est libre.
look-through = Une seule station par système : posée maintenant, elle ne pourra plus apporter de bonus.
help-ending = Vous pouvez poser une station où finit votre vol : sur une planète bleue avec son bonus, sinon sur une planète stérile.
look-ending = Quel bonus est imprimé, et combien de stations vous avez.
help-passing = Vous pouvez revendiquer un pulsar traversé.
look-passing = Vous avez six anneaux pour toute la partie.
help-claim = Vous pouvez revendiquer le pulsar où finit votre vol.
look-claim =
    - Un anneau sans gyrodyne en rotation vaut 1 point à la fin ; avec un gyrodyne, il paie à chaque production.
    - Vous avez six anneaux pour toute la partie.
help-run =
    Vous pouvez marquer une course aux portes avec ce vol : des points pour chaque porte de sa couleur visitée. Chaque
    course compte une fois.
look-run = Un vol ultérieur visiterait-il plus de portes de cette couleur ?
help-bonus = Prenez le bonus imprimé sur le système, ou tirez une tuile d'exploration.
look-bonus = Les tuiles : surtout 4 ou 5 points, sinon 4 cubes, des jetons, ou une tuile qui compte comme une station de plus.
help-gain = Choisissez la taille du gyrodyne que vous recevez.
look-gain =
    - Un petit s'achève avec un 3 et paie 1, un moyen avec un 5 et paie 2, un grand avec un 6 et paie 3, plus la valeur de
      la manche.
    - Deux d'une taille sur la carte gagnent une récompense : 7 points pour le premier, 4 pour le deuxième.
help-isolated = Vous pouvez revendiquer un pulsar isolé, qu'aucun vaisseau n'atteint.
look-isolated = Pour un gyrodyne, il vaut n'importe quel autre pulsar.
help-spin = Choisissez un de vos gyrodynes sur la carte ; il est achevé aussitôt.
look-spin = Un grand demanderait un 6, le dé le plus cher.
help-jump = Choisissez un système ; votre vaisseau y est posé, comme à la fin d'un vol.
look-jump = Inexploré ou connu, avec une planète bleue libre, et des pulsars proches pour le prochain vol.
help-remote = Choisissez une planète pour une station ; aucun vol n'est nécessaire.
look-remote = Les systèmes loin de votre vaisseau.
help-shift = Choisissez lequel de vos marqueurs avance vers la gauche.
look-shift = En dépasserait-il un autre ? Sur une même case, celui du dessus est devant.
help-join = Le nouveau transmetteur commence un réseau, ou se joint au bout d'un des vôtres.
look-join =
    - Les moitiés qui se touchent forment un dé ; quand les deux transmetteurs sont en service, vous pouvez le prendre comme
      dé bonus.
    - Une liaison de 0 ne donne pas de dé, mais compte comme liaison.
help-link-die =
    Vous pouvez prendre le dé de la liaison achevée. C'est un dé bonus pour ce tour ; vous en avez un par tour au plus.
look-link-die = En avez-vous l'emploi tout de suite ?
help-buy = Vous pouvez payer des cubes pour des points.
look-buy = Sinon, deux cubes valent 1 point à la fin, et quatre un dé bonus.
help-meet = Nommez l'objectif qui compte comme atteint pour vous. Un objectif atteint de toute façon compte deux fois.
look-meet = Ses points, et les bonus que vous pourriez acheter.
help-goal-bonus = L'objectif est atteint ; vous pouvez acheter son bonus avec des cubes.
look-goal-bonus = Deux cubes restants valent 1 point.

## The rules in short

summary-1-title = But
summary-1-text = Avoir le plus de points après huit manches. Une manche : dés, tours, production.
summary-2-title = Dés
summary-2-text =
    On lance sept dés, neuf à quatre joueurs. Le marqueur de médiane est sur la valeur du milieu, une demi-case plus loin
    du côté où il y a plus de dés. Chacun choisit deux dés. Un dé au-dessus de la médiane déplace un marqueur à droite,
    au-dessous à gauche, de sa distance. Plus à gauche, on est devant ; sur une même case, c'est celui du dessus.
summary-3-title = Un tour
summary-3-text =
    Chaque dé paie une action. Un jeton peut le changer de ±1 ou +2.

    - Voler exactement autant de segments, aucun deux fois
    - Prendre un gyrodyne : petit 1, moyen 2, grand 4
    - En achever un : petit 3, moyen 5, grand 6
    - Acquérir un transmetteur ou payer un coût d'un des siens
    - Breveter une technologie d'une rangée ouverte
    - Réaliser un projet de son QG, si l'on joue avec
    - Acheter un jeton : ±1 avec un 1 ou un 2, +2 avec un 2

    Gratuit : poser un gyrodyne sur un pulsar à soi ; copier un dé restant pour 4 cubes. Un dé bonus par tour.
summary-4-title = Stations et pulsars
summary-4-text =
    Une station par système. En passant : une planète stérile, sinon une bleue. En finissant : une bleue avec le bonus
    imprimé ou une tuile d'exploration, sinon une stérile. En finissant sur un pulsar libre : on peut le revendiquer avec
    un de ses six anneaux.
summary-5-title = Transmetteurs
summary-5-text =
    Chaque coût se paie avec un dé, même sur plusieurs manches. Tous payés, il est en service et paie à la production.
    Entre deux transmetteurs liés et en service se trouve un dé bonus, une fois.
summary-6-title = Production
summary-6-text =
    - L'Initiative donne l'ordre du tour.
    - Ingénierie : 3 et 2 cubes aux deux premiers ; à deux joueurs 2 cubes, 1 cube, 1 point.
    - Les dernières cases des deux pistes coûtent 1 et 2 points.
    - Transmetteurs en service, puis gyrodynes en rotation (1, 2 ou 3 et la valeur de la manche), puis technologies vertes
summary-7-title = Récompenses
summary-7-text = Premier à deux gyrodynes d'une taille sur la carte : 7 points. Deuxième : 4.
summary-8-title = Fin
summary-8-text =
    - Technologies violettes, objectifs et leurs bonus
    - 1 par anneau sans gyrodyne en rotation, 1 par gyrodyne non achevé
    - 1 pour deux cubes
    - Initiative : 7, 4, 2 (à trois joueurs 7, 4)
    - Stations : 2 donnent 2, 3 : 4, 4 : 6, 5 : 9, 6 : 12, 7 : 16, 8 : 20, 9 : 25, 10 : 30, 11 : 36, 12 : 42, 13 : 50,
      chaque station de plus ajoute 3

    À égalité, celui qui est devant sur la piste d'Initiative l'emporte.
