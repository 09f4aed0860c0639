### Великий Західний Шлях: Ель-Пасо українською.
### Як аргументи потрапляють до повідомлень, сказано в trailboss/kernel/vocabulary.py.
### Перед «$» стоїть нерозривний пробіл.

game-title = Великий Західний Шлях: Ель-Пасо
game-description = Їзди коло за колом до Ель-Пасо зі щораз кращим стадом, наймай робітників і витрачай їх на худобу, будівлі та потяг, доставляй худобу до факторій, поки не скінчилися карти Simmental.

## Параметри

option-neutral-buildings = Нейтральні будівлі
    .help = Де стоять шість нейтральних будівель. Для першої гри найкраще за літерами.
option-neutral-buildings-lettered = за літерами
option-neutral-buildings-random = випадково
option-building-sides = Боки звичайних будівель
    .help = Який бік звичайних будівель лежить на ринку.
option-building-sides-a = боки a
option-building-sides-b = боки b
option-building-sides-random = упереміш
option-train-sides = Боки карт потяга
    .help = Який бік чотирьох карт потяга використовується.
option-train-sides-basic = базові боки
option-train-sides-marked = позначені боки
option-train-sides-random = упереміш
option-house-set = Домашній набір
    .help = Надруковані значення, які виправили власники коробки. Його складають на сторінці виправлень.
option-house-set-none = немає, усе як у нас

## Таблиця балів

category-money = Гроші
category-buildings = Будівлі
category-trading-posts = Факторії
category-workers = Робітники
category-cattle = Худоба
category-bonus-tiles = Жетони бонусів
category-objectives = Цілі
curve-money = Гроші
curve-herd-value = Усе стадо
choice-building = Будівлі
choice-tile = Жетони

## Рішення: про що запитують гравця

decision-draft = Візьми жетон цілі на початок.
decision-place = Постав скотаря на нейтральну будівлю.
decision-ride = { $why ->
    [again] Скотар їде далі. Куди? Маєш { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
     } і ще по 1 за кожного ковбоя.
   *[movement] Куди їдеш? Маєш { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
     } і ще по 1 за кожного ковбоя.
 }
decision-visit = Що робиш { $node_at }?{ $building_id ->
    [B] {""}
    [C] {""}
    [D] {""}
    [E] {""}
    [F] {""}
    [G] {""}
   *[other] {" "}Будівля { $building }.
 }
decision-window = { $moment ->
    [money] Гроші отримано. Ще щось, перш ніж узяти карту Simmental?
    [delivery] Доставку завершено. Ще щось, перш ніж скинути карти з руки?
    [drawing] Ще щось перед добором карт?
   *[end] Ще щось чи кінець ходу?
 }
decision-auxiliary = Обери допоміжну дію. { $left ->
    [one] Залишилася { $left }.
    [few] Можна виконати { $left } різні.
    [many] Можна виконати { $left } різних.
   *[other] Можна виконати { $left } різної.
 }
decision-exchange = Яку карту скидаєш за добрану?
decision-again = Обмінюєш ще одну карту?
decision-discard-for = Яку карту скидаєш? Підходить: { $demand }.
decision-remove = Яку карту прибираєш з гри?
decision-tile = { $kind ->
    [objective] Обери жетон цілі.
    [bonus] Обери жетон бонусу.
   *[any] Обери жетон будь-якого виду.
 }
decision-hire = { $money ->
    [0] Кого наймаєш? Безкоштовно, лише за універсала треба доплатити.
   *[other] Кого наймаєш? Ціна: { $money } $, універсал дорожчий.
 }
decision-pay = Платиш робітниками: { $worker } × { $number }. Скільки універсалів їх замінює?
decision-buy = Яку породу купуєш?
decision-train = Якою картою потяга користуєшся?
decision-train-card = Що виконуєш? Обрана { $train }.
decision-build = Що будуєш або замінюєш?
decision-replace = Яка будівля стане { $node_at } замість нинішньої?
decision-site = Де стане будівля { $building }?
decision-deliver = Вартість карт у руці: { $value }, сертифікатів, які можна витратити: { $certificates }. До якої факторії доставляєш худобу?
decision-disc = Який диск потрапить до { $post_gen }?

