### Pulsar 2849 по-русски.
###
### Аргументы те же, что в английском файле: обозначения пространства действий под именами их мест; в журнале ещё
### $who, имя игрока; в вопросах — $who и простые факты позиции. Названия карт и плиток стоят в кавычках и не
### склоняются; кость в spent-die и die-name стоит в винительном падеже.

## Moves: what a player may do now

do-enter = Начать у входных врат { $location }
do-side = Выбрать сторону штаба: { face-name }
do-draft =
    { $marker ->
        [none] Взять кость { $value }, маркеры не двигать
       *[other] Взять кость { $value } и сдвинуть { marker-name }
    }
do-modifier = Купить { token-name } за { spent-die }
do-launch = Лететь, потратив { spent-die }
do-take = Взять { gyrodyne-name } за { spent-die }
do-finish = Достроить { gyrodyne-name } за { spent-die }
do-claim = Взять передатчик { transmitter-name } и оплатить цену { $cost }, потратив { spent-die }
do-pay = Передатчик { transmitter-name }: оплатить цену { $cost }, потратив { spent-die }
do-patent = Запатентовать { technology-name } за { spent-die }
do-project = Завершить проект { project-name } за { spent-die }
do-develop = Поставить { gyrodyne-name } на пульсар { $pulsar }
do-copy = Скопировать кость { $value }, оставшуюся на доске костей
do-end = Закончить ход
do-fly = Лететь в { $location }
do-land = Считать систему { $system } концом полёта
do-bonus =
    { $bonus ->
        [tile] Взять плитку исследования
       *[pictured] Взять бонус с картинки
    }
do-gain = Взять { gyrodyne-name }
do-ring = Занять пульсар { $pulsar }
do-run = Зачесть рейс { run-name }: { colour-name } врата
do-spin = Достроить гиродин на пульсаре { $pulsar }
do-jump = Поставить корабль в систему { $system }
do-settle = Поставить станцию в системе { $system }: { planet-name } планета
do-shift = Сдвинуть влево { marker-name }
do-array = Начать новую цепь
do-join = Присоединить: { end-name } конец — { other-name } конец плитки { transmitter-name }
do-die = Взять бонусную кость { $value }
do-buy =
    { $lots ->
        [1] Купить { sale }
        [one] Купить { sale }, { $lots } раз
        [few] Купить { sale }, { $lots } раза
       *[many] Купить { sale }, { $lots } раз
    }
do-meet = Считать выполненной цель { goal-name }
do-pass = Отказаться

## Chance: what may happen now

do-order = Порядок хода: { order-name }
do-goal = Следующая цель: { goal-name }
do-board = Технологии: { board-name }
do-hq = Достаётся { board-name }
do-reveal = Следующий передатчик: { design-name }
do-roll = На кости { $value }
do-discover = В системе: { tile-name }
do-explore = Плитка исследования: { tile-name }

## The log: what was done

log-enter = { $who } начинает у входных врат { $location }.
log-side = { $who } выбирает сторону штаба: { face-name }.
log-draft =
    { $marker ->
        [none] { $who } берёт кость { $value }; маркеры не двигаются.
       *[other] { $who } берёт кость { $value } и двигает { marker-name }.
    }
log-modifier = { $who } покупает { token-name } за { spent-die }.
log-launch = { $who } летит, потратив { spent-die }.
log-take = { $who } берёт { gyrodyne-name } за { spent-die }.
log-finish = { $who } достраивает { gyrodyne-name } за { spent-die }.
log-claim = { $who } берёт передатчик { transmitter-name } и оплачивает цену { $cost }, потратив { spent-die }.
log-pay = { $who } оплачивает цену { $cost } передатчика { transmitter-name }, потратив { spent-die }.
log-patent = { $who } патентует { technology-name } за { spent-die }.
log-project = { $who } завершает проект { project-name } за { spent-die }.
log-develop = { $who } ставит { gyrodyne-name } на пульсар { $pulsar }.
log-copy = { $who } копирует кость { $value } с доски костей.
log-end = { $who } заканчивает ход.
log-fly = { $who } летит в { $location }.
log-land = { $who } считает систему { $system } концом полёта.
log-bonus =
    { $bonus ->
        [tile] { $who } вместо бонуса берёт плитку исследования.
       *[pictured] { $who } берёт бонус с картинки.
    }
log-gain = { $who } берёт { gyrodyne-name }.
log-ring = { $who } занимает пульсар { $pulsar }.
log-run = { $who } засчитывает рейс { run-name }: { colour-name } врата.
log-spin = { $who } достраивает гиродин на пульсаре { $pulsar }.
log-jump = { $who } ставит корабль в систему { $system }.
log-settle = { $who } ставит станцию в системе { $system }: { planet-name } планета.
log-shift = { $who } двигает влево { marker-name }.
log-array = { $who } начинает новую цепь.
log-join = { $who } присоединяет плитку: { end-name } конец — { other-name } конец плитки { transmitter-name }.
log-die = { $who } берёт бонусную кость { $value }.
log-buy =
    { $lots ->
        [1] { $who } покупает { sale }.
        [one] { $who } покупает { sale }, { $lots } раз.
        [few] { $who } покупает { sale }, { $lots } раза.
       *[many] { $who } покупает { sale }, { $lots } раз.
    }
log-meet = { $who } считает выполненной цель { goal-name }.
log-pass = { $who } отказывается.
log-order = Порядок хода: { order-name }.
log-goal = Цель этой партии: { goal-name }.
log-board = Технологии: { board-name }.
log-hq = { $who } получает { board-name }.
log-reveal = На рынке новый передатчик: { design-name }.
log-roll = На кости { $value }.
log-discover = { $who } открывает систему: { tile-name }.
log-explore = { $who } берёт плитку исследования { tile-name }.

## Prompts: who, what, how much is left

ask-order = Жребий решает порядок хода.
ask-goal = Жребий решает, какой будет цель.
ask-board = Жребий решает, какой будет доска технологий.
ask-hq = { $who } вслепую берёт штаб.
ask-offer = Открываем передатчик…
ask-enter = { $who }, выберите входные врата, откуда начнёт ваш корабль.
ask-side = { $who }, выберите сторону своего штаба.
ask-roll =
    { $left ->
        [1] Бросаем последнюю кость раунда { $round }…
        [one] Бросаем кости раунда { $round }: осталась { $left } кость…
        [few] Бросаем кости раунда { $round }: остались { $left } кости…
       *[many] Бросаем кости раунда { $round }: осталось { $left } костей…
    }
ask-draft =
    { $left ->
        [1] { $who }, возьмите последнюю в этом раунде кость.
        [one] { $who }, возьмите кость: вам положена ещё { $left } кость.
        [few] { $who }, возьмите кость: вам положены ещё { $left } кости.
       *[many] { $who }, возьмите кость: вам положено ещё { $left } костей.
    }
ask-act =
    { $left ->
        [0] { $who }, кости потрачены: используйте остальное или закончите ход.
        [1] { $who }, используйте последнюю кость.
        [one] { $who }, используйте кости: осталась { $left } кость.
        [few] { $who }, используйте кости: осталось { $left } кости.
       *[many] { $who }, используйте кости: осталось { $left } костей.
    }
ask-flight =
    { $left ->
        [1] { $who }, летите дальше: последний отрезок.
        [one] { $who }, летите дальше: остался { $left } отрезок.
        [few] { $who }, летите дальше: осталось { $left } отрезка.
       *[many] { $who }, летите дальше: осталось { $left } отрезков.
    }
ask-discover = { $who } открывает систему { $about }.
ask-land = { $who }, вы можете считать одну из пройденных систем концом полёта.
ask-through = { $who }, вы можете поставить станцию в пройденной системе { $about }.
ask-ending = { $who }, вы можете поставить станцию в системе { $about }, где кончился полёт.
ask-passing = { $who }, вы можете занять один из пройденных пульсаров.
ask-claim = { $who }, вы можете занять пульсар { $about }.
ask-run = { $who }, вы можете зачесть за этот полёт один рейс по вратам.
ask-bonus = { $who }, возьмите бонус с картинки или плитку исследования.
ask-explore = { $who } берёт плитку исследования.
ask-gain = { $who }, выберите, какой гиродин взять.
ask-isolated = { $who }, вы можете занять изолированный пульсар.
ask-spin = { $who }, выберите, какой гиродин достроить.
ask-jump = { $who }, выберите систему для своего корабля.
ask-remote = { $who }, выберите планету для станции.
ask-shift = { $who }, выберите маркер, который сдвинется влево.
ask-join = { $who }, положите передатчик { ask-join.subject }: начните цепь или продолжите одну из своих.
    .subject =
        { $about ->
            [t-a1] «{ card-t-a1 }»
            [t-a1-2] «{ card-t-a1 }» (2-й экземпляр)
            [t-a2] «{ card-t-a2 }»
            [t-a3] «{ card-t-a3 }»
            [t-a3-2] «{ card-t-a3 }» (2-й экземпляр)
            [t-a4] «{ card-t-a4 }»
            [t-a5] «{ card-t-a5 }»
            [t-a6] «{ card-t-a6 }»
            [t-b1] «{ card-t-b1 }»
            [t-b2] «{ card-t-b2 }»
            [t-b2-2] «{ card-t-b2 }» (2-й экземпляр)
            [t-b3] «{ card-t-b3 }»
            [t-b4] «{ card-t-b4 }»
            [t-b4-2] «{ card-t-b4 }» (2-й экземпляр)
            [t-b5] «{ card-t-b5 }»
            [t-b6] «{ card-t-b6 }»
            [t-c1] «{ card-t-c1 }»
            [t-c2] «{ card-t-c2 }»
            [t-c2-2] «{ card-t-c2 }» (2-й экземпляр)
            [t-c3] «{ card-t-c3 }»
            [t-c4] «{ card-t-c4 }»
            [t-c5] «{ card-t-c5 }»
            [t-c5-2] «{ card-t-c5 }» (2-й экземпляр)
            [t-c6] «{ card-t-c6 }»
           *[other] «{ $title }»
        }
