### Texts of previews of links.

invitation = { $who } vous invite à une partie de { $game }
match = Une partie de { $game }
replay = La relecture d'une partie de { $game }
private = Une partie privée de { $game }
about = Jeux de stratégie spatiale : jouez-y, revoyez vos parties, comprenez vos victoires.
person = Joueur
bot = Robot
open = Place libre
