### Карсон-Сіті українською.
### Як аргументи потрапляють у повідомлення, сказано в trailboss/kernel/vocabulary.py.
### Перед «$» стоїть нерозривний пробіл.

game-title = Карсон-Сіті
game-description = Відправ ковбоїв скуповувати ділянки, забудуй містечко довкола центру й бийся за найкращі місця. У кожному з чотирьох раундів тобі допомагає інший персонаж.

## Параметри

option-personas = Персонажі
    .help = Який бік семи карт персонажів використовують усі. Для першої гри найкращий жовтий.
option-personas-yellow = жовті боки
option-personas-red = червоні боки
option-personas-random = упереміш навмання
option-duel-tiles = Сильніший завжди правий (плитки дуелі)
    .help = У дуелях замість кубиків грають прихованими плитками від 0 до 5.
option-duel-tiles-false = вимкнено
option-duel-tiles-true = увімкнено
option-simultaneous-placement = Кіт Карсон (усі водночас)
    .help = Усі ставлять ковбоїв одночасно. { $text_edition ->
        [english] Це не для новачків.
       *[polish] Це годиться новачкам.
    } Наживо: дії рахуються в порядку надходження. Накази: кожен віддає наказ потай, потім усі накази відкривають. Накази — наша власна форма цього правила.
option-simultaneous-placement-off = вимкнено
option-simultaneous-placement-live = наживо
option-simultaneous-placement-orders = таємні накази
option-river = Річка Карсон
    .help = Бік поля з річкою: мости, шахти біля води, шість гір. Русло річки — наша реконструкція.
option-river-false = вимкнено
option-river-true = увімкнено
option-text-edition = Видання правил
    .help = Польські й англійські правила різняться в п’ятьох місцях: револьвер на початку, ліміт готівки капітана, бали за шахти, напади на церкви та кінцевий бонус за порядок пасування.
option-text-edition-polish = польські правила
option-text-edition-english = англійські правила
option-house-set = Домашній набір
    .help = Надруковані значення, які виправили власники коробки. Його складають на сторінці виправлень.
option-house-set-none = немає, усе як у нас

## Аркуш підрахунку

category-parcels = Бали за ділянки
category-firepower = Бали за вогневу силу
category-estate = Бали за нерухомість
category-bought = Куплені бали
category-persona = Персонажі
category-cash-limit = Ліміт готівки
category-board = Будівлі, доми, гори
category-cash = Залишок готівки
category-pass-order = Порядок пасування
curve-cash = Готівка
curve-income = Дохід будівель
curve-firepower = Вогнева сила
choice-building = Будівлі

## Рішення: про що питають гравця

decision-start-parcel = Обери свою { $number ->
    [1] першу
   *[other] другу
 } початкову ділянку.
decision-persona = Раунд { $round }: який персонаж тобі допоможе?
decision-settle = Поселенець дає тобі ділянку. Яку?
decision-reward = { $later ->
    [double] Узяти { $dollars } $ зараз чи зачекати й, може, подвоїти дохід будівель одного типу?
    [houses] Узяти { $dollars } $ зараз чи 1 бал за кожен свій дім наприкінці раунду?
   *[mountains] Узяти { $dollars } $ зараз чи 1 $ за кожну свою гору наприкінці раунду?
 }
decision-recruit = Скількох ковбоїв наймає для тебе капітан?
decision-place = Постав ковбоя або спасуй. Ще маєш { $cowboys ->
    [one] { $cowboys } ковбоя
    [few] { $cowboys } ковбоїв
    [many] { $cowboys } ковбоїв
   *[other] { $cowboys } ковбоя
 }.
decision-next-duel = Яка дуель буде наступною?
decision-won-parcel = Дуель виграно. Купити ділянку { $parcel } за { $dollars } $?
decision-buy-parcel = Яку ділянку купуєш?
decision-construction = Купити { $building_acc } за { $dollars } $?
decision-site = Де ставиш { $building_acc }?
decision-house = Нова будівля на ділянці { $parcel } ({ $building }) дає дім. Де його поставити?
decision-consent = { $seat } будує { $building_acc } і просить згоди на дім на твоїй ділянці { $parcel }. Дім належав би тобі.
decision-window = Яку відкладену будівлю ставиш тепер?
decision-double = Узяти { $dollars } $ чи подвоїти дохід будівель одного типу?
decision-buy-points = Скільки балів купуєш по { $dollars } $?
decision-cash-limit = { $least ->
    [0] Маєш { $cash } $, твій ліміт — { $limit } $. Обміняти готівку на бали?
   *[other] Маєш { $cash } $, твій ліміт — { $limit } $. Треба витратити щонайменше { $least } $.
 }
