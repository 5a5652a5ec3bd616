### Cosmic Pioneers по-русски.
###
### Аргументы те же, что в английском файле: простые факты позиции, обозначения действия под именами их мест и то,
### что за ними стоит; в журнале ещё $who, имя игрока. Названия мест и имена игроков стоят в именительном падеже,
### после двоеточия или в скобках; piece-name, life-name, loaded-name, occupant-name, goods-name — в винительном.

## Moves: what a player may do now

do-commander = Выбрать командира: { commander-name }
do-raise =
    { $levels ->
        [one] { attribute-name }: повысить на { $levels } уровень
        [few] { attribute-name }: повысить на { $levels } уровня
       *[many] { attribute-name }: повысить на { $levels } уровней
    }
do-lay = Положить на { $sector }: { hex-name }
do-pick = Выбрать: { place-name } ({ $sector })
do-jettison = Выбросить за борт { piece-name }
do-crash = Аварийная посадка: { place-name } ({ $sector })
do-land = Высадить { life-name }
do-move =
    { $steps ->
        [0] Остаться: { place-name } ({ $sector })
       *[other] Лететь: { place-name } ({ $sector })
    }
do-fight = Сразиться: { seat-name }
do-reroll = Перебросить
do-aboard =
    { $number ->
        [one] Взять на борт { $number } колониста
       *[many] Взять на борт { $number } колонистов
    }
do-discard = Сдать { piece-name }: { place-name }
do-buy = Взять { goods-name }
do-embark =
    { $number ->
        [one] Погрузить { $number } колониста
       *[many] Погрузить { $number } колонистов
    }
do-load = Погрузить { loaded-name } из ячейки { $slot }
do-take = Погрузить { goods-name }
do-unload = Выгрузить { piece-name }: { place-name }
do-slot = Высадить в ячейку { $slot }
do-bomb = Бомбить: { place-name }
do-target = Цель бомб: { target-name }
do-victim = Убить { occupant-name } в ячейке { $slot }
do-pass =
    { $step ->
        [reroll] Оставить бросок
        [aboard] Никого не брать на борт
        [discard] Оставить груз
        [raise] Ничего не повышать
        [buy] Больше не брать товаров
        [embark] Никого не грузить
        [transfer] Больше ничего не грузить и не выгружать
        [bomb] Не бомбить
       *[other] Дальше
    }

## Chance: what may happen now

do-first = Первый игрок: { seat-name }
do-species = На карте инопланетян { species-name }
do-scenario = Сценарий: { scenario-name }
do-planet = В набор попадает { planet-name }
do-event = Событие: { event-name }
do-roll = На кубике { $value }
do-hit = На кубике попадания: { target-name }

## The log: what was done

log-commander = { $who } выбирает командира: { commander-name }.
log-raise =
    { $levels ->
        [one] { $who } повышает на { $levels } уровень: { attribute-name }.
        [few] { $who } повышает на { $levels } уровня: { attribute-name }.
       *[many] { $who } повышает на { $levels } уровней: { attribute-name }.
    }
log-lay = { $who } кладёт на { $sector }: { hex-name }.
log-pick = { $who } выбирает: { place-name } ({ $sector }).
log-jettison = { $who } выбрасывает за борт { piece-name }.
log-crash = { $who } совершает аварийную посадку: { place-name } ({ $sector }).
log-land = { $who } высаживает { life-name } с разбитого корабля.
log-move =
    { $steps ->
        [0] { $who } остаётся на месте: { place-name } ({ $sector }).
       *[other] { $who } летит: { place-name } ({ $sector }).
    }
log-fight = { $who } нападает на корабль игрока «{ seat-name }».
log-reroll = { $who } перебрасывает кубик.
log-aboard =
    { $number ->
        [one] { $who } берёт на борт { $number } колониста.
       *[many] { $who } берёт на борт { $number } колонистов.
    }
log-discard = { $who } сдаёт { piece-name }: { place-name }.
log-buy = { $who } берёт { goods-name } из предложенных.
log-embark =
    { $number ->
        [one] { $who } грузит { $number } колониста из резерва.
       *[many] { $who } грузит { $number } колонистов из резерва.
    }
log-load = { $who } грузит { loaded-name } из ячейки { $slot }.
log-take = { $who } грузит { goods-name }.
log-unload = { $who } выгружает { piece-name }: { place-name }.
log-slot = { $who } выбирает ячейку { $slot }.
log-bomb = { $who } бомбит планету { place-name }.
log-target = { $who } выбирает цель бомб: { target-name }.
log-victim = { $who } убивает { occupant-name } в ячейке { $slot }.
log-pass =
    { $step ->
        [reroll] { $who } оставляет бросок.
        [aboard] { $who } никого не берёт на борт.
        [discard] { $who } оставляет груз.
        [raise] { $who } ничего не повышает.
        [buy] { $who } больше не берёт товаров.
        [embark] { $who } никого не грузит.
        [transfer] { $who } больше ничего не грузит и не выгружает.
        [bomb] { $who } не бомбит.
       *[other] { $who } продолжает.
    }
