### Великий Західний Шлях українською.
### Як аргументи потрапляють до повідомлень, сказано в trailboss/kernel/vocabulary.py.
### Перед «$» стоїть нерозривний пробіл.

game-title = Великий Західний Шлях
game-description = Проведи стадо шляхом до Канзас-Сіті, дорогою наймай і будуй, а тоді відправ худобу залізницею аж до Нью-Йорка.

## Параметри

option-neutral-buildings = Нейтральні будівлі
    .help = Де стоять сім нейтральних будівель. Для першої гри найкраще за літерами.
option-neutral-buildings-lettered = за літерами
option-neutral-buildings-random = випадково
option-building-sides = Боки приватних будівель
    .help = Яким боком дванадцяти приватних будівель грають усі.
option-building-sides-a = боки a
option-building-sides-b = боки b
option-building-sides-random = упереміш
option-house-set = Домашній набір
    .help = Надруковані значення, які виправили власники коробки. Його складають на сторінці виправлень.
option-house-set-none = немає, усе як у нас

## Таблиця балів

category-money = Гроші
category-private-buildings = Приватні будівлі
category-cities = Міста
category-stations = Станції
category-hazards = Небезпеки
category-cattle = Худоба
category-objectives = Цілі
category-station-masters = Начальники станцій
category-workers = Робітники
category-step-disc = Диск ліміту кроків
category-job-market-token = Жетон ринку праці
curve-money = Гроші
curve-herd-value = Усе стадо
choice-building = Будівлі
choice-card = Карти цілей
choice-master = Начальники станцій

## Рішення: про що запитують гравця

decision-trim = Перед першим ходом скинь { $left ->
    [one] { $left } карту
    [few] { $left } карти
    [many] { $left } карт
   *[other] { $left } карти
 }.
decision-place = Постав скотаря на нейтральну будівлю.
decision-ride = { $why ->
    [again] Скотар їде далі. Куди? Маєш { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
     }.
    [free] Безкоштовний рух, без плати й не до Канзас-Сіті. Куди? Маєш { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
     }.
   *[phase-a] Куди їдеш? Маєш { $steps ->
       [one] { $steps } крок
       [few] { $steps } кроки
       [many] { $steps } кроків
      *[other] { $steps } кроку
    }.
 }
decision-location = Що робиш { $node_at }?
decision-immediate = Скинути { $demand_acc }? Винагорода: { $money ->
    [0] { $certificates ->
        [one] { $certificates } сертифікат
        [few] { $certificates } сертифікати
        [many] { $certificates } сертифікатів
       *[other] { $certificates } сертифіката
     }
   *[other] { $certificates ->
        [0] { $money ->
            [one] { $money } долар
            [few] { $money } долари
            [many] { $money } доларів
           *[other] { $money } долара
         }
       *[other] { $money ->
           [one] { $money } долар
           [few] { $money } долари
           [many] { $money } доларів
          *[other] { $money } долара
        }, сертифікати: { $certificates }
     }
 }. Зараз або ніколи.
decision-auxiliary = Обери допоміжну дію, одинарну чи подвійну.
decision-discard-for = { $demand_id ->
    [pair] Яку пару скидаєш? Підходять: { $demand }.
   *[other] Яку карту скидаєш? Підходить: { $demand }.
 }
decision-draw = Добираєш карту? Можна добрати ще { $left ->
    [one] { $left } карту
    [few] { $left } карти
    [many] { $left } карт
   *[other] { $left } карти
 }, потім скинеш стільки ж.
decision-discard-drawn = Скинь з руки { $left ->
    [one] { $left } карту
    [few] { $left } карти
    [many] { $left } карт
   *[other] { $left } карти
 }.
decision-remove = { $left ->
    [one] Можна прибрати з гри { $left } карту з руки.
    [few] Можна прибрати з гри щонайбільше { $left } карти з руки.
    [many] Можна прибрати з гри щонайбільше { $left } карт з руки.
   *[other] Можна прибрати з гри щонайбільше { $left } карти з руки.
 }
decision-certificates = На скільки клітинок переміщуєш маркер сертифікатів?
decision-hire = { $modifier ->
    [0] Кого наймаєш?
    [-1] Кого наймаєш? На 1 долар дешевше.
    [-2] Кого наймаєш? На 2 долари дешевше.
   *[other] Кого наймаєш? На { $modifier ->
       [one] { $modifier } долар
       [few] { $modifier } долари
       [many] { $modifier } доларів
      *[other] { $modifier } долара
    } дорожче.
 }
decision-buy = Купи худобу. Маєш ще { $cowboys ->
    [one] { $cowboys } ковбоя
    [few] { $cowboys } ковбоїв
    [many] { $cowboys } ковбоїв
   *[other] { $cowboys } ковбоя
 }.
decision-pick = Яку карту береш? Залишилося взяти: { $left }.
decision-build = { $price ->
    [0] Яку будівлю будуєш? Безкоштовно.
   *[other] Яку будівлю будуєш? За кожного будівельника платиш { $price ->
        [one] { $price } долар
        [few] { $price } долари
        [many] { $price } доларів
       *[other] { $price } долара
     }.
 }
decision-site = Де стане будівля { $building }?
decision-tile = { $kinds ->
    [hazard] Яку небезпеку усуваєш? { $cost ->
        [0] Безкоштовно.
       *[other] Ціна: { $cost } $.
     }
    [outlaw] Якого бандита хапаєш?
   *[hazard-or-outlaw] Усунь небезпеку або схопи бандита.
 }
decision-objective = Обери карту цілей.
decision-engine = Де зупиниться локомотив? { $most ->
    [one] Уперед на { $most } клітинку.
    [few] Уперед щонайбільше на { $most } клітинки.
    [many] Уперед щонайбільше на { $most } клітинок.
   *[other] Уперед щонайбільше на { $most } клітинки.
 }
decision-engine-back = Відведи локомотив назад рівно на { $distance ->
    [one] { $distance } клітинку
    [few] { $distance } клітинки
    [many] { $distance } клітинок
   *[other] { $distance } клітинки
 }. Де він зупиниться?
decision-terminal = Локомотив стоїть у кінці колії. Відведи його назад на будь-яку вільну клітинку.
decision-upgrade = Покращити станцію { $station } за { $cost ->
    [one] { $cost } долар
    [few] { $cost } долари
    [many] { $cost } доларів
   *[other] { $cost } долара
 }?
decision-station-behind = Яку станцію позаду локомотива покращуєш?
decision-disc = { $purpose ->
    [station] Який диск потрапить на станцію { $station }?
   *[city] Який диск потрапить до { $city_gen }?
 }
decision-appoint = Призначити начальника станції? Жетон: { $master }.
decision-foresight = Прогноз { $column }: обери жетон.
decision-income = Дохід поки що становить { $total ->
    [one] { $total } долар
    [few] { $total } долари
    [many] { $total } доларів
   *[other] { $total } долара
 }. Скільки сертифікатів витрачаєш? Кожен додає 1.
