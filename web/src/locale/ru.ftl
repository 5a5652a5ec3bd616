### Тексты оболочки. Слова игр приходят из самих игр.

## Everywhere
name = Astrarium
tagline = Космические стратегии на столе: играйте, пересматривайте, понимайте, почему победили.
loading = Загрузка…
close = Закрыть
again = Попробовать снова
to-start = На главную
lost-title = По этому адресу ничего нет
no-match = Такой партии нет
no-server = Сервер не отвечает
setting-language = Язык
setting-theme = Тема
setting-pace = Темп чужих ходов
theme-auto = Как на устройстве
theme-night = Ночь
theme-day = День
pace-calm = Спокойно
pace-quick = Быстро
pace-instant = Сразу
copied = Скопировано
cancel = Отмена

## Start page
games = Игры
play-now = Играть
pass-and-play = За одним экраном
invite-friends = Пригласить друзей
more-ways = Другие способы сыграть: { $game }
against = Против
players-range = { $least }–{ $most } игрока
minutes = { $minutes } мин
weight-light = простая
weight-medium = средняя
weight-heavy = сложная
continue = Продолжить
finished = Завершённые
watch = Смотреть
watch-none = Сейчас нет открытых партий.
open-record = Открыть запись
open-record-help = Выберите файл .rec или вставьте его текст: он откроется для просмотра.
record-file = Файл
record-text = Текст записи
open = Открыть
no-matches = Начатые вами партии будут ждать здесь.
your-turn = Ваш ход
waiting-for = Ход: { $who }
match-over = Окончена
match-replay = Просмотр
my-name = Ваше имя
save = Сохранить
guest-note = Регистрация не нужна: браузер помнит ваши места.

## Levels of bots
level-beginner = Новичок
level-easy = Лёгкий
level-medium = Средний
level-hard = Сильный

## New match
new-match = Новая партия: { $game }
seats = Места
seat-number = Место { $number }
seat-me = Я
seat-shared = За этим экраном
seat-open = Друг по приглашению
seat-bot = Бот
seat-name = Имя
options = Варианты правил
private-match = Закрытая: не видна в списке партий
begin = Начать
number-of-players = Число игроков

## Table
board = Поле
prompt = Что делать
actions = Действия
table-parts = Части стола
tab-board = Поле
tab-players = Игроки
tab-log = Журнал
tab-rules = Правила
tab-chat = Чат
tab-text = Текст
confirm = Подтвердить
undo = Отменить
undo-luck = Случай уже открыт: прежнее не отменить.
undo-sent = Подтверждённое уже не отменить.
reset = Начать заново
hint = Подсказка
skip = Пропустить
everything = Все ходы
choose-kind = Или выберите действие
plan-ready = { $who }, план готов. Подтвердите его или отмените шаги.
plan-ready-luck = { $who }, дальше решает случай. Подтвердите, чтобы увидеть; прежние шаги тогда уже не отменить.
planned =
    { $count ->
        [one] в плане { $count } шаг
        [few] в плане { $count } шага
       *[many] в плане { $count } шагов
    }
choose = { $who }, выберите ход.
waits-bot = { $who } думает.
waits-person = Сейчас ходит { $who }.
waits-open = Ждём игроков: { $count ->
        [one] { $count } место свободно.
        [few] { $count } места свободны.
       *[many] { $count } мест свободно.
    }
happening = Ходит { $who }.
match-ended = Партия окончена.
hinted = Бот выбрал бы: { $move } ({ $share } % раздумий)
do-hint = Сделать так
title-turn = ● Ваш ход · { $game }
title-match = { $game } · Astrarium
notify-turn = Ваш ход.
notify-allow = Сообщать о моём ходе
connection-lost = Связь потеряна. Пробуем снова…
connecting = Соединение…
watching = Вы смотрите
watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
place-1 = 1-е
place-2 = 2-е
place-3 = 3-е
place-4 = 4-е
you = вы
away = не на связи
free-seat = свободно
to-act = ходит
seat-colour-0 = Алый
seat-colour-1 = Синий
seat-colour-2 = Зелёный
seat-colour-3 = Жёлтый
bot = бот
menu = Меню
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Всё поле
stack = Стопка
stack-next = Далее
in-hand = В руке
action-points = Очки действий