log-first = Первый игрок: { seat-name }.
log-species = Взята карта инопланетян: { species-name }.
log-scenario = Сценарий: { scenario-name }.
log-planet = В набор попадает { planet-name }.
log-event = { $who } берёт карту { event-name }. { event-text }
log-roll =
    { $step ->
        [attack] { $who } нападает, на кубике { $value }.
        [defence] { $who } защищается, на кубике { $value }.
        [face] { $who } бросает кубик: { $value } ({ place-name }), { outcome-name }.
       *[count] { $who } бросает кубик: { $value }.
    }
log-hit = { $who } бросает кубик попадания: { target-name }.

## Prompts: who, what, how much is left

ask-first = Жребий решает, кто первый игрок.
ask-species = Жребий решает, какой будет карта инопланетян.
ask-scenario = Жребий решает, каким будет сценарий.
ask-planet = В набор попадает { pool-colour } планета…
ask-event = { $who } берёт карту события.
ask-attack = { $who } бросает кубик нападения.
ask-defence = { $who } бросает кубик защиты.
ask-face = { $who } бросает кубик приключения на планете { place-name }.
ask-hit = { $who } бросает кубик попадания.
ask-count = { $who } бросает кубик: сколько будет жертв.
ask-commander = { $who }, выберите командира.
ask-level = { $who }, бесплатно повысьте одну характеристику на уровень.
ask-lay =
    { $left ->
        [1] { $who }, положите последний гекс кольца.
        [one] { $who }, положите гекс на свободное место кольца: остался { $left } гекс.
        [few] { $who }, положите гекс на свободное место кольца: осталось { $left } гекса.
       *[many] { $who }, положите гекс на свободное место кольца: осталось { $left } гексов.
    }
ask-pick =
    { $outcome ->
        [destroy_planet] { $who }, выберите планету, которая погибнет ({ reason-name }).
       *[other] { $left ->
            [1] { $who }, выберите планету: { reason-name }.
           *[other] { $who }, выберите планеты по одной: { reason-name }. Осталось выбрать: { $left }.
        }
    }
ask-jettison =
    { $left ->
        [1] { $who }, выберите, что из груза выбросить за борт.
       *[other] { $who }, выберите, что из груза выбросить за борт. Осталось выбрать: { $left }.
    }
ask-crash = { $who }, ваш корабль терпит аварию. Он здесь: { place-name } ({ $sector }). Выберите место посадки.
ask-wreck =
    { $left ->
        [1] { $who }, ваш корабль разбит на планете { place-name }: кто с борта займёт последнюю свободную ячейку?
        [one] { $who }, ваш корабль разбит на планете { place-name }: свободна { $left } ячейка, кто займёт следующую?
        [few] { $who }, ваш корабль разбит на планете { place-name }: свободны { $left } ячейки, кто займёт следующую?
       *[many] { $who }, ваш корабль разбит на планете { place-name }: свободно { $left } ячеек, кто займёт следующую?
    }
ask-move =
    { $left ->
        [1] { $who }, летите на { $left } сектор. Вы здесь: { place-name } ({ $sector }).{ stay-too }
        [one] { $who }, летите в любую сторону, не дальше { $left } сектора. Вы здесь: { place-name } ({ $sector }).{ stay-too }
       *[many] { $who }, летите в любую сторону, не дальше { $left } секторов. Вы здесь: { place-name } ({ $sector }).{ stay-too }
    }
stay-too =
    { $stay ->
        [1] { " " }Можно и остаться.
       *[0] { "" }
    }
ask-fight = { $who }, здесь несколько кораблей ({ place-name }): выберите, с кем сразиться.
ask-reroll =
    { $about ->
        [adventure] { $who }, выпало { $rolled }: { outcome-name }. Оставьте бросок или перебросьте.
        [combat] { $who }, у вас { $total } против { $against }: оставьте кубик или перебросьте.
       *[bombs] { $who }, оставьте кубик или перебросьте.
    }
ask-aboard =
    { $left ->
        [one] { $who }, на планете { place-name } нет места: вы можете взять на борт до { $left } колониста.
       *[many] { $who }, на планете { place-name } нет места: вы можете взять на борт до { $left } колонистов.
    }
ask-discard = { $who }, вы можете сдать груз ({ place-name }) или оставить его.
ask-raise = { $who }, вы можете повысить одну характеристику. Цена уровня { $price }, у вас кредитов: { $credits }.
ask-buy =
    { $price ->
        [0] { $left ->
            [1] { $who }, вы можете взять жетон товара.
            [one] { $who }, вы можете взять до { $left } жетона товара.
           *[many] { $who }, вы можете взять до { $left } жетонов товара.
        }
       *[other] { $left ->
            [1] { $who }, вы можете взять жетон товара. Цена в кредитах: { $price }.
            [one] { $who }, вы можете взять до { $left } жетона товара. Цена каждого в кредитах: { $price }.
           *[many] { $who }, вы можете взять до { $left } жетонов товара. Цена каждого в кредитах: { $price }.
        }
    }