## Дії: відповіді в меню
## Атрибут .described для програм, які знають, що відповідь коштує і що дає ($effect).

action-place = Поставити скотаря { $node_to }
action-ride = Поїхати { $node_to }
action-continue = Далі
action-end = Завершити хід
action-use = { $local }
    .described = { $effect }
action-aux = Допоміжна дія: { $aux }
    .described = Допоміжна дія: { $effect }
action-finish = { $decision ->
    [train_card] Завершити користування потягом
   *[other] Вийти з будівлі
 }
action-build = Побудувати будівлю { $building }
action-replace = Замінити будівлю { $node_at }
action-site = Побудувати { $node_at }
action-train = Скористатися: { $train }
action-take = Взяти жетон «{ $tile }»
action-blind = { $kind ->
    [objective] Добрати наосліп жетон цілі
    [bonus] Добрати наосліп жетон бонусу
   *[any] Добрати наосліп жетон
 }
action-discard = Скинути { $card_acc }
action-remove = Прибрати з гри { $card_acc }
action-exchange = Використати жетон обміну: добрати 1, скинути 1
action-again = Обміняти ще одну карту
action-dismiss = Скинути { $worker_acc } заради бонусу
    .described = Скинути { $worker_acc }: { $effect }
action-hire = Найняти { $worker_acc }
action-buy = Купити { $card_acc }
action-pay = Універсалів: { $number }
action-deliver = Доставити худобу до { $post_gen }
action-disc = Взяти { $disc }
action-pass = { $decision ->
    [deliver] Не класти диска
    [hire] Нікого не наймати
   *[other] Відмовитися
 }
action-stop = { $decision ->
    [again] Більше не обмінювати
   *[other] Це все
 }

## Події: рядки журналу

event-forced = { $seat } не має іншого вибору: «{ $action }».
event-turn-began = { $seat } починає хід.
event-placed-rancher = { $seat } ставить скотаря { $node_to }.
event-rode = { $seat } їде { $node_to }: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
 }.
event-used-slot = { $seat } виконує дію: { $local }.
event-used-auxiliary = { $seat } виконує допоміжну дію: { $aux }.
event-used-train = { $seat } користується потягом: { $train }.
event-used-token = { $seat } використовує жетон обміну.
event-gained-money = { $seat } отримує { $money } $.
event-paid = { $seat } платить { $money } $.
event-gained-token = { $seat } отримує { $number ->
    [one] { $number } жетон обміну
    [few] { $number } жетони обміну
    [many] { $number } жетонів обміну
   *[other] { $number } жетона обміну
 }.
event-gained-certificates = { $seat } { $number ->
    [0] не отримує сертифіката
    [one] отримує { $number } сертифікат
    [few] отримує { $number } сертифікати
    [many] отримує { $number } сертифікатів
   *[other] отримує { $number } сертифіката
 }.
event-spent-certificates = { $seat } витрачає { $number ->
    [one] { $number } сертифікат
    [few] { $number } сертифікати
    [many] { $number } сертифікатів
   *[other] { $number } сертифіката
 }.
event-drew = { $seat } добирає { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
 }.
event-drew-cards = { $seat } добирає: { $cards }.
event-worker-came-up = { $seat } добирає { $worker_acc }, який потрапляє до зони робітників.
event-reshuffled = { $seat } перемішує колоду скиду. Нова колода добору: { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
 }.
event-discarded = { $seat } скидає { $card_acc }.
event-discarded-workers = { $seat } скидає { $number ->
    [one] { $number } { $worker_acc }
    [few] { $number } { $worker_gen_pl }
    [many] { $number } { $worker_gen_pl }
   *[other] { $number } { $worker_gen_pl }
 }.
event-discarded-hand = { $seat } скидає всі карти з руки: { $cards }.
event-revealed-hand = { $cards_count ->
    [0] { $seat } не має в руці карт, щоб показати.
   *[other] { $seat } показує карти з руки: { $cards }.
 }
