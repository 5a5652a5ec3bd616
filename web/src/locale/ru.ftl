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
server-away = Сервер не отвечает. А пока здесь можно читать уроки и краткие правила.
setting-language = Язык
setting-theme = Тема
setting-pace = Темп чужих ходов
theme-auto = Как на устройстве
theme-night = Ночь
theme-day = День
pace-calm = Спокойно
pace-quick = Быстро
pace-instant = Сразу
setting-motion = Движение
automatic = Автоматические ответы: { $on } из { $count }
automatic-help = На вопросы с одним разумным ответом отвечает сам план. Подтверждаете его по-прежнему вы, а ответ можно отменить.
setting-sound = Звук
copied = Скопировано
cancel = Отмена

## Start page
games = Игры
play-now = Играть
against-bots = Против ботов
pass-and-play = За одним экраном
invite-friends = Пригласить друзей
more-ways = Другие способы сыграть: { $game }
against = Против
players-range =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
       *[many] { $least }–{ $most } игроков
    }
minutes = { $minutes } мин
weight-light = простая
weight-medium = средняя
weight-heavy = сложная
pack = Набор { $name } { $version }
pack-help =
    { $count ->
        [one] { $count } компонент этой игры взят из набора; отпечаток { $digest }
        [few] { $count } компонента этой игры взяты из набора; отпечаток { $digest }
       *[other] { $count } компонентов этой игры взяты из набора; отпечаток { $digest }
    }
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
match-round = раунд { $round }
match-delete = Удалить
match-delete-sure = Удалить партию «{ $game }» навсегда?
match-delete-help = Она исчезнет вместе с журналом и записью. Отменить это нельзя.
my-name = Ваше имя
save = Сохранить
guest-note = Регистрация не нужна: браузер помнит ваши места.

## Levels of bots
level-1 = Первая партия
level-2 = Новичок
level-3 = Любитель
level-4 = Умелый
level-5 = Опытный
level-6 = Сильный
level-7 = Эксперт
level-master = Мастер
old-level-beginner = Новичок
old-level-easy = Лёгкий
old-level-medium = Средний
old-level-hard = Сильный

## Characters of bots
character = Характер
character-none = Характер: без пристрастий
character-choice = { $name }: { $temper }
character-builder = Строитель
character-builder-temper = прежде всего строит
character-explorer = Исследователь
character-explorer-temper = всюду первый
character-raider = Налётчик
character-raider-temper = перехватывает добычу

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
hints-allowed = Разрешены подсказки бота
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
unread =
    { $count ->
        [one] { $count } непрочитанное сообщение
        [few] { $count } непрочитанных сообщения
       *[other] { $count } непрочитанных сообщений
    }
tab-text = Текст
confirm = Подтвердить
undo = Отменить
undo-luck = Случай уже решил: прежнее не отменить.
undo-sent = Подтверждённое уже не отменить.
reset = Начать заново
hint = Подсказка
skip = Пропустить
everything = Все ходы
choose-kind = Или выберите действие
choose-way = Каким путём?
plan-ready = { $who }, план готов. Подтвердите его или отмените шаги.
plan-ready-luck = { $who }, дальше решает случай. Подтвердите, чтобы увидеть; прежние шаги тогда уже не отменить.
cost = План: { $list }
answered = Ответ за вас: { $list }
planned =
    { $count ->
        [one] в плане { $count } шаг
        [few] в плане { $count } шага
       *[many] в плане { $count } шагов
    }
choose = { $who }, выберите ход.
waits-bot = { $who } думает.
waits-person = Сейчас ходит { $who }.
waits-begin = Партия начнётся, когда придёт кто-нибудь из игроков.
waits-open = Ждём игроков: { $count ->
        [one] { $count } место свободно.
        [few] { $count } места свободны.
       *[many] { $count } мест свободно.
    }
happening = Ходит { $who }.
happening-luck = Решает жребий…
match-ended = Партия окончена.
hinted = Бот выбрал бы: { $move } ({ $share } % раздумий)
do-hint = Сделать так
title-turn = ● Ваш ход · { $game }
title-match = { $game } · Astrarium
notify-turn = Ваш ход.
notify-allow = Сообщать о моём ходе
notify-on = Мы сообщим, когда настанет ваш ход.
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
to-act = сейчас ход
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
invite-help =
    { $count ->
        [1] У свободного места есть ссылка, она действует один раз. Отправьте её другу.
       *[other] У каждого свободного места своя ссылка, она действует один раз. Отправьте каждому другу свою.
    }
