### То, что говорит только рисунок «Пульсара 2849»: заголовки, подсказки, стол словами.

part-board = Карта
part-dice = Кости
part-offer = Рынок
part-tech = Технологии
part-desk = Игровая зона

head-round = Раунд { $round } из { $rounds }
head-order = Порядок хода
head-transmitters = Передатчики
head-gyrodynes = Гиродины
head-modifiers = Модификаторы
head-arrays = Цепи
head-hand = Кости на руках
head-whose = Чья игровая зона

## Карта

tip-hole = Чёрная дыра: здесь лежат использованные кости. Раунд { $round } из { $rounds }.
tip-entry = Входные врата { $place }: корабли начинают здесь и больше сюда не возвращаются.
tip-gate =
    { $colour ->
        [green] Зелёные врата { $place } (шестиугольник)
        [orange] Оранжевые врата { $place } (круг)
       *[magenta] Пурпурные врата { $place } (квадрат)
    }
tip-hidden = Планетная система { $place }, ещё не исследована: её открывает прилетевший корабль.
tip-system = Планетная система { $place }
tip-planets = Свободные планеты: голубых { $blue }, безжизненных { $lifeless }.
tip-closed =
    { $count ->
        [one] Закрыта { $count } планета.
        [few] Закрыты { $count } планеты.
       *[many] Закрыто { $count } планет.
    }
tip-station =
    { $planet ->
        [blue] { $who }: станция на голубой планете.
       *[lifeless] { $who }: станция на безжизненной планете.
    }
tip-pictured = Бонус за полёт, который кончается здесь на голубой планете: { $list }.
tip-pulsar = Пульсар { $place }
tip-isolated = Изолированный пульсар { $place }: корабли сюда не летают, его занимают только с помощью карт.
tip-unclaimed = Он никем не занят.
tip-claimed = Его занял игрок { $who }.
tip-building = На нём строится { $gyrodyne }.
tip-spinning = На нём вращается { $gyrodyne }.
tip-dead-end = Тупик: станция или занятый пульсар здесь приносят плитку исследования.
tip-ships = Корабли здесь: { $list }.
tip-ship = Корабль игрока { $who }, место { $place }. Он летит на столько отрезков, сколько на кости.
gift-bonus_die = бонусная кость { $number }
gift-cubes =
    { $number ->
        [one] { $number } куб
        [few] { $number } куба
       *[many] { $number } кубов
    }

flight-left =
    { $count ->
        [0] Полёт кончается здесь.
        [one] Осталось лететь: { $count } отрезок
        [few] Осталось лететь: { $count } отрезка
       *[many] Осталось лететь: { $count } отрезков
    }
flight-due = ещё нужны врата, цвет: { $colour }
flight-station =
    { $planet ->
        [blue] Если лететь дальше: станция на голубой планете { $place }
       *[lifeless] Если лететь дальше: станция на безжизненной планете { $place }
    }
gain-vp = ПО
gain-blue =
    { $count ->
        [one] станция на голубой планете
        [few] станции на голубых планетах
       *[other] станций на голубых планетах
    }
gain-lifeless =
    { $count ->
        [one] станция на безжизненной планете
        [few] станции на безжизненных планетах
       *[other] станций на безжизненных планетах
    }
gain-ring =
    { $count ->
        [one] пульсар
        [few] пульсара
       *[other] пульсаров
    }
gain-cube =
    { $count ->
        [one] куб
        [few] куба
       *[other] кубов
    }
gain-pm1 =
    { $count ->
        [one] жетон ±1
        [few] жетона ±1
       *[other] жетонов ±1
    }
gain-plus2 =
    { $count ->
        [one] жетон +2
        [few] жетона +2
       *[other] жетонов +2
    }
gain-gyro-1 =
    { $count ->
        [one] малый гиродин
        [few] малых гиродина
       *[other] малых гиродинов
    }
gain-gyro-2 =
    { $count ->
        [one] средний гиродин
        [few] средних гиродина
       *[other] средних гиродинов
    }
gain-gyro-3 =
    { $count ->
        [one] большой гиродин
        [few] больших гиродина
       *[other] больших гиродинов
    }
gain-production =
    { $count ->
        [one] гиродин вращается
        [few] гиродина вращаются
       *[other] гиродинов вращаются
    }
gain-online =
    { $count ->
        [one] передатчик включён
        [few] передатчика включены
       *[other] передатчиков включены
    }
gain-die =
    { $count ->
        [one] бонусная кость
        [few] бонусные кости
       *[other] бонусных костей
    }
gain-discover = открывается система
gain-tile = плитка исследования

## Доска костей