ask-link-die = { $who }, вы можете взять кость готовой связи.
ask-buy =
    { $left ->
        [1] { $who }, { ask-buy.subject } предлагает купить { sale }.
        [one] { $who }, { ask-buy.subject } предлагает купить { sale }, не более { $left } раза.
       *[many] { $who }, { ask-buy.subject } предлагает купить { sale }, не более { $left } раз.
    }
    .subject =
        { $about ->
            [aiii-8a] «{ card-aiii-8a }»
            [cii-3a] «{ card-cii-3a }»
            [ciii-7a] «{ card-ciii-7a }»
            [t-a6] «{ card-t-a6 }»
            [t-b5] «{ card-t-b5 }»
            [t-c4] «{ card-t-c4 }»
           *[other] «{ $title }»
        }
ask-meet = { $who }, назовите цель, которая считается выполненной.
ask-goal-bonus = { $who }, цель { ask-goal-bonus.subject } выполнена: вы можете купить { sale }.
    .subject =
        { $about ->
            [g1a] «{ goal-g1a }»
            [g1b] «{ goal-g1b }»
            [g2a] «{ goal-g2a }»
            [g2b] «{ goal-g2b }»
            [g3a] «{ goal-g3a }»
            [g3b] «{ goal-g3b }»
            [g4a] «{ goal-g4a }»
            [g4b] «{ goal-g4b }»
            [g5a] «{ goal-g5a }»
            [g5b] «{ goal-g5b }»
            [g6a] «{ goal-g6a }»
            [g6b] «{ goal-g6b }»
           *[other] «{ $title }»
        }
ask-over = Партия окончена.

## Names inside sentences; they read the arguments of the sentence

sale =
    { $price ->
        [one] { $worth } ПО за { $price } куб
        [few] { $worth } ПО за { $price } куба
       *[many] { $worth } ПО за { $price } кубов
    }
spent-die =
    { $change ->
        [plain] { die-name }
        [minus1] { die-name }, уменьшенную жетоном ±1
        [plus1] { die-name }, увеличенную жетоном ±1
        [plus2] { die-name }, увеличенную жетоном +2
        [free-minus1] { die-name }, бесплатно уменьшенную на 1
        [free-plus1] { die-name }, бесплатно увеличенную на 1
        [gate-minus1] { die-name }, уменьшенную на 1 за врата на пути
        [gate-plus1] { die-name }, увеличенную на 1 за врата на пути
       *[other] { die-name }
    }
die-name =
    { $die ->
        [b1] бонусную кость 1
        [b2] бонусную кость 2
        [b3] бонусную кость 3
        [b4] бонусную кость 4
        [b5] бонусную кость 5
        [b6] бонусную кость 6
       *[other] кость { $die }
    }
marker-name =
    { $marker ->
        [initiative] маркер инициативы
        [engineering] маркер инженерии
        [initiative-2] задний маркер инициативы
        [engineering-2] задний маркер инженерии
        [none] никакой маркер
       *[other] { $marker }
    }
token-name =
    { $token ->
        [pm1] жетон ±1
        [plus2] жетон +2
       *[other] { $token }
    }
gyrodyne-name =
    { $gyrodyne ->
        [gyro-1] малый гиродин
        [gyro-2] средний гиродин
        [gyro-3] большой гиродин
       *[other] { $gyrodyne }
    }
colour-name =
    { $colour ->
        [green] зелёные
        [orange] оранжевые
        [magenta] пурпурные
       *[other] { $colour }
    }
planet-name =
    { $planet ->
        [blue] голубая
        [lifeless] безжизненная
       *[other] { $planet }
    }
end-name =
    { $end ->
        [left] левый
        [right] правый
       *[other] { $end }
    }
other-name =
    { $other ->
        [left] левый
        [right] правый
       *[other] { $other }
    }
technology-name =
    { $technology ->
        [ai-1a] «{ card-ai-1a }»
        [ai-1b] «{ card-ai-1b }»
        [ai-1c] «{ card-ai-1c }»
        [ai-2a] «{ card-ai-2a }»
        [ai-2b] «{ card-ai-2b }»
        [ai-2c] «{ card-ai-2c }»
        [aii-3a] «{ card-aii-3a }»
        [aii-3b] «{ card-aii-3b }»
        [aii-4a] «{ card-aii-4a }»
        [aii-4b] «{ card-aii-4b }»
        [aii-5a] «{ card-aii-5a }»
        [aii-5b] «{ card-aii-5b }»
        [aiii-6a] «{ card-aiii-6a }»
        [aiii-6b] «{ card-aiii-6b }»
        [aiii-7a] «{ card-aiii-7a }»
        [aiii-7b] «{ card-aiii-7b }»
        [aiii-8a] «{ card-aiii-8a }»
        [bi-1a] «{ card-bi-1a }»
        [bi-1b] «{ card-bi-1b }»
        [bi-1c] «{ card-bi-1c }»
        [bi-2a] «{ card-bi-2a }»
        [bi-2b] «{ card-bi-2b }»
        [bi-2c] «{ card-bi-2c }»
        [bii-3a] «{ card-bii-3a }»
        [bii-3b] «{ card-bii-3b }»
        [bii-4a] «{ card-bii-4a }»
        [bii-4b] «{ card-bii-4b }»
        [bii-5a] «{ card-bii-5a }»
        [bii-5b] «{ card-bii-5b }»
        [biii-6a] «{ card-biii-6a }»
        [biii-6b] «{ card-biii-6b }»
        [biii-7a] «{ card-biii-7a }»
        [biii-7b] «{ card-biii-7b }»
        [biii-8a] «{ card-biii-8a }»
        [ci-1a] «{ card-ci-1a }»
        [ci-1b] «{ card-ci-1b }»
        [ci-1c] «{ card-ci-1c }»
        [ci-2a] «{ card-ci-2a }»
        [ci-2b] «{ card-ci-2b }»
        [ci-2c] «{ card-ci-2c }»
        [cii-3a] «{ card-cii-3a }»
        [cii-3b] «{ card-cii-3b }»
        [cii-4a] «{ card-cii-4a }»
        [cii-4b] «{ card-cii-4b }»
        [cii-5a] «{ card-cii-5a }»
        [cii-5b] «{ card-cii-5b }»
        [ciii-6a] «{ card-ciii-6a }»
        [ciii-6b] «{ card-ciii-6b }»
        [ciii-7a] «{ card-ciii-7a }»
        [ciii-7b] «{ card-ciii-7b }»
        [ciii-8a] «{ card-ciii-8a }»
        [di-1a] «{ card-di-1a }»
        [di-1b] «{ card-di-1b }»
        [di-1c] «{ card-di-1c }»
        [di-2a] «{ card-di-2a }»
        [di-2b] «{ card-di-2b }»
        [di-2c] «{ card-di-2c }»
        [dii-3a] «{ card-dii-3a }»
        [dii-3b] «{ card-dii-3b }»
        [dii-4a] «{ card-dii-4a }»
        [dii-4b] «{ card-dii-4b }»
        [dii-5a] «{ card-dii-5a }»
        [dii-5b] «{ card-dii-5b }»
        [diii-6a] «{ card-diii-6a }»
        [diii-6b] «{ card-diii-6b }»
        [diii-7a] «{ card-diii-7a }»
        [diii-7b] «{ card-diii-7b }»
        [diii-8a] «{ card-diii-8a }»
       *[other] { $technology }
    }
transmitter-name =
    { $transmitter ->
        [t-a1] «{ card-t-a1 }»
        [t-a1-2] «{ card-t-a1 }» (второй)
        [t-a2] «{ card-t-a2 }»
        [t-a3] «{ card-t-a3 }»
        [t-a3-2] «{ card-t-a3 }» (второй)
        [t-a4] «{ card-t-a4 }»
        [t-a5] «{ card-t-a5 }»
        [t-a6] «{ card-t-a6 }»
        [t-b1] «{ card-t-b1 }»
        [t-b2] «{ card-t-b2 }»
        [t-b2-2] «{ card-t-b2 }» (второй)
        [t-b3] «{ card-t-b3 }»
        [t-b4] «{ card-t-b4 }»
        [t-b4-2] «{ card-t-b4 }» (второй)
        [t-b5] «{ card-t-b5 }»
        [t-b6] «{ card-t-b6 }»
        [t-c1] «{ card-t-c1 }»
        [t-c2] «{ card-t-c2 }»
        [t-c2-2] «{ card-t-c2 }» (второй)
        [t-c3] «{ card-t-c3 }»
        [t-c4] «{ card-t-c4 }»
        [t-c5] «{ card-t-c5 }»
        [t-c5-2] «{ card-t-c5 }» (второй)
        [t-c6] «{ card-t-c6 }»
       *[other] { $transmitter }
    }
