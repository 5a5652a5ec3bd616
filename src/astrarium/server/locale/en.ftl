### Texts of previews of links.

invitation = { $who } invites you to a match of { $game }
match = A match of { $game }
replay = The replay of a match of { $game }
private = A private match of { $game }
about = Space strategy board games: play them, replay them, learn why you won.
person = Player
bot = Bot
open = Free seat