decision-lay-road = Де прокладаєш дорогу? Маєш { $roads ->
    [one] { $roads } дорогу
    [few] { $roads } дороги
    [many] { $roads } доріг
   *[other] { $roads } дороги
 }.

## Дії

action-claim = Зайняти ділянку { $parcel }
action-take = Узяти { $persona_acc }
action-cash = Узяти готівку
action-wait = Зачекати на іншу винагороду
action-recruit = Найняти { $number ->
    [one] { $number } ковбоя
    [few] { $number } ковбоїв
    [many] { $number } ковбоїв
   *[other] { $number } ковбоя
 }
action-place = Ковбоя на клітинку «{ $space }»
action-stake = Ковбоя на ділянку { $parcel }
action-attack = Напасти на будівлю на ділянці { $parcel }
action-defend = Захистити будівлю на ділянці { $parcel }
action-white-place = Білого ковбоя на клітинку «{ $space }»
action-white-stake = Білого ковбоя на ділянку { $parcel }
action-white-defend = Білий ковбой стереже ділянку { $parcel }
action-pass = { $decision ->
    [place] Спасувати до кінця раунду
    [together] Завершити на цей раунд
    [orders] Завершити на цей раунд
    [buy_parcel] Не купувати
    [won_parcel] Не купувати
    [construction] Не купувати
    [buy_points] Не купувати балів
    [cash_limit] Залишити гроші собі
    [recruit] Нікого не наймати
   *[other] Відмовитися
 }
action-stop = Це все
action-fight = Битися за ділянку { $parcel }
action-buy = Купити ділянку { $parcel }
action-purchase = Купити будівлю
action-site = Будувати на ділянці { $parcel }
action-house = Дім на ділянці { $parcel }
action-keep = Відкласти будівлю на потім
action-put = Поставити { $building_acc }
action-agree = Погодитися
action-refuse = Не погодитися
action-double = Подвоїти дохід: { $building }
action-points = { $number ->
    [one] { $number } бал
    [few] { $number } бали
    [many] { $number } балів
   *[other] { $number } бала
 }
action-least = Витратити лише стільки, скільки треба
action-spend = Витратити { $dollars } $
action-road = Спершу прокласти дорогу
action-lay = Дорога { $edge }
action-back = Ні, не треба

## Події

event-forced = { $seat } не має іншого вибору: «{ $action }».
event-claimed = { $seat } займає ділянку { $parcel }.
event-round-began = Починається раунд { $round }.
event-took-persona = { $seat } бере { $persona_acc } ({ $side ->
    [red] червоний бік
   *[yellow] жовтий бік
 }).
event-waits = { $seat } { $later ->
    [double] чекає й може згодом подвоїти дохід.
    [houses] отримає наприкінці раунду бали за доми.
   *[mountains] отримає наприкінці раунду долари за гори.
 }
event-recruited = { $seat } наймає { $number ->
    [one] { $number } ковбоя
    [few] { $number } ковбоїв
    [many] { $number } ковбоїв
   *[other] { $number } ковбоя
 }.
event-gained = { $seat } отримує { $dollars } $.
event-paid = { $seat } платить { $dollars } $.
event-gained-roads = { $seat } отримує { $number ->
    [one] { $number } дорогу
    [few] { $number } дороги
    [many] { $number } доріг
   *[other] { $number } дороги
 }.
event-gained-revolvers = { $seat } отримує { $number ->
    [one] { $number } жетон револьвера
    [few] { $number } жетони револьверів
    [many] { $number } жетонів револьверів
   *[other] { $number } жетона револьвера
 }.
event-scored = { $seat } здобуває { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
 }{ $category ->
    [parcels] {" "}за ділянки
    [firepower] {" "}за вогневу силу
    [estate] {" "}за нерухомість
    [bought] {" "}за гроші
    [persona] {" "}завдяки персонажеві
    [cash_limit] {" "}за витрачену готівку
   *[other] {""}
 }.