design-name =
    { $design ->
        [t-a1] «{ card-t-a1 }»
        [t-a2] «{ card-t-a2 }»
        [t-a3] «{ card-t-a3 }»
        [t-a4] «{ card-t-a4 }»
        [t-a5] «{ card-t-a5 }»
        [t-a6] «{ card-t-a6 }»
        [t-b1] «{ card-t-b1 }»
        [t-b2] «{ card-t-b2 }»
        [t-b3] «{ card-t-b3 }»
        [t-b4] «{ card-t-b4 }»
        [t-b5] «{ card-t-b5 }»
        [t-b6] «{ card-t-b6 }»
        [t-c1] «{ card-t-c1 }»
        [t-c2] «{ card-t-c2 }»
        [t-c3] «{ card-t-c3 }»
        [t-c4] «{ card-t-c4 }»
        [t-c5] «{ card-t-c5 }»
        [t-c6] «{ card-t-c6 }»
       *[other] { $design }
    }
project-name =
    { $project ->
        [h-a1-b1] «{ card-h-a1-b1 }»
        [h-a1-b2] «{ card-h-a1-b2 }»
        [h-a1-b3] «{ card-h-a1-b3 }»
        [h-a1-m1] «{ card-h-a1-m1 }»
        [h-a1-m2] «{ card-h-a1-m2 }»
        [h-a1-u1] «{ card-h-a1-u1 }»
        [h-a1-u2] «{ card-h-a1-u2 }»
        [h-a1-top] «{ card-h-a1-top }»
        [h-a2-b1] «{ card-h-a2-b1 }»
        [h-a2-b2] «{ card-h-a2-b2 }»
        [h-a2-b3] «{ card-h-a2-b3 }»
        [h-a2-m1] «{ card-h-a2-m1 }»
        [h-a2-m2] «{ card-h-a2-m2 }»
        [h-a2-u1] «{ card-h-a2-u1 }»
        [h-a2-u2] «{ card-h-a2-u2 }»
        [h-a2-top] «{ card-h-a2-top }»
        [h-b1-b1] «{ card-h-b1-b1 }»
        [h-b1-b2] «{ card-h-b1-b2 }»
        [h-b1-b3] «{ card-h-b1-b3 }»
        [h-b1-m1] «{ card-h-b1-m1 }»
        [h-b1-m2] «{ card-h-b1-m2 }»
        [h-b1-u1] «{ card-h-b1-u1 }»
        [h-b1-u2] «{ card-h-b1-u2 }»
        [h-b1-top] «{ card-h-b1-top }»
        [h-b2-b1] «{ card-h-b2-b1 }»
        [h-b2-b2] «{ card-h-b2-b2 }»
        [h-b2-b3] «{ card-h-b2-b3 }»
        [h-b2-m1] «{ card-h-b2-m1 }»
        [h-b2-m2] «{ card-h-b2-m2 }»
        [h-b2-u1] «{ card-h-b2-u1 }»
        [h-b2-u2] «{ card-h-b2-u2 }»
        [h-b2-top] «{ card-h-b2-top }»
        [h-c1-b1] «{ card-h-c1-b1 }»
        [h-c1-b2] «{ card-h-c1-b2 }»
        [h-c1-b3] «{ card-h-c1-b3 }»
        [h-c1-m1] «{ card-h-c1-m1 }»
        [h-c1-m2] «{ card-h-c1-m2 }»
        [h-c1-u1] «{ card-h-c1-u1 }»
        [h-c1-u2] «{ card-h-c1-u2 }»
        [h-c1-top] «{ card-h-c1-top }»
        [h-c2-b1] «{ card-h-c2-b1 }»
        [h-c2-b2] «{ card-h-c2-b2 }»
        [h-c2-b3] «{ card-h-c2-b3 }»
        [h-c2-m1] «{ card-h-c2-m1 }»
        [h-c2-m2] «{ card-h-c2-m2 }»
        [h-c2-u1] «{ card-h-c2-u1 }»
        [h-c2-u2] «{ card-h-c2-u2 }»
        [h-c2-top] «{ card-h-c2-top }»
        [h-d1-b1] «{ card-h-d1-b1 }»
        [h-d1-b2] «{ card-h-d1-b2 }»
        [h-d1-b3] «{ card-h-d1-b3 }»
        [h-d1-m1] «{ card-h-d1-m1 }»
        [h-d1-m2] «{ card-h-d1-m2 }»
        [h-d1-u1] «{ card-h-d1-u1 }»
        [h-d1-u2] «{ card-h-d1-u2 }»
        [h-d1-top] «{ card-h-d1-top }»
        [h-d2-b1] «{ card-h-d2-b1 }»
        [h-d2-b2] «{ card-h-d2-b2 }»
        [h-d2-b3] «{ card-h-d2-b3 }»
        [h-d2-m1] «{ card-h-d2-m1 }»
        [h-d2-m2] «{ card-h-d2-m2 }»
        [h-d2-u1] «{ card-h-d2-u1 }»
        [h-d2-u2] «{ card-h-d2-u2 }»
        [h-d2-top] «{ card-h-d2-top }»
       *[other] { $project }
    }
run-name =
    { $run ->
        [h-a2-b1] «{ card-h-a2-b1 }»
        [h-a2-b2] «{ card-h-a2-b2 }»
        [h-a2-u1] «{ card-h-a2-u1 }»
        [h-a2-u2] «{ card-h-a2-u2 }»
        [h-a2-top] «{ card-h-a2-top }»
        [h-b1-top] «{ card-h-b1-top }»
        [h-b2-b1] «{ card-h-b2-b1 }»
        [h-b2-b3] «{ card-h-b2-b3 }»
        [h-b2-u1] «{ card-h-b2-u1 }»
        [h-b2-top] «{ card-h-b2-top }»
        [h-c1-b2] «{ card-h-c1-b2 }»
        [h-c2-b3] «{ card-h-c2-b3 }»
        [h-c2-m1] «{ card-h-c2-m1 }»
        [h-c2-m2] «{ card-h-c2-m2 }»
        [h-c2-u2] «{ card-h-c2-u2 }»
        [h-c2-top] «{ card-h-c2-top }»
        [h-d1-b3] «{ card-h-d1-b3 }»
        [h-d1-top] «{ card-h-d1-top }»
        [h-d2-b2] «{ card-h-d2-b2 }»
        [h-d2-b3] «{ card-h-d2-b3 }»
        [h-d2-m2] «{ card-h-d2-m2 }»
        [h-d2-u2] «{ card-h-d2-u2 }»
        [h-d2-top] «{ card-h-d2-top }»
       *[other] { $run }
    }
goal-name =
    { $goal ->
        [g1a] «{ goal-g1a }»
        [g1b] «{ goal-g1b }»
        [g2a] «{ goal-g2a }»
        [g2b] «{ goal-g2b }»
        [g3a] «{ goal-g3a }»
        [g3b] «{ goal-g3b }»
        [g4a] «{ goal-g4a }»
        [g4b] «{ goal-g4b }»
        [g5a] «{ goal-g5a }»
        [g5b] «{ goal-g5b }»
        [g6a] «{ goal-g6a }»
        [g6b] «{ goal-g6b }»
       *[other] { $goal }
    }
face-name =
    { $face ->
        [h-a1] «{ face-h-a1 }»
        [h-a2] «{ face-h-a2 }»
        [h-b1] «{ face-h-b1 }»
        [h-b2] «{ face-h-b2 }»
        [h-c1] «{ face-h-c1 }»
        [h-c2] «{ face-h-c2 }»
        [h-d1] «{ face-h-d1 }»
        [h-d2] «{ face-h-d2 }»
       *[other] { $face }
    }
board-name =
    { $board ->
        [ai] { board-ai }
        [aii] { board-aii }
        [aiii] { board-aiii }
        [bi] { board-bi }
        [bii] { board-bii }
        [biii] { board-biii }
        [ci] { board-ci }
        [cii] { board-cii }
        [ciii] { board-ciii }
        [di] { board-di }
        [dii] { board-dii }
        [diii] { board-diii }
        [hq-a] { hq-a }
        [hq-b] { hq-b }
        [hq-c] { hq-c }
        [hq-d] { hq-d }
       *[other] { $board }
    }
tile-name =
    { $tile ->
        [sys-01] { tile-sys-01 }
        [sys-02] { tile-sys-02 }
        [sys-03] { tile-sys-03 }
        [sys-04] { tile-sys-04 }
        [sys-05] { tile-sys-05 }
        [sys-06] { tile-sys-06 }
        [sys-07] { tile-sys-07 }
        [sys-08] { tile-sys-08 }
        [sys-09] { tile-sys-09 }
        [sys-10] { tile-sys-10 }
        [sys-11] { tile-sys-11 }
        [sys-12] { tile-sys-12 }
        [sys-13] { tile-sys-13 }
        [sys-14] { tile-sys-14 }
        [sys-15] { tile-sys-15 }
        [sys-16] { tile-sys-16 }
        [sys-17] { tile-sys-17 }
        [exp-vp4] «{ card-exp-vp4 }»
        [exp-vp5] «{ card-exp-vp5 }»
        [exp-cubes] «{ card-exp-cubes }»
        [exp-modifiers] «{ card-exp-modifiers }»
        [exp-systems] «{ card-exp-systems }»
       *[other] { $tile }
    }