invite-copy = Скопировать ссылку
to-table = К столу
join-title = Вас пригласили
join-host = { $who } приглашает вас сыграть: { $game }.
join-help = Займите это свободное место или просто смотрите.
join = Занять место
join-seat = Занять место { $number }
just-watch = Просто смотреть
leave = Покинуть партию
leave-sure = Ваше место освободится, и сами вы его не вернёте. Остальные могут передать его боту.
leave-not = Остаться
leave-really = Всё равно покинуть
takeover = Передать боту
takeover-wishes =
    { $count ->
        [one] пока { $count } голос
        [few] пока { $count } голоса
       *[many] пока { $count } голосов
    }
device = Перейти на другое устройство
device-help = Откройте там эту ссылку и подтвердите. Она действует один раз, в течение 30 минут.
device-title = Перейти на это устройство
device-what =
    { $count ->
        [one] Отмеченное выше место перейдёт в этот браузер. На прежнем устройстве можно будет только смотреть.
        [few] Отмеченные выше места перейдут в этот браузер. На прежнем устройстве можно будет только смотреть.
       *[many] Отмеченные выше места перейдут в этот браузер. На прежнем устройстве можно будет только смотреть.
    }
device-moves = переходит сюда
device-claim = Продолжить здесь
device-here = Вы уже играете на этом устройстве. Откройте ссылку на другом.
device-to-table = К столу
download-record = Скачать запись
rematch = Реванш
rematch-join = К реваншу
replay = Просмотр

## What happened since my last turn
recap-since = С моего последнего хода
recap-turn = Этот ход
recap-again = Показать ещё раз
recap-less = Свернуть
recap-more = Подробнее
recap-mine = Ваши очки с тех пор
thinks = думает…
recap-idle = хода ещё не было

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
chat-quiet = Пока никто ничего не сказал.
chat-closed = Здесь переписываются только игроки. Они могут допустить зрителей.
chat-replay = В записи партии чата нет.
chat-spectators = Зрители могут писать
chat-mute = Скрыть от меня имя и сообщения: { $name }
chat-muted = Скрытый гость
chat-unmute = Показать снова
spectator = зритель

## Tooltips
tip-score =
    { $points ->
        [one] { $who }: { $points } очко
        [few] { $who }: { $points } очка
       *[many] { $who }: { $points } очков
    }
tip-projected =
    { $points ->
        [one] { $who }: { $points } очко, если бы партия закончилась сейчас
        [few] { $who }: { $points } очка, если бы партия закончилась сейчас
       *[many] { $who }: { $points } очков, если бы партия закончилась сейчас
    }
players-legend = очки → если бы партия закончилась сейчас
tip-place = Место, если бы партия закончилась сейчас
tip-to-act = Сейчас решает этот игрок
tip-takeover = Бот займёт свободное место, когда этого захотят все, кто остался
tip-undo = Отменяет один шаг плана. Клавиша Z
tip-reset = Отменяет весь план
tip-confirm = Окончательно выполняет план. Клавиша Enter
tip-hint = Показывает, что сделал бы бот. Клавиша H
tip-skip = Сразу показывает, чем кончились чужие ходы. Клавиша пробел
tip-everything = Снимает выбор. Клавиша Escape
tip-kind = Показывает только, где это возможно; если способ один, вносит его в план
tip-kind-not = Сейчас нельзя; нажмите, чтобы узнать почему
tip-part =
    { $points ->
        [one] { $who }, { $clause }: { $points } очко
        [few] { $who }, { $clause }: { $points } очка
       *[many] { $who }, { $clause }: { $points } очков
    }

## Checking the luck of a record
verify-title = Проверка случайности
verify-help = Выберите или вставьте запись. Этот браузер проверит закреплённое зерно и заново вычислит каждый жребий партии по зерну и вкладам игроков; у сервера спрашиваются только правила: какие исходы были возможны и с какими шансами.
verify-no-commitment = В записи нет строки «commitment»: случайность не была закреплена заранее, проверять нечего.
verify-no-seed = В записи нет строки «seed»: её публикуют, когда партия окончена.
verify-bad-seed = Зерно не является числом из 64 шестнадцатеричных цифр.
verify-bound = Зерно то самое, что было закреплено до начала партии.
verify-unbound = Зерно не то, что было закреплено до начала партии.
verify-lots =
    { $count ->
        [0] Собственных случайных событий в записи нет.
        [one] { $count } случайное событие вычислено заново и совпадает.
        [few] { $count } случайных события вычислены заново, все совпадают.
       *[many] { $count } случайных событий вычислено заново, все совпадают.
    }
