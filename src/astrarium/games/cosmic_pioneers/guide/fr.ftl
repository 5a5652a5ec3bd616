### Comment on enseigne Cosmic Pioneers : la leçon, l'aide de chaque étape, les règles en bref.
### Les paragraphes sont séparés par des lignes vides ; les lignes qui commencent par un tiret forment une liste.

## The first match

lesson-first-title = Votre première colonie
lesson-first-aim =
    Bienvenue à Tau Ceti. Onze planètes et la Porte de saut forment un anneau. Vous commandez un vaisseau et colonisez des
    planètes pendant douze manches.

    À la fin, chacun de vos colons sur une planète vaut 1 point, chaque planète contrôlée 5, et chaque tranche de 500
    crédits 1.

    L'anneau est déjà posé. Votre commandant est Okoro, et votre soute a de la place pour trois colons.
lesson-first-event =
    Chaque manche commence par une carte événement. Elle fait ce qu'elle dit ; puis chaque planète de son espèce sans
    alien de ce type en reçoit un, sur son dernier emplacement libre. C'était une carte calmar : il y a maintenant des calmars sur
    les planètes bleues.
lesson-first-fly =
    À vous : volez jusqu'à deux secteurs, dans un sens ou dans l'autre. Sur une planète vous attend une aventure, et chaque
    planète a son tableau de six issues. Les planètes dangereuses ont peu d'emplacements verts, les sûres beaucoup.

    Volez de deux secteurs dans le sens horaire, vers Ochre, et confirmez : le dé est lancé aussitôt.
lesson-first-adventure =
    Un 5 : deux colons vous rejoignent et débarquent sur les premiers emplacements.

    Vous pouvez ensuite charger des gens de la planète et décharger, dans l'ordre de votre choix. Votre soute est pleine.
lesson-first-land =
    Une planète est contrôlée quand des colons occupent tous ses emplacements verts ; elle revient à celui qui y a le plus
    de colons. Ochre a trois emplacements verts, dont deux sont pris.

    Débarquez un colon. Les colons prennent le premier emplacement libre à partir de la gauche.
lesson-first-control =
    Ochre est à vous : 5 points, et 3 pour les colons. Les deux autres rapportent aussi un point chacun, et protègent votre
    majorité. Débarquez-les, puis ne chargez et ne déchargez plus rien.
lesson-first-no-bomb =
    En fin de tour, vous pouvez bombarder la planète où se trouve votre vaisseau. Un dé dit si ce sont des colons ou des
    aliens qui sont touchés, et ici ne vivent que les vôtres. Mieux vaut s'abstenir.
lesson-first-home =
    Bleu a colonisé Vesper ; des lézards lui ont fait jeter de la cargaison. Le jeton de premier joueur a tourné : Bleu est
    rentré avant vous à la Porte de saut.

    Votre soute est vide aussi. Revenez à la Porte de saut.
lesson-first-raise =
    La Porte de saut paie 200 crédits, et 100 par planète contrôlée. Avec ce que vous aviez, cela fait 500 : un niveau d'un
    attribut.

    - Armes : plus de force en combat
    - Soute : 3 ou 4 places, des aliens aussi au niveau 3
    - Bombes : plus de victimes, puis au choix
    - Moteurs : 3 ou 4 secteurs

    Améliorez la Soute : plus de colons à chaque voyage.
lesson-first-embark = Il y a maintenant de la place pour quatre. Chargez quatre colons.
lesson-first-choose =
    Manche 3. Cherchez à portée une planète aux issues favorables : Mossfall, à deux secteurs dans l'autre sens, a un seul
    écrasement et quatre issues utiles. Elle a quatre emplacements verts, et vous apportez quatre colons.

    Volez-y.
lesson-first-natives =
    Un colon vous rejoint. Sur le dernier emplacement vit une gelée. Les aliens viennent de la droite, les colons de la
    gauche ; un alien sur un emplacement vert empêcherait le contrôle. Celle-ci ne gêne personne.

    Votre Soute est au niveau 3 : vous pourriez l'emporter. Laissez-la.
lesson-first-second = Trois colons de plus remplissent les emplacements verts. Débarquez-en trois.
lesson-first-keep =
    Mossfall est à vous. Gardez le quatrième colon à bord : il en manquera peut-être un à la prochaine planète.

    Ne chargez et ne déchargez plus rien, et ne lancez pas de bombes.
lesson-first-fight =
    Bleu est à Maul, juste à côté de vous, la soute vide. Celui qui finit son vol sur une planète où est un autre vaisseau
    le combat : chacun lance un dé et ajoute ses Armes ; à égalité, le défenseur gagne. Le perdant s'écrase sur une planète
    voisine avec toute sa cargaison.

    Vous risquez un colon. Attaquez.