order-name =
    { $order ->
        [s0-s1] Алый, Синий
        [s1-s0] Синий, Алый
        [s0-s1-s2] Алый, Синий, Зелёный
        [s0-s2-s1] Алый, Зелёный, Синий
        [s1-s0-s2] Синий, Алый, Зелёный
        [s1-s2-s0] Синий, Зелёный, Алый
        [s2-s0-s1] Зелёный, Алый, Синий
        [s2-s1-s0] Зелёный, Синий, Алый
        [s0-s1-s2-s3] Алый, Синий, Зелёный, Жёлтый
        [s0-s1-s3-s2] Алый, Синий, Жёлтый, Зелёный
        [s0-s2-s1-s3] Алый, Зелёный, Синий, Жёлтый
        [s0-s2-s3-s1] Алый, Зелёный, Жёлтый, Синий
        [s0-s3-s1-s2] Алый, Жёлтый, Синий, Зелёный
        [s0-s3-s2-s1] Алый, Жёлтый, Зелёный, Синий
        [s1-s0-s2-s3] Синий, Алый, Зелёный, Жёлтый
        [s1-s0-s3-s2] Синий, Алый, Жёлтый, Зелёный
        [s1-s2-s0-s3] Синий, Зелёный, Алый, Жёлтый
        [s1-s2-s3-s0] Синий, Зелёный, Жёлтый, Алый
        [s1-s3-s0-s2] Синий, Жёлтый, Алый, Зелёный
        [s1-s3-s2-s0] Синий, Жёлтый, Зелёный, Алый
        [s2-s0-s1-s3] Зелёный, Алый, Синий, Жёлтый
        [s2-s0-s3-s1] Зелёный, Алый, Жёлтый, Синий
        [s2-s1-s0-s3] Зелёный, Синий, Алый, Жёлтый
        [s2-s1-s3-s0] Зелёный, Синий, Жёлтый, Алый
        [s2-s3-s0-s1] Зелёный, Жёлтый, Алый, Синий
        [s2-s3-s1-s0] Зелёный, Жёлтый, Синий, Алый
        [s3-s0-s1-s2] Жёлтый, Алый, Синий, Зелёный
        [s3-s0-s2-s1] Жёлтый, Алый, Зелёный, Синий
        [s3-s1-s0-s2] Жёлтый, Синий, Алый, Зелёный
        [s3-s1-s2-s0] Жёлтый, Синий, Зелёный, Алый
        [s3-s2-s0-s1] Жёлтый, Зелёный, Алый, Синий
        [s3-s2-s1-s0] Жёлтый, Зелёный, Синий, Алый
       *[other] { $order }
    }

## Names of things

game-title = Pulsar 2849
about = Человечество обуздало энергию пульсаров. Каждый игрок ведёт корпорацию: корабли-разведчики изучают звёздное скопление, вокруг пульсаров вращаются гиродины, передатчики несут энергию домой, и каждая кость годится лишь на одно из этих дел.

kind-enter = Выйти на карту
kind-side = Выбрать сторону штаба
kind-draft = Взять кость
kind-modifier = Купить жетон
kind-launch = Лететь
kind-take = Взять гиродин
kind-finish = Достроить гиродин
kind-claim = Взять передатчик
kind-pay = Оплатить передатчик
kind-patent = Запатентовать
kind-project = Завершить проект
kind-develop = Освоить пульсар
kind-copy = Скопировать кость
kind-end = Закончить ход
kind-fly = Лететь дальше
kind-land = Остановка в пути
kind-bonus = Бонус
kind-gain = Взять гиродин из стопки
kind-ring = Занять пульсар
kind-run = Зачесть рейс
kind-spin = Запустить гиродин
kind-jump = Прыгнуть
kind-settle = Поставить станцию
kind-shift = Сдвинуть маркер
kind-array = Начать цепь
kind-join = Продолжить цепь
kind-die = Взять кость связи
kind-buy = Купить ПО
kind-meet = Назвать цель
kind-pass = Отказаться
kind-order = Порядок хода
kind-goal = Цель
kind-board = Доска технологий
kind-hq = Штаб
kind-reveal = Передатчик
kind-roll = Кость
kind-discover = Система
kind-explore = Плитка исследования

step-order = порядок хода
step-goal = цель
step-board = доска технологий
step-hq = штаб
step-offer = рынок
step-enter = входные врата
step-side = сторона штаба
step-round = новый раунд
step-roll = бросок
step-median = медиана
step-draft = выбор костей
step-turn = ход
step-act = действия
step-flight = полёт
step-discover = новая система
step-arrive = прибытие
step-land = попутный конец
step-through = пройденная система
step-passing = пульсар на пути
step-ending = конец полёта
step-claim = пульсар
step-run = рейс по вратам
step-bonus = бонус
step-explore = плитка исследования
step-effect = эффект
step-gain = гиродин
step-isolated = изолированный пульсар
step-spin = достройка
step-jump = прыжок
step-remote = станция где угодно
step-shift = маркер
step-join = выкладка передатчика
step-online = передатчик включён
step-link-die = кость связи
step-produce = производство
step-buy = покупка
step-final = итоговый подсчёт
step-meet = цель, засчитанная выполненной
step-goal-score = подсчёт цели
step-goal-bonus = бонус цели
step-over = конец партии

production-turn-order = Порядок хода
production-awards = Награды инженерии
production-penalties = Штрафы
production-transmitters = Передатчики
production-gyrodynes = Вращающиеся гиродины
production-technologies = Технологии
production-next-round = Следующий раунд
final-technologies = Итоговые технологии
final-goals = Цели
final-rings = Занятые пульсары
final-unfinished = Недостроенные гиродины
final-cubes = Кубы
final-initiative = Инициатива
final-stations = Станции

seat-s0 = Алый
seat-s1 = Синий
seat-s2 = Зелёный
seat-s3 = Жёлтый

track-initiative = Инициатива
track-engineering = Инженерия

marker-initiative = маркер инициативы
marker-engineering = маркер инженерии
marker-initiative-2 = задний маркер инициативы
marker-engineering-2 = задний маркер инженерии
marker-none = никакой маркер

change-plain = без изменения
change-minus1 = −1, жетон ±1
change-plus1 = +1, жетон ±1
change-plus2 = +2, жетон +2
change-free-minus1 = −1 бесплатно
change-free-plus1 = +1 бесплатно
change-gate-minus1 = −1 за врата на пути
change-gate-plus1 = +1 за врата на пути

token-pm1 = жетон ±1
token-plus2 = жетон +2

gyrodyne-gyro-1 = малый гиродин
gyrodyne-gyro-2 = средний гиродин
gyrodyne-gyro-3 = большой гиродин

colour-green = зелёный
colour-orange = оранжевый
colour-magenta = пурпурный
colour-any = любой один цвет
planet-blue = голубая планета
planet-lifeless = безжизненная планета
end-left = левый конец
end-right = правый конец
bonus-pictured = бонус с картинки
bonus-tile = плитка исследования
location-entry = входные врата
location-system = планетная система
location-pulsar = пульсар
location-gate = врата

action-fly = полёты
action-modifier = модификаторы
action-take_gyrodyne = взятие гиродинов
action-finish_gyrodyne = достройка гиродинов
action-transmitter = передатчики
action-patent = патенты
action-project = проекты

event-patent = запатентована технология
event-reveal = открыта система
event-station = поставлена станция
event-end_bonus = взят бонус в конце полёта
event-claim_by_ship = пульсар занят кораблём
event-develop = освоен пульсар
event-take_gyrodyne = взят гиродин
event-finish_gyrodyne = достроен гиродин
event-transmitter_die = за передатчик уплачена кость
event-transmitter_online = включён передатчик
event-link = готова связь

counter-stations = станции
counter-blue_stations = станции на голубых планетах
counter-lifeless_stations = станции на безжизненных планетах
counter-rings = занятые пульсары
counter-gyrodynes_on_board = гиродины на пульсарах
counter-spinning = вращающиеся гиродины
counter-spinning_sizes = размеры вращающихся гиродинов
counter-transmitters_online = включённые передатчики
counter-links = готовые связи
counter-longest_array = длиннейшая включённая цепь
counter-patents = технологии
counter-patents_end = итоговые технологии
counter-awards = награды
counter-modifiers = модификаторы

technology-one_shot = сразу
technology-permanent = постоянно
technology-production = каждое производство
technology-end = в конце

board-ai = доска A I
board-aii = доска A II
board-aiii = доска A III
board-bi = доска B I
board-bii = доска B II
board-biii = доска B III
board-ci = доска C I
board-cii = доска C II
board-ciii = доска C III
board-di = доска D I
board-dii = доска D II
board-diii = доска D III
hq-a = штаб A
hq-b = штаб B
hq-c = штаб C
hq-d = штаб D
face-h-a1 = Литейная колец
face-h-a2 = Курьер врат
face-h-b1 = Орбитальный завод
face-h-b2 = Зал карт
face-h-c1 = Академия вращения
face-h-c2 = Гильдия пилотов
face-h-d1 = Глубинная кузница
face-h-d2 = Дальний дозор

