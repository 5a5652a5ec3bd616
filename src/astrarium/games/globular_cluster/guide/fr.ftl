### Comment on enseigne Globular Cluster : la leçon, l'aide de chaque étape, les règles en bref.
### Les paragraphes sont séparés par des lignes vides ; les lignes qui commencent par un tiret forment une liste.

## The first match

lesson-first-title = Votre première expédition
lesson-first-aim =
    Bienvenue dans l'amas. Vous menez une expédition : douze membres et un chef, qui attendent sur la tuile d'arrivée,
    mise en évidence.

    Les points ne viennent que de deux choses : les mondes où vous êtes plus nombreux que chacun des autres, et les
    cristaux. On compte trois fois : deux fois quand une supernova est tirée, et une fois à la fin. Celui qui a le plus de
    points l'emporte.
lesson-first-tile =
    Un tour commence par une tuile. Vous avez tiré un monde vert de valeur 2 : 2 points pour celui qui y domine quand on
    compte.

    Posez-le à côté du système minier du haut, près des vôtres. La place est éclairée.
lesson-first-tick =
    Chaque tuile a un repère dans un coin. Entre deux voisines, une frontière coûte 1 si un repère lui fait face, 2 si les
    deux le font, 4 s'ils sont côte à côte, et elle est fermée si aucun ne le fait.

    Avec le repère en haut à droite, les deux passages vers votre monde coûtent 1.
lesson-first-leader =
    Vous avez maintenant dix points d'action. Envoyez d'abord le chef : il se déplace comme un membre mais compte pour
    trois.

    Choisissez le chef sur la tuile d'arrivée, puis le système minier au-dessus. Cela coûte 1.
lesson-first-mine =
    Un gisement de cristaux se trouve ici. L'extraire coûte 3, et un dé donne le type : béryl, topaze, grenat ou opale. Un
    cristal seul vaut 1 point, une paire d'un même type 3, un trio 6.

    Extrayez-le, puis confirmez : ce que le hasard a montré ne se reprend pas.
lesson-first-world =
    Le dé montre un 4 : votre premier cristal est un grenat. Il reste six points. Menez le chef sur votre monde vert pour 1 : trois contre
    personne, vous y dominez.
lesson-first-improve =
    Un aménagement coûte 2 et augmente un monde de 1, pour toute la partie. Il faut une personne sur place pour le premier
    du tour, deux pour le second ; le chef suffit aux deux.

    Aménagez deux fois : le monde vaudra 4.
lesson-first-last-point =
    Il reste un point, qui serait perdu à la fin du tour. Envoyez un membre sur le système minier ; il aura bientôt du
    travail. Puis confirmez.
lesson-first-resource =
    Bleu a ouvert une mine au sud ; son chef et deux membres y sont déjà.

    Vous avez aussi tiré une mine : un système à quatre gisements. Posez-le au-dessus de votre membre.
lesson-first-resource-tick =
    Tournez le repère en bas à gauche. Il fait face à la tuile de votre membre : le pas vers le haut coûte 1.
lesson-first-miner =
    Faites monter le membre et extrayez un gisement. Une personne peut extraire un gisement par tour, deux personnes
    deux, et cela dans un seul système.
lesson-first-pair =
    Une topaze. Un second gisement demande une seconde personne : amenez en deux pas un membre de la tuile d'arrivée, puis
    extrayez encore. Avec de la chance, les types s'accordent.
lesson-first-end-turn =
    Encore une topaze : une paire, 3 points au lieu de 2. Elle est aussi à l'abri, car les autres ne peuvent exiger en
    échange que vos cristaux isolés.

    On peut finir son tour quand on veut. Finissez-le.
lesson-first-scoring =
    Bleu a extrait trois cristaux d'un même type : 6 points chaque fois que l'on compte les cristaux. Observez ce que les
    autres amassent ; pour 3 points, vous pouvez échanger un cristal isolé avec eux.

    Si l'on comptait maintenant, vous auriez 4 pour votre monde, 3 pour la paire et 1 pour le grenat.
lesson-first-second-world =
    Encore un monde vert de valeur 2. Posez-le tout à gauche, au-delà du système vide, et tournez son repère en haut à
    gauche : les passages depuis tous ses voisins coûtent alors 1. En haut à droite, l'un d'eux coûterait 4.
lesson-first-station =
    Les vôtres en sont loin. Une station raccourcit le chemin : elle coûte 5, se bâtit sur un système vide ou épuisé, et
    personne n'a besoin d'y être. Vous en avez deux pour toute la partie.

    Bâtissez-en une sur le système vide du milieu.
lesson-first-warp =
    De la tuile d'arrivée à votre station, chaque pièce se téléporte pour 1, quelle que soit la distance. Téléportez deux
    membres.
lesson-first-settle = Et de là vers le nouveau monde, 1 chacun. Deux membres contre aucun : vous y dominez aussi.
lesson-first-reserve =
    Il reste un point. Téléportez encore un membre à la station, où il est près de tout. Puis confirmez.
