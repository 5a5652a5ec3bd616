### Texts of previews of links.

invitation = { $who } приглашает вас в партию { $game }
match = Партия { $game }
replay = Запись партии { $game }
private = Закрытая партия { $game }
about = Космические стратегии: играйте, пересматривайте партии, узнавайте, почему вы победили.
person = Игрок
bot = Бот
open = Свободное место
