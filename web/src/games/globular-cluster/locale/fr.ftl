### Ce que seul le dessin dit : les infobulles.

tip-habitable = Au décompte, sa valeur revient à qui a ici plus de membres que tout autre ; le chef compte pour trois. On peut l'aménager (2 PA) ou l'ouvrir à la colonisation (5 PA).
tip-resource = Système minier : on y extrait des gisements de cristaux (3 PA chacun, deux par tour au plus). Une fois épuisé, il peut recevoir une station.
tip-empty = Rien à gagner ici, sauf un emplacement pour une station (5 PA).
tip-supernova = Personne ne peut y entrer ni la traverser. Quand elle est tirée, tout le monde marque.
tip-mits = Toutes les expéditions arrivent ici ; d'ici, les membres rejoignent leurs stations pour 1 PA.
tip-free = On peut poser une tuile ici.
tip-corner = Le repère va dans ce coin : { $corner }. Les repères fixent le prix du passage entre deux tuiles.
tip-member =
    { $count ->
        [one] { $who } : { $count } membre.
       *[other] { $who } : { $count } membres.
    }
tip-own =
    { $count ->
        [one] Cliquez pour le déplacer.
       *[other] Cliquez pour en déplacer un, avec Maj pour en prendre un de plus ; appui long pour tous.
    }
tip-leader = { $who } : le chef, qui compte pour trois membres.
group-members =
    { $count ->
        [one] 1 membre
       *[other] { $count } membres
    }
group-leader = Chef
group-fewer = Un membre de moins
group-more = Un membre de plus
group-all = Tous
group-all-tip = Toutes les pièces que vos points d'action peuvent déplacer. Sur une pièce : appui long.
way-cost = { $cost } PA, reste { $left }
tip-reach = Jusqu'ici : { $cost } PA, il en reste { $left }.
tip-hand = La tuile à poser. { $kind }
tip-action-points = Points d'action (PA) restants. Se déplacer coûte 1, 2 ou 4, se téléporter 1, aménager 2, extraire ou échanger 3, ouvrir ou bâtir 5.
tip-stack =
    { $count ->
        [one] Il reste { $count } tuile à tirer. Après elle viennent les derniers tours.
       *[other] Il reste { $count } tuiles à tirer. Après la dernière viennent les derniers tours.
    }
tip-members = Membres encore sur la tuile d'arrivée, et membres partis dans l'amas.
tip-leaders = Où se tient le chef.
tip-stations = Stations bâties, par place ; un anneau est une station encore à bâtir.
tip-opened = Le seul système que ce joueur a ouvert à la colonisation.
tip-crystals = Cristaux par type. À chaque décompte, un cristal seul vaut 1 point, une paire 3, trois pareils 6. Le dé donne un béryl (face vierge ou 1), une topaze (2 ou 3), un grenat (4) ou une opale (5).
tip-caches =
    { $count ->
        [one] { $count } cristal de type { $type }
       *[other] { $count } cristaux de type { $type }
    }

component-mits = Tuile d'arrivée
component-empty = Systèmes vides
component-supernova = Supernovas
component-resource = Systèmes miniers
component-habitable = Mondes habitables
component-opening = Plateau de départ
opening-mits = Le départ de toutes les expéditions, au bord droit.
opening-upper-ace = En haut à gauche de la tuile d'arrivée.
opening-lower-ace = En bas à gauche de la tuile d'arrivée.
opening-first-null = À gauche de la tuile d'arrivée.

cost-spent =
    { $spent ->
        [one] { $spent } point d'action, il en reste { $left }
       *[other] { $spent } points d'action, il en reste { $left }
    }
cost-end = finit le tour
cost-lost =
    { $left ->
        [one] finit le tour avec { $left } point inutilisé
       *[other] finit le tour avec { $left } points inutilisés
    }