tip-order = Порядок хода: { $list }. В конце раунда его задаёт дорожка инициативы.
tip-row-value = Каждый вращающийся гиродин приносит в этом раунде на { $value } ПО больше.
tip-dice =
    { $count ->
        [0] Костей со значением { $value } нет.
        [one] { $count } кость со значением { $value }.
        [few] { $count } кости со значением { $value }.
       *[many] { $count } костей со значением { $value }.
    }
tip-steps =
    { $way ->
        [none] Такая кость не двигает маркеров.
        [ahead] Такая кость двигает маркер на { $count } влево, вперёд.
       *[back] Такая кость двигает маркер на { $count } вправо, назад.
    }
tip-median = Маркер медианы на { $value }: кости ниже медианы двигают маркер вперёд, кости выше — назад.
tip-median-between = Маркер медианы между { $below } и { $value }: кости ниже медианы двигают маркер вперёд, кости выше — назад.
tip-marker = { $who }, { $marker }: клетка { $space }, место { $place } спереди.
tip-track-initiative = Инициатива: впереди тот, кто левее, а в стопке — кто выше. Она задаёт порядок хода следующего раунда и приносит очки в конце:
tip-track-engineering = Инженерия: впереди тот, кто левее, а в стопке — кто выше. Каждый раунд она приносит:
tip-initiative-prize = { $points } ПО в конце партии
tip-engineering-prize =
    { $cubes ->
        [0] { $points } ПО каждый раунд
        [one] { $cubes } куб каждый раунд
        [few] { $cubes } куба каждый раунд
       *[many] { $cubes } кубов каждый раунд
    }
tip-penalty = Маркер на этой клетке стоит { $points } ПО каждый раунд.

## Технологии и цели

tip-technology = Цена { $cost }, действие: { $kind }; ряд раунда { $round }.
tip-owners = Запатентовали: { $list }.
tip-icons =
    { $count ->
        [one] Один значок с замком: за раунд её может запатентовать один игрок, а вдвоём только один за всю партию.
        [few] Два значка: её могут запатентовать двое.
       *[many] Два значка: её могут запатентовать двое.
    }
tip-taken = Сейчас её никто не может запатентовать.
tip-later = Доступна с раунда { $round }.
tip-row = Ряд раунда { $round }: в этом раунде каждый вращающийся гиродин приносит на { $value } ПО больше.
tip-row-median = Ряд раунда { $round }: в этом раунде каждый вращающийся гиродин приносит дополнительно столько ПО, сколько показывает маркер медианы.
tip-time = Маркер времени здесь: этот ряд и все ряды выше доступны.
tip-goal = { $points } ПО в конце каждому, кто её выполнил.
tip-goal-met = { $who }: { $progress }, выполнена
tip-goal-unmet = { $who }: { $progress }
tip-goal-bonus = Кто её выполнил, может в конце купить { $points } ПО; цена в кубах: { $cubes }.
text-progress = { $counter }: { $have } из { $least }
text-vp = ПО

## Рынок

tip-pile = Сверху лежит буква { $letter }, осталось: { $count }. Каждый раунд выкладывают три передатчика.
tip-offered = На рынке: кость одной из его цен берёт его и оплачивает эту цену.
tip-owned = Владелец: { $who }.
tip-online = Включён: приносит доход в каждом производстве.
tip-due = Осталось оплатить, в любом порядке: { $list }.
tip-ends = Половинки кости по краям: { $left } и { $right }; связь двух включённых плиток даёт бонусную кость, равную их сумме.
tip-gyrodyne = За кость { $take } его берут, за кость { $finish } достраивают на пульсаре; вращаясь, он приносит { $points } ПО за раунд. Осталось: { $left }.
tip-awards = Награды за два таких на пульсарах, кто раньше: { $list } ПО.
tip-no-awards = Его награды разобраны.
tip-first-award = Первую награду получил игрок { $who }.
tip-take = Взять: { $gyrodyne }, нужна кость { $value }; осталось: { $left }.
tip-finish = Достроить на пульсаре: { $gyrodyne }, нужна кость { $value }.
text-take = взять
text-finish = достроить
tip-pm1 = Жетон ±1: увеличивает или уменьшает кость на 1. Его покупают за кость 1 или 2.
tip-plus2 = Жетон +2: увеличивает кость на 2. Его покупают за кость 2.

## Игровые зоны

tip-whose = Показать игровую зону: { $who }
tip-die = Ваша кость { $value }: выберите её, потом то, за что она платит, или наоборот.
tip-bonus = Бонусная кость этого хода: { $value }.
tip-bonus-duty = Бонусная кость этого хода: { $value }. Её нужно использовать до конца хода.
text-no-dice = костей нет
tip-hand = Кости на руках: { $list }
tip-cubes =
    { $count ->
        [one] { $count } инженерный куб
        [few] { $count } инженерных куба
       *[many] { $count } инженерных кубов
    }
