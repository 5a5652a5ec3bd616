### Globular Cluster по-русски.
###
### Аргументы те же, что в английском файле: обозначения пространства действий под именами их мест, $who — игрок,
### $price — цена шага; в вопросах — простые факты позиции.

## Moves: what a player may do now

do-place = Положить плитку на { $place }
do-tick = Повернуть метку: { corner-name }
do-move = Переместить { piece-name }: { $from } → { $to } ({ $price } ОД)
do-warp = Перебросить { piece-name } { source-name } на станцию { $to } (1 ОД)
do-mine = Добыть кристаллы на { $place } (3 ОД)
do-trade = Взять { take-name } у игрока «{ seat-name }» за { give-name } (3 ОД)
do-improve = Обустроить систему { $place } (2 ОД)
do-open = Открыть систему { $place } для заселения (5 ОД)
do-build = Построить станцию на { $place } (5 ОД)
do-end = Закончить ход

## Chance: what may happen now

do-start = Начинает { seat-name }
do-draw = Следующая плитка: { tile-name }
do-roll = На кубике { face-name }: { found-name }

## The log: what was done

log-place = { $who } кладёт плитку на { $place }.
log-tick = { $who } поворачивает метку: { corner-name }.
log-move =
    { $piece ->
        [leader] { $who } перемещает лидера: { $from } → { $to }.
       *[member] { $who } перемещает участника: { $from } → { $to }.
    }
log-warp = { $who } перебрасывает { piece-name } { source-name } на { $to }.
log-mine = { $who } добывает кристаллы на { $place }.
log-trade = { $who } берёт { take-name } у игрока «{ seat-name }» и отдаёт { give-name }.
log-improve = { $who } обустраивает систему { $place }.
log-open = { $who } открывает систему { $place } для заселения.
log-build = { $who } строит станцию на { $place }.
log-end = { $who } заканчивает ход.
log-start = Начинает { seat-name }.
log-draw = { $who } берёт плитку: { tile-name }.
log-roll = На кубике { face-name }: { found-name } получает { $who }.

## Prompts: who, what, how much is left

ask-start = Жребий решает, кто начнёт.
ask-draw =
    { $stack_left ->
        [one] { $who } берёт плитку; в стопке { $stack_left } плитка.
        [few] { $who } берёт плитку; в стопке { $stack_left } плитки.
       *[many] { $who } берёт плитку; в стопке { $stack_left } плиток.
    }
ask-place =
    { $points ->
        [one] { $who }, выберите место. Плитка: { tile-name }. Потом у вас будет { $points } очко действий.
        [few] { $who }, выберите место. Плитка: { tile-name }. Потом у вас будет { $points } очка действий.
       *[many] { $who }, выберите место. Плитка: { tile-name }. Потом у вас будет { $points } очков действий.
    }
ask-tick = { $who }, выберите угол для метки плитки { $turning }.
ask-act =
    { $points ->
        [1] { $who }, потратьте последнее очко действий или закончите ход.{ then-scored }
        [one] { $who }, тратьте очки действий: осталось { $points } очко.{ then-scored }
        [few] { $who }, тратьте очки действий: осталось { $points } очка.{ then-scored }
       *[many] { $who }, тратьте очки действий: осталось { $points } очков.{ then-scored }
    }
then-scored =
    { $kind ->
        [scoring] {" "}Потом подсчёт ваших очков.
       *[other] {""}
    }
ask-roll = { $who } бросает кубик: какой кристалл добыт на { $mined_at }?
ask-over = Партия окончена.

## Names inside sentences; they read the arguments of the sentence

seat-name =
    { $seat ->
        [s0] Алый
        [s1] Синий
        [s2] Зелёный
        [s3] Жёлтый
       *[other] { $seat }
    }
piece-name =
    { $piece ->
        [leader] лидера
       *[member] участника
    }
source-name =
    { $from ->
        [mits] с плитки прибытия
       *[station] с другой станции
    }
corner-name =
    { $corner ->
        [tl] левый верхний угол
        [tr] правый верхний угол
        [br] правый нижний угол
        [bl] левый нижний угол
       *[other] { $corner }
    }
face-name =
    { $face ->
        [n] пустая грань
        [a] 1
       *[other] { $face }
    }
found-name =
    { $face ->
        [2] топаз
        [3] топаз
        [4] гранат
        [5] опал
       *[other] берилл
    }
take-name =
    { $take ->
        [n1] берилл
        [23] топаз
        [4] гранат
       *[5] опал
    }
give-name =
    { $give ->
        [n1] берилл
        [23] топаз
        [4] гранат
       *[5] опал
    }
tile-name =
    { $tile ->
        [mits] плитка прибытия
        [red-n] пустая система
        [red-a] сверхновая
        [black-n] пустая система
        [black-a] система с ресурсами, 1 кристалл
        [black-2] система с ресурсами, 2 кристалла
        [black-3] система с ресурсами, 3 кристалла
        [black-4] система с ресурсами, 4 кристалла
        [blue-n] пустая система
        [blue-2] синий мир ценностью 2
        [blue-3] синий мир ценностью 3
        [blue-4] синий мир ценностью 4
        [blue-5] синий мир ценностью 5
        [green-n] пустая система
        [green-a] зелёный мир ценностью 1
        [green-2] зелёный мир ценностью 2
        [green-3] зелёный мир ценностью 3
        [green-4] зелёный мир ценностью 4
        [green-5] зелёный мир ценностью 5
       *[other] { $tile }
    }