lesson-first-won =
    4 contre 1 : Bleu gît sur le flanc à Mossfall et se redressera à son prochain tour. Votre aventure a amené deux colons,
    et Maul a trois emplacements verts.

    Débarquez le colon que vous aviez gardé, puis ne chargez et ne déchargez plus rien.
lesson-first-third =
    Votre troisième planète. Bombarder le lézard serait jouer à pile ou face : le dé pourrait aussi bien toucher un colon.
    Laissez-le et confirmez.
lesson-first-end =
    Trois planètes et douze colons : 27 points, Bleu en a 17. À partir d'ici, jouez librement :

    - La Porte de saut vous paie maintenant 500 crédits : un niveau à chaque retour.
    - Une majorité peut se perdre : ce qui compte, c'est d'avoir le plus de colons, tous emplacements réunis.
    - Seul ce qui est sur les planètes compte. Déchargez à temps, avant la fin de la manche 12.

## The second match

lesson-second-title = Scénario, commandant, commerce
lesson-second-scenario =
    Chaque partie a un scénario ; ses règles passent avant toutes les autres et restent visibles sur la table. Vous en
    choisissez un parmi dix en créant une partie, ou laissez faire le hasard. Voici « Commerce croisé » :

    - Les planètes rouges et bleues offrent des marchandises, maintenant puis aux manches 5 et 9.
    - Les planètes vertes et jaunes paient 300 crédits pour chacune.
    - À la fin, chaque livraison vaut 1 point.
lesson-second-commander =
    D'abord, chacun choisit un commandant, toujours différent. Un talent n'agit que dans une phase du tour : le combat,
    l'aventure, le débarquement ou le bombardement.

    Fraser débarque sur n'importe quel emplacement libre ; les autres prennent toujours le premier. Choisissez Fraser.
lesson-second-level =
    Bleu a pris Amari, qui peut relancer une aventure, deux fois par partie.

    Améliorez maintenant un attribut, gratuitement. Une marchandise prend une place en soute, comme un colon, et qui
    fait du commerce transporte les deux. Améliorez la Soute : trois places.
lesson-second-source =
    Bleu et vous posez l'anneau à tour de rôle, et Bleu a commencé. Les planètes voisines de la Porte de saut sont les
    plus visitées.

    Cinder est rouge : il y aura là une marchandise. Elle n'a que deux emplacements verts, le premier et le troisième.
    Placez-la juste après la Porte de saut, dans le sens horaire.
lesson-second-buyer =
    Il faut un acheteur à côté : Barrow est jaune. Ses deux emplacements verts sont le deuxième et le troisième. Les
    autres ont besoin de trois colons pour les remplir, Fraser de deux.

    Placez-la derrière Cinder.
lesson-second-belt =
    Un hexagone du lot est une ceinture d'astéroïdes. On la survole, mais aucun vol ne peut y finir.

    Placez-la derrière Pelagos. De ce côté de la Porte de saut, une portée de deux secteurs n'atteint plus que Pelagos.
lesson-second-danger =
    Harrow est rouge aussi. Deux de ses six issues sont des écrasements, mais deux colons suffisent pour la contrôler.

    Placez-la derrière Bracken, qui est verte et achète des marchandises.
lesson-second-far =
    Amberline a cinq emplacements verts. Il faut plus d'une soute pleine pour la contrôler, mais elle achète des
    marchandises à tout moment.

    Placez-la en face de la Porte de saut. La dernière planète va à la seule place qui reste.
lesson-second-fly =
    Les marchandises sont en place, une sur chaque planète rouge et bleue. La carte événement a amené des lézards : il y
    en a un sur le dernier emplacement de chaque planète rouge.

    À vous. Volez vers Cinder, où une marchandise vous attend et où deux colons suffisent.
lesson-second-talent =
    Un 6 : Cinder vous donne 200 crédits. C'est maintenant, au débarquement, que le talent de Fraser agit : pour chaque
    colon, on vous demande l'emplacement.

    Débarquez un colon sur le premier emplacement et un sur le troisième.
lesson-second-goods =
    Les deux emplacements verts sont remplis : Cinder est à vous, et votre troisième colon est encore à bord.

    Le carré rouge est la marchandise ; elle n'occupe pas d'emplacement. Chacun peut en charger, sur toute planète.
    Chargez-la, puis plus rien, et ne lancez pas de bombes.