goal-g1a = Широкая съёмка
goal-g1b = Связанная сеть
goal-g2a = Ровное вращение
goal-g2b = Заставы на камнях
goal-g3a = Патентное бюро
goal-g3b = Полный набор
goal-g4a = Парк энергии
goal-g4b = Голубые дома
goal-g5a = Барон пульсаров
goal-g5b = Дальний прицел
goal-g6a = Строитель колец
goal-g6b = Всего поровну

tile-sys-01 = 4 голубые планеты; бонусная кость 1
tile-sys-02 = 3 голубые планеты; бонусная кость 1
tile-sys-03 = 2 голубые и 1 безжизненная планета; бонусная кость 2
tile-sys-04 = 1 голубая и 1 безжизненная планета; малый гиродин и жетон ±1
tile-sys-05 = 1 голубая и 2 безжизненные планеты; средний гиродин и жетон ±1
tile-sys-06 = 1 голубая и 2 безжизненные планеты; большой гиродин и жетон ±1
tile-sys-07 = 2 голубые и 1 безжизненная планета; любой гиродин
tile-sys-08 = 2 голубые и 1 безжизненная планета; малый или средний гиродин
tile-sys-09 = 2 голубые и 2 безжизненные планеты; малый или большой гиродин
tile-sys-10 = 2 голубые и 1 безжизненная планета; средний или большой гиродин
tile-sys-11 = 1 голубая и 2 безжизненные планеты; 2 куба
tile-sys-12 = 1 голубая и 1 безжизненная планета; 1 куб и жетон ±1
tile-sys-13 = 1 голубая и 2 безжизненные планеты; 1 куб и жетон +2
tile-sys-14 = 2 голубые планеты; 2 жетона ±1
tile-sys-15 = 2 голубые и 2 безжизненные планеты; жетон ±1 и жетон +2
tile-sys-16 = 2 голубые и 1 безжизненная планета; жетон ±1 и жетон +2
tile-sys-17 = 2 голубые планеты; 2 куба

card-ai-1a = Зелёный коридор
card-ai-1b = Патентные отчисления
card-ai-1c = Хартия пульсаров
card-ai-2a = Сборочные бригады
card-ai-2b = Дальний якорь
card-ai-2c = Полевые инженеры
card-aii-3a = Двойная смена
card-aii-3b = Доход от вращения
card-aii-4a = Перепись колоний
card-aii-4b = Прыжок сквозь складку
card-aii-5a = Сброс припасов
card-aii-5b = Большая экспедиция
card-aiii-6a = Ударная программа
card-aiii-6b = Премия за сеть
card-aiii-7a = Все размеры
card-aiii-7b = Смелый замысел
card-aiii-8a = Последний подряд
card-bi-1a = Патентные юристы
card-bi-1b = Хартия поселенцев
card-bi-1c = Фонд закладки
card-bi-2a = Стартовый набор
card-bi-2b = Нулевая обработка
card-bi-2c = Праздник включения
card-bii-3a = Колониальный сбор
card-bii-3b = Одинокая заявка
card-bii-4a = Смотр патентов
card-bii-4b = Сверхурочные
card-bii-5a = Сборщики обломков
card-bii-5b = Капсула с семенами
card-biii-6a = Права на пульсары
card-biii-6b = Призрачные колонии
card-biii-7a = Почёт строителям
card-biii-7b = Перепись сети
card-biii-8a = Юбилей вращения
card-ci-1a = Исследовательские гранты
card-ci-1b = Слава первопроходца
card-ci-1c = Межевые инженеры
card-ci-2a = Нулевая проводка
card-ci-2b = Заявка на лету
card-ci-2c = Мастера-пилоты
card-cii-3a = Биржа кубов
card-cii-3b = Точные станки
card-cii-4a = Запасные матрицы
card-cii-4b = Подряд под ключ
card-cii-5a = Ящик инструментов
card-cii-5b = Премия за заявку
card-ciii-6a = Длиннейшая цепь
card-ciii-6b = Архив
card-ciii-7a = Распродажа
card-ciii-7b = Живые миры
card-ciii-8a = Прощальный рейс
card-di-1a = Первый свет
card-di-1b = Верфь
card-di-1c = Протокол рукопожатия
card-di-2a = Теория нуля
card-di-2b = Рента с заявок
card-di-2c = Десантные капсулы
card-dii-3a = Пёстрый флот
card-dii-3b = Второе дыхание
card-dii-4a = Склад
card-dii-4b = Внешний якорь
card-dii-5a = Смотр вращения
card-dii-5b = Фестиваль запусков
card-diii-6a = Жители скал
card-diii-6b = Доход от сети
card-diii-7a = Тонкая настройка
card-diii-7b = Лестница заявок
card-diii-8a = Поздний нажим
card-t-a1 = Капельная катушка
card-t-a2 = Пробный луч
card-t-a3 = Литейное реле
card-t-a4 = Одинокий фонарь
card-t-a5 = Двойной фидер
card-t-a6 = Узел мены
card-t-b1 = Венец-излучатель
card-t-b2 = Узловая мачта
card-t-b3 = Шпиль рубежа
card-t-b4 = Быстрый усилитель
card-t-b5 = Торговая антенна
card-t-b6 = Решётка маяков
card-t-c1 = Врата вспышки
card-t-c2 = Большой резонатор
card-t-c3 = Ровный поток
card-t-c4 = Последний обмен
card-t-c5 = Башня излишков
card-t-c6 = Глубинный зонд
card-h-a1-b1 = Малый каркас
card-h-a1-b2 = Склад деталей
card-h-a1-b3 = Лёгкий заказ
card-h-a1-m1 = Ревизия заявок
card-h-a1-m2 = Тяжёлый заказ
card-h-a1-u1 = Бригада раскрутки
card-h-a1-u2 = Ночная смена
card-h-a1-top = Пир литейщиков
card-h-a2-b1 = Причал курьеров
card-h-a2-b2 = Зелёный спринт
card-h-a2-b3 = Набор шкал
card-h-a2-m1 = Тайник разведчика
card-h-a2-m2 = Разделённая смена
card-h-a2-u1 = Вольный спринт
card-h-a2-u2 = Пурпурное дерби
card-h-a2-top = Большое турне
card-h-b1-b1 = Средний каркас
card-h-b1-b2 = Точные шкалы
card-h-b1-b3 = Широкий каркас
card-h-b1-m1 = Открытый заказ
card-h-b1-m2 = Бункер кубов
card-h-b1-u1 = Две бригады
card-h-b1-u2 = Смотр площадки
card-h-b1-top = Парад завода
card-h-b2-b1 = Пурпурный спринт
card-h-b2-b2 = Инструменты карт
card-h-b2-b3 = Зелёный рывок
card-h-b2-m1 = Список застав
card-h-b2-m2 = Удачная находка
card-h-b2-u1 = Оранжевое дерби
card-h-b2-u2 = Бригада реле
card-h-b2-top = Атлас
card-h-c1-b1 = Учебный каркас
card-h-c1-b2 = Оранжевый урок
card-h-c1-b3 = Мастерская
card-h-c1-m1 = Плата за учёбу
card-h-c1-m2 = Вольный курс
card-h-c1-u1 = Бригада студентов
card-h-c1-u2 = Выпуск
card-h-c1-top = Доска почёта
card-h-c2-b1 = Шкалы гильдии
card-h-c2-b2 = Запасы гильдии
card-h-c2-b3 = Пурпурный круг
card-h-c2-m1 = Вольный круг
card-h-c2-m2 = Зелёный круг
card-h-c2-u1 = Бригады асов
card-h-c2-u2 = Оранжевый круг
card-h-c2-top = Кубок гильдии
card-h-d1-b1 = Любой каркас
card-h-d1-b2 = Рудный бункер
card-h-d1-b3 = Пурпурный груз
card-h-d1-m1 = Счёт колец
card-h-d1-m2 = Старатели
card-h-d1-u1 = Большой каркас
card-h-d1-u2 = Доход кузницы
card-h-d1-top = Шедевр литья
card-h-d2-b1 = Корабельные припасы
card-h-d2-b2 = Вольный рывок
card-h-d2-b3 = Оранжевый спринт
card-h-d2-m1 = Глубокое сканирование
card-h-d2-m2 = Зелёный дозор
card-h-d2-u1 = Свежие бригады
card-h-d2-u2 = Пурпурный дозор
card-h-d2-top = Долгий дозор
card-exp-vp4 = Чистый сигнал
card-exp-vp5 = Богатое эхо
card-exp-cubes = Дрейфующий остов
card-exp-modifiers = Набор настройки
card-exp-systems = Скрытая колония