## A player's area

player-members = Участники
player-members-count = дома { $home }, в пути { $out }
player-leader = Лидер
player-stations = Станции
player-opened = Колония
player-crystals = Кристаллы
player-crystals-worth =
    { $worth ->
        [one] на { $worth } очко
        [few] на { $worth } очка
       *[many] на { $worth } очков
    }

## The board in words

text-tiles = Системы
text-players = Экспедиции
text-stack = Скрытые плитки по группам
text-free = Свободное место { $place }
text-tile = { $place }: { $name }
text-value =
    { $improved ->
        [0] ценность { $value }
        [one] ценность { $value }, { $improved } обустройство
        [few] ценность { $value }, { $improved } обустройства
       *[many] ценность { $value }, { $improved } обустройств
    }
text-caches =
    { $count ->
        [0] кристаллов не осталось
        [one] { $count } кристалл
        [few] { $count } кристалла
       *[many] { $count } кристаллов
    }
text-station = станция игрока { $who }
text-opened = колония игрока { $who }
text-members =
    { $count ->
        [one] { $count } участник игрока { $who }
        [few] { $count } участника игрока { $who }
       *[many] { $count } участников игрока { $who }
    }
text-leader = лидер игрока { $who }
text-tick = метка: { $corner }
text-borders = пути: { $list }
text-border = { $place } за { $price }
text-player =
    { $who }: участников дома { $home } и в пути { $out }, лидер на { $leader }, в запасе { $stations ->
        [one] { $stations } станция
        [few] { $stations } станции
       *[many] { $stations } станций
    }, кристаллы { $caches }, их ценность { $worth }
text-group =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }: { $list }

## Names of things

game-title = Globular Cluster
about = Новые двигатели искривления открыли путь к старым звёздным скоплениям рядом с давно заселённой галактикой. Каждый игрок ведёт экспедицию одного из концернов и ищет редкие миры для заселения, кристаллы для добычи и места для станций переброски. Игра Майкла Шёссоу и Стивена Шёссоу по мотивам «Тикаля».

tile-mits = Плитка прибытия
tile-red-n = Пустая система
tile-red-a = Сверхновая
tile-black-n = Пустая система
tile-black-a = Ресурсы 1
tile-black-2 = Ресурсы 2
tile-black-3 = Ресурсы 3
tile-black-4 = Ресурсы 4
tile-blue-n = Пустая система
tile-blue-2 = Синий мир 2
tile-blue-3 = Синий мир 3
tile-blue-4 = Синий мир 4
tile-blue-5 = Синий мир 5
tile-green-n = Пустая система
tile-green-a = Зелёный мир 1
tile-green-2 = Зелёный мир 2
tile-green-3 = Зелёный мир 3
tile-green-4 = Зелёный мир 4
tile-green-5 = Зелёный мир 5

kind-place = Положить плитку
kind-tick = Повернуть метку
kind-move = Переместить
kind-warp = Перебросить
kind-mine = Добыть
kind-trade = Обменять кристалл
kind-improve = Обустроить
kind-open = Открыть для заселения
kind-build = Построить станцию
kind-end = Закончить ход
kind-start = Первый игрок
kind-draw = Следующая плитка
kind-roll = Кубик

system-mits = Плитка прибытия
system-supernova = Сверхновая
system-empty = Пустая система
system-resource = Система с ресурсами
system-habitable = Обитаемый мир

cache-n1 = берилл
cache-23 = топаз
cache-4 = гранат
cache-5 = опал

face-n = пустая грань
face-a = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5

seat-s0 = Алый
seat-s1 = Синий
seat-s2 = Зелёный
seat-s3 = Жёлтый

corner-tl = слева вверху
corner-tr = справа вверху
corner-br = справа внизу
corner-bl = слева внизу

piece-member = участник
piece-leader = лидер

turn-drawing = ход с новой плиткой
turn-scoring = ход подсчёта
turn-placing = ход с выкладкой сверхновой
turn-plain = ход без плитки

option-borders = Границы
option-borders-whole-side = Метка действует на всей стороне, где она лежит
option-borders-shared-half = Между соседями по диагонали метка действует лишь на общей половине
option-value_limits = Пределы по ценности
option-value_limits-exact = Каждый предел считает системы ровно своей ценности
option-value_limits-at-least = Каждый предел считает системы своей ценности и выше
option-first_player = Первый игрок
option-first_player-random = По жребию
option-first_player-0 = { seat-s0 }
option-first_player-1 = { seat-s1 }
option-first_player-2 = { seat-s2 }
option-first_player-3 = { seat-s3 }

## What the options are for