ask-embark =
    { $left ->
        [1] { $who }, вы можете погрузить 1 колониста из резерва.
        [one] { $who }, вы можете погрузить до { $left } колониста из резерва.
       *[many] { $who }, вы можете погрузить до { $left } колонистов из резерва.
    }
ask-transfer =
    { $due ->
        [0] { $left ->
            [0] { $who }, вы можете грузить и выгружать ({ place-name }). Трюм полон: взять можно лишь взамен выгруженного.
           *[other] { $who }, вы можете грузить и выгружать в любом порядке ({ place-name }). Свободных мест: { $left }.
        }
       *[other] { $who }, трюм переполнен ({ place-name }). Нужно выгрузить: { $due }.
    }
ask-slot = { $who }, выберите на планете { place-name } ячейку, куда высадится { landed-name }.
ask-bomb =
    { $level ->
        [1] { $who }, вы можете бомбить планету { place-name }: кубик попадания решает, кто под ударом, гибнет один.
        [2] { $who }, вы можете бомбить планету { place-name }: один кубик решает, кто под ударом, другой — сколько гибнет.
       *[3] { $who }, вы можете бомбить планету { place-name }: кубик решает, сколько гибнет, а кто под ударом — вы.
    }
ask-target =
    { $left ->
        [1] { $who }, гибнет один: колонист или инопланетянин?
       *[other] { $who }, число жертв: { $left }. Колонисты или инопланетяне?
    }
ask-victim =
    { $about ->
        [colonist] { $left ->
            [1] { $who }, выберите колониста, который погибнет.
            [one] { $who }, гибнет { $left } колонист: выберите следующего.
            [few] { $who }, гибнут { $left } колониста: выберите следующего.
           *[many] { $who }, гибнут { $left } колонистов: выберите следующего.
        }
       *[alien] { $left ->
            [1] { $who }, выберите инопланетянина, который погибнет.
            [one] { $who }, гибнет { $left } инопланетянин: выберите следующего.
            [few] { $who }, гибнут { $left } инопланетянина: выберите следующего.
           *[many] { $who }, гибнут { $left } инопланетян: выберите следующего.
        }
    }
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
commander-name =
    { $commander ->
        [fraser] { commander-fraser }
        [okoro] { commander-okoro }
        [lindqvist] { commander-lindqvist }
        [amari] { commander-amari }
       *[other] { $commander }
    }
attribute-name =
    { $attribute ->
        [weapons] { attribute-weapons }
        [cargo] { attribute-cargo }
        [bombs] { attribute-bombs }
        [engines] { attribute-engines }
       *[other] { $attribute }
    }
hex-name =
    { $hex ->
        [ravan] { planet-ravan }
        [cinder] { planet-cinder }
        [harrow] { planet-harrow }
        [maul] { planet-maul }
        [tarn] { planet-tarn }
        [vesper] { planet-vesper }
        [ember] { planet-ember }
        [fathom] { planet-fathom }
        [drift] { planet-drift }
        [mirrow] { planet-mirrow }
        [pelagos] { planet-pelagos }
        [halcyon] { planet-halcyon }
        [tidewell] { planet-tidewell }
        [sump] { planet-sump }
        [bracken] { planet-bracken }
        [mossfall] { planet-mossfall }
        [verdigris] { planet-verdigris }
        [lichen] { planet-lichen }
        [fenholm] { planet-fenholm }
        [barrow] { planet-barrow }
        [ochre] { planet-ochre }
        [sandglass] { planet-sandglass }
        [loess] { planet-loess }
        [saffron] { planet-saffron }
        [amberline] { planet-amberline }
        [belt] пояс астероидов
       *[other] { $hex }
    }
planet-name =
    { $planet ->
        [ravan] { planet-ravan }
        [cinder] { planet-cinder }
        [harrow] { planet-harrow }
        [maul] { planet-maul }
        [tarn] { planet-tarn }
        [vesper] { planet-vesper }
        [ember] { planet-ember }
        [fathom] { planet-fathom }
        [drift] { planet-drift }
        [mirrow] { planet-mirrow }
        [pelagos] { planet-pelagos }
        [halcyon] { planet-halcyon }
        [tidewell] { planet-tidewell }
        [sump] { planet-sump }
        [bracken] { planet-bracken }
        [mossfall] { planet-mossfall }
        [verdigris] { planet-verdigris }
        [lichen] { planet-lichen }
        [fenholm] { planet-fenholm }
        [barrow] { planet-barrow }
        [ochre] { planet-ochre }
        [sandglass] { planet-sandglass }
        [loess] { planet-loess }
        [saffron] { planet-saffron }
        [amberline] { planet-amberline }
       *[other] { $planet }
    }