lesson-first-end =
    Voilà tout le mécanisme : poser, se déplacer, extraire, aménager, bâtir. Trois choses à retenir :

    - Quand une supernova paraît, chacun a encore un tour, suivi de son décompte. Soyez là où cela compte.
    - Une fois par partie, vous pouvez ouvrir un monde aménagé que vous dominez : il est à vous pour toujours, mais vos
      pièces qui s'y trouvent quittent le jeu.
    - Une égalité ne compte pour personne. Un membre de plus que les autres suffit.

## The second lesson

lesson-second-title = Échanger, coloniser, compter
lesson-second-goes-on =
    Votre expédition a continué. Vous dominez trois mondes verts, qui valent 4, 2 et 1, et vous avez une paire de
    topazes, un grenat et une opale.

    Bleu n'a encore aucun monde, mais un trio de béryls, une topaze et une opale. Rien n'a été compté jusqu'ici. Dans
    cette leçon, on compte.
lesson-second-place =
    Vous avez tiré un monde bleu de valeur 2. La place entre votre station et la mine de Bleu est éclairée : elle est
    près des vôtres et touche un de vos mondes.

    La place à sa gauche ne serait pas permise maintenant : une tuile y laisserait un trou dans l'amas.
lesson-second-tick =
    Bleu occupe les trois systèmes d'en bas. Avec le repère en haut à gauche, vos deux passages coûtent 1 chacun ; deux de
    ceux de Bleu sont fermés, et un coûte 1.

    En haut à droite, un deuxième passage s'ouvrirait à Bleu. Dans un coin du bas, les vôtres seraient fermés.
lesson-second-exchange =
    Pour 3 points, vous pouvez échanger un cristal avec n'importe qui ; personne ne peut refuser. Vous prenez un cristal
    isolé et en donnez un d'un autre type.

    Prenez la topaze de Bleu et donnez votre grenat : votre paire devient un trio, 6 points au lieu de 3. Ne donnez pas
    l'opale : Bleu en aurait une paire.
lesson-second-improve =
    Il reste sept points. Votre chef et un membre sont sur votre meilleur monde. Aménagez-le deux fois : de 4 il passe à 6. Vous verrez
    bientôt pourquoi celui-ci.
lesson-second-settle =
    De la station, faites descendre deux membres sur le nouveau monde, 1 chacun. Deux contre personne : vous y dominez.
lesson-second-reserve =
    Avec le dernier point, téléportez encore un membre à la station. Une réserve au milieu n'est jamais loin de là où il la
    faut. Puis confirmez.
lesson-second-supernova =
    Bleu a bâti une station sur sa mine épuisée, amené trois membres sur le monde bleu et l'a aménagé : il vaut 3.

    Et vous avez tiré une supernova. Elle est mise de côté, et l'on compte : vous dépensez dix points et marquez à la fin
    de votre tour, puis Bleu fait de même. Entre-temps, personne ne pose de tuile.
lesson-second-majority =
    Sur le monde bleu, trois pièces de Bleu, deux des vôtres : il compterait pour Bleu. Votre chef compte pour trois.

    Menez-le là en deux pas, par le monde vert qui les sépare. Cinq contre trois : vous dominez, et l'aménagement de
    Bleu compte pour vous.
lesson-second-open =
    Une fois par partie, vous pouvez ouvrir un monde à la colonisation, pour 5. Il doit être aménagé et vous devez y
    dominer. Il compte dès lors pour vous, peu importe qui y vient ; mais il ne s'aménage plus, et vos pièces qui s'y
    trouvent quittent le jeu.

    Ouvrez le monde de 6. Il ne vous coûte qu'un membre, puisque le chef vient de partir.
lesson-second-improve-again =
    Il reste trois points. Aménagez le monde bleu : il vaudra 4. Avant un décompte, occupez-vous d'abord de
    ce qui rapporte tout de suite.
lesson-second-count =
    Votre dernier point n'ajoute rien maintenant : téléportez un membre, pour la suite, et confirmez. Votre tour finit, et
    vous marquez.

    Vos mondes donnent 6, 4, 2 et 1, le trio 6, l'opale 1 : 20 points.
lesson-second-order =
    Bleu a envoyé trois membres sur le monde vert où vous en avez deux, et l'a aménagé deux fois. Il vous avait donné 2,
    il vient de donner 4 à Bleu : chacun marque à la fin de son propre tour. Bleu a 13 points.

    Bleu a aussi pris votre opale et en a une paire. Votre trio était à l'abri.
lesson-second-wall =
    Vous avez tiré la supernova, vous la posez donc maintenant, à la place d'une nouvelle tuile, puis vous avez vos dix
    points. Personne n'y entrera jamais : c'est un mur.

    Posez-la sous votre monde vert. Le chemin du chef de Bleu vers vos mondes y reste fermé pour toujours.
lesson-second-tie =
    Sur le monde vert, Bleu a trois pièces, vous deux. Envoyez un membre de la station : trois partout. À égalité, le
    monde ne compte pour personne.