event-row-slid = Будівлі в ряді забудови зсуваються на дешевші клітинки.
event-tile-drawn = Нове на клітинці «{ $space }»: { $building }.
event-placement-began = Ковбої вирушають у дорогу.
event-placed = { $seat } ставить ковбоя на клітинку «{ $space }».
event-staked = { $seat } ставить ковбоя на ділянку { $parcel }.
event-attacked = { $seat } нападає на будівлю на ділянці { $parcel }.
event-defended = { $seat } захищає будівлю на ділянці { $parcel }.
event-placed-white = { $seat } ставить білого ковбоя на клітинку «{ $space }».
event-staked-white = { $seat } ставить білого ковбоя на ділянку { $parcel }.
event-defended-white = { $seat } стереже білим ковбоєм будівлю на ділянці { $parcel }.
event-passed = { $seat } пасує й стає на шкалі під номером { $place }.
event-resolving = Тепер черга клітинки «{ $space }».
event-duel-for-space = Дуель за клітинку «{ $space }».
event-duel-for-parcel = Дуель на ділянці { $parcel }.
event-rolled = { $seat } викидає { $die } і має вогневу силу { $firepower }: разом { $total }.
event-won-duel = { $seat } виграє дуель.
event-took-guns = { $seat } бере жетон «3 револьвери».
event-gambled = { $seat } грає в азартні ігри й викидає { $white } та { $black }.
event-bought-parcel = { $seat } купує ділянку { $parcel } за { $dollars } $.
event-bought-nothing = { $seat } не купує ділянку { $parcel }.
event-cannot-pay = { $seat } не має грошей на будівлю: { $building }.
event-declined = { $seat } відмовляється.
event-bought-tile = { $seat } купує { $building_acc }.
event-kept = { $seat } відкладає { $building_acc } на потім.
event-built = { $seat } будує { $building_acc } на ділянці { $parcel }.
event-house-built = { $seat } ставить дім на ділянці { $parcel }.
event-asked-consent = { $seat } просить у гравця { $seat_2 } згоди на дім на ділянці { $parcel }.
event-consented = { $seat } погоджується на дім на ділянці { $parcel }.
event-refused = { $seat } не погоджується на дім на ділянці { $parcel }.
event-attack-ended = Церква припиняє напад гравця { $seat } на ділянку { $parcel }.
event-road-laid = { $seat } прокладає дорогу { $edge }.
event-doubled = { $seat } подвоює дохід: { $building }.
event-income = { $seat } отримує { $dollars } $: { $building } на ділянці { $parcel }.
event-robbed = { $seat } грабує гравця { $seat_2 } на { $dollars } $: { $building } на ділянці { $parcel }.
event-space-blocked = Лічильник раундів блокує клітинку «{ $space }».
event-new-cowboys = { $seat } отримує { $number ->
    [one] { $number } ковбоя
    [few] { $number } ковбоїв
    [many] { $number } ковбоїв
   *[other] { $number } ковбоя
 }.
event-game-over = Гру завершено.

## Відмови: чому ні. Номер правила додає програма.