place-name =
    { $place ->
        [ravan] { planet-ravan }
        [cinder] { planet-cinder }
        [harrow] { planet-harrow }
        [maul] { planet-maul }
        [tarn] { planet-tarn }
        [vesper] { planet-vesper }
        [ember] { planet-ember }
        [fathom] { planet-fathom }
        [drift] { planet-drift }
        [mirrow] { planet-mirrow }
        [pelagos] { planet-pelagos }
        [halcyon] { planet-halcyon }
        [tidewell] { planet-tidewell }
        [sump] { planet-sump }
        [bracken] { planet-bracken }
        [mossfall] { planet-mossfall }
        [verdigris] { planet-verdigris }
        [lichen] { planet-lichen }
        [fenholm] { planet-fenholm }
        [barrow] { planet-barrow }
        [ochre] { planet-ochre }
        [sandglass] { planet-sandglass }
        [loess] { planet-loess }
        [saffron] { planet-saffron }
        [amberline] { planet-amberline }
        [jumpgate] Прыжковые врата
        [station] Торговая станция
        [belt] пояс астероидов
        [ruin] погибшая планета
       *[other] { $place }
    }
loaded-name =
    { $occupant ->
        [lizard] ящера
        [squid] кальмара
        [slime] слизь
        [worm] червя
       *[other] колониста
    }
occupant-name =
    { $occupant ->
        [s0] колониста игрока «Алый»
        [s1] колониста игрока «Синий»
        [s2] колониста игрока «Зелёный»
        [s3] колониста игрока «Жёлтый»
        [lizard] ящера
        [squid] кальмара
        [slime] слизь
        [worm] червя
       *[other] { $occupant }
    }
piece-name =
    { $piece ->
        [colonist] колониста
        [lizard] ящера
        [squid] кальмара
        [slime] слизь
        [worm] червя
        [red] красный жетон товара
        [blue] синий жетон товара
        [green] зелёный жетон товара
        [yellow] жёлтый жетон товара
       *[other] { $piece }
    }
life-name =
    { $life ->
        [colonist] колониста
        [lizard] ящера
        [squid] кальмара
        [slime] слизь
        [worm] червя
       *[other] { $life }
    }
landed-name =
    { $about ->
        [colonist] колонист
        [lizard] ящер
        [squid] кальмар
        [slime] слизь
        [worm] червь
       *[other] { $about }
    }
goods-name =
    { $colour ->
        [red] красный жетон товара
        [blue] синий жетон товара
        [green] зелёный жетон товара
        [yellow] жёлтый жетон товара
       *[other] { $colour }
    }
pool-colour =
    { $about ->
        [red] красная
        [blue] синяя
        [green] зелёная
        [yellow] жёлтая
       *[other] { $about }
    }
species-name =
    { $species ->
        [lizard] ящер
        [squid] кальмар
        [slime] слизь
        [worm] червь
       *[other] { $species }
    }
target-name =
    { $target ->
        [colonist] колонисты
        [alien] инопланетяне
       *[other] { $target }
    }
scenario-name =
    { $scenario ->
        [cosmic-pioneers] «{ scenario-cosmic-pioneers }»
        [battle-royale] «{ scenario-battle-royale }»
        [freight-run] «{ scenario-freight-run }»
        [lane-keepers] «{ scenario-lane-keepers }»
        [first-flag] «{ scenario-first-flag }»
        [overgrown] «{ scenario-overgrown }»
        [falling-sky] «{ scenario-falling-sky }»
        [cross-trade] «{ scenario-cross-trade }»
        [menagerie] «{ scenario-menagerie }»
        [gold-rush] «{ scenario-gold-rush }»
       *[other] { $scenario }
    }
event-name =
    { $card ->
        [lizard-night-raid] «{ card-lizard-night-raid }»
        [lizard-ambush] «{ card-lizard-ambush }»
        [lizard-brood-march] «{ card-lizard-brood-march }»
        [lizard-alpha-call] «{ card-lizard-alpha-call }»
        [squid-drag-under] «{ card-squid-drag-under }»
        [squid-hull-crush] «{ card-squid-hull-crush }»
        [squid-undertow] «{ card-squid-undertow }»
        [squid-ink-toll] «{ card-squid-ink-toll }»
        [slime-bloom] «{ card-slime-bloom }»
        [slime-smother] «{ card-slime-smother }»
        [slime-creep] «{ card-slime-creep }»
        [slime-dry-season] «{ card-slime-dry-season }»
        [worm-undermine] «{ card-worm-undermine }»
        [worm-ground-quake] «{ card-worm-ground-quake }»
        [worm-surfacing] «{ card-worm-surfacing }»
        [worm-opened-vein] «{ card-worm-opened-vein }»
       *[other] { $card }
    }