decision-deliver = До якого міста доставляєш худобу? Доступні міста вартістю щонайбільше { $limit }.
decision-arrows = Який бонус за доставку береш першим?
decision-deliver-back = Позачергова доставка: як далеко відводиш локомотив назад?

## Дії: відповіді в меню
## Атрибут .described для програм, які знають, що відповідь коштує і що дає ($effect).

action-place = Поставити скотаря { $node_to }
action-ride = Поїхати { $node_to }
action-ride-by = Поїхати { $node_to } через { $route }
action-ride-by-two = Поїхати { $node_to } через { $route } і { $route_2 }
action-ride-by-three = Поїхати { $node_to } через { $route }, { $route_2 } і { $route_3 }
action-stop = { $decision ->
    [draw] Більше не добирати
    [remove] Більше не прибирати
    [buy] Завершити купівлю
   *[other] Завершити
 }
action-pass = { $decision ->
    [ride] Залишитися на місці
    [upgrade] Не покращувати
    [appoint] Не призначати
   *[other] Відмовитися
 }
action-use = { $local }
    .described = { $local_id ->
        [risk] Ризикова дія: { $effect }
        [copied-risk] Скопійована ризикова дія: { $effect }
       *[other] { $effect }
     }
action-copy = Скопіювати дії { $node_from }
action-end = Завершити хід
action-accept = Виконати дію
    .described = { $effect }
action-aux = Допоміжна дія: { $aux }
    .described = Допоміжна дія: { $effect }
action-aux-double = Подвійна допоміжна дія: { $aux }
    .described = Подвійна допоміжна дія: { $effect }
action-build = Побудувати будівлю { $building }
action-site = Побудувати { $node_at }
action-bounty = Схопити бандита { $node_at }
action-clear = Усунути небезпеку { $node_from }
action-discard = Скинути { $card_acc }
action-discard-pair = Скинути пару: { $card } + { $card_2 }
action-remove = Прибрати з гри { $card_acc }
action-play = Зіграти карту цілей «{ $card }»
action-objective = Взяти карту цілей «{ $card }»
action-objective-stack = Взяти верхню карту з колоди цілей
action-draw = Добрати карту
action-exchange = Використати жетон обміну: добрати 2, скинути 2
action-hire = Найняти { $worker_acc } з ряду { $row }
action-buy = Купити { $card_acc }, використавши { $cowboys ->
    [one] { $cowboys } ковбоя
    [few] { $cowboys } ковбоїв
    [many] { $cowboys } ковбоїв
   *[other] { $cowboys } ковбоя
 }
action-buy-two = Купити 2 карти ({ $group })
action-take = Взяти { $card_acc }
action-extend = Використати ковбоя: нові карти на ринок
action-engine = Локомотив на клітинку { $space }
action-stay = Не переміщувати локомотив
action-upgrade = Покращити станцію { $station }
action-disc = Взяти { $disc }
action-disc-back = Забрати диск зі станції { $station }
action-appoint = Призначити { $worker_acc }
action-foresight = Прогноз { $column }: { $tile }
action-certificates = { $number ->
    [0] Не переміщувати маркер
    [one] Маркер на { $number } клітинку вперед
    [few] Маркер на { $number } клітинки вперед
    [many] Маркер на { $number } клітинок уперед
   *[other] Маркер на { $number } клітинки вперед
 }
action-spend = { $number ->
    [0] Не витрачати сертифікатів
    [one] Витратити { $number } сертифікат
    [few] Витратити { $number } сертифікати
    [many] Витратити { $number } сертифікатів
   *[other] Витратити { $number } сертифіката
 }
action-deliver = Доставити худобу до { $city_gen }
action-arrow = Спершу бонус за доставку { $arrow }

## Події: рядки журналу

event-forced = { $seat } не має іншого вибору: «{ $action }».
event-turn-began = { $seat } починає хід.
event-placed-herder = { $seat } ставить скотаря { $node_to }.
event-rode = { $seat } їде { $node_to }: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
 }.
event-paid-fee = { $money ->
    [0] { $seat } не має чим заплатити гравцеві { $seat_2 } { $node_at }.
    [one] { $seat } платить гравцеві { $seat_2 } { $money } долар за прохід { $node_at }.
    [few] { $seat } платить гравцеві { $seat_2 } { $money } долари за прохід { $node_at }.
    [many] { $seat } платить гравцеві { $seat_2 } { $money } доларів за прохід { $node_at }.
   *[other] { $seat } платить гравцеві { $seat_2 } { $money } долара за прохід { $node_at }.
 }
event-paid-fee-to-bank = { $money ->
    [0] { $seat } не має чим заплатити за прохід { $node_at }.
    [one] { $seat } платить до банку { $money } долар за прохід { $node_at }.
    [few] { $seat } платить до банку { $money } долари за прохід { $node_at }.
    [many] { $seat } платить до банку { $money } доларів за прохід { $node_at }.
   *[other] { $seat } платить до банку { $money } долара за прохід { $node_at }.
 }
event-gained-money = { $seat } отримує { $money ->
    [one] { $money } долар
    [few] { $money } долари
    [many] { $money } доларів
   *[other] { $money } долара
 }.
event-paid = { $seat } платить { $money ->
    [one] { $money } долар
    [few] { $money } долари
    [many] { $money } доларів
   *[other] { $money } долара
 }.
event-gained-token = { $seat } отримує { $number ->
    [one] { $number } жетон обміну
    [few] { $number } жетони обміну
    [many] { $number } жетонів обміну
   *[other] { $number } жетона обміну
 }.
event-used-token = { $seat } використовує жетон обміну.
event-drew = { $seat } добирає { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
 }.
event-drew-cards = { $seat } добирає: { $cards }.
event-reshuffled = { $seat } перемішує колоду скиду. Нова колода добору: { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
 }.
event-discarded = { $seat } скидає { $card_acc }.
event-discarded-hand = { $seat } скидає всі карти з руки: { $cards }.
event-revealed-hand = { $cards_count ->
    [0] { $seat } не має в руці карт, щоб відкрити.
   *[other] { $seat } відкриває карти з руки: { $cards }.
 }
event-removed-card = { $seat } прибирає з гри { $card_acc }.
event-gained-certificates = { $number ->
    [0] { $seat } не бере сертифікатів.
    [one] { $seat } отримує { $number } сертифікат.
    [few] { $seat } отримує { $number } сертифікати.
    [many] { $seat } отримує { $number } сертифікатів.
   *[other] { $seat } отримує { $number } сертифіката.
 }
event-spent-certificates = { $seat } витрачає { $number ->
    [one] { $number } сертифікат
    [few] { $number } сертифікати
    [many] { $number } сертифікатів
   *[other] { $number } сертифіката
 }.
event-used-location = { $seat } виконує локальну дію: { $local }.
event-used-auxiliary = { $seat } виконує допоміжну дію: { $aux }.
event-doubled-auxiliary = { $seat } виконує подвійну допоміжну дію: { $aux }.
event-copied = { $seat } копіює дії { $node_from } ({ $building }).
event-forfeited = { $seat } відмовляється.
event-hired = { $seat } наймає { $worker_acc } за { $money ->
    [one] { $money } долар
    [few] { $money } долари
    [many] { $money } доларів
   *[other] { $money } долара
 }.