option-map = Карта звёзд
option-map-map-a = Рассеянное скопление
option-map-map-b = Глухие закоулки, с тупиками
option-hq = Штабы
option-hq-on = У каждого игрока штаб с проектами
option-hq-off = Штабов нет ни у кого
option-even_start = Ровный старт
option-even_start-off = Все кости раунда 1 бросают
option-even_start-on = Большинство костей раунда 1 расставлено поровну
option-first_game = Первая партия
option-first_game-off = Обычная партия
option-first_game-on = Готовый набор для первой партии
option-stations = Станции
option-stations-compulsory = Полёт ставит каждую станцию, какую может
option-stations-optional = От станции в полёте можно отказаться
option-dice = Серебряные кости
option-dice-may-forfeit = Ход можно закончить, не использовав серебряные кости
option-dice-must-use = Ход кончается, только когда использованы все серебряные кости
option-first_player = Первый игрок
option-first_player-random = По жребию
option-first_player-0 = { seat-s0 }
option-first_player-1 = { seat-s1 }
option-first_player-2 = { seat-s2 }
option-first_player-3 = { seat-s3 }
option-board_1 = Доска технологий I
option-board_1-random = По жребию
option-board_1-ai = { board-ai }
option-board_1-bi = { board-bi }
option-board_1-ci = { board-ci }
option-board_1-di = { board-di }
option-board_2 = Доска технологий II
option-board_2-random = По жребию
option-board_2-aii = { board-aii }
option-board_2-bii = { board-bii }
option-board_2-cii = { board-cii }
option-board_2-dii = { board-dii }
option-board_3 = Доска технологий III
option-board_3-random = По жребию
option-board_3-aiii = { board-aiii }
option-board_3-biii = { board-biii }
option-board_3-ciii = { board-ciii }
option-board_3-diii = { board-diii }
option-goal_1 = Цель 1
option-goal_1-random = По жребию
option-goal_1-g1a = { goal-g1a }
option-goal_1-g1b = { goal-g1b }
option-goal_1-g2a = { goal-g2a }
option-goal_1-g2b = { goal-g2b }
option-goal_1-g3a = { goal-g3a }
option-goal_1-g3b = { goal-g3b }
option-goal_1-g4a = { goal-g4a }
option-goal_1-g4b = { goal-g4b }
option-goal_1-g5a = { goal-g5a }
option-goal_1-g5b = { goal-g5b }
option-goal_1-g6a = { goal-g6a }
option-goal_1-g6b = { goal-g6b }
option-goal_2 = Цель 2
option-goal_2-random = По жребию
option-goal_2-g1a = { goal-g1a }
option-goal_2-g1b = { goal-g1b }
option-goal_2-g2a = { goal-g2a }
option-goal_2-g2b = { goal-g2b }
option-goal_2-g3a = { goal-g3a }
option-goal_2-g3b = { goal-g3b }
option-goal_2-g4a = { goal-g4a }
option-goal_2-g4b = { goal-g4b }
option-goal_2-g5a = { goal-g5a }
option-goal_2-g5b = { goal-g5b }
option-goal_2-g6a = { goal-g6a }
option-goal_2-g6b = { goal-g6b }
option-goal_3 = Цель 3
option-goal_3-random = По жребию
option-goal_3-g1a = { goal-g1a }
option-goal_3-g1b = { goal-g1b }
option-goal_3-g2a = { goal-g2a }
option-goal_3-g2b = { goal-g2b }
option-goal_3-g3a = { goal-g3a }
option-goal_3-g3b = { goal-g3b }
option-goal_3-g4a = { goal-g4a }
option-goal_3-g4b = { goal-g4b }
option-goal_3-g5a = { goal-g5a }
option-goal_3-g5b = { goal-g5b }
option-goal_3-g6a = { goal-g6a }
option-goal_3-g6b = { goal-g6b }
option-hq_0 = Штаб: Алый
option-hq_0-random = По жребию
option-hq_0-hq-a = { hq-a }
option-hq_0-hq-b = { hq-b }
option-hq_0-hq-c = { hq-c }
option-hq_0-hq-d = { hq-d }
option-hq_1 = Штаб: Синий
option-hq_1-random = По жребию
option-hq_1-hq-a = { hq-a }
option-hq_1-hq-b = { hq-b }
option-hq_1-hq-c = { hq-c }
option-hq_1-hq-d = { hq-d }
option-hq_2 = Штаб: Зелёный
option-hq_2-random = По жребию
option-hq_2-hq-a = { hq-a }
option-hq_2-hq-b = { hq-b }
option-hq_2-hq-c = { hq-c }
option-hq_2-hq-d = { hq-d }
option-hq_3 = Штаб: Жёлтый
option-hq_3-random = По жребию
option-hq_3-hq-a = { hq-a }
option-hq_3-hq-b = { hq-b }
option-hq_3-hq-c = { hq-c }
option-hq_3-hq-d = { hq-d }

## What the options are for

help-map = сторона карты звёзд: на второй есть тупики
help-hq = есть ли у каждого игрока штаб с особыми проектами
help-even_start = расставлено ли поровну большинство костей раунда 1
help-first_game = набор для первой партии: задаёт карту, доски и цели, штабов нет
help-stations = обязан ли полёт ставить станции, какие может
help-dice = можно ли закончить ход, не использовав серебряные кости
help-first_player = место первого игрока, если его надо задать
help-board_1 = доска технологий, если её надо задать
help-board_2 = доска технологий, если её надо задать
help-board_3 = доска технологий, если её надо задать
help-goal_1 = цель, если её надо задать
help-goal_2 = цель, если её надо задать
help-goal_3 = цель, если её надо задать
help-hq_0 = штаб этого места, если его надо задать
help-hq_1 = штаб этого места, если его надо задать
help-hq_2 = штаб этого места, если его надо задать
help-hq_3 = штаб этого места, если его надо задать

## Что дают карты и цели