lesson-second-one-more =
    Pour dominer, il en faut un de plus. Faites venir un membre du monde bleu : votre chef et l'autre membre y sont seuls et
    le gardent.
lesson-second-mine = Vos deux mineurs ont laissé un gisement dans la mine du haut. Extrayez-le, puis confirmez.
lesson-second-end =
    Une quatrième topaze : trois restent un trio à l'abri, la quatrième est isolée. Si l'on comptait maintenant, vous
    auriez 15 de plus pour vos mondes et 8 pour vos cristaux.

    La partie est à vous. À venir encore :

    - L'autre supernova, parmi les neuf dernières tuiles.
    - Après la dernière tuile, encore deux tours chacun ; le second est compté.
    - Les trois décomptes s'ajoutent : cristaux et monde ouvert rapportent chaque fois.

## Help

help-place =
    Choisissez une place pour la tuile tirée. Elle doit en toucher une autre, ne laisser aucun trou et rester dans le cadre
    de 6 sur 7 tuiles ; rien ne va à droite de la tuile d'arrivée.
look-place =
    - Les mondes : près des vôtres, ou derrière des frontières chères pour les autres.
    - Les systèmes miniers reçoivent aussitôt leurs gisements. Le premier arrivé extrait le premier.
    - Les systèmes vides peuvent porter une station.
    - Une supernova barre le passage à tous.
help-tick =
    Choisissez le coin du repère. Une frontière coûte 1 si un des deux repères lui fait face, 2 si les deux le font, 4
    s'ils sont côte à côte, et elle est fermée si aucun ne le fait.
look-tick =
    - Les prix sur les frontières montrent ce que donnerait chaque coin.
    - Rendez votre chemin bon marché et celui des autres cher. Une frontière doit rester ouverte.
help-act =
    Dépensez jusqu'à dix points d'action, dans l'ordre que vous voulez, et finissez le tour quand il vous plaît. Les points
    restants sont perdus.

    - Déplacer une pièce : le prix de la frontière
    - Téléporter vers une de vos stations : 1
    - Aménager un monde : 2
    - Extraire un gisement, ou échanger un cristal : 3
    - Ouvrir un monde à la colonisation : 5
    - Bâtir une station : 5
look-act =
    - Où vous manque-t-il une personne pour dominer, où êtes-vous juste devant ? Le chef compte pour trois.
    - Un troisième cristal d'un type change 3 points en 6.
    - Combien de tuiles reste-t-il dans le groupe du dessus ? La prochaine supernova est peut-être proche.

## The rules in short

summary-1-title = But
summary-1-text =
    Avoir le plus de points après trois décomptes : un pour chacune des deux supernovas, un à la fin.
summary-2-title = Un tour
summary-2-text =
    Tirez une tuile et posez-la, choisissez le coin de son repère, puis dépensez dix points d'action. Les membres non
    engagés attendent sur la tuile d'arrivée.
summary-3-title = Passages
summary-3-text =
    - Un repère fait face à la frontière : 1
    - Les deux lui font face : 2 ; côte à côte : 4
    - Aucun ne lui fait face : fermée
    - On n'entre pas dans une supernova.
summary-4-title = Les actions et leur prix
summary-4-text =
    - Déplacer un membre ou le chef : selon la frontière
    - Téléporter de la tuile d'arrivée ou d'une station à soi vers une autre station à soi : 1
    - Aménager un monde de 1 : 2 ; deux fois au plus par monde et par tour, jusqu'à la valeur 9
    - Extraire un gisement : 3 ; dans un seul système par tour, deux au plus, avec une personne pour chacun
    - Échanger un cristal contre un cristal isolé d'un autre joueur : 3
    - Ouvrir un monde aménagé que l'on domine : 5 ; une fois par partie
    - Bâtir une station sur un système vide ou épuisé : 5 ; deux par partie
summary-5-title = Mondes
summary-5-text =
    Un monde donne son nombre et ses aménagements à celui qui y a plus de pièces que chacun des autres joueurs. Le chef compte
    pour trois. En cas d'égalité, personne ne l'obtient. Un monde ouvert compte toujours pour celui qui l'a ouvert, ne
    s'aménage plus, et les pièces de ce joueur qui s'y trouvent quittent le jeu.
summary-6-title = Cristaux
summary-6-text =
    Le dé donne le type : béryl (face vierge ou 1), topaze (2 ou 3), grenat (4) ou opale (5). Un cristal seul vaut 1, une
    paire 3, un trio 6. Paires et trios sont à l'abri des échanges.
summary-7-title = Supernova
summary-7-text =
    Celui qui la tire la met de côté. À partir de ce joueur, chacun dépense dix points et marque à la fin de ce tour. Puis
    celui qui l'a tirée pose la supernova et joue un tour.
summary-8-title = Fin
summary-8-text =
    Après la dernière tuile, chacun a encore un tour, puis un autre qui est compté. À égalité, la victoire est partagée.