event-market-grew = Нові карти на ринку худоби: { $cards }.
event-bought = { $seat } купує { $card_acc }.
event-replaced-building = { $seat } замінює будівлю { $building }.
event-built = { $seat } будує будівлю { $building } { $node_at }.
event-cleared-hazard = { $seat } усуває { $tile_acc } { $node_from }.
event-took-outlaw = { $seat } хапає { $tile_acc } { $node_at }.
event-objective-revealed = Нова карта в загальній зоні цілей: { $card }.
event-took-objective = { $seat } бере карту цілей «{ $card }».
event-took-unseen-objective = { $seat } бере закриту карту цілей.
event-played-objective = { $seat } грає карту цілей «{ $card }».
event-moved-engine = { $seat } переміщує локомотив із клітинки { $space } на клітинку { $space_2 }.
event-took-disc = { $seat } бере { $disc }.
event-took-disc-back = { $seat } забирає диск зі станції { $station }.
event-upgraded = { $seat } покращує станцію { $station }.
event-appointed = { $seat } призначає { $worker_acc } начальником станції. Жетон: { $master }.
event-reached-kansas-city = { $seat } прибуває до Канзас-Сіті.
event-skipped-foresight = { $seat } пропускає прогноз { $column }: немає жетона на вибір.
event-chose-foresight = { $seat } обирає з прогнозу { $tile_acc }.
event-tile-left-game = Бракує вільної клітинки, тож цей жетон вибуває з гри: { $tile }.
event-tile-placed = Новий жетон { $node_at }: { $tile }.
event-worker-arrived = Новий робітник на ринку праці, ряд { $row }: { $worker }.
event-token-moved = Жетон ринку праці переходить до ряду { $row }.
event-end-triggered = { $seat } бере жетон ринку праці. Решта гравців має ще по одному ходу.
event-income = { $seat } отримує { $money ->
    [one] { $money } долар
    [few] { $money } долари
    [many] { $money } доларів
   *[other] { $money } долара
 } доходу.
event-no-disc-to-deliver = { $seat } не має диска для доставки.
event-delivered = { $seat } доставляє худобу до { $city_gen }.
event-triggered-arrow = { $seat } бере бонус за доставку { $arrow }.
event-paid-transport = { $seat } платить за доставку { $money ->
    [one] { $money } долар
    [few] { $money } долари
    [many] { $money } доларів
   *[other] { $money } долара
 }.
event-foresight-filled = Новий жетон прогнозу { $column }: { $tile }.
event-game-over = Кінець гри.

## Відмови: чому ні. Номер правила додає програма.

refusal-game-over = Гру вже завершено.
refusal-not-your-decision = Це не твоє рішення. Зараз вирішує: { $seats }. { $question }
refusal-another-question = Спершу інше запитання ({ $seats }): { $question }
refusal-no-token = Бракує жетона обміну.
refusal-no-card-to-draw = Бракує карт для добору.
refusal-free-move-kansas-city = Безкоштовний рух не може вести до Канзас-Сіті.
refusal-no-step-yet = Спершу треба зробити щонайменше 1 крок.
refusal-not-in-hand = У руці немає { $card_gen }.
refusal-middle-of-action = Посеред дії не можна зіграти карту цілей.
refusal-not-a-location = Зупинитися { $node_at } не можна: там нічого немає.
refusal-not-ahead = Доїхати { $node_to } не можна: ця локація не попереду.
refusal-too-far = Замало кроків: треба { $needs }, а є { $has }.
refusal-no-such-way = Дорога { $node_to } є, але не така: пропонуються лише дороги, між якими є різниця.
refusal-ride-over = Цю поїздку завершено { $node_at }: фаза A — це одна поїздка, кроків щонайбільше { $limit }.
refusal-kansas-city-ends-rides = Канзас-Сіті завершує кожну поїздку. Наступна почнеться з початку шляху.
refusal-not-your-location = Для цього потрібна нейтральна або власна будівля. Тут можлива лише допоміжна дія.
refusal-auxiliary-used = Допоміжну дію тут уже використано.
refusal-local-action-used = Локальну дію тут уже використано, тож допоміжна вже неможлива.
refusal-single-only = Тут можлива лише одинарна допоміжна дія.
refusal-action-used = Цю дію в цьому ході вже використано.
refusal-no-such-local-action = Ця локація не має дії «{ $local }».
refusal-choose-first = Спершу обери дію «{ $local }».
refusal-not-adjacent = Скопіювати можна лише будівлю безпосередньо перед цією або за нею: { $node } не підходить.
refusal-auxiliary-locked = Диски ще блокують допоміжну дію «{ $aux }».
refusal-not-enough-money = Замало грошей: треба { $needs } $, а є { $has } $.
refusal-no-such-card = У руці бракує { $demand_gen }.
refusal-card-not-accepted = Тут потрібна інша карта: { $demand }.
refusal-card-promised = Ця карта потрібна для розпочатої дії: { $card }.
refusal-no-such-pair = У руці немає цих 2 карт худоби.
refusal-engine-too-near-start = Локомотив стоїть надто близько до початку, щоб відвести його так далеко назад.
refusal-no-hazard-here = Немає небезпеки, яку можна зараз усунути.
refusal-no-outlaw-here = Немає бандита, якого можна зараз схопити.
refusal-no-tile-there = Немає жетона { $node_at }.
refusal-nobody-to-hire = Немає робітника, якого можна зараз найняти.
refusal-nothing-to-build = Немає будівлі, яку можна зараз побудувати.
refusal-nothing-counted = Ще немає нічого, що враховується для цієї дії.
refusal-nothing-to-buy = На ринку худоби немає нічого, що можна зараз купити.
refusal-nothing-adjacent = Поруч немає будівлі, яку можна скопіювати.
refusal-engine-at-start = Локомотив стоїть на початковій клітинці, тож відвести його назад не можна.
refusal-no-station-behind = Позаду локомотива немає станції, яку можна покращити.
refusal-no-objective-left = Карт цілей більше немає.
refusal-past-limit = Маркер не може просунутися так далеко. Твій ліміт сертифікатів: { $limit }.
refusal-no-such-worker = На ринку праці, у ряді { $row }, немає { $worker_gen }.
refusal-token-row = Жетон ринку праці ще стоїть у ряді { $row }, тож наймати там не можна.
refusal-row-full = Бракує місця: твій ряд { $worker_gen_pl } заповнено.
refusal-market-stack-empty = Колода ринку худоби порожня.
refusal-not-in-market = На ринку худоби немає { $card_gen }.
refusal-no-two-cards = На ринку худоби немає 2 таких карт.
refusal-not-enough-cowboys = Замало ковбоїв: треба { $needs }, а є { $has }.
refusal-other-side = Бік { $building } у цій партії не використовується. Ви граєте іншим боком цієї будівлі.
refusal-already-built = Будівлю { $building } вже побудовано.
refusal-not-enough-builders = Замало будівельників: треба { $needs }, а є { $has }.
refusal-not-your-building = Будівля { $node_at } не твоя, тож замінити її не можна.
refusal-not-a-better-building = Потрібна будівля, яка вимагає більше будівельників, ніж { $building }.
refusal-not-on-display = У загальній зоні цілей немає карти «{ $card }».
refusal-objective-stack-empty = Колода карт цілей порожня.
refusal-engine-must-move = Локомотив має просунутися щонайменше на 1 клітинку.
refusal-engine-forward-only = Локомотив може зараз рухатися лише вперед.
refusal-engine-too-far = Задалеко: локомотив може просунутися щонайбільше на { $most ->
    [one] { $most } клітинку
    [few] { $most } клітинки
    [many] { $most } клітинок
   *[other] { $most } клітинки
 }.