tip-own-gyrodyne = { $gyrodyne } в игровой зоне: { $count }. Поставить его на свой пульсар можно бесплатно.
tip-new-array = Начать новую цепь с этого передатчика.
text-no-arrays = Передатчиков пока нет
tip-hq = Штаб: кость нужной цены завершает проект; он должен опираться на завершённые.
tip-side = Взять сторону штаба: { $face }.
tip-project = Цена { $cost }
tip-project-needs = Опирается на: { $list }.
tip-done = Завершён.
tip-run = Рейс, ещё не зачтён: { $points } ПО за каждые врата в полёте, цвет: { $colour }.
tip-blue-stations =
    { $count ->
        [one] { $count } станция на голубой планете
        [few] { $count } станции на голубых планетах
       *[many] { $count } станций на голубых планетах
    }
tip-lifeless-stations =
    { $count ->
        [one] { $count } станция на безжизненной планете
        [few] { $count } станции на безжизненных планетах
       *[many] { $count } станций на безжизненных планетах
    }
tip-stations =
    { $extra ->
        [0] Станции стоят { $points } ПО в конце; ещё одна добавит { $more }.
       *[other] Станции стоят { $points } ПО в конце, считая дополнительные: { $extra }; ещё одна добавит { $more }.
    }
tip-rings = Занято пульсаров: { $count }; осталось колец: { $left }
tip-spinning-count = Вращающихся гиродинов: { $count }; строится на пульсарах: { $unfinished }
tip-online-count =
    { $count ->
        [one] Включён { $count } передатчик
        [few] Включены { $count } передатчика
       *[many] Включено { $count } передатчиков
    }
tip-technologies = Технологии: { $list }

## Стол словами

text-match = Партия
text-round = Раунд { $round } из { $rounds }; порядок хода: { $list }.
text-dice = Кости на доске костей
text-tracks = Дорожки
text-track = { $track }, от первых к последним: { $list }
text-marker = { $who } ({ $space })
text-systems = Планетные системы
text-pulsars = Пульсары
text-gates = Врата и пути
text-ways = { $place }: пути в { $list }
text-flight = Полёт из { $start }: { $list }; осталось отрезков: { $left }
text-technologies = Технологии
text-goals = Цели
text-offer = Передатчики на рынке
text-gyrodynes = Гиродины
text-area = Игровая зона: { $who }
text-area-dice = Кости: { $list }
text-area-tokens = Кубы: { $cubes }; жетоны ±1: { $pm1 }; жетоны +2: { $plus2 }
text-area-gyrodynes = Гиродины в игровой зоне: { $list }
text-area-array = Цепь: { $list }
text-area-ship = Корабль: { $place }
text-nothing = ничего

## Components one by one

component-map = Карты звёзд
component-system = Планетные системы
component-exploration = Плитки исследования
component-gyrodyne = Гиродины
component-transmitter = Передатчики
component-board = Доски технологий
component-technology = Технологии
component-hq = Стороны штабов
component-project = Проекты штабов
component-goal = Цели
component-map-text = Мест: { $locations }, отрезков: { $segments }.
component-planets = Планеты: голубых { $blue }, безжизненных { $lifeless }.
component-bonus = Бонус: { $list }.
component-system-name = Система { $number }
component-gyrodyne-text = За кость { $take } его берут, за кость { $finish } достраивают; вращаясь, он приносит { $points } ПО за раунд.
component-rows = Прибавка ПО за каждый вращающийся гиродин по раундам: { $list }.
component-costs = Цены: { $list }.
component-project-text = Цена { $cost }; { $face }.
gift-vp = { $number } ПО
gift-extra_station = ещё одна станция в конце

cost-dice =
    { $count ->
        [one] кость { $list }
        [few] кости { $list }
       *[other] кости { $list }
    }
cost-cubes =
    { $count ->
        [one] { $count } куб
        [few] { $count } куба
       *[other] { $count } кубов
    }
cost-pm1 =
    { $count ->
        [one] { $count } жетон ±1
        [few] { $count } жетона ±1
       *[other] { $count } жетонов ±1
    }
cost-plus2 =
    { $count ->
        [one] { $count } жетон +2
        [few] { $count } жетона +2
       *[other] { $count } жетонов +2
    }
cost-end = конец хода
cost-lost =
    { $count ->
        [one] конец хода, { $count } кость не потрачена
        [few] конец хода, { $count } кости не потрачены
       *[other] конец хода, { $count } костей не потрачено
    }

auto-end = Заканчивать ход, когда больше ничего сделать нельзя.
auto-fly = Лететь дальше, когда остался один путь.
auto-draft = Брать кость, когда другого выбора нет.
auto-bonus = При итоговом подсчёте покупать бонус вашей последней цели, если он даёт больше очков, чем стоит кубов.