help-borders = какие метки действуют между соседями по диагонали: на всей стороне или на её половине
help-value_limits = считает ли предел системы ровно своей ценности или не меньшей
help-first_player = место первого игрока, если его надо задать

## Turns in a few words, and what pays

brief-place = { brief-tile } на { $place }
brief-tile =
    { $tile ->
        [red-a] сверхновая
        [black-a] ресурсы 1
        [black-2] ресурсы 2
        [black-3] ресурсы 3
        [black-4] ресурсы 4
        [blue-2] синий мир 2
        [blue-3] синий мир 3
        [blue-4] синий мир 4
        [blue-5] синий мир 5
        [green-a] зелёный мир 1
        [green-2] зелёный мир 2
        [green-3] зелёный мир 3
        [green-4] зелёный мир 4
        [green-5] зелёный мир 5
       *[other] пустая система
    }
brief-move = перемещение на { $places }
brief-mine =
    { $count ->
        [one] добыт { $count } кристалл на { $places }
        [few] добыто { $count } кристалла на { $places }
       *[many] добыто { $count } кристаллов на { $places }
    }
brief-trade = обмен с игроком «{ seat-name }»: { give-name } на { take-name }
brief-improve = обустройство: { $places }
brief-open = открыта для заселения система { $place }
brief-build = станция на { $place }

pays-G-SCORE-02 = большинство
pays-G-SCORE-05 = заселённая система
pays-G-SCORE-06 = одиночные кристаллы
pays-G-SCORE-07 = пары кристаллов
pays-G-SCORE-08 = тройки кристаллов

## Why an action is not possible: the numbers that decide

why-G-PLACE-04 = Поле станет шириной { $width } и высотой { $rows } (в плитках), а должно помещаться в { $long } на { $short }, лёжа или стоя.
why-G-TURN-04 =
    { $kind ->
        [move] Переход на { $to } стоит { cost-points }, у вас { $points }.
        [warp] Переброска стоит { cost-points }, у вас { $points }.
        [mine] Добыча стоит { cost-points }, у вас { $points }.
        [trade] Обмен стоит { cost-points }, у вас { $points }.
        [improve] Обустройство стоит { cost-points }, у вас { $points }.
        [open] Открыть систему стоит { cost-points }, у вас { $points }.
       *[build] Станция стоит { cost-points }, у вас { $points }.
    }
cost-points =
    { $cost ->
        [one] { $cost } очко действий
        [few] { $cost } очка действий
       *[many] { $cost } очков действий
    }
why-G-MOVE-01 =
    { $cost ->
        [0] Открытого пути с { $from } на { $to } нет.
       *[other] { $to } не рядом с { $from }: путь туда стоит { cost-points } за каждую фигуру, у вас { $points }.
    }
why-G-MOVE-03 =
    { $cost ->
        [0] Открытого пути с { $from } на { $to } нет.
       *[other] Граница с { $to } закрыта: путь в обход стоит { cost-points } за каждую фигуру, у вас { $points }.
    }
why-G-MINE-01 = На { $place } добывать больше нечего.
why-G-MINE-04 = Добыто за этот ход: { $done } из { $limit }.
why-G-MINE-06 = Следующая добыча здесь требует присутствия { $needed }, у вас { $presence }.
why-G-MINE-11 = В этот ход вы добывали на { $place }: остальные системы закрыты для вас до следующего хода.
why-G-TRADE-04 = У игрока «{ seat-name }» таких кристаллов: { $count }. Пары и тройки не разбивают.
why-G-TRADE-06 =
    { $theirs ->
        [0] У игрока «{ seat-name }» такого кристалла нет: { take-name }.
       *[other] У вас такого кристалла нет: { give-name }.
    }
why-G-INFRA-05 = Обустройств здесь за этот ход: { $done } из { $limit }.
why-G-INFRA-06 = Следующее обустройство здесь требует присутствия { $needed }, у вас { $presence }.
why-G-INFRA-08 = { value-limit }
why-G-INFRA-09 = { value-limit }
why-G-INFRA-10 = { value-limit }
why-G-INFRA-11 = { value-limit }
value-limit =
    { $reading ->
        [exact] Систем ценностью { $value }: { $count }, а может быть не больше { $limit }.
       *[at-least] Систем ценностью { $value } и выше: { $count }, а может быть не больше { $limit }.
    }
why-G-INFRA-12 = Ценность этой системы { $value }, а { $limit } — наибольшая.
why-G-OPEN-01 = Чтобы открыть систему, нужно обустройств: { $needed }. У этой их { $done }.
why-G-OPEN-02 = Здесь нужно наибольшее присутствие: у вас { $presence }, у другого игрока { $most }.
why-G-OPEN-09 = Вы уже открыли { $place }, а игрок открывает только одну систему.
why-G-WARP-02 = На { $place } ещё не всё добыто, осталось: { $left }.
why-G-WARP-06 = Станций построено: { $done } из { $limit }.
why-G-WARP-07 =
    { $done ->
        [0] У вас ещё нет станции.
       *[other] На { $place } нет вашей станции.
    }