refusal-engine-back-exactly = Локомотив треба відвести назад рівно на { $distance ->
    [one] { $distance } клітинку
    [few] { $distance } клітинки
    [many] { $distance } клітинок
   *[other] { $distance } клітинки
 }.
refusal-engine-must-go-back = Локомотив треба відвести назад.
refusal-space-occupied = На клітинці { $space } стоїть інший локомотив.
refusal-station-not-behind = Ця станція не позаду локомотива.
refusal-station-upgraded = На станції { $station } вже лежить твій диск.
refusal-no-disc = Бракує диска, який можна використати.
refusal-disc-gone = Цього диска вже немає: { $disc }.
refusal-dark-disc = Потрібне місто або станція з темними кутами, щоб покласти { $disc }.
refusal-discs-on-board = На твоєму планшеті ще лежать диски. Візьми один із них.
refusal-printed-worker = Бракує найнятого { $worker_gen }. Той, що надрукований, лишається на планшеті.
refusal-no-more-workers = Тривають останні ходи, тож робітника обрати вже не можна.
refusal-not-in-column = Цього жетона немає на клітинках прогнозу { $column }.
refusal-no-such-certificates = Стільки сертифікатів витратити не можна: маркер стоїть на { $has }.
refusal-city-too-far = Замала загальна вартість худоби: місто вимагає { $needs }, а є { $has }.
refusal-city-taken = У { $city_loc } вже лежить твій диск.

## Що надруковано на жетонах і картах: частини опису, поєднані комами та стрілкою

effect-discard = скинути { $demand_acc }
effect-pay = заплатити { $money } $
effect-back = відвести локомотив назад на { $number ->
    [one] { $number } клітинку
    [few] { $number } клітинки
    [many] { $number } клітинок
   *[other] { $number } клітинки
 }
effect-back-any = відвести локомотив назад на будь-яку відстань
effect-money = { $money } $
effect-certificates = { $number ->
    [one] { $number } сертифікат
    [few] { $number } сертифікати
    [many] { $number } сертифікатів
   *[other] { $number } сертифіката
 }
effect-certificates-limit = сертифікати до ліміту
effect-engine = { $number ->
    [one] локомотив уперед на { $number } клітинку
    [few] локомотив уперед щонайбільше на { $number } клітинки
    [many] локомотив уперед щонайбільше на { $number } клітинок
   *[other] локомотив уперед щонайбільше на { $number } клітинки
 }
effect-objective = { $number ->
    [one] { $number } карта цілей
    [few] { $number } карти цілей
    [many] { $number } карт цілей
   *[other] { $number } карти цілей
 }
effect-objective-hand = { $number ->
    [one] { $number } карта цілей
    [few] { $number } карти цілей
    [many] { $number } карт цілей
   *[other] { $number } карти цілей
 } до руки
effect-token = { $number ->
    [one] { $number } жетон обміну
    [few] { $number } жетони обміну
    [many] { $number } жетонів обміну
   *[other] { $number } жетона обміну
 }
effect-hire = { $modifier ->
    [0] найняти робітника
    [-1] найняти робітника на 1 $ дешевше
    [-2] найняти робітника на 2 $ дешевше
   *[other] найняти робітника на { $modifier } $ дорожче
 }
effect-build = { $price ->
    [0] побудувати безкоштовно
   *[other] побудувати, { $price } $ за кожного будівельника
 }
effect-hazard = { $cost ->
    [0] усунути небезпеку безкоштовно
   *[other] усунути небезпеку за { $cost } $
 }
effect-outlaw = схопити бандита
effect-cattle = купити худобу
effect-herder = { $number ->
    [one] їхати далі на { $number } крок
    [few] їхати далі щонайбільше на { $number } кроки
    [many] їхати далі щонайбільше на { $number } кроків
   *[other] їхати далі щонайбільше на { $number } кроку
 }
effect-draw = { $number ->
    [one] добрати { $number } карту, потім скинути { $number }
    [few] добрати щонайбільше { $number } карти, потім скинути стільки ж
    [many] добрати щонайбільше { $number } карт, потім скинути стільки ж
   *[other] добрати щонайбільше { $number } карти, потім скинути стільки ж
 }
effect-copy = скопіювати сусідню будівлю
effect-deliver = позачергова доставка
effect-station = покращити станцію позаду локомотива
effect-free-move = { $number ->
    [one] безкоштовний рух на { $number } крок
    [few] безкоштовний рух щонайбільше на { $number } кроки
    [many] безкоштовний рух щонайбільше на { $number } кроків
   *[other] безкоштовний рух щонайбільше на { $number } кроку
 }
effect-auxiliary = одинарна або подвійна допоміжна дія
effect-remove = { $number ->
    [one] прибрати з гри { $number } карту
    [few] прибрати з гри щонайбільше { $number } карти
    [many] прибрати з гри щонайбільше { $number } карт
   *[other] прибрати з гри щонайбільше { $number } карти
 }
per-cowboys = за кожного ковбоя
per-builders = за кожного будівельника
per-engineers = за кожного інженера
per-forest-buildings = за кожну власну будівлю в лісі
per-station-discs = за кожну станцію з твоїм диском
per-outlaw-pairs = за кожну пару бандитів
per-hazards = за кожну усунуту небезпеку
effect-fee = плата { $money } $
effect-fee-to-owner = плата { $money } $ власникові будівлі { $building }
effect-money-left = лишається { $money } $
effect-builders = { $number ->
    [one] { $number } будівельник
    [few] { $number } будівельники
    [many] { $number } будівельників
   *[other] { $number } будівельника
 }