event-text =
    { $card ->
        [lizard-night-raid] { card-lizard-night-raid-text }
        [lizard-ambush] { card-lizard-ambush-text }
        [lizard-brood-march] { card-lizard-brood-march-text }
        [lizard-alpha-call] { card-lizard-alpha-call-text }
        [squid-drag-under] { card-squid-drag-under-text }
        [squid-hull-crush] { card-squid-hull-crush-text }
        [squid-undertow] { card-squid-undertow-text }
        [squid-ink-toll] { card-squid-ink-toll-text }
        [slime-bloom] { card-slime-bloom-text }
        [slime-smother] { card-slime-smother-text }
        [slime-creep] { card-slime-creep-text }
        [slime-dry-season] { card-slime-dry-season-text }
        [worm-undermine] { card-worm-undermine-text }
        [worm-ground-quake] { card-worm-ground-quake-text }
        [worm-surfacing] { card-worm-surfacing-text }
        [worm-opened-vein] { card-worm-opened-vein-text }
       *[other] { $card }
    }
reason-name =
    { $about ->
        [lizard-night-raid] «{ card-lizard-night-raid }»
        [lizard-ambush] «{ card-lizard-ambush }»
        [lizard-brood-march] «{ card-lizard-brood-march }»
        [lizard-alpha-call] «{ card-lizard-alpha-call }»
        [squid-drag-under] «{ card-squid-drag-under }»
        [squid-hull-crush] «{ card-squid-hull-crush }»
        [squid-undertow] «{ card-squid-undertow }»
        [squid-ink-toll] «{ card-squid-ink-toll }»
        [slime-bloom] «{ card-slime-bloom }»
        [slime-smother] «{ card-slime-smother }»
        [slime-creep] «{ card-slime-creep }»
        [slime-dry-season] «{ card-slime-dry-season }»
        [worm-undermine] «{ card-worm-undermine }»
        [worm-ground-quake] «{ card-worm-ground-quake }»
        [worm-surfacing] «{ card-worm-surfacing }»
        [worm-opened-vein] «{ card-worm-opened-vein }»
        [cosmic-pioneers] «{ scenario-cosmic-pioneers }»
        [battle-royale] «{ scenario-battle-royale }»
        [freight-run] «{ scenario-freight-run }»
        [lane-keepers] «{ scenario-lane-keepers }»
        [first-flag] «{ scenario-first-flag }»
        [overgrown] «{ scenario-overgrown }»
        [falling-sky] «{ scenario-falling-sky }»
        [cross-trade] «{ scenario-cross-trade }»
        [menagerie] «{ scenario-menagerie }»
        [gold-rush] «{ scenario-gold-rush }»
       *[other] { $about }
    }
outcome-name =
    { $outcome ->
        [gain_colonists] { $amount ->
            [one] получен { $amount } колонист
            [few] получены { $amount } колониста
           *[many] получено { $amount } колонистов
        }
        [lose_colonists] { $amount ->
            [one] потерян { $amount } колонист
            [few] потеряны { $amount } колониста
           *[many] потеряно { $amount } колонистов
        }
        [gain_credits] { $amount ->
            [one] получен { $amount } кредит
            [few] получены { $amount } кредита
           *[many] получено { $amount } кредитов
        }
        [lose_credits] { $amount ->
            [one] потерян { $amount } кредит
            [few] потеряны { $amount } кредита
           *[many] потеряно { $amount } кредитов
        }
        [crash] аварийная посадка
        [draw_event] карта события
       *[other] { $outcome }
    }

## Names of things

game-title = Cosmic Pioneers
about = Каждый игрок командует кораблём колонистов, который приходит в систему Тау Кита через Прыжковые врата. Высаживайте колонистов на её одиннадцать планет, удерживайте зелёные ячейки против соперников и туземцев и станьте верховным командующим.

kind-commander = Выбрать командира
kind-raise = Повысить характеристику
kind-lay = Положить планету или пояс
kind-pick = Выбрать планету
kind-jettison = Выбросить груз
kind-crash = Аварийная посадка
kind-land = Высадить уцелевших
kind-move = Лететь
kind-fight = Сразиться
kind-reroll = Перебросить
kind-aboard = Взять колонистов
kind-discard = Сдать груз
kind-buy = Взять товар
kind-embark = Погрузить из резерва
kind-load = Погрузить живых
kind-take = Погрузить товар
kind-unload = Выгрузить
kind-slot = Выбрать ячейку
kind-bomb = Бомбить
kind-target = Выбрать цель бомб
kind-victim = Выбрать жертву
kind-pass = Дальше
kind-first = Первый игрок
kind-species = Карта инопланетян
kind-scenario = Сценарий
kind-planet = Планета для набора
kind-event = Карта события
kind-roll = Кубик
kind-hit = Кубик попадания