event-removed-card = { $seat } прибирає з гри { $card_acc }.
event-declined = { $seat } відмовляється.
event-hired = { $money ->
    [0] { $seat } наймає { $worker_acc } безкоштовно.
   *[other] { $seat } наймає { $worker_acc } за { $money } $.
 }
event-bought = { $seat } купує { $card_acc }.
event-gained-cattle = { $seat } бере { $card_acc }.
event-tile-revealed = Новий жетон: { $tile }.
event-took-tile = { $seat } бере жетон «{ $tile }».
event-drew-tile = { $seat } добирає наосліп жетон «{ $tile }».
event-built = { $seat } будує будівлю { $building } { $node_at }.
event-replaced-building = { $seat } замінює будівлю { $building } будівлею { $building_2 } { $node_at }.
event-reached-el-paso = { $seat } прибуває до Ель-Пасо.
event-took-simmental = { $seat } бере карту Simmental. { $number ->
    [0] Це була остання: кінець близько.
    [one] Залишилася { $number }.
    [few] Залишилося { $number }.
    [many] Залишилося { $number }.
   *[other] Залишилося { $number }.
 }
event-end-triggered = { $seat } вже не знаходить карт Simmental і стає на їхнє місце. Решта гравців має ще по одному ходу.
event-no-simmental = { $seat } не бере карти Simmental: жодної вже немає, і тривають останні ходи.
event-no-disc-placed = { $seat } не кладе диска.
event-delivered = { $seat } доставляє худобу до { $post_gen } і знімає { $disc }.
event-game-over = Кінець гри.

## Відмови: чому ні. Номер правила додає програма.

refusal-game-over = Гру вже завершено.
refusal-not-your-decision = Це не твоє рішення. Зараз вирішує: { $seats }. { $question }
refusal-not-your-turn = Триває хід гравця { $seat }. Це можна зробити лише у свій хід.
refusal-another-question = Спершу інше запитання ({ $seats }): { $question }
refusal-unfinished-step = Спершу заверши розпочате.
refusal-cannot-decline = Від цього вже не можна відмовитися.
refusal-draft-first = Спершу кожен бере жетон цілі. Ходи починаються лише потім.
refusal-move-first = Спершу треба перемістити скотаря.
refusal-moved-already = Скотар уже зробив свій рух.
refusal-action-first = Для цього потрібна дія. Спершу обери її, якщо вона тут є.
refusal-action-phase-over = Фаза дій уже закінчилася.
refusal-in-el-paso = В Ель-Пасо є лише його власні дії: гроші, карта Simmental, доставка.
refusal-only-in-el-paso = Доставляють лише тоді, коли скотар дістався Ель-Пасо.
refusal-no-token = Бракує жетона обміну.
refusal-no-card-to-draw = Бракує карт для добору.
refusal-no-such-worker = У зоні робітників немає { $worker_gen }.
refusal-cowboys-for-steps = Ковбоїв скидають лише заради додаткових кроків: їдь на зупинку, що далі, ніж дозволяє ліміт кроків.
refusal-placing-is-no-step = Поставити скотаря — це не крок, тож ковбой тут нічого не дає.
refusal-track-full = Шкала сертифікатів заповнена.
refusal-not-enough-money = Замало грошей: треба { $needs } $, а є { $has } $.
refusal-not-enough-workers = Замало { $worker_gen_pl }, разом з універсалами: треба { $needs }, а є { $has }.
refusal-not-in-hand = У руці немає { $card_gen }.
refusal-no-such-card = У руці бракує { $demand_gen }.
refusal-card-not-accepted = Тут потрібна інша карта: { $demand }.
refusal-removed-enough = Уже прибрано карт: { $most }, а більше не можна.
refusal-other-kind-of-tile = Це має бути жетон іншого виду.
refusal-not-on-display = Жетон «{ $tile }» не лежить горілиць.
refusal-tile-stack-empty = { $kind ->
    [objective] Стос жетонів цілей порожній.
    [bonus] Стос жетонів бонусів порожній.
   *[any] Стос порожній.
 }