effect-replace = замінює будівлю { $building }
effect-neutral = нейтральна будівля { $building }
effect-own = твоя будівля { $building }
effect-foreign = чужа будівля { $building }
effect-tile = { $tile }
effect-local = { $local }
effect-vp = { $number } ПБ
effect-minus-vp = −{ $number } ПБ
effect-penalty = −{ $number } ПБ за невиконання
effect-value = вартість породи { $number }
about-cowboy = купує худобу: що більше ковбоїв, то дешевша карта
about-builder = будує: будівля потребує стільки будівельників, скільки вказано на її жетоні, і вони залишаються
about-engineer = рухає локомотив: щонайбільше на 1 клітинку за кожного інженера
effect-worker-vp = { $number } ПБ за кожного, починаючи з { $from }-го
effect-next-hired = наступний найнятий
effect-open-space = від початку без диска
effect-white-corners = білі кути: у будь-яке місто й на будь-яку станцію
effect-dark-corners = темні кути: лише в міста й на станції з темними кутами
effect-hand-limit = ліміт карт у руці +{ $number }
effect-certificate-limit = ліміт сертифікатів { $number }
effect-certificate-limit-after = ліміт сертифікатів { $number }, коли немає й диска ліміту { $after }
effect-aux-unlock = розблоковує дію, а без обох дисків подвоює її
effect-aux-double = подвоює дію
effect-total-value = загальна вартість худоби { $number }
effect-white-disc = диск із білими кутами
effect-any-disc = будь-який диск
effect-also-disc = твій диск також у { $city_loc }
effect-repeat = скільки завгодно разів
effect-forest = у лісі

## Робітники

worker-cowboy = ковбой
    .acc = ковбоя
    .gen = ковбоя
    .gen_pl = ковбоїв
worker-builder = будівельник
    .acc = будівельника
    .gen = будівельника
    .gen_pl = будівельників
worker-engineer = інженер
    .acc = інженера
    .gen = інженера
    .gen_pl = інженерів

## Допоміжні дії та диски

aux-gain-money = отримати гроші
aux-draw = добрати й скинути
aux-certificate = локомотив назад, сертифікат
aux-engine = локомотив уперед
aux-remove = локомотив назад, прибрати карту

disc-gain-money-1 = перший диск дії «отримати гроші»
disc-gain-money-2 = другий диск дії «отримати гроші»
disc-draw-1 = перший диск дії «добрати й скинути»
disc-draw-2 = другий диск дії «добрати й скинути»
disc-certificate-1 = перший диск дії «локомотив назад, сертифікат»
disc-certificate-2 = другий диск дії «локомотив назад, сертифікат»
disc-engine-1 = перший диск дії «локомотив уперед»
disc-engine-2 = другий диск дії «локомотив уперед»
disc-remove-1 = перший диск дії «локомотив назад, прибрати карту»
disc-remove-2 = другий диск дії «локомотив назад, прибрати карту»
disc-step-left = перший диск ліміту кроків
disc-step-right = другий диск ліміту кроків
disc-hand-left = перший диск ліміту карт у руці
disc-hand-right = другий диск ліміту карт у руці
disc-certificate-4 = диск ліміту сертифікатів 4
disc-certificate-6 = диск ліміту сертифікатів 6

## Міста й бонуси за доставку

city-kansas-city = Канзас-Сіті
    .gen = Канзас-Сіті
    .loc = Канзас-Сіті
city-fulton = Фултон
    .gen = Фултона
    .loc = Фултоні
city-st-louis = Сент-Луїс
    .gen = Сент-Луїса
    .loc = Сент-Луїсі
city-bloomington = Блумінгтон
    .gen = Блумінгтона
    .loc = Блумінгтоні
city-peoria = Пеорія
    .gen = Пеорії
    .loc = Пеорії
city-chicago = Чикаго
    .gen = Чикаго
    .loc = Чикаго
city-toledo = Толедо
    .gen = Толедо
    .loc = Толедо
city-pittsburgh = Піттсбург
    .gen = Піттсбурга
    .loc = Піттсбурзі
city-philadelphia = Філадельфія
    .gen = Філадельфії
    .loc = Філадельфії
city-new-york = Нью-Йорк
    .gen = Нью-Йорка
    .loc = Нью-Йорку

arrow-fulton-st-louis = Фултон — Сент-Луїс
arrow-st-louis-bloomington = Сент-Луїс — Блумінгтон
arrow-bloomington-peoria = Блумінгтон — Пеорія
arrow-peoria-chicago = Пеорія — Чикаго
arrow-chicago-toledo = Чикаго — Толедо
arrow-toledo-pittsburgh = Толедо — Піттсбург
arrow-pittsburgh-philadelphia = Піттсбург — Філадельфія

## Жетони начальників станцій: верхня половина, потім нижня

master-hazard-or-outlaw = небезпека або бандит, а також 3 ПБ за кожні 2 карти цілей
master-certificates = 1 постійний сертифікат, а також 3 ПБ за кожні 2 сертифікати
master-outlaw-pairs = 1 постійний сертифікат, а також 3 ПБ за кожну пару бандитів
master-hazards = 1 постійний сертифікат, а також 3 ПБ за кожні 2 небезпеки
master-stations = 1 постійний сертифікат, а також 3 ПБ за кожні 2 станції
master-workers = 2 $, а також 1 ПБ за кожного робітника
master-buildings = 2 сертифікати, а також 2 ПБ за кожну будівлю
master-permanent-2 = 2 постійні сертифікати
master-money-12 = 12 $

## Групи на ринку худоби

group-value-3 = вартість породи 3
group-shorthorn = Shorthorn
group-hereford = Hereford

## Що треба скинути

demand-criollo = карта породи Criollo
    .acc = карту породи Criollo
    .gen = карти породи Criollo
demand-santa-gertrudis = карта породи Santa Gertrudis
    .acc = карту породи Santa Gertrudis
    .gen = карти породи Santa Gertrudis
demand-pineywoods = карта породи Pineywoods
    .acc = карту породи Pineywoods
    .gen = карти породи Pineywoods
demand-galloway = карта породи Galloway
    .acc = карту породи Galloway
    .gen = карти породи Galloway
demand-black-angus = карта породи Black Angus
    .acc = карту породи Black Angus
    .gen = карти породи Black Angus
demand-longhorn = карта породи Longhorn
    .acc = карту породи Longhorn
    .gen = карти породи Longhorn
demand-corriente = карта породи Corriente
    .acc = карту породи Corriente
    .gen = карти породи Corriente
demand-shorthorn = карта породи Shorthorn
    .acc = карту породи Shorthorn
    .gen = карти породи Shorthorn
demand-hereford = карта породи Hereford
    .acc = карту породи Hereford
    .gen = карти породи Hereford
demand-any = будь-яка карта худоби
    .acc = будь-яку карту худоби
    .gen = будь-якої карти худоби
demand-value-3 = карта худоби з вартістю породи 3
    .acc = карту худоби з вартістю породи 3
    .gen = карти худоби з вартістю породи 3
demand-objective = карта цілей
    .acc = карту цілей
    .gen = карти цілей
demand-pair = 2 однакові карти худоби
    .acc = 2 однакові карти худоби
    .gen = 2 однакових карт худоби

## Локальні дії