refusal-game-over = Гру вже завершено.
refusal-not-your-decision = Це не твоє рішення. Зараз вирішує: { $seats }. { $question }
refusal-another-question = Спершу інше запитання ({ $seats }): { $question }
refusal-chosen-before = Персонажів обирають на початку раунду, і тоді ж завдяки їм наймають ковбоїв. Зараз ставлять ковбоїв.
refusal-points-elsewhere = Бали купує ковбой на клітинці, де їх продають. Готівку понад ліміт витрачають наприкінці раунду. Зараз ставлять ковбоїв.
refusal-put-up-later = Відкладену будівлю ставлять після клітинок забудови, коли всі ковбої вже стоять.
refusal-no-answer = Це не відповідь на відкрите запитання ({ $seats }): { $question }
refusal-already-chosen = Твій вибір уже зроблено. Зараз вирішує: { $seats }. { $question }
refusal-has-passed = Після пасу ти вже нічого не ставиш у цьому раунді. Зараз вирішує: { $seats }. { $question }
refusal-not-in-this-game = Це стосується компонентів, яких немає в цій грі.
refusal-not-enough-money = Замало грошей: треба { $needs } $, а є { $has } $.
refusal-owned = Ділянка { $parcel } належить гравцеві { $seat }.
refusal-build-elsewhere = Ділянка { $parcel } вже твоя. Щоб будувати на ній, постав ковбоя на клітинку забудови.
refusal-buy-first = Спершу виріши, чи купуєш { $building_acc }. Місце обирають потім.
refusal-persona-taken = { $persona } у цьому раунді вже допомагає гравцеві { $seat }.
refusal-no-such-cowboys = У спільному запасі менше ковбоїв твого кольору: { $has }.
refusal-no-cowboy = Ти вже не маєш для цього ковбоя.
refusal-no-white-cowboy = Ти не маєш білого ковбоя.
refusal-white-cowboy-placed = Білий ковбой уже десь стоїть.
refusal-somebody-there = Білий ковбой стає лише там, де нікого немає.
refusal-white-cowboy-there = Білий ковбой не пускає туди нікого іншого.
refusal-already-there = Там уже стоїть твій ковбой.
refusal-automatic-space = На клітинку «{ $space }» ковбоїв не ставлять.
refusal-blocked-space = Лічильник раундів блокує клітинку «{ $space }».
refusal-no-building-there = На ділянці { $parcel } немає будівлі.
refusal-not-your-building = Будівля на ділянці { $parcel } належить гравцеві { $seat }.
refusal-your-building = Будівля на ділянці { $parcel } твоя. Її можна захищати.
refusal-safe-building = На цю будівлю ніхто не нападає: { $building }.
refusal-church-protects = Будівлю на ділянці { $parcel } захищає церква.
refusal-no-duel-there = На ділянці { $parcel } немає дуелі.
refusal-no-piece-on-parcel = На ділянці { $parcel } немає твого ковбоя.
refusal-only-the-won-parcel = Продається лише виграна ділянка: { $parcel }.
refusal-not-your-parcel = Ділянка { $parcel } не твоя.
refusal-not-empty = Ділянка { $parcel } не порожня.
refusal-not-connected = До ділянки { $parcel } не доходить дорога.
refusal-no-house-site = Для дому забракло б ділянки.
refusal-consent-refused = { $seat } не хоче дому на ділянці { $parcel }.
refusal-not-kept = Ти не маєш такої відкладеної будівлі: { $building }.
refusal-given-up = У цьому раунді будівля лишається відкладеною: { $building }.
refusal-no-site = Цій будівлі зараз ніде стати: { $building }.
refusal-no-such-building = На полі немає такої твоєї будівлі: { $building }.
refusal-must-spend = Тут треба витратити щонайменше { $dollars } $.
refusal-nothing-to-spend = Твоя готівка в межах ліміту.
refusal-no-road = Ти не маєш дороги.
refusal-no-road-now = Не можна прокласти дорогу, поки немає відповіді ({ $seats }): { $question }
refusal-road-first = Спершу обери прокладання дороги.
refusal-edge-taken = Дорога { $edge } вже лежить.
refusal-not-at-a-road = Дорога { $edge } не торкалася б жодної іншої.

## Скільки коштують і що дають речі та відповіді

effect-pay = заплатити { $dollars } $
effect-gain = { $dollars } $
effect-points = { $number ->
    [one] { $number } бал
    [few] { $number } бали
    [many] { $number } балів
   *[other] { $number } бала
 }
effect-roads = { $number ->
    [one] { $number } дорога
    [few] { $number } дороги
    [many] { $number } доріг
   *[other] { $number } дороги
 }
effect-revolvers = { $number ->
    [one] { $number } жетон револьвера
    [few] { $number } жетони револьверів
    [many] { $number } жетонів револьверів
   *[other] { $number } жетона револьвера
 }
effect-firepower = вогнева сила +{ $number }
effect-guns = вогнева сила +{ $number } у цьому раунді
effect-gamble = сума двох кубиків у доларах
effect-tile = { $building }
effect-house = дім
effect-mountain = гора
effect-mountains-near = { $number ->
    [one] { $number } гора поруч
    [few] { $number } гори поруч
    [many] { $number } гір поруч
   *[other] { $number } гори поруч
 }