## Invitation, leaving, other devices
invite-title = Пригласить друзей
invite-help = Отправьте эту ссылку. Кто откроет её, займёт свободное место.
invite-copy = Скопировать ссылку
join-title = Вас пригласили
join-help = Займите свободное место или просто смотрите.
join = Занять место
just-watch = Просто смотреть
leave = Покинуть партию
leave-sure = Ваше место освободится. Остальные могут передать его боту.
takeover = Передать боту
takeover-wishes =
    { $count ->
        [one] пока { $count } голос
        [few] пока { $count } голоса
       *[many] пока { $count } голосов
    }
device = Перейти на другое устройство
device-help = Откройте там эту ссылку один раз. Ваши места перейдут туда.
download-record = Скачать запись
rematch = Реванш
replay = Просмотр

## Log, rules, chat
log-empty = Пока ничего не произошло.
log-planned = в плане
chance = Случай
to-event = К событию { $number }
rules-search = Поиск в правилах
rules-found =
    { $count ->
        [0] Таких слов в правилах нет.
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
read-rule = Правило { $clause }
chat-empty = Поздоровайтесь.
chat-say = Сообщение
chat-send = Отправить
spectator = зритель

## Replay
replay-at = Событие { $number } из { $count }
replay-start = В начало
replay-back = На событие назад
replay-play = Смотреть
replay-pause = Пауза
replay-forward = На событие вперёд
replay-end = В конец
replay-slider = Событие
replay-link = Скопировать ссылку на событие
replay-leave = Вернуться к партии
fork = Играть отсюда
fork-help =
    { $number ->
        [one] Новая партия начнётся с первого { $number } события. Кто играет?
        [few] Новая партия начнётся с первых { $number } событий. Кто играет?
       *[many] Новая партия начнётся с первых { $number } событий. Кто играет?
    }
fork-seats = Одно место ваше, остальные займут боты.
fork-my-seat = Моё место
replay-begin = Партия начинается.

## After the match
result = Итог
wins =
    { $points ->
        [one] Побеждает { $who }: { $points } очко.
        [few] Побеждает { $who }: { $points } очка.
       *[many] Побеждает { $who }: { $points } очков.
    }
wins-shared =
    { $points ->
        [one] Победу делят { $who }: { $points } очко.
        [few] Победу делят { $who }: { $points } очка.
       *[many] Победу делят { $who }: { $points } очков.
    }
place = Место
player = Игрок
total = Очки
chart-points = Очки по ходу партии
chart-rounds = Очки по подсчётам и источникам
chart-sources = Очки по источникам
sources = Источник
chart-label = Очки игрока { $who } после каждого подсчёта: { $list }
luck = Случай
luck-help = Что решил случай и для кого.
decisions = Решения
decisions-help = Что выбирал каждый.
check-luck = Проверить честность
luck-fair =
    { $checked ->
        [one] Всё честно: { $checked } событие следует из числа, выбранного до партии.
        [few] Всё честно: { $checked } события следуют из числа, выбранного до партии.
       *[many] Всё честно: { $checked } событий следуют из числа, выбранного до партии.
    }
luck-unfair = Случай не следует из опубликованного числа.
luck-commitment = Закреплено до партии
luck-seed = Опубликовано после
show-result = Показать итог

## Text face
text-board = Поле словами
text-moves =
    { $count ->
        [one] { $count } возможный ход
        [few] { $count } возможных хода
       *[many] { $count } возможных ходов
    }
text-type = Введите ход
text-help = Например: { $example }
text-play = В план
text-scores = Счёт
text-score = { $who }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, место { $place }
key-help = Клавиши: Z отмена, Enter подтвердить, Escape сброс, H подсказка, стрелки при просмотре

## Games on cards
about-globular-cluster = Исследуйте скопление старых звёзд: кладите плитки, ведите экспедицию, заселяйте миры, добывайте кристаллы.
about-pulsar2849 = Выбирайте кубики, исследуйте системы, укрощайте пульсары и зажигайте чёрное небо.
about-cosmic-pioneers = Двенадцать секторов, как часы: высаживайте пионеров, встречайте пришельцев, занимайте лучшие планеты.