local-sell = скидання карти за гроші
local-hire = наймання
local-hire-dear = дорожче наймання
local-build = будівництво
local-certificate = сертифікат
local-objective = карта цілей
local-engine = рух локомотива вперед
local-bounty = затримання бандита
local-paid-engine = платний рух локомотива
local-auxiliary = допоміжна дія
local-cattle = купівля худоби
local-sell-pair = скидання пари за гроші
local-hazard = усунення небезпеки
local-money = гроші
local-certificates = сертифікати
local-engine-back = рух локомотива назад за гроші
local-herder = переміщення скотаря
local-draw = добір і скидання карт
local-copy = копіювання будівлі
local-deliver = позачергова доставка
local-station = покращення станції
local-hazard-again = усунення другої небезпеки
local-token = жетон обміну
local-risk = ризикова дія
local-copied-risk = скопійована ризикова дія

## Жетони з мішечків

tile-flood-black-3 = повінь (чорна рука, 3 ПБ)
    .acc = повінь (чорна рука, 3 ПБ)
tile-flood-black-2 = повінь (чорна рука, 2 ПБ)
    .acc = повінь (чорна рука, 2 ПБ)
tile-flood-green-4 = повінь (зелена рука, 4 ПБ)
    .acc = повінь (зелена рука, 4 ПБ)
tile-flood-green-3 = повінь (зелена рука, 3 ПБ)
    .acc = повінь (зелена рука, 3 ПБ)
tile-flood-green-2 = повінь (зелена рука, 2 ПБ)
    .acc = повінь (зелена рука, 2 ПБ)
tile-drought-black-3 = посуха (чорна рука, 3 ПБ)
    .acc = посуху (чорна рука, 3 ПБ)
tile-drought-black-2 = посуха (чорна рука, 2 ПБ)
    .acc = посуху (чорна рука, 2 ПБ)
tile-drought-green-4 = посуха (зелена рука, 4 ПБ)
    .acc = посуху (зелена рука, 4 ПБ)
tile-drought-green-3 = посуха (зелена рука, 3 ПБ)
    .acc = посуху (зелена рука, 3 ПБ)
tile-drought-green-2 = посуха (зелена рука, 2 ПБ)
    .acc = посуху (зелена рука, 2 ПБ)
tile-rockfall-black-3 = каменепад (чорна рука, 3 ПБ)
    .acc = каменепад (чорна рука, 3 ПБ)
tile-rockfall-black-2 = каменепад (чорна рука, 2 ПБ)
    .acc = каменепад (чорна рука, 2 ПБ)
tile-rockfall-green-4 = каменепад (зелена рука, 4 ПБ)
    .acc = каменепад (зелена рука, 4 ПБ)
tile-rockfall-green-3 = каменепад (зелена рука, 3 ПБ)
    .acc = каменепад (зелена рука, 3 ПБ)
tile-rockfall-green-2 = каменепад (зелена рука, 2 ПБ)
    .acc = каменепад (зелена рука, 2 ПБ)
tile-outlaw-green = зелений бандит
    .acc = зеленого бандита
tile-outlaw-orange = помаранчевий бандит
    .acc = помаранчевого бандита
tile-cowboy = ковбой
    .acc = ковбоя
tile-builder = будівельник
    .acc = будівельника
tile-engineer = інженер
    .acc = інженера

## Карти

card-criollo = Criollo
    .acc = карту породи Criollo
    .gen = карти породи Criollo
card-santa-gertrudis = Santa Gertrudis
    .acc = карту породи Santa Gertrudis
    .gen = карти породи Santa Gertrudis
card-pineywoods = Pineywoods
    .acc = карту породи Pineywoods
    .gen = карти породи Pineywoods
card-galloway = Galloway
    .acc = карту породи Galloway
    .gen = карти породи Galloway
card-black-angus = Black Angus
    .acc = карту породи Black Angus
    .gen = карти породи Black Angus
card-longhorn = Longhorn
    .acc = карту породи Longhorn
    .gen = карти породи Longhorn
card-corriente = Corriente
    .acc = карту породи Corriente
    .gen = карти породи Corriente
card-shorthorn-3 = Shorthorn (3 ПБ)
    .acc = карту породи Shorthorn (3 ПБ)
    .gen = карти породи Shorthorn (3 ПБ)
card-shorthorn-4 = Shorthorn (4 ПБ)
    .acc = карту породи Shorthorn (4 ПБ)
    .gen = карти породи Shorthorn (4 ПБ)
card-shorthorn-5 = Shorthorn (5 ПБ)
    .acc = карту породи Shorthorn (5 ПБ)
    .gen = карти породи Shorthorn (5 ПБ)
card-hereford-5 = Hereford (5 ПБ)
    .acc = карту породи Hereford (5 ПБ)
    .gen = карти породи Hereford (5 ПБ)
card-hereford-6 = Hereford (6 ПБ)
    .acc = карту породи Hereford (6 ПБ)
    .gen = карти породи Hereford (6 ПБ)
card-hereford-7 = Hereford (7 ПБ)
    .acc = карту породи Hereford (7 ПБ)
    .gen = карти породи Hereford (7 ПБ)
card-money-building-2orange = будівля + 2 помаранчеві бандити (2 $)
    .acc = карту цілей «будівля + 2 помаранчеві бандити (2 $)»
    .gen = карти цілей «будівля + 2 помаранчеві бандити (2 $)»
card-money-building-green-orange = будівля + зелений бандит + помаранчевий бандит (2 $)
    .acc = карту цілей «будівля + зелений бандит + помаранчевий бандит (2 $)»
    .gen = карти цілей «будівля + зелений бандит + помаранчевий бандит (2 $)»
card-money-shorthorn-2hazard = 2 небезпеки + Shorthorn (2 $)
    .acc = карту цілей «2 небезпеки + Shorthorn (2 $)»
    .gen = карти цілей «2 небезпеки + Shorthorn (2 $)»
card-money-2station-hazard = небезпека + 2 станції (2 $)
    .acc = карту цілей «небезпека + 2 станції (2 $)»
    .gen = карти цілей «небезпека + 2 станції (2 $)»
card-money-3value3-building = будівля + 3 карти вартістю 3 (2 $)
    .acc = карту цілей «будівля + 3 карти вартістю 3 (2 $)»
    .gen = карти цілей «будівля + 3 карти вартістю 3 (2 $)»
card-aux-new-york = Нью-Йорк (допоміжна дія)
    .acc = карту цілей «Нью-Йорк (допоміжна дія)»
    .gen = карти цілей «Нью-Йорк (допоміжна дія)»
card-draw-2building-hazard = 2 будівлі + небезпека (добрати 3)
    .acc = карту цілей «2 будівлі + небезпека (добрати 3)»
    .gen = карти цілей «2 будівлі + небезпека (добрати 3)»
card-draw-station-green-orange = зелений бандит + помаранчевий бандит + станція (добрати 3)
    .acc = карту цілей «зелений бандит + помаранчевий бандит + станція (добрати 3)»
    .gen = карти цілей «зелений бандит + помаранчевий бандит + станція (добрати 3)»
card-draw-hereford-hazard = небезпека + Hereford (добрати 3)
    .acc = карту цілей «небезпека + Hereford (добрати 3)»
    .gen = карти цілей «небезпека + Hereford (добрати 3)»