effect-earns = дохід { $dollars } $
effect-steals = краде { $dollars } $
effect-more = дохід більший на { $dollars } $
effect-odds = { $percent } % на перемогу
effect-against = вогнева сила { $own } проти { $firepower }
effect-odds-if-defended = { $percent } % на перемогу в разі захисту
effect-against-defence = вогнева сила { $own } проти { $firepower } у разі захисту
effect-each-point = 1 бал за { $dollars } $
effect-nothing = там нічого не лежить
effect-no-site = поки що тобі ніде її поставити
effect-keep = лишиться { $dollars } $
effect-number = номер { $number }
effect-limit = ліміт готівки { $dollars } $
effect-white-cowboy = білий ковбой
effect-free-parcel = безкоштовна ділянка
effect-half-price = будівлі за пів ціни
effect-recruit = { $number ->
    [one] { $number } ковбой
    [few] { $number } ковбої
    [many] { $number } ковбоїв
   *[other] { $number } ковбоя
 } за { $dollars } $
effect-any-tile = будівля за { $dollars } $
effect-later-double = або подвійний дохід будівель одного типу
effect-yellow = жовтий бік
effect-needs-road = потрібна дорога
effect-equivalent = рахується як { $number ->
    [one] { $number } дім
    [few] { $number } доми
    [many] { $number } домів
   *[other] { $number } дому
 }
effect-safe = нападати не можна
effect-protects = захищає сусідні будівлі власника
effect-per-empty = { $dollars } $ за порожню ділянку поруч
effect-per-mountain = { $dollars } $ за гору поруч
effect-per-house = { $dollars } $ за дім поруч
effect-per-own = { $dollars } $ за власну будівлю: { $building }
effect-per-cowboy = { $dollars } $ за ковбоя
effect-roads-per-cowboy = { $number ->
    [one] { $number } дорога
    [few] { $number } дороги
    [many] { $number } доріг
   *[other] { $number } дороги
 } за ковбоя
effect-per-parcel = { $dollars } $ за ділянку
effect-per-firepower = { $dollars } $ за одиницю вогневої сили
effect-half-parcels = 1 бал за 2 ділянки
effect-half-firepower = 1 бал за 2 одиниці вогневої сили
effect-per-building = 1 бал за будівлю (шахти рахуються лише за англійськими правилами)

## Клітинки

space-wages = Платня
space-ammunition = Набої
space-roads-3 = Три дороги
space-roads-1 = Дороги
space-parcel-purchase = Купівля ділянок
space-construction-12 = Забудова за 12 $
space-construction-10 = Забудова за 10 $
space-construction-8 = Забудова за 8 $
space-construction-6 = Забудова за 6 $
space-construction-5 = Забудова за 5 $
space-construction-4 = Забудова за 4 $
space-construction-3 = Забудова за 3 $
space-parcel-income = Дохід від ділянок
space-firepower-income = Дохід від вогневої сили
space-gambling-income = Азартні ігри
space-estate-income = Дохід від нерухомості
space-parcel-vp = Бали за ділянки
space-firepower-vp = Бали за вогневу силу
space-estate-vp = Бали за нерухомість
space-buy-vp-5 = Бали по 5 $
space-buy-vp-4 = Бали по 4 $
space-buy-vp-3 = Бали по 3 $
space-buy-vp-2 = Бали по 2 $

## Будівлі

building-ranch = ранчо
    .acc = ранчо
building-mine = шахта
    .acc = шахту
building-shop = крамниця
    .acc = крамницю
building-bank = банк
    .acc = банк
building-saloon = салун
    .acc = салун
building-hotel = готель
    .acc = готель
building-church = церква
    .acc = церкву
building-prison = в’язниця
    .acc = в’язницю

## Персонажі

persona-sheriff = Шериф
    .acc = шерифа
persona-banker = Банкір
    .acc = банкіра
persona-grocer = Крамарка
    .acc = крамарку
persona-coolie = Дорожній робітник
    .acc = дорожнього робітника
persona-settler = Поселенець
    .acc = поселенця
persona-captain = Капітан
    .acc = капітана
persona-mercenary = Найманець
    .acc = найманця

## Доми й гори

land-house = дім
land-mountain = гора

## Де лежать дороги

edge-between = між { $parcel } і { $parcel_2 }
edge-above = над { $parcel }
edge-below = під { $parcel }
edge-left-of = ліворуч від { $parcel }
edge-right-of = праворуч від { $parcel }