step-hexes = первые гексы
step-ships = корабли
step-start = начальное имущество
step-round = новый раунд
step-spawn = появление туземцев
step-effect = эффект
step-turn = ход
step-outcome = исход боя
step-adventure = приключение
step-result = что принесло приключение
step-income = доход
step-deploy = развёртывание
step-end = конец раунда
step-first = первый игрок
step-species = карта инопланетян
step-scenario = сценарий
step-planet = планета для набора
step-event = событие
step-attack = кубик нападающего
step-defence = кубик защитника
step-face = кубик приключения
step-hit = кубик попадания
step-count = число жертв
step-commander = командир
step-level = бесплатный уровень
step-lay = выкладка кольца
step-pick = выбор планет
step-jettison = груз за борт
step-crash = аварийная посадка
step-wreck = выгрузка после аварии
step-move = движение
step-fight = бой
step-reroll = переброс
step-aboard = колонисты на борт
step-discard = сдача груза
step-raise = уровни
step-buy = предложенные товары
step-embark = колонисты из резерва
step-transfer = погрузка и выгрузка
step-slot = выбор ячейки
step-bomb = бомбардировка
step-target = выбор цели бомб
step-victim = жертвы
step-over = конец партии

seat-s0 = Алый
seat-s1 = Синий
seat-s2 = Зелёный
seat-s3 = Жёлтый

sector-jumpgate = Прыжковые врата
sector-station = Торговая станция
sector-belt = Пояс астероидов
sector-ruin = Погибшая планета
sector-planet = Планета
sector-free = Свободное место

attribute-weapons = Оружие
attribute-cargo = Трюм
attribute-bombs = Бомбы
attribute-engines = Двигатели

colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
species-lizard = Ящер
species-squid = Кальмар
species-slime = Слизь
species-worm = Червь
piece-colonist = колонист
piece-lizard = ящер
piece-squid = кальмар
piece-slime = слизь
piece-worm = червь
piece-red = красный товар
piece-blue = синий товар
piece-green = зелёный товар
piece-yellow = жёлтый товар
life-colonist = колонисты
life-alien = инопланетяне

counter-fights_won = выигранные бои
counter-deliveries = доставки
counter-aliens_killed = убитые инопланетяне
counter-neighbour_pairs = пары соседних контролируемых планет
counter-colours_controlled = контролируемые цвета
counter-name =
    { $counted ->
        [fights_won] { counter-fights_won }
        [deliveries] { counter-deliveries }
        [aliens_killed] { counter-aliens_killed }
        [neighbour_pairs] { counter-neighbour_pairs }
        [colours_controlled] { counter-colours_controlled }
       *[other] { $counted }
    }

reason-C-SCORE-01 =
    { $colonist_points ->
        [one] { $colonist_points } победное очко за каждого своего колониста на любом секторе.
        [few] { $colonist_points } победных очка за каждого своего колониста на любом секторе.
       *[other] { $colonist_points } победных очков за каждого своего колониста на любом секторе.
    }
reason-C-SCORE-02 =
    { $planet_points ->
        [one] { $planet_points } победное очко за каждую контролируемую планету.
        [few] { $planet_points } победных очка за каждую контролируемую планету.
       *[other] { $planet_points } победных очков за каждую контролируемую планету.
    }
reason-C-SCORE-03 = 1 победное очко за каждые полные { $point_credits } кредитов.
reason-C-SETUP-15 =
    { $counted_points ->
        [one] Сценарий учитывает { counter-name }: за единицу { $counted_points } победное очко.
        [few] Сценарий учитывает { counter-name }: за единицу { $counted_points } победных очка.
       *[other] Сценарий учитывает { counter-name }: за единицу { $counted_points } победных очков.
    }

points-colonists = Колонисты на планетах
points-planets = Контролируемые планеты
points-credits = Кредиты
points-scenario = Сценарий

effect-gain_colonists = получены колонисты
effect-lose_colonists = потеряны колонисты
effect-gain_credits = получены кредиты
effect-lose_credits = потеряны кредиты
effect-crash = аварийная посадка
effect-draw_event = карта события

die-adventure = кубик приключения
die-combat = кубик боя
die-bombs = кубики бомб
period-turn = каждый ход
period-game = за всю партию

phase-1 = событие
phase-2 = движение и бой
phase-3 = приключение или Прыжковые врата
phase-4 = развёртывание
phase-5 = бомбардировка

planet-ravan = Раван
planet-cinder = Окалина
planet-harrow = Борона
planet-maul = Молот
planet-tarn = Тарн
planet-vesper = Веспер
planet-ember = Уголёк
planet-fathom = Пучина
planet-drift = Дрейф
planet-mirrow = Мирроу
planet-pelagos = Пелагос
planet-halcyon = Алкиона
planet-tidewell = Тайдвелл
planet-sump = Топь
planet-bracken = Папоротник
planet-mossfall = Моссфолл
planet-verdigris = Медянка
planet-lichen = Лишайник
planet-fenholm = Фенхольм
planet-barrow = Курган
planet-ochre = Охра
planet-sandglass = Склянка
planet-loess = Лёсс
planet-saffron = Шафран
planet-amberline = Амберлайн

commander-fraser = Фрейзер
commander-okoro = Окоро
commander-lindqvist = Линдквист
commander-amari = Амари
talent-fraser = Твёрдая почва
talent-okoro = Верный глаз
talent-lindqvist = Ас ближнего боя
talent-amari = Второй взгляд
talent-fraser-text = Высаживает колонистов и инопланетян в любые свободные ячейки.
talent-okoro-text = Выбирает, кто именно из поражённого вида гибнет.
talent-lindqvist-text = В бою может один раз перебросить кубик и, нападая, побеждает при равенстве.
talent-amari-text = Дважды за партию может перебросить приключение; второй бросок окончательный.