card-draw-station-2green = 2 зелені бандити + станція (добрати 3)
    .acc = карту цілей «2 зелені бандити + станція (добрати 3)»
    .gen = карти цілей «2 зелені бандити + станція (добрати 3)»
card-draw-3value3-station = станція + 3 карти вартістю 3 (добрати 3)
    .acc = карту цілей «станція + 3 карти вартістю 3 (добрати 3)»
    .gen = карти цілей «станція + 3 карти вартістю 3 (добрати 3)»
card-engine-2shorthorn-station-green = зелений бандит + станція + 2 × Shorthorn (локомотив 2)
    .acc = карту цілей «зелений бандит + станція + 2 × Shorthorn (локомотив 2)»
    .gen = карти цілей «зелений бандит + станція + 2 × Shorthorn (локомотив 2)»
card-engine-value3-shorthorn-hereford = карта вартістю 3 + Shorthorn + Hereford (локомотив 2)
    .acc = карту цілей «карта вартістю 3 + Shorthorn + Hereford (локомотив 2)»
    .gen = карти цілей «карта вартістю 3 + Shorthorn + Hereford (локомотив 2)»
card-engine-2building-2green = 2 будівлі + 2 зелені бандити (локомотив 2)
    .acc = карту цілей «2 будівлі + 2 зелені бандити (локомотив 2)»
    .gen = карти цілей «2 будівлі + 2 зелені бандити (локомотив 2)»
card-engine3-building-orange-2hazard = будівля + 2 небезпеки + помаранчевий бандит (локомотив 3)
    .acc = карту цілей «будівля + 2 небезпеки + помаранчевий бандит (локомотив 3)»
    .gen = карти цілей «будівля + 2 небезпеки + помаранчевий бандит (локомотив 3)»
card-engine3-2station-2hazard = 2 небезпеки + 2 станції (локомотив 3)
    .acc = карту цілей «2 небезпеки + 2 станції (локомотив 3)»
    .gen = карти цілей «2 небезпеки + 2 станції (локомотив 3)»
card-move-2building-2hazard = 2 будівлі + 2 небезпеки (безкоштовний рух 3)
    .acc = карту цілей «2 будівлі + 2 небезпеки (безкоштовний рух 3)»
    .gen = карти цілей «2 будівлі + 2 небезпеки (безкоштовний рух 3)»
card-move-2station-2orange = 2 помаранчеві бандити + 2 станції (безкоштовний рух 3)
    .acc = карту цілей «2 помаранчеві бандити + 2 станції (безкоштовний рух 3)»
    .gen = карти цілей «2 помаранчеві бандити + 2 станції (безкоштовний рух 3)»
card-move-value3-shorthorn-hereford = карта вартістю 3 + Shorthorn + Hereford (безкоштовний рух 3)
    .acc = карту цілей «карта вартістю 3 + Shorthorn + Hereford (безкоштовний рух 3)»
    .gen = карти цілей «карта вартістю 3 + Shorthorn + Hereford (безкоштовний рух 3)»
card-move-value3-shorthorn-2hazard = 2 небезпеки + карта вартістю 3 + Shorthorn (безкоштовний рух 3)
    .acc = карту цілей «2 небезпеки + карта вартістю 3 + Shorthorn (безкоштовний рух 3)»
    .gen = карти цілей «2 небезпеки + карта вартістю 3 + Shorthorn (безкоштовний рух 3)»
card-move-2station-2building = 2 будівлі + 2 станції (безкоштовний рух 3)
    .acc = карту цілей «2 будівлі + 2 станції (безкоштовний рух 3)»
    .gen = карти цілей «2 будівлі + 2 станції (безкоштовний рух 3)»
card-start-value3-shorthorn-building = будівля + карта вартістю 3 + Shorthorn (стартова)
    .acc = карту цілей «будівля + карта вартістю 3 + Shorthorn (стартова)»
    .gen = карти цілей «будівля + карта вартістю 3 + Shorthorn (стартова)»
card-start-2station-green = зелений бандит + 2 станції (стартова)
    .acc = карту цілей «зелений бандит + 2 станції (стартова)»
    .gen = карти цілей «зелений бандит + 2 станції (стартова)»
card-start-2building-hazard = 2 будівлі + небезпека (стартова)
    .acc = карту цілей «2 будівлі + небезпека (стартова)»
    .gen = карти цілей «2 будівлі + небезпека (стартова)»
card-start-orange-2hazard = 2 небезпеки + помаранчевий бандит (стартова)
    .acc = карту цілей «2 небезпеки + помаранчевий бандит (стартова)»
    .gen = карти цілей «2 небезпеки + помаранчевий бандит (стартова)»

## Клітинки шляху

node-start = початок шляху
    .to = на початок шляху
    .at = на початку шляху
    .from = з початку шляху
node-neutral-a = нейтральна будівля A
    .to = на нейтральну будівлю A
    .at = на нейтральній будівлі A
    .from = з нейтральної будівлі A
node-a-1 = клітинка a-1
    .to = на клітинку a-1
    .at = на клітинці a-1
    .from = з клітинки a-1
node-a-2 = клітинка a-2
    .to = на клітинку a-2
    .at = на клітинці a-2
    .from = з клітинки a-2
node-a-3 = клітинка a-3
    .to = на клітинку a-3
    .at = на клітинці a-3
    .from = з клітинки a-3
node-flood-1 = клітинка повені 1
    .to = на клітинку повені 1
    .at = на клітинці повені 1
    .from = з клітинки повені 1
node-flood-2 = клітинка повені 2
    .to = на клітинку повені 2
    .at = на клітинці повені 2
    .from = з клітинки повені 2
node-flood-3 = клітинка повені 3
    .to = на клітинку повені 3
    .at = на клітинці повені 3
    .from = з клітинки повені 3
node-flood-4 = клітинка повені 4
    .to = на клітинку повені 4
    .at = на клітинці повені 4
    .from = з клітинки повені 4
node-flood-risk-1 = ризикова клітинка повені 1
    .to = на ризикову клітинку повені 1
    .at = на ризиковій клітинці повені 1
    .from = з ризикової клітинки повені 1
node-flood-risk-2 = ризикова клітинка повені 2
    .to = на ризикову клітинку повені 2
    .at = на ризиковій клітинці повені 2
    .from = з ризикової клітинки повені 2
node-neutral-b = нейтральна будівля B
    .to = на нейтральну будівлю B
    .at = на нейтральній будівлі B
    .from = з нейтральної будівлі B
node-b-1 = клітинка b-1
    .to = на клітинку b-1
    .at = на клітинці b-1
    .from = з клітинки b-1
node-b-2 = клітинка b-2
    .to = на клітинку b-2
    .at = на клітинці b-2
    .from = з клітинки b-2
node-b-3 = клітинка b-3
    .to = на клітинку b-3
    .at = на клітинці b-3
    .from = з клітинки b-3
node-drought-1 = клітинка посухи 1
    .to = на клітинку посухи 1
    .at = на клітинці посухи 1
    .from = з клітинки посухи 1