verify-wrong = Событие { $number } не совпадает. В записи: { $told }. По зерну: { $computed }.
verify-contribution = Случай зависит от вклада места { $seat } начиная с события { $number }.
verify-no-contribution = Никто из игроков не внёс вклада в случай; он зависит только от зерна сервера.
verify-own = В записи есть всё, что внёс этот браузер.
verify-own-missing = В записи нет вклада, который этот браузер отправил за место { $seat }, или он учтён не с того события, которое подтвердил сервер.
verify-other-commitment = Во время партии сервер показал этому браузеру не то обязательство, что стоит в записи.
verify-rules = Запись нарушает правила: { $fault }
verify-over = Партия сыграна до конца.
verify-unfinished = Запись обрывается до конца партии.
verify-list = Каждый жребий
verify-list-help = Жребий — число меньше суммы весов; выпадает тот исход, на который оно попадает.
verify-came = Что выпало
verify-odds = Шанс
verify-lot = Жребий
verify-agrees = Совпадает
verify-yes = да
verify-no = нет
odds = { $weight } из { $total }

## What the server refuses
problem-stale-draft = Партия тем временем ушла вперёд. Выберите ещё раз.
problem-bad-notation = Такого хода в игре нет.
problem-draft-too-long = До этого решает случай или другой игрок.
problem-not-your-seat = Сейчас решает другой игрок.
problem-not-yours = Удалить можно только свою партию.
problem-shared-match = В этой партии есть места у других людей. Её можно только покинуть.
problem-not-seated = У вас нет места в этой партии.
problem-over = Партия окончена.
problem-not-over = Партия ещё не окончена.
problem-luck-first = Сначала решает случай; партия ещё не началась.
problem-replay = Эту партию можно только смотреть; продолжите игру с одного из её событий.
problem-too-fast = Слишком быстро. Подождите немного.
problem-hint-running = Подсказка для вас уже вычисляется.
problem-hints-off = В этой партии подсказки отключены.
problem-too-many-matches = У вас слишком много неоконченных партий и записей. Доиграйте партию или подождите: несыгранные партии и записи удаляются со временем.
problem-too-many-bytes = Ваши неоконченные партии и записи занимают слишком много места. Доиграйте партию или подождите: несыгранные партии и записи удаляются со временем.
problem-too-many-matches-of-address = Сегодня из вашей сети начато слишком много партий. Попробуйте завтра.
problem-too-many-bytes-of-address = Партии, начатые сегодня из вашей сети, занимают слишком много места. Попробуйте завтра.
problem-too-many-names-of-address = Сегодня слишком много гостей вашей сети выбрали имя. Попробуйте завтра.
problem-chat-closed = Здесь переписываются только игроки. Они могут допустить зрителей.
problem-seat-taken = Это место занято.
problem-bad-invite = Это приглашение уже использовано, или оно не в эту партию.
problem-nothing-to-decide = Здесь вам нечего решать.
problem-unknown-match = Такой партии нет.
problem-old-edition = Эту партию играли по другой редакции правил.
problem-other-pack = Эту партию играли с другими компонентами: сервер работает с другим набором или без набора.
problem-too-many-connections = У вас открыто слишком много столов. Закройте один из них; страница пробует дальше…
problem-too-many-from-address = С вашего сетевого адреса открыто слишком много столов. Страница пробует дальше…
problem-table-full = За этим столом больше нет места для зрителей. Страница пробует дальше…
problem-server-full = Сервер переполнен. Страница пробует дальше…
problem-broken-match = Эта партия повреждена, и её нельзя открыть.
problem-fault = На сервере произошла ошибка; ничего не изменилось.
problem-database = База данных сервера недоступна. Попробуйте ещё раз чуть позже.
problem-match-moving = Партия переносится на другой сервер. Попробуйте ещё раз чуть позже.
problem-unknown-link = Эта ссылка уже использована или устарела. Новую можно получить в меню партии.

## Replay
replay-at = Событие { $number } из { $count }
replay-start = В начало
replay-back = На событие назад
replay-play = Смотреть
replay-pause = Пауза
replay-forward = На событие вперёд
replay-end = В конец
replay-more = Ещё
replay-slider = Событие
replay-link = Скопировать ссылку на событие
replay-leave = Вернуться к партии
fork = Играть отсюда
fork-help =
    { $number ->
        [1] Новая партия начнётся с первого события. Кто играет?
       *[other] Новая партия продолжит эту после события { $number }. Кто играет?
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
chart-legend = Толстые линии: очки, если бы партия закончилась в этот момент. Тонкие линии: набранные очки.
chart-rounds = Очки по раундам и источникам
chart-scorings = Очки по подсчётам и источникам
chart-sources = Очки по источникам
sources = Источник
sources-start = Очки в начале
chart-label = Очки игрока { $who } после каждого подсчёта: { $list }
luck = Случай
luck-help = Что решил случай и для кого.
decisions = Решения
decisions-help = Что выбирал каждый.
one-by-one = Случай и решения по порядку
luck-came = Что выпало
luck-odds = Шанс
odds-percent = { $weight } из { $total } ({ $percent } %)
decided = Что выбрано
decided-of = Из скольких
options-count =
    { $count ->
        [one] { $count } возможность
        [few] { $count } возможности
       *[many] { $count } возможностей
    }
everybody = Все
check-luck = Проверить честность
luck-fair =
    { $checked ->
        [one] Всё честно: { $checked } событие следует из зерна, закреплённого до партии.
        [few] Всё честно: { $checked } события следуют из зерна, закреплённого до партии.
       *[many] Всё честно: { $checked } событий следуют из зерна, закреплённого до партии.
    }
luck-unfair = Выпавшее не следует из опубликованного зерна.
luck-other-record = Выпавшее следует из записи, но этот браузер помнит партию иначе.
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
    }, { $projected }, если бы партия закончилась сейчас, место { $place }