lesson-second-market =
    Bleu a obtenu un 1 sur Pelagos. Amari a relancé : un 6. Puis Bleu a chargé une marchandise à son tour, est rentré à
    la manche 2 et a amélioré ses Moteurs.

    Barrow, la planète suivante, achète. Volez-y.
lesson-second-sell =
    Un 5 : trois colons vous rejoignent sur les trois premiers emplacements. Les deux verts sont remplis, Barrow est
    donc à vous aussi.

    Déchargez maintenant la marchandise.
lesson-second-paid =
    300 crédits tout de suite, et 1 point à la fin. Seules les planètes vertes et jaunes paient : sur une bleue, la
    marchandise resterait là pour tout le monde.

    Gardez votre colon à bord. Ne chargez et ne déchargez plus rien, et ne lancez pas de bombes.
lesson-second-home =
    Vous avez 700 crédits. La Porte de saut en paie 200, et 100 pour chacune de vos deux planètes. Volez-y.
lesson-second-levels =
    Avec les 400 de la Porte de saut, cela fait 1100 crédits. À chaque visite, vous ne pouvez améliorer qu'un attribut,
    mais de plusieurs niveaux. Pour le commerce, il faut de la portée : deux niveaux de Moteurs coûtent 1000, et vous
    volez jusqu'à quatre secteurs.

    Gardez votre cargaison, améliorez les Moteurs de deux niveaux et chargez deux colons.
lesson-second-tie =
    Bleu a débarqué deux colons sur Cinder : deux contre deux, et à égalité personne ne contrôle une planète. Puis Bleu
    a vendu sa marchandise sur Bracken.

    Avec le lézard, Cinder est pleine : personne ne peut plus y débarquer. Retournez-y quand même.
lesson-second-bomb =
    Un 4 vous prend vos 100 derniers crédits. Ne chargez rien, et bombardez : les vôtres ne risquent rien. Le dé blanc
    désigne le type, et un seul meurt :

    - Un colon : le plus à droite, au quatrième emplacement. C'est celui de Bleu : grâce à Fraser, les vôtres sont au
      premier et au troisième.
    - Un alien : le lézard, et son emplacement est libre.
lesson-second-end =
    Un colon : deux contre un, Cinder est de nouveau à vous. Vous auriez 16 points, Bleu 12. La manche 5 amène
    de nouvelles marchandises. Désormais, jouez librement :

    - Harrow, à trois secteurs dans le sens horaire, a deux marchandises. Bracken, en chemin, achète.
    - Dès la Soute 3, vous transportez des aliens. Fraser les débarque où il veut : sur un emplacement vert, ils empêchent
      le contrôle.
    - Un autre scénario paie autre chose : lisez ses règles avant de choisir un commandant.

## Help

help-commander = Choisissez votre commandant. Chacun a un talent à lui, qui agit dans une phase du tour.
look-commander =
    - Fraser débarque sur n'importe quel emplacement libre, Okoro choisit les victimes des bombes, Lindqvist combat bien,
      Amari relance les aventures.
help-level = Améliorez gratuitement un attribut d'un niveau.
look-level =
    La Soute pour plus de colons par voyage, les Moteurs pour plus de planètes à portée, les Armes pour les combats, les
    Bombes contre les autres.
help-lay = Placez une planète du lot sur une place libre de l'anneau.
look-lay =
    - Les planètes proches de la Porte de saut sont visitées plus souvent.
    - Peu d'emplacements verts se remplissent vite, mais les aventures y sont dangereuses.
help-pick = Choisissez une planète pour l'effet de la carte.
look-pick = Où gêne-t-il les autres, et où vous gênerait-il ?
help-jettison = Choisissez ce qui passe par-dessus bord.
look-jettison = Les colons retournent dans votre réserve et se rechargent à la Porte de saut.
help-crash = Votre vaisseau s'écrase sur une planète voisine. Toute la cargaison y est déchargée.
look-crash = Assez d'emplacements libres pour ceux du bord ? Pourraient-ils vous gagner la planète ?
help-wreck = Choisissez qui prend le prochain emplacement libre. Ceux qui n'en trouvent pas sont perdus.
look-wreck = Les colons viennent de la gauche, les aliens de la droite.
help-move =
    Volez dans un sens, au plus aussi loin que vos Moteurs le permettent, vers une planète ou la Porte de saut. Un vol ne
    peut finir sur une ceinture d'astéroïdes. Sur une planète avec un autre vaisseau il y a combat, puis aventure.
look-move =
    - Les six issues de la planète, et ses emplacements libres.
    - La cargaison suffira-t-elle à ses emplacements verts ?
    - Avec une soute vide et 300 crédits ou plus en vue : la Porte de saut.