node-drought-2 = клітинка посухи 2
    .to = на клітинку посухи 2
    .at = на клітинці посухи 2
    .from = з клітинки посухи 2
node-drought-3 = клітинка посухи 3
    .to = на клітинку посухи 3
    .at = на клітинці посухи 3
    .from = з клітинки посухи 3
node-drought-4 = клітинка посухи 4
    .to = на клітинку посухи 4
    .at = на клітинці посухи 4
    .from = з клітинки посухи 4
node-drought-risk-1 = ризикова клітинка посухи 1
    .to = на ризикову клітинку посухи 1
    .at = на ризиковій клітинці посухи 1
    .from = з ризикової клітинки посухи 1
node-neutral-c = нейтральна будівля C
    .to = на нейтральну будівлю C
    .at = на нейтральній будівлі C
    .from = з нейтральної будівлі C
node-c-1 = клітинка c-1
    .to = на клітинку c-1
    .at = на клітинці c-1
    .from = з клітинки c-1
node-c-2 = клітинка c-2
    .to = на клітинку c-2
    .at = на клітинці c-2
    .from = з клітинки c-2
node-neutral-d = нейтральна будівля D
    .to = на нейтральну будівлю D
    .at = на нейтральній будівлі D
    .from = з нейтральної будівлі D
node-d-1 = клітинка d-1
    .to = на клітинку d-1
    .at = на клітинці d-1
    .from = з клітинки d-1
node-outlaw-1 = клітинка бандитів 1
    .to = на клітинку бандитів 1
    .at = на клітинці бандитів 1
    .from = з клітинки бандитів 1
node-outlaw-2 = клітинка бандитів 2
    .to = на клітинку бандитів 2
    .at = на клітинці бандитів 2
    .from = з клітинки бандитів 2
node-outlaw-3 = клітинка бандитів 3
    .to = на клітинку бандитів 3
    .at = на клітинці бандитів 3
    .from = з клітинки бандитів 3
node-outlaw-4 = клітинка бандитів 4
    .to = на клітинку бандитів 4
    .at = на клітинці бандитів 4
    .from = з клітинки бандитів 4
node-outlaw-5 = клітинка бандитів 5
    .to = на клітинку бандитів 5
    .at = на клітинці бандитів 5
    .from = з клітинки бандитів 5
node-outlaw-6 = клітинка бандитів 6
    .to = на клітинку бандитів 6
    .at = на клітинці бандитів 6
    .from = з клітинки бандитів 6
node-outlaw-7 = клітинка бандитів 7
    .to = на клітинку бандитів 7
    .at = на клітинці бандитів 7
    .from = з клітинки бандитів 7
node-outlaw-8 = клітинка бандитів 8
    .to = на клітинку бандитів 8
    .at = на клітинці бандитів 8
    .from = з клітинки бандитів 8
node-outlaw-9 = клітинка бандитів 9
    .to = на клітинку бандитів 9
    .at = на клітинці бандитів 9
    .from = з клітинки бандитів 9
node-outlaw-risk-1 = ризикова клітинка бандитів 1
    .to = на ризикову клітинку бандитів 1
    .at = на ризиковій клітинці бандитів 1
    .from = з ризикової клітинки бандитів 1
node-outlaw-risk-2 = ризикова клітинка бандитів 2
    .to = на ризикову клітинку бандитів 2
    .at = на ризиковій клітинці бандитів 2
    .from = з ризикової клітинки бандитів 2
node-neutral-e = нейтральна будівля E
    .to = на нейтральну будівлю E
    .at = на нейтральній будівлі E
    .from = з нейтральної будівлі E
node-e-1 = клітинка e-1
    .to = на клітинку e-1
    .at = на клітинці e-1
    .from = з клітинки e-1
node-e-2 = клітинка e-2
    .to = на клітинку e-2
    .at = на клітинці e-2
    .from = з клітинки e-2
node-rockfall-1 = клітинка каменепаду 1
    .to = на клітинку каменепаду 1
    .at = на клітинці каменепаду 1
    .from = з клітинки каменепаду 1
node-rockfall-2 = клітинка каменепаду 2
    .to = на клітинку каменепаду 2
    .at = на клітинці каменепаду 2
    .from = з клітинки каменепаду 2
node-rockfall-3 = клітинка каменепаду 3
    .to = на клітинку каменепаду 3
    .at = на клітинці каменепаду 3
    .from = з клітинки каменепаду 3
node-rockfall-4 = клітинка каменепаду 4
    .to = на клітинку каменепаду 4
    .at = на клітинці каменепаду 4
    .from = з клітинки каменепаду 4
node-rockfall-risk-1 = ризикова клітинка каменепаду 1
    .to = на ризикову клітинку каменепаду 1
    .at = на ризиковій клітинці каменепаду 1
    .from = з ризикової клітинки каменепаду 1
node-rockfall-risk-2 = ризикова клітинка каменепаду 2
    .to = на ризикову клітинку каменепаду 2
    .at = на ризиковій клітинці каменепаду 2
    .from = з ризикової клітинки каменепаду 2
node-neutral-f = нейтральна будівля F
    .to = на нейтральну будівлю F
    .at = на нейтральній будівлі F
    .from = з нейтральної будівлі F
node-f-1 = клітинка f-1
    .to = на клітинку f-1
    .at = на клітинці f-1
    .from = з клітинки f-1
node-f-2 = клітинка f-2
    .to = на клітинку f-2
    .at = на клітинці f-2
    .from = з клітинки f-2
node-neutral-g = нейтральна будівля G
    .to = на нейтральну будівлю G
    .at = на нейтральній будівлі G
    .from = з нейтральної будівлі G
node-g-1 = клітинка g-1
    .to = на клітинку g-1
    .at = на клітинці g-1
    .from = з клітинки g-1
node-g-2 = клітинка g-2
    .to = на клітинку g-2
    .at = на клітинці g-2
    .from = з клітинки g-2
node-kansas-city = Канзас-Сіті
    .to = до Канзас-Сіті
    .at = у Канзас-Сіті
    .from = з Канзас-Сіті

route-a = клітинки a
route-flood = повені
route-b = клітинки b
route-drought = посухи
route-c = клітинки c
route-neutral-d = нейтральну будівлю D
route-d = клітинку d-1
route-outlaw = бандитів
route-e = клітинки e
route-rockfall = каменепади
route-f-1 = клітинку f-1
route-f-2 = клітинку f-2
route-g-1 = клітинку g-1
route-g-2 = клітинку g-2

## Клітинки колії зі станцією; решта — просто числа

space-4-5 = 4½ (заїзд станції 1)
space-7-5 = 7½ (заїзд станції 2)
space-10-5 = 10½ (заїзд станції 3)
space-13-5 = 13½ (заїзд станції 4)
space-16-5 = 16½ (заїзд станції 5)
space-21-5 = 21½ (заїзд станції 6)
space-25-5 = 25½ (заїзд станції 7)
space-29-5 = 29½ (заїзд станції 8)
space-33-5 = 33½ (заїзд станції 9)
space-39 = 39 (станція 10)