scenario-cosmic-pioneers = Космические первопроходцы
scenario-battle-royale = Королевская битва
scenario-freight-run = Грузовой рейс
scenario-lane-keepers = Хранители путей
scenario-first-flag = Первый флаг
scenario-overgrown = Заросли
scenario-falling-sky = Небо рушится
scenario-cross-trade = Встречная торговля
scenario-menagerie = Зверинец
scenario-gold-rush = Золотая лихорадка
scenario-cosmic-pioneers-text = Основная игра: заселите систему за двенадцать раундов.
scenario-battle-royale-text = У нападающих перевес, и каждый выигранный бой даёт деньги и очки.
scenario-freight-run-text = Возите товары от Прыжковых врат к Торговой станции на другой стороне.
scenario-lane-keepers-text = Пояса рассекают кольцо, двигатели форсированы, соседние планеты под контролем приносят очки.
scenario-first-flag-text = Корабли лучше, короткое перемирие, затем гонка: четвёртый флаг заканчивает партию.
scenario-overgrown-text = Туземцы повсюду, и их всё больше; за расчистку платят.
scenario-falling-sky-text = Ничьи планеты гибнут одна за другой; спасает только контроль.
scenario-cross-trade-text = Красные и синие планеты отправляют товары, которые покупают зелёные и жёлтые.
scenario-menagerie-text = Торговая станция покупает живых туземцев и переоснащает корабли.
scenario-gold-rush-text = Планеты приносят дивиденды, флаги ценятся меньше, деньги — вдвое дороже.

card-lizard-night-raid = Ночной набег
card-lizard-night-raid-text = Каждая планета с ящером теряет своего самого правого колониста.
card-lizard-ambush = Засада у причала
card-lizard-ambush-text = Каждый корабль у красной планеты выбрасывает за борт 2 части груза; их выбирает владелец.
card-lizard-brood-march = Поход выводка
card-lizard-brood-march-text = С каждой планеты с ящером один ящер уходит на следующую планету по часовой стрелке.
card-lizard-alpha-call = Зов вожака
card-lizard-alpha-call-text = Каждая красная планета получает ящера, даже если один там уже живёт.
card-squid-drag-under = На дно
card-squid-drag-under-text = Взявший карту выбирает планету с кальмаром; она теряет 2 своих самых правых колонистов.
card-squid-hull-crush = Хруст обшивки
card-squid-hull-crush-text = Каждый корабль у синей планеты совершает аварийную посадку.
card-squid-undertow = Донное течение
card-squid-undertow-text = Каждый корабль у синей планеты сносит на 1 сектор по часовой стрелке, без боя.
card-squid-ink-toll = Чернильная пошлина
card-squid-ink-toll-text = Каждый игрок, чей корабль у синей планеты, теряет 200 кредитов.
card-slime-bloom = Цветение
card-slime-bloom-text = Каждая планета со слизью получает ещё 1 слизь.
card-slime-smother = Удушье
card-slime-smother-text = Взявший карту выбирает 2 планеты со слизью; на каждой самого правого колониста заменяет слизь.
card-slime-creep = Тихое сползание
card-slime-creep-text = С каждой планеты со слизью одна слизь уходит на следующую планету против часовой стрелки.
card-slime-dry-season = Сухой сезон
card-slime-dry-season-text = Взявший карту выбирает 2 планеты со слизью; каждая теряет свою самую левую слизь.
card-worm-undermine = Подкоп
card-worm-undermine-text = Каждая планета с червём теряет своего самого левого колониста.
card-worm-ground-quake = Сотрясение
card-worm-ground-quake-text = Каждая контролируемая жёлтая планета теряет 2 своих самых правых колонистов.
card-worm-surfacing = Выход наружу
card-worm-surfacing-text = Каждая жёлтая планета с колонистом получает червя.
card-worm-opened-vein = Вскрытая жила
card-worm-opened-vein-text = Кто контролирует жёлтую планету, получает за неё 200 кредитов.