key-help = Клавиши: N следующий выбор (Shift+N назад), Enter или пробел выбрать, Z отменить, Enter подтвердить, Escape снять выбор, H подсказка, пробел пропустить; + − 0 и Shift+стрелки двигают поле; стрелки в просмотре

## Learning to play
learn = Научиться играть
learn-about = Первая партия с подсказками, около { $minutes } мин.
learn-more = Урок { $number }: { $title } ({ $minutes } мин.)
lesson-step = Шаг { $number } из { $count }
lesson-watch = Посмотрите, что происходит. Урок скоро продолжится.
lesson-go-on = Дальше
lesson-show = Показать
lesson-leave = Выйти из урока
lesson-free = Играть свободно
lesson-next = Следующий урок: { $title }
lesson-not-now = Сейчас урок просит о другом: выберите то, что светится, или выйдите из урока и играйте свободно.
help = Помощь
help-look = На что взглянуть
help-none = Сейчас никому не нужно выбирать. При следующем выборе здесь появится пояснение.
summary = Правила кратко
summary-of = { $game }: кратко
summary-print = Напечатать

## Rule book
book = Книга правил
book-of = Правила: { $game }
book-contents = Содержание
book-example = Пример
book-back = Назад
book-clauses = Пункты
book-chapter = В книге: { $title }

## Whose design, and which source
origin-published = Из изданной игры
origin-ours = Наша разработка
origin-pack = Из набора компонентов
origin-part = { $origin }: { $list }
origin-some = Правила полные; компоненты со знаком ✧ — наши разработки ({ $ours } из { $count }).
origin-none = Правила полные; все компоненты ({ $count }) — из изданной игры, у { $partly } из них подробности наши.
origin-packed = Знаком ◈ отмечены компоненты из набора ({ $count }).
part-of-cost = стоимость
part-of-copies = число копий
part-of-wording = точное толкование
part-of-name = название
part-of-slots = ячейки
part-of-green = зелёные ячейки
part-of-colour = цвет
part-of-face_5 = грань 5
part-of-meeples = число фигурок
part-of-adds = добавляемые планеты
part-of-place = место
part-of-tick = метка
source-text = текст правил
source-derived = следует из текста правил
source-reading = наше толкование текста правил
source-published = изданная игра
source-faq = ответы автора
source-ours = наше решение
source-help = Откуда взят этот пункт.

## Ratings of bots
ladder = Насколько сильны боты?
ladder-of = { $game }: насколько сильны боты?
ladder-odds = Рейтинг отсчитывается от среднего по этим ботам: перевес в 400 пунктов даёт шансы 10 к 1 оказаться выше соперника.
ladder-bars = Точка — рейтинг, полоса — его доверительный интервал (95 %): если полосы перекрываются, порядок ботов может быть иным.
ladder-bot = Бот
ladder-rating = Рейтинг
ladder-interval = Интервал 95 %
ladder-range = от { $low } до { $high }
ladder-matches = Партии
ladder-count =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
ladder-played =
    { $count ->
        [one] Измерено по { $count } партии, игроков: { $seats }.
        [few] Измерено по { $count } партиям, игроков: { $seats }.
       *[other] Измерено по { $count } партиям, игроков: { $seats }.
    }
ladder-effects = Влияние места на рейтинг: { $list }.
ladder-seat = { $effect } на месте { $number }
ladder-none = Рейтингов у этих ботов пока нет. Их силу покажет партия.

## Components of a game
components = Компоненты
components-of = Компоненты: { $game }
components-search = Поиск по названиям и текстам
components-kind = Вид
components-origin = Происхождение
components-all = Все
components-print = Печать
components-found =
    { $count ->
        [0] Ничего не подходит.
        [one] { $count } компонент
        [few] { $count } компонента
       *[other] { $count } компонентов
    }
components-pieces =
    { $count ->
        [one] { $count } образец, в коробке { $pieces }
        [few] { $count } образца, в коробке { $pieces }
       *[other] { $count } образцов, в коробке { $pieces }
    }
components-copies = × { $count }