help-fight = Choisissez quel vaisseau vous combattez.
look-fight = Chacun lance un dé et ajoute ses Armes. À égalité, le défenseur gagne.
help-reroll = Gardez le résultat, ou relancez ; le second résultat compte.
look-reroll = Combien des six issues seraient meilleures ?
help-aboard = La planète est pleine. Les colons gagnés peuvent monter à bord à la place.
look-aboard = Une planète proche en manque-t-elle ?
help-discard = Vous pouvez céder de la cargaison ici.
look-discard = Ce que le scénario paie, et ce qui ne fait que prendre de la place.
help-raise = Vous pouvez améliorer un attribut d'un ou plusieurs niveaux, pour 500 crédits chacun.
look-raise =
    - Que manque-t-il le plus : la place, la portée ou la force ?
    - À la fin, 500 crédits ne valent que 1 point.
help-buy = Vous pouvez prendre des marchandises, selon le scénario.
look-buy = Où sont-elles payées, et combien de place reste-t-il pour des colons ?
help-embark = Chargez des colons de votre réserve.
look-embark = Vous en avez quinze en tout. Ceux de la soute ou de la réserve ne comptent pas à la fin.
help-transfer =
    Vous pouvez charger vos colons de cette planète, et des aliens si votre soute le permet, et débarquer ce que vous avez
    à bord, dans l'ordre de votre choix. Les colons débarquent sur le premier emplacement libre de gauche, les aliens à partir de la
    droite ; les vides ne se referment pas.
look-transfer =
    - Des colons sur tous les emplacements verts, et plus de colons que les autres : le contrôle, 5 points.
    - Chaque colon sur une planète vaut 1 point. Un colon de trop peut remplir un emplacement vert ailleurs.
help-slot = Choisissez l'emplacement où débarquer.
look-slot = Les emplacements verts décident du contrôle.
help-bomb =
    Vous pouvez bombarder la planète. Niveau 1 : un dé désigne le type, un seul meurt. Niveau 2 : un autre dé dit combien.
    Niveau 3 : un dé dit combien, vous choisissez le type.
look-bomb = Le colon le plus à droite ou l'alien le plus à gauche meurt d'abord, même s'il est à vous.
help-target = Choisissez qui est touché : colons ou aliens.
look-target = À qui sont les colons de droite ? Un alien tient-il un emplacement vert ?
help-victim = Choisissez qui meurt.
look-victim = Les colons sur les emplacements verts décident du contrôle.

## The rules in short

summary-1-title = But
summary-1-text =
    Avoir le plus de points après douze manches : 1 par colon sur une planète, 5 par planète contrôlée, 1 par tranche de 500
    crédits. Le scénario peut y changer quelque chose.
summary-2-title = Une manche
summary-2-text =
    D'abord une carte événement, puis un tour pour chacun, puis le jeton de premier joueur tourne. La carte fait ce qu'elle
    dit ; puis chaque planète de son espèce sans alien de ce type en reçoit un.
summary-3-title = Un tour
summary-3-text =
    - Voler, dans un sens, jusqu'à la portée des Moteurs
    - Combattre un vaisseau rencontré sur une planète
    - Aventure sur une planète, ou affaires à la Porte de saut
    - Charger et décharger
    - Bombarder la planète, si l'on veut
summary-4-title = Aventure
summary-4-text =
    Lancez un dé ; le tableau de la planète décide : colons ou crédits gagnés ou perdus, un écrasement, ou un événement
    pour un 1.
summary-5-title = Porte de saut
summary-5-text =
    200 crédits et 100 par planète contrôlée ; des niveaux d'un attribut pour 500 chacun ; charger des colons. Pas de
    combat.
summary-6-title = Contrôle
summary-6-text =
    Tous les emplacements verts portent des colons, de n'importe quelle couleur, et vous y avez le plus de colons. À
    égalité, personne ne contrôle. Les colons débarquent à gauche, les aliens à droite.
summary-7-title = Combats et écrasements
summary-7-text =
    Chacun lance un dé et ajoute ses Armes (0, 1, 2) ; le défenseur gagne les égalités. Le perdant s'écrase sur une planète
    voisine et décharge tout ; ceux qui ne trouvent pas d'emplacement meurent. Le vaisseau se redresse au prochain tour de son
    propriétaire.
summary-8-title = Attributs
summary-8-text =
    - Armes : +0, +1, +2
    - Soute : 2, 3, 4 pièces ; des aliens au niveau 3
    - Bombes : une victime, type au dé ; nombre au dé, type au dé ; nombre au dé, type au choix
    - Moteurs : 2, 3, 4 secteurs