refusal-no-blind-draft = На початку беруть один із відкритих жетонів.
refusal-no-tile-left = Таких жетонів більше немає.
refusal-no-cattle-left = На ринку худоби такої карти вже немає.
refusal-same-type = Другий робітник має бути іншого виду, тож найняти { $worker_acc } не можна.
refusal-nobody-left = На ринку робітників уже немає { $worker_gen }.
refusal-nobody-to-hire = Немає робітника, якого можна зараз найняти.
refusal-first-hire-first = Ця дія для другого робітника. Спершу найми першого.
refusal-mixture = Так заплатити не можна: універсалів може бути від { $least } до { $most }.
refusal-not-in-market = На ринку худоби вже немає { $card_gen }.
refusal-never-for-sale = Цю породу ніколи не можна купити: { $card }.
refusal-nothing-to-buy = На ринку худоби немає нічого, за що можна зараз заплатити.
refusal-no-train-card = Немає карти потяга, за яку можна зараз заплатити.
refusal-nothing-to-build = Немає нічого, що можна зараз побудувати або замінити.
refusal-other-side = Бік { $building } у цій партії не використовується. Ви граєте іншим боком цієї будівлі.
refusal-no-building-left = На ринку будівель уже немає будівлі { $building }.
refusal-no-marker-left = Бракує маркера власності, тож можна лише замінити будівлю.
refusal-not-your-building = Будівля { $node_at } не твоя.
refusal-no-replacement = Зараз немає будівлі, яка могла б стати { $node_at } замість нинішньої.
refusal-not-a-better-building = Потрібна будівля, яка вимагає більше будівельників, ніж { $building }.
refusal-neutral-stays = Замінювати можна лише будівлі гравців.
refusal-no-building-there = Будівлі { $node_at } немає.
refusal-not-a-plot = Будувати { $node_at } не можна: це не місце для будівлі.
refusal-plot-taken = Будівля вже стоїть { $node_at }.
refusal-place-first = У перший хід скотаря ставлять на нейтральну будівлю.
refusal-placed-already = Скотаря ставлять лише в перший хід.
refusal-not-a-stop = Зупинитися { $node_at } не можна: там немає будівлі.
refusal-must-move = Скотар має зробити щонайменше 1 крок.
refusal-backwards = Їхати назад { $node_to } не можна.
refusal-other-branch = Доїхати { $node_to } не можна: це інша гілка розгалуження.
refusal-beyond-el-paso = Доїхати { $node_to } не можна: кожен рух закінчується в Ель-Пасо.
refusal-too-far = Замало кроків: треба { $needs }, а є { $has }, разом з ковбоями.
refusal-auxiliary-locked = Диск ще блокує допоміжну дію «{ $aux }».
refusal-same-auxiliary = Допоміжні дії мають бути різні, а дію «{ $aux }» вже використано.
refusal-no-such-slot = Тут немає дії «{ $local }».
refusal-slot-used = Цю дію або сусідню вже використано.
refusal-slot-used-already = Дію будівлі вже використано, тож допоміжна замість неї неможлива.
refusal-must-deliver = Диск можна покласти без витрати сертифікатів, тож це треба зробити.
refusal-value-too-low = Замала загальна вартість худоби: факторія вимагає { $needs }, а є { $has }, разом із сертифікатами.
refusal-post-taken = Твій диск там уже лежить: { $post }.
refusal-no-disc-for-post = Залишилися лише диски з темними кутами, а { $post } має світлі кути.
refusal-disc-gone = Цього диска вже немає: { $disc }.
refusal-dark-disc = Потрібна факторія з темними кутами, щоб покласти { $disc }.

## Що надруковано на жетонах і картах: частини опису, поєднані комами та стрілкою

effect-discard = скинути { $demand_acc }
effect-pay = заплатити { $money } $
effect-money = { $money } $
effect-per-value = { $money } $ за кожну одиницю її вартості породи
effect-certificates = { $number ->
    [one] { $number } сертифікат
    [few] { $number } сертифікати
    [many] { $number } сертифікатів
   *[other] { $number } сертифіката
 }
effect-token = { $number ->
    [one] { $number } жетон обміну
    [few] { $number } жетони обміну
    [many] { $number } жетонів обміну
   *[other] { $number } жетона обміну
 }