effect-ai-1a = Кость полёта можно бесплатно изменить на ±1, если полёт посещает зелёные врата.
effect-ai-1b = 2 ПО за каждую технологию, которую вы запатентуете после этой.
effect-ai-1c = 3 ПО за каждый пульсар, который занимает ваш корабль.
effect-ai-2a = Кость, достраивающую гиродин, можно бесплатно изменить на ±1; 3 ПО за каждый достроенный гиродин.
effect-ai-2b = Займите изолированный пульсар и возьмите гиродин любого размера.
effect-ai-2c = Кость, потраченную на передатчик, можно бесплатно изменить на ±1; 1 ПО за каждую такую кость.
effect-aii-3a = Возьмите серебряную кость 2 и бонусную кость 2.
effect-aii-3b = 1 ПО за каждый ваш вращающийся гиродин.
effect-aii-4a = 1 ПО за каждую вашу станцию.
effect-aii-4b = Поставьте корабль в любую планетную систему, как в конце полёта.
effect-aii-5a = 3 куба.
effect-aii-5b = 2 плитки исследования, один жетон ±1 и один +2.
effect-aiii-6a = Возьмите серебряную кость 3 и бонусную кость 2.
effect-aiii-6b = 3 ПО за каждую вашу готовую связь.
effect-aiii-7a = 4, 8 или 16 ПО за 1, 2 или 3 разных размера вращающихся гиродинов.
effect-aiii-7b = Одна цель считается выполненной; если она и так выполнена, её ПО начисляются ещё раз.
effect-aiii-8a = Один раз: заплатите 2 куба за 9 ПО.
effect-bi-1a = Кость для патента можно бесплатно изменить на ±1; 1 куб за каждый следующий патент.
effect-bi-1b = 1 ПО за каждую станцию, которую вы ставите.
effect-bi-1c = 3 ПО за каждый гиродин, который вы ставите на пульсар.
effect-bi-2a = Малый или средний гиродин, один жетон +2 и 2 куба.
effect-bi-2b = Кость 0 берёт или достраивает любой гиродин; 1 ПО за каждый достроенный.
effect-bi-2c = 3 ПО за каждый передатчик, который вы включаете.
effect-bii-3a = 1 ПО за каждые 4 ваши станции.
effect-bii-3b = Займите изолированный пульсар и получите 1 куб.
effect-bii-4a = 2 ПО за каждую вашу технологию, считая эту.
effect-bii-4b = Возьмите серебряную кость 4 и бонусную кость 4.
effect-bii-5a = 1 плитка исследования и 3 куба.
effect-bii-5b = Поставьте станцию на любую свободную планету открытой системы; 4 ПО.
effect-biii-6a = 2 ПО за каждый занятый вами пульсар.
effect-biii-6b = В таблице станций у вас на 2 станции больше.
effect-biii-7a = 4 ПО за каждую полученную вами награду за строительство.
effect-biii-7b = 2 ПО за каждый ваш включённый передатчик.
effect-biii-8a = 2 ПО за каждый ваш вращающийся гиродин.
effect-ci-1a = 1 куб за каждую технологию, которую вы запатентуете после этой.
effect-ci-1b = 2 ПО за каждый бонус исследования, который приносят ваши станции.
effect-ci-1c = 2 куба за каждый пульсар, который занимает ваш корабль.
effect-ci-2a = Кость 0 оплачивает любую цену передатчика; 1 куб за каждый передатчик, который вы включаете.
effect-ci-2b = Раз за полёт вы можете занять пульсар, через который пролетаете.
effect-ci-2c = Кость полёта можно бесплатно изменить на ±1; 1 ПО за каждый пульсар, который занимает ваш корабль.
effect-cii-3a = Вы можете заплатить 1 куб за 2 ПО, не более двух раз.
effect-cii-3b = Любую кость для гиродинов можно бесплатно изменить на ±1; 1 ПО за каждый достроенный гиродин.
effect-cii-4a = Копирование оставшейся кости стоит вам 2 куба.
effect-cii-4b = Достройте один из своих гиродинов, затем возьмите гиродин любого размера.
effect-cii-5a = Два жетона ±1, один +2 и 1 куб.
effect-cii-5b = 2 ПО за каждый занятый вами пульсар.
effect-ciii-6a = 3, 7, 12 или 18 ПО за 2, 3, 4 или 5 и более включённых передатчиков в одной цепи.
effect-ciii-6b = 3 ПО за каждые 2 ваши технологии.
effect-ciii-7a = Вы можете заплатить 1 куб за 3 ПО, не более двух раз.
effect-ciii-7b = 2 ПО за каждую вашу станцию на голубой планете, не более 6 ПО.
effect-ciii-8a = Поставьте корабль в любую планетную систему, как в конце полёта; 1 плитка исследования.
effect-di-1a = 1 ПО за каждую плитку системы, которую вы открываете.
effect-di-1b = Кость, за которую берут гиродин, можно бесплатно изменить на ±1; 1 ПО за каждый гиродин, взятый за кость.
effect-di-1c = 3 ПО за каждую завершённую вами связь; 1 куб за каждый передатчик, который вы включаете.
effect-di-2a = Кость 0 патентует любую доступную технологию.
effect-di-2b = 1 ПО за каждые 2 занятых вами пульсара.
effect-di-2c = Раз за полёт считайте одну пройденную систему его концом.
effect-dii-3a = 1 ПО за каждый размер, который есть среди ваших вращающихся гиродинов.
effect-dii-3b = Возьмите серебряную кость 2 и бонусную кость 5.
effect-dii-4a = 4 куба и один жетон ±1.
effect-dii-4b = Займите изолированный пульсар и возьмите малый гиродин.
effect-dii-5a = 2 ПО за каждый ваш вращающийся гиродин; один жетон ±1.
effect-dii-5b = 4 ПО за каждый гиродин, который вы достраиваете.
effect-diii-6a = 2 ПО за каждую вашу станцию на безжизненной планете.
effect-diii-6b = 1 ПО за каждый ваш включённый передатчик.
effect-diii-7a = 2 ПО за каждый оставшийся у вас модификатор, не более 10 ПО.
effect-diii-7b = 1, 3, 6, 10 или 15 ПО за 2, 3, 4, 5 или 6 занятых вами пульсаров.
effect-diii-8a = Сдвиньте один маркер инициативы на 3 клетки влево; 3 ПО.
effect-t-a1 = Каждое производство: 1 куб.
effect-t-a2 = При включении: 1 плитка исследования. Каждое производство: 1 ПО.
effect-t-a3 = При включении: один жетон ±1. Каждое производство: 2 куба.
effect-t-a4 = При включении: займите изолированный пульсар. Каждое производство: 1 ПО.
effect-t-a5 = Каждое производство: 1 куб и 1 ПО.
effect-t-a6 = Каждое производство: вы можете заплатить 1 куб за 2 ПО.
effect-t-b1 = При включении: 2 куба. Каждое производство: 2 ПО.
effect-t-b2 = При включении: 3 ПО. Каждое производство: 1 куб и 1 ПО.
effect-t-b3 = При включении: займите изолированный пульсар и возьмите большой гиродин. Каждое производство: 3 ПО.
effect-t-b4 = При включении: 2 ПО. Каждое производство: 1 куб.
effect-t-b5 = При включении: 2 куба. Каждое производство: вы можете заплатить 2 куба за 5 ПО.
effect-t-b6 = При включении: 1 плитка исследования. Пока включён: кость полёта можно бесплатно изменить на ±1. Каждое производство: 1 ПО.
effect-t-c1 = При включении: 8 ПО. Каждое производство: 1 ПО.
effect-t-c2 = При включении: 12 ПО. Каждое производство: 2 ПО.
effect-t-c3 = При включении: 6 ПО. Каждое производство: 3 ПО.
effect-t-c4 = При включении: займите изолированный пульсар и получите 2 ПО. Каждое производство: вы можете заплатить 2 куба за 5 ПО.
effect-t-c5 = При включении: 4 куба и 3 ПО. Каждое производство: 1 куб и 2 ПО.
effect-t-c6 = При включении: 9 ПО и 1 плитка исследования. Каждое производство: 1 куб и 1 ПО.
effect-h-a1-b1 = Малый гиродин и один жетон ±1.
effect-h-a1-b2 = 2 куба и один жетон +2.
effect-h-a1-b3 = Малый или средний гиродин и 2 ПО.
effect-h-a1-m1 = 1 ПО за каждый занятый вами пульсар; 1 куб.
effect-h-a1-m2 = Большой гиродин и 1 плитка исследования.
effect-h-a1-u1 = Достройте один из своих гиродинов; 4 ПО.
effect-h-a1-u2 = Возьмите серебряную кость 2 и бонусную кость 2; один жетон ±1.
effect-h-a1-top = 2 ПО за каждый ваш вращающийся гиродин; 7 ПО.
effect-h-a2-b1 = Гиродин любого размера; рейс: 2 ПО за каждые оранжевые врата.
effect-h-a2-b2 = Рейс: 1 ПО за каждые зелёные врата.
effect-h-a2-b3 = Один жетон ±1 и один +2.
effect-h-a2-m1 = 1 куб и 1 плитка исследования.
effect-h-a2-m2 = Возьмите серебряную кость 2 и бонусную кость 1; один жетон ±1.
effect-h-a2-u1 = Рейс: 2 ПО за каждые врата одного цвета.
effect-h-a2-u2 = 8 ПО; рейс: 2 ПО за каждые пурпурные врата.
effect-h-a2-top = 5 ПО; рейс: 4 ПО за каждые врата одного цвета.
effect-h-b1-b1 = Средний гиродин и 1 куб.
effect-h-b1-b2 = Два жетона ±1.
effect-h-b1-b3 = Большой гиродин и 2 куба.
effect-h-b1-m1 = Гиродин любого размера и 2 ПО.
effect-h-b1-m2 = 3 куба и один жетон +2.
effect-h-b1-u1 = Возьмите серебряную кость 5 и бонусную кость 3; 2 ПО.
effect-h-b1-u2 = 2 ПО за каждый ваш гиродин на пульсаре; 1 куб.
effect-h-b1-top = 2 плитки исследования; рейс: 2 ПО за каждые врата одного цвета.
effect-h-b2-b1 = Рейс: 1 ПО за каждые пурпурные врата.
effect-h-b2-b2 = Один жетон ±1, один +2 и 1 куб.
effect-h-b2-b3 = 1 ПО; рейс: 2 ПО за каждые зелёные врата.
effect-h-b2-m1 = 1 ПО за каждую вашу станцию.
effect-h-b2-m2 = 1 плитка исследования.
effect-h-b2-u1 = 4 ПО; рейс: 3 ПО за каждые оранжевые врата.
effect-h-b2-u2 = Возьмите серебряную кость 3 и бонусную кость 2.
effect-h-b2-top = 4 ПО; рейс: 4 ПО за каждые врата одного цвета.
effect-h-c1-b1 = Малый гиродин и 1 куб.
effect-h-c1-b2 = Средний гиродин; рейс: 1 ПО за каждые оранжевые врата.
effect-h-c1-b3 = Один жетон ±1 и один +2.
effect-h-c1-m1 = 3 куба и 1 ПО.
effect-h-c1-m2 = Гиродин любого размера и 3 ПО.
effect-h-c1-u1 = Возьмите серебряную кость 1 и бонусную кость 3.
effect-h-c1-u2 = Достройте один из своих гиродинов; 1 плитка исследования.
effect-h-c1-top = 5, 10 или 16 ПО за 1, 2 или 3 размера вращающихся гиродинов; 5 ПО.
effect-h-c2-b1 = Два жетона ±1.
effect-h-c2-b2 = 1 куб и один жетон +2.
effect-h-c2-b3 = 2 ПО; рейс: 2 ПО за каждые пурпурные врата.
effect-h-c2-m1 = 2 ПО; рейс: 2 ПО за каждые врата одного цвета.
effect-h-c2-m2 = Рейс: 1 ПО за каждые зелёные врата.
effect-h-c2-u1 = Возьмите серебряную кость 4 и бонусную кость 3.
effect-h-c2-u2 = 2 ПО и один жетон +2; рейс: 2 ПО за каждые оранжевые врата.
effect-h-c2-top = 2 ПО и 1 плитка исследования; рейс: 4 ПО за каждые врата одного цвета.
effect-h-d1-b1 = Гиродин любого размера и один жетон ±1.
effect-h-d1-b2 = 2 куба и один жетон ±1.
effect-h-d1-b3 = Средний гиродин; рейс: 1 ПО за каждые пурпурные врата.
effect-h-d1-m1 = 1 ПО за каждый занятый вами пульсар.
effect-h-d1-m2 = 1 плитка исследования и 2 ПО.
effect-h-d1-u1 = Большой гиродин и 4 куба.
effect-h-d1-u2 = 2 ПО за каждый ваш вращающийся гиродин; 3 ПО.
effect-h-d1-top = Достройте один из своих гиродинов; 2 ПО; рейс: 3 ПО за каждые врата одного цвета.
effect-h-d2-b1 = 2 куба и один жетон ±1.
effect-h-d2-b2 = 2 ПО; рейс: 1 ПО за каждые врата одного цвета.
effect-h-d2-b3 = Рейс: 1 ПО за каждые оранжевые врата.
effect-h-d2-m1 = 1 плитка исследования и один жетон +2.
effect-h-d2-m2 = Рейс: 2 ПО за каждые зелёные врата.
effect-h-d2-u1 = Возьмите серебряную кость 3 и бонусную кость 4.
effect-h-d2-u2 = 3 ПО; рейс: 3 ПО за каждые пурпурные врата.
effect-h-d2-top = 1 ПО за каждую вашу станцию; рейс: 3 ПО за каждые врата одного цвета.
effect-exp-vp4 = 4 ПО.
effect-exp-vp5 = 5 ПО.
effect-exp-cubes = 4 инженерных куба.
effect-exp-modifiers = Два модификатора ±1 и один модификатор +2.
effect-exp-systems = Оставьте её себе: в конце она считается ещё одной станцией в таблице станций.
effect-g1a = Иметь не менее 5 станций и 3 занятых пульсаров.
effect-g1b = Иметь не менее 2 готовых связей.
effect-g2a = Иметь вращающийся гиродин и включённый передатчик.
effect-g2b = Иметь не менее 3 станций на безжизненных планетах и 2 оставшихся модификаторов.
effect-g3a = Владеть не менее чем 6 технологиями.
effect-g3b = Иметь вращающийся гиродин каждого размера.
effect-g4a = Иметь не менее 4 включённых передатчиков.
effect-g4b = Иметь не менее 3 станций на голубых планетах и включённый передатчик.
effect-g5a = Занять не менее 5 пульсаров.
effect-g5b = Владеть итоговой технологией и наградой за строительство.
effect-g6a = Иметь на пульсарах не менее 4 гиродинов, достроенных или нет.
effect-g6b = Иметь 4 станции, 2 вращающихся гиродина, 2 включённых передатчика и 3 технологии.