option-events = События
option-events-every-round = Карта события в каждом раунде
option-events-even-rounds = Карта события через раунд
option-start = Начало
option-start-loaded = С кредитами и трюмом, полным колонистов
option-start-bare = С пустыми руками
option-scenario = Сценарий
option-scenario-random = По жребию
option-scenario-cosmic-pioneers = { scenario-cosmic-pioneers }
option-scenario-battle-royale = { scenario-battle-royale }
option-scenario-freight-run = { scenario-freight-run }
option-scenario-lane-keepers = { scenario-lane-keepers }
option-scenario-first-flag = { scenario-first-flag }
option-scenario-overgrown = { scenario-overgrown }
option-scenario-falling-sky = { scenario-falling-sky }
option-scenario-cross-trade = { scenario-cross-trade }
option-scenario-menagerie = { scenario-menagerie }
option-scenario-gold-rush = { scenario-gold-rush }
option-species_1 = Карта инопланетян 1
option-species_1-random = По жребию
option-species_1-lizard = { species-lizard }
option-species_1-squid = { species-squid }
option-species_1-slime = { species-slime }
option-species_1-worm = { species-worm }
option-species_2 = Карта инопланетян 2
option-species_2-random = По жребию
option-species_2-lizard = { species-lizard }
option-species_2-squid = { species-squid }
option-species_2-slime = { species-slime }
option-species_2-worm = { species-worm }
option-stay = Остаться на месте
option-stay-off = Корабль летит, если может
option-stay-on = Корабль может остаться на месте
option-first_player = Первый игрок
option-first_player-random = По жребию
option-first_player-0 = { seat-s0 }
option-first_player-1 = { seat-s1 }
option-first_player-2 = { seat-s2 }
option-first_player-3 = { seat-s3 }

## What the options are for

help-events = в каких раундах берут карту события
help-start = с чем все начинают
help-scenario = сценарий, если его надо задать
help-species_1 = вид на карте инопланетян подготовки, если его надо задать
help-species_2 = вид на карте инопланетян подготовки, если его надо задать
help-stay = может ли корабль остаться на месте вместо полёта
help-first_player = место первого игрока, если его надо задать

## Turns in a few words, and what pays

brief-commander = командир { commander-name }
brief-lay-one = гекс на { $sector }: { hex-name }
brief-lay =
    { $count ->
        [one] положен { $count } гекс
        [few] положено { $count } гекса
       *[many] положено { $count } гексов
    }
brief-pick = выбор: { place-name }
brief-event = событие { event-name }
brief-move =
    { $steps ->
        [0] на месте: { place-name }
       *[other] полёт: { place-name }
    }
brief-fight = бой ({ $rival })
brief-crash =
    { $own ->
        [1] авария: { place-name }
       *[0] авария ({ $rival }): { place-name }
    }
brief-outcome = { outcome-name }
brief-raise = повышение: { attribute-name }
brief-buy =
    { $count ->
        [one] взят { $count } жетон товара
        [few] взято { $count } жетона товара
       *[many] взято { $count } жетонов товара
    }
brief-aboard =
    { $count ->
        [one] на борт взят { $count } колонист
        [few] на борт взято { $count } колониста
       *[many] на борт взято { $count } колонистов
    }
brief-load = грузит { loaded-name }
brief-settle =
    { $count ->
        [one] высажен { $count } колонист
        [few] высажено { $count } колониста
       *[many] высажено { $count } колонистов
    }
brief-unload = выгружает { piece-name }
brief-discard = сдаёт { piece-name }
brief-jettison =
    { $count ->
        [one] за борт: { $count } единица груза
        [few] за борт: { $count } единицы груза
       *[many] за борт: { $count } единиц груза
    }
brief-bomb = бомбы: { place-name }

pays-C-SCORE-01 = колонисты
pays-C-SCORE-02 = планеты под контролем
pays-C-SCORE-03 = кредиты
pays-C-SETUP-15 = сценарий

## Why an action is not possible: the numbers that decide

why-C-MOVE-01 = До цели { sectors-away }: { place-name } ({ $sector }). Ваш корабль пролетает не больше { $reach }.
why-C-CRASH-01 = До цели { sectors-away }: { place-name } ({ $sector }). До ближайшей планеты — { $nearest }.
sectors-away =
    { $steps ->
        [one] { $steps } сектор
        [few] { $steps } сектора
       *[many] { $steps } секторов
    }
why-C-JUMP-04 = Цена уровней ({ $levels }): { $cost }, у вас кредитов: { $credits }.
why-C-JUMP-05 = Не { $number }: мест в трюме { $room }, колонистов в резерве { $reserve }.
why-C-ADV-05 = Не { $number }: мест в трюме { $room }, колонистов без ячейки { $surplus }.
why-C-CMD-02 = Бесплатен один уровень, а не { $levels }.
why-C-NOTE-21 = { level-of-top }
why-C-GAP-09 = { level-of-top }
level-of-top = { attribute-name }: у вас уровень { $level }, а { $top } — наивысший.
why-C-GAP-37 = Чтобы брать на борт инопланетян, нужен Трюм уровня { $needed }, у вас { $level }.
why-C-GAP-39 = Жетонов этого цвета осталось: { $left }.
why-C-GAP-78 = Погрузок и выгрузок сделано: { $done } из { $limit }.
why-C-GAP-79 =
    { $over ->
        [0] Трюм полон: занято { $aboard } из { $capacity }.
       *[other] Трюм переполнен: на борту { $aboard }, мест { $capacity }. Сначала выгрузите: { $over }.
    }
why-C-GAP-88 = На планете { place-name } нет свободной ячейки: занято { $slots } из { $slots }.