effect-tile = { $kind ->
    [objective] 1 жетон цілі
    [bonus] 1 жетон бонусу
   *[any] 1 будь-який жетон
 }
effect-either = { $money } $ або { $kind ->
    [objective] 1 жетон цілі
    [bonus] 1 жетон бонусу
   *[any] 1 будь-який жетон
 }
effect-basic-side = базовий бік
effect-marked-side = позначений бік
effect-cleared = без диска
effect-cattle = взяти { $card_acc }
effect-hire = { $money ->
    [0] найняти робітника безкоштовно
   *[other] найняти робітника за { $money } $
 }
effect-hire-second = найняти другого робітника іншого виду за { $money } $
effect-buy = купити худобу
effect-build = побудувати або замінити будівлю
effect-train = скористатися потягом
effect-auxiliary = { $number ->
    [one] { $number } допоміжна дія
    [few] щонайбільше { $number } різні допоміжні дії
    [many] щонайбільше { $number } різних допоміжних дій
   *[other] щонайбільше { $number } різної допоміжної дії
 }
effect-ride = { $number ->
    [one] їхати далі на { $number } крок
    [few] їхати далі щонайбільше на { $number } кроки
    [many] їхати далі щонайбільше на { $number } кроків
   *[other] їхати далі щонайбільше на { $number } кроку
 }
effect-exchange = { $number ->
    [one] обміняти { $number } карту
    [few] обміняти щонайбільше { $number } карти одну за одною
    [many] обміняти щонайбільше { $number } карт одну за одною
   *[other] обміняти щонайбільше { $number } карти одну за одною
 }
effect-remove = прибрати з гри { $demand_acc }
effect-steps = { $number ->
    [one] { $number } крок
    [few] { $number } кроки
    [many] { $number } кроків
   *[other] { $number } кроку
 }
effect-further-steps = { $number ->
    [one] ще { $number } крок
    [few] ще { $number } кроки
    [many] ще { $number } кроків
   *[other] ще { $number } кроку
 } під час руху
effect-workers = скинути { $number ->
    [one] { $number } { $worker_acc }
    [few] { $number } { $worker_gen_pl }
    [many] { $number } { $worker_gen_pl }
   *[other] { $number } { $worker_gen_pl }
 }
effect-dismissed = скинути робітника
effect-neutral = нейтральна будівля { $building }
effect-own = твоя будівля { $building }
effect-foreign = чужа будівля { $building }
effect-local = { $local }
effect-spend = витратити { $number ->
    [one] { $number } сертифікат
    [few] { $number } сертифікати
    [many] { $number } сертифікатів
   *[other] { $number } сертифіката
 }
effect-replaces = будівля { $building }
effect-vp = { $number } ПБ
effect-value = вартість породи { $number }
effect-permanent = { $number ->
    [one] { $number } постійний сертифікат
    [few] { $number } постійні сертифікати
    [many] { $number } постійних сертифікатів
   *[other] { $number } постійного сертифіката
 }
effect-hand = ліміт карт у руці +{ $number }
effect-step = ліміт кроків +{ $number }
effect-again = { $number ->
    [one] враховується ще { $number } карта тієї самої породи
    [few] враховуються ще { $number } карти тієї самої породи
    [many] враховується ще { $number } карт тієї самої породи
   *[other] враховується ще { $number } карти тієї самої породи
 }
effect-aux = розблоковує допоміжну дію «{ $aux }»
effect-aux-stronger = підсилює допоміжну дію «{ $aux }»
effect-built = будівельників, яких вимагають твої будівлі: { $number }
effect-bonuses = { $number ->
    [one] { $number } жетон бонусу
    [few] { $number } жетони бонусів
    [many] { $number } жетонів бонусів
   *[other] { $number } жетона бонусу
 }
effect-discs = { $number ->
    [one] { $number } диск у { $post_gen } або вищій
    [few] { $number } диски у { $post_gen } або вищих
    [many] { $number } дисків у { $post_gen } або вищих
   *[other] { $number } диска у { $post_gen } або вищих
 }