## Turns in a few words, and what pays

brief-dice = кости: { $dice }
brief-offer = на рынке: { $names }
brief-enter = начинает в { $location }
brief-side = выбирает сторону штаба { face-name }
brief-draft = берёт { $dice }
brief-modifier = покупает { token-name }
brief-fly = летит в { $places }
brief-jump = ставит корабль в { $system }
brief-station =
    { $count ->
        [one] ставит { $count } станцию
        [few] ставит { $count } станции
       *[many] ставит { $count } станций
    }
brief-ring =
    { $count ->
        [one] занимает пульсар { $places }
        [few] занимает пульсары { $places }
       *[many] занимает пульсары { $places }
    }
brief-take = берёт { gyrodyne-name }
brief-develop = ставит { gyrodyne-name } на { $pulsar }
brief-finish = достраивает { gyrodyne-name }
brief-spin = достраивает гиродин на { $pulsar }
brief-claim = берёт передатчик { transmitter-name }
brief-pay = платит за передатчик { transmitter-name }
brief-patent = патентует { technology-name }
brief-project = завершает проект { project-name }
brief-run = засчитывает рейс { run-name }

pays-P-STN-07 = бонус с картинки
pays-P-DEV-05 = первая награда за гиродины
pays-P-DEV-06 = вторая награда за гиродины
pays-P-DEV-09 = обе награды за гиродины
pays-P-PROD-06 = место на дорожке
pays-P-PROD-07 = маркер на −1
pays-P-PROD-08 = маркер на −2
pays-P-PROD-13 = вращающиеся гиродины
pays-P-END-05 = первый бонус цели
pays-P-END-06 = второй бонус цели
pays-P-END-08 = занятые пульсары
pays-P-END-09 = недостроенные гиродины
pays-P-END-11 = оставшиеся кубы
pays-P-END-13 = дорожка инициативы
pays-P-END-14 = дорожка инициативы
pays-P-END-15 = станции
pays-P-END-16 = станции после 13-й

## Why an action is not possible: the numbers that decide

why-P-DICE-02 = { not-on-board }
why-P-COPY-02 = { not-on-board }
not-on-board = На доске костей больше нет кости { $value }, там только { held-list }.
why-P-DICE-12 = Кость { $value } лежит на медиане: она не двигает маркеров.
why-P-DICE-13 =
    { $side ->
        [left] Кость { $value } двигает маркер влево на { space-count }.
       *[right] Кость { $value } двигает маркер вправо на { space-count }.
    }
why-P-DICE-18 = Кость { $value } двигает { marker-name } вправо на { space-count }, а там осталось { $room }.
space-count =
    { $spaces ->
        [one] { $spaces } клетку
        [few] { $spaces } клетки
       *[many] { $spaces } клеток
    }
why-P-ACT-04 = { unpaid }
why-P-ACT-07 = { unpaid }
why-P-ACT-10 = { unpaid }
why-P-MOD-01 = { unpaid }
why-P-TRX-02 = { unpaid }
why-P-TRX-09 = { unpaid }
unpaid =
    { $lacks ->
        [dice] Кости потрачены.
        [value] Нужна кость { need-list }, а ваши дают { made-list }.
        [die] У вас нет кости { $die }, у вас { held-list }.
        [token] Нужен { token-name }, а у вас его нет.
        [place] Такой цены нет: { $cost }. Цены: { costs-list }.
       *[cost] Нужна кость { need-list }, а эта даёт { $value }.
    }
why-P-ACT-G8 =
    { $case ->
        [spent] Кости потрачены: лететь не на чем.
        [far] До { $location } { segment-count }, а ваши кости дают не больше { $left }.
        [exact] Полёт в { $location } занимает { length-list }, а ваши кости дают { made-list }.
       *[choose] Полёт в { $location } занимает { length-list }: выберите кость, которая их даёт.
    }
segment-count =
    { $away ->
        [one] { $away } отрезок
        [few] { $away } отрезка
       *[many] { $away } отрезков
    }
why-P-ACT-G14 = Бонусную кость { $bonus } ещё нужно использовать.
why-P-VAR-G5 = У вас ещё есть кости: { held-list }.
why-P-FLY-02 =
    { $case ->
        [far] До { $location } { segment-count }, а в этом полёте осталось { $left }.
       *[exact] Ни один путь в { $location } не занимает ровно { left-count }.
    }
why-P-FLY-G5 = После { $location } ни один путь не занимает ровно { left-count }.
left-count =
    { $left ->
        [one] { $left } отрезок
        [few] { $left } отрезка
       *[many] { $left } отрезков
    }
why-P-EFF-G29 = Ни один полёт ровно на { flown-count } не проходит через такие врата.
flown-count =
    { $value ->
        [one] { $value } отрезок
        [few] { $value } отрезка
       *[many] { $value } отрезков
    }
why-P-GYR-G2 = { empty-stack }
why-P-EFF-G8 = { empty-stack }
empty-stack =
    { $gyrodyne ->
        [gyro-1] Малых гиродинов не осталось.
        [gyro-2] Средних гиродинов не осталось.
       *[gyro-3] Больших гиродинов не осталось.
    }
why-P-DEV-02 =
    { $lacks ->
        [gyrodyne] В вашей игровой зоне нет гиродина: сначала возьмите его.
       *[pulsar] Вы ещё не заняли ни одного пульсара: закончите полёт у свободного.
    }
why-P-TRX-08 = Цена { $cost } уже оплачена: { transmitter-name }.
why-P-TRX-13 = Связь даёт кость { made-list }, а не { $value }.
why-P-TEC-01 = Технология { technology-name } открывается в раунде { $opens }, а сейчас раунд { $round }.
why-P-TEC-06 = Места у технологии { technology-name } заняты: { $places } из { $places }.
why-P-TEC-07 = Единственное место у технологии { technology-name } в этом раунде занято.
why-P-TEC-09 = Единственное место у технологии { technology-name } занято.
why-P-HQ-02 = Под проектом { project-name } завершено проектов: { $done } из { $needed }.
why-P-COPY-01 = Копия стоит { cube-count }, у вас { $cubes }.
why-P-EFF-G15 = { too-many-lots }
why-P-END-05 = { too-many-lots }
too-many-lots =
    { $lacks ->
        [lots] Купить можно не больше { $limit }, а здесь { $lots }.
       *[cubes] Это стоит { cube-count }, у вас { $cubes }.
    }
cube-count =
    { $cost ->
        [one] { $cost } куб
        [few] { $cost } куба
       *[many] { $cost } кубов
    }
need-list =
    { $need_others ->
        [none] { $need_last }
       *[other] { $need_others } или { $need_last }
    }
made-list =
    { $made_others ->
        [none] { $made_last }
       *[other] { $made_others } или { $made_last }
    }
held-list =
    { $held_others ->
        [none] { $held_last }
       *[other] { $held_others } и { $held_last }
    }
length-list =
    { $length_others ->
        [none] { last-length }
       *[other] { $length_others } или { last-length }
    }
last-length =
    { $length_last ->
        [one] { $length_last } отрезок
        [few] { $length_last } отрезка
       *[many] { $length_last } отрезков
    }
costs-list =
    { $costs_others ->
        [none] { $costs_last }
       *[other] { $costs_others } и { $costs_last }
    }