effect-cards = { $number } × { $card }

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
worker-all-rounder = універсал
    .acc = універсала
    .gen = універсала
    .gen_pl = універсалів

## Допоміжні дії та диски

aux-money = гроші
aux-certificate = сертифікат
aux-exchange = обмін
aux-remove = прибрати худобу

disc-money = диск дії «гроші»
disc-certificate = диск дії «сертифікат»
disc-exchange = диск дії «обмін»
disc-remove = диск дії «прибрати худобу»
disc-permanent = диск постійного сертифіката
disc-hand = диск ліміту карт у руці
disc-step = диск ліміту кроків

## Факторії та карти потяга

post-0 = факторія 0
    .gen = факторії 0
post-5 = факторія 5
    .gen = факторії 5
post-7 = факторія 7
    .gen = факторії 7
post-9 = факторія 9
    .gen = факторії 9
post-10 = факторія 10
    .gen = факторії 10
post-12 = факторія 12
    .gen = факторії 12
post-14 = факторія 14
    .gen = факторії 14
post-16 = факторія 16
    .gen = факторії 16
post-18 = факторія 18
    .gen = факторії 18
post-20 = факторія 20
    .gen = факторії 20

train-1 = карта потяга 1
train-2 = карта потяга 2
train-3 = карта потяга 3
train-4 = карта потяга 4

## Що треба скинути або прибрати

demand-criollo = карта породи Criollo
    .acc = карту породи Criollo
    .gen = карти породи Criollo
demand-pineywoods = карта породи Pineywoods
    .acc = карту породи Pineywoods
    .gen = карти породи Pineywoods
demand-galloway = карта породи Galloway
    .acc = карту породи Galloway
    .gen = карти породи Galloway
demand-santa-gertrudis = карта породи Santa Gertrudis
    .acc = карту породи Santa Gertrudis
    .gen = карти породи Santa Gertrudis
demand-black-angus = карта породи Black Angus
    .acc = карту породи Black Angus
    .gen = карти породи Black Angus
demand-corriente = карта породи Corriente
    .acc = карту породи Corriente
    .gen = карти породи Corriente
demand-shorthorn = карта породи Shorthorn
    .acc = карту породи Shorthorn
    .gen = карти породи Shorthorn
demand-hereford = карта породи Hereford
    .acc = карту породи Hereford
    .gen = карти породи Hereford
demand-simmental = карта породи Simmental
    .acc = карту породи Simmental
    .gen = карти породи Simmental
demand-any = будь-яка карта худоби
    .acc = будь-яку карту худоби
    .gen = будь-якої карти худоби
demand-value-2 = карта худоби з вартістю породи 2
    .acc = карту худоби з вартістю породи 2
    .gen = карти худоби з вартістю породи 2

## Дії будівель і карт потяга

local-sell = скинути за гроші
local-hire = найняти робітника
local-hire-second = найняти другого робітника
local-money = отримати гроші
local-certificate = отримати сертифікат
local-certificates = отримати сертифікати
local-token = отримати жетон обміну
local-buy = купити худобу
local-build = побудувати
local-auxiliary = допоміжна дія
local-auxiliaries = дві допоміжні дії
local-train = скористатися потягом
local-ride = їхати далі
local-bonus = взяти жетон бонусу
local-objective = взяти жетон цілі
local-tile = взяти жетон
local-cattle = взяти худобу
local-remove = прибрати худобу

## Карти

card-criollo = Criollo
    .acc = карту породи Criollo
    .gen = карти породи Criollo
card-pineywoods = Pineywoods
    .acc = карту породи Pineywoods
    .gen = карти породи Pineywoods
card-galloway = Galloway
    .acc = карту породи Galloway
    .gen = карти породи Galloway
card-santa-gertrudis = Santa Gertrudis
    .acc = карту породи Santa Gertrudis
    .gen = карти породи Santa Gertrudis
card-black-angus = Black Angus
    .acc = карту породи Black Angus
    .gen = карти породи Black Angus
card-corriente = Corriente
    .acc = карту породи Corriente
    .gen = карти породи Corriente
card-shorthorn = Shorthorn
    .acc = карту породи Shorthorn
    .gen = карти породи Shorthorn
card-hereford = Hereford
    .acc = карту породи Hereford
    .gen = карти породи Hereford
card-simmental = Simmental
    .acc = карту породи Simmental
    .gen = карти породи Simmental
card-cowboy = ковбой
    .acc = ковбоя
    .gen = ковбоя
card-builder = будівельник
    .acc = будівельника
    .gen = будівельника
card-engineer = інженер
    .acc = інженера
    .gen = інженера
card-all-rounder = універсал
    .acc = універсала
    .gen = універсала

## Жетони

tile-corriente-2cowboys = Corriente + 2 ковбої
tile-corriente-black-angus = Corriente + Black Angus
tile-2corrientes-1built = 2 Corriente + будівля на 1 будівельника
tile-black-angus-1built = Black Angus + будівля на 1 будівельника
tile-2black-angus = 2 Black Angus
tile-black-angus-bonus = Black Angus + жетон бонусу
tile-shorthorn-1built = Shorthorn + будівля на 1 будівельника
tile-shorthorn-corriente = Shorthorn + Corriente
tile-hereford = Hereford
tile-shorthorn-2engineers = Shorthorn + 2 інженери
tile-3built = будівлі на 3 будівельників
tile-4built = будівлі на 4 будівельників
tile-6built = будівлі на 6 будівельників
tile-3built-2builders = будівлі на 3 будівельників + 2 будівельники
tile-2bonuses = 2 жетони бонусів
tile-2bonuses-2engineers = 2 жетони бонусів + 2 інженери
tile-2all-rounders-2simmentals = 2 універсали + 2 Simmental
tile-post10-2builders = диск у факторії 10+ і 2 будівельники
tile-2posts12 = 2 диски у факторіях 12+
tile-post14-bonus = диск у факторії 14+ і жетон бонусу
tile-permanent-certificate = постійний сертифікат (2 ПБ)
tile-breed-again = порода враховується ще раз (1 ПБ)
tile-points-5 = 5 ПБ
tile-points-4 = 4 ПБ
tile-points-3 = 3 ПБ

## Шлях

place-simmental = клітинка для карт Simmental
node-el-paso = Ель-Пасо
    .to = до Ель-Пасо
    .at = в Ель-Пасо
node-plot-a-b = місце перед B
    .to = на місце перед B
    .at = на місці перед B
node-space-b = будівля B
    .to = на будівлю B
    .at = на будівлі B
node-plot-b-c-inner = внутрішнє місце перед C
    .to = на внутрішнє місце перед C
    .at = на внутрішньому місці перед C
node-plot-b-c-outer = зовнішнє місце перед C
    .to = на зовнішнє місце перед C
    .at = на зовнішньому місці перед C
node-space-c = будівля C
    .to = на будівлю C
    .at = на будівлі C
node-plot-c-d = місце перед D
    .to = на місце перед D
    .at = на місці перед D
node-space-d = будівля D
    .to = на будівлю D
    .at = на будівлі D
node-space-e = будівля E
    .to = на будівлю E
    .at = на будівлі E
node-plot-e-f = місце перед F
    .to = на місце перед F
    .at = на місці перед F
node-space-f = будівля F
    .to = на будівлю F
    .at = на будівлі F
node-plot-f-g-inner = внутрішнє місце перед G
    .to = на внутрішнє місце перед G
    .at = на внутрішньому місці перед G
node-plot-f-g-outer = зовнішнє місце перед G
    .to = на зовнішнє місце перед G
    .at = на зовнішньому місці перед G
node-space-g = будівля G
    .to = на будівлю G
    .at = на будівлі G
node-plot-g-a-inner = внутрішнє місце перед Ель-Пасо
    .to = на внутрішнє місце перед Ель-Пасо
    .at = на внутрішньому місці перед Ель-Пасо
node-plot-g-a-outer = зовнішнє місце перед Ель-Пасо
    .to = на зовнішнє місце перед Ель-Пасо
    .at = на зовнішньому місці перед Ель-Пасо
