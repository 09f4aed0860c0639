### Рейки на північ українською.

## Параметри

option-rails-to-the-north = Рейки на північ
    .help = Доповнення: філії в містах півночі відкривають великі міста, бонуси та нових начальників станцій.
option-rails-to-the-north-false = без доповнення
option-rails-to-the-north-true = з доповненням
option-kansas-city-bonus = Канзас-Сіті в «Рейках на північ»
    .help = Скільки дає доставка до Канзас-Сіті. Правила доповнення й пізніше перевидання розходяться.
option-kansas-city-bonus-rulebook = 6 $, як у правилах
option-kansas-city-bonus-reprint = 4 $, як у перевиданні
option-bell-building = Будівля 13a
    .help = Як рахувати долари будівлі 13a. Жетон і речення правил можна читати по-різному.
option-bell-building-per-bell = 1 $ за кожен спорожнений дзвін
option-bell-building-once = 1 $ загалом
option-far-city = Нью-Йорк на картах цілей
    .help = Яке місто має на увазі карта цілей, що вимагає диска в Нью-Йорку. З доповненням Нью-Йорк приймає лише один диск кожного гравця.
option-far-city-new-york = Нью-Йорк, як на карті
option-far-city-san-francisco = натомість Сан-Франциско

## Рішення

decision-branch = Де відкриваєш філію? Залишилося відкрити: { $left }.
decision-slot-token = Береш жетон обміну? Зараз або ніколи.
decision-gift = Візьми { $money ->
    [one] { $money } долар
    [few] { $money } долари
    [many] { $money } доларів
   *[other] { $money } долара
 } або карту худоби з вартістю породи 3 з ринку худоби. Зараз або ніколи.
decision-new-york = Який жетон начальника станції біля Нью-Йорка береш?

## Дії

action-branch = Відкрити філію: { $town }
action-dollars = Взяти гроші
    .described = { $effect }
action-take-master = Взяти жетон: { $master }

## Події

event-placed-branch = { $seat } відкриває філію: { $town }.
event-emptied-bell = { $seat } спорожнює дзвін { $number }.
event-took-card = { $seat } бере з ринку худоби { $card_acc }.
event-took-master = { $seat } бере жетон начальника станції: { $master }.

## Відмови

refusal-not-in-this-game = Це стосується компонентів, яких немає в цій грі.
refusal-city-closed = Щоб доставити худобу до { $city_gen }, треба мати там філію.
refusal-no-branch-possible = Зараз не можна відкрити філію: потрібні маркер філії й доступне місце, на яке вистачає грошей.
refusal-branch-there = Там уже є твоя філія: { $town }.
refusal-town-out-of-reach = Від твоїх філій і дисків у містах туди не веде жодна залізнична лінія: { $town }.
refusal-slot-taken = Це місце філії зайняте: { $town }.
refusal-same-slot = Вільне нижче місце того самого виду: { $town }.
refusal-master-not-there = Цього жетона немає біля Нью-Йорка: { $master }.

## Частини описів

effect-branch = { $number ->
    [one] відкрити { $number } філію
    [few] відкрити { $number } філії
    [many] відкрити { $number } філій
   *[other] відкрити { $number } філії
 }
effect-discards = { $number ->
    [one] { $number } раз
    [few] { $number } рази
    [many] { $number } разів
   *[other] { $number } раза
 }: скинути { $demand_acc }
effect-money-once = { $money } $ загалом
effect-gift = { $money } $ або карта худоби з вартістю породи 3 з ринку худоби
effect-upgrade = станцію { $station } можна покращити за { $money } $
effect-open-city = відкриває доставки до { $city_gen }
effect-branch-there = твоя філія в цьому місті
effect-master = начальник станції на вибір
effect-instead-of-city = замість дисків у { $city_loc } потрібні диски в { $city_2_loc }
effect-vp-per-bell = { $number } ПБ за кожен спорожнений дзвін
per-emptied-bells = за кожен спорожнений дзвін

## Допоміжна дія, диски, вимоги, локальні дії

aux-branch = відкрити філію
disc-branch-1 = перший диск дії «відкрити філію»
disc-branch-2 = додатковий диск дії «відкрити філію»
demand-value-2 = карта породи Santa Gertrudis, Pineywoods чи Galloway
    .acc = карту породи Santa Gertrudis, Pineywoods чи Galloway
    .gen = карти породи Santa Gertrudis, Pineywoods чи Galloway
local-branch = відкриття філії

## Міста й бонуси за доставку

city-columbia = Колумбія
    .gen = Колумбії
    .loc = Колумбії
city-detroit = Детройт
    .gen = Детройта
    .loc = Детройті
city-cleveland = Клівленд
    .gen = Клівленда
    .loc = Клівленді
city-memphis = Мемфіс
    .gen = Мемфіса
    .loc = Мемфісі
city-denver = Денвер
    .gen = Денвера
    .loc = Денвері
city-milwaukee = Мілуокі
    .gen = Мілуокі
    .loc = Мілуокі
city-green-bay = Грін-Бей
    .gen = Грін-Бея
    .loc = Грін-Беї
city-minneapolis = Міннеаполіс
    .gen = Міннеаполіса
    .loc = Міннеаполісі
city-toronto = Торонто
    .gen = Торонто
    .loc = Торонто
city-san-francisco = Сан-Франциско
    .gen = Сан-Франциско
    .loc = Сан-Франциско
city-montreal = Монреаль
    .gen = Монреаля
    .loc = Монреалі

arrow-columbia-st-louis = Колумбія — Сент-Луїс
arrow-chicago-detroit = Чикаго — Детройт
arrow-cleveland-pittsburgh = Клівленд — Піттсбург
arrow-pittsburgh-new-york = Піттсбург — Нью-Йорк

## Начальники станцій

master-branch = філія, а також 5 ПБ за кожні 2 жетони обміну
master-areas = 1 жетон обміну, а також 2 ПБ за кожну область із твоєю філією

## Жетони середніх міст

medium-gift = гроші або карта худоби з вартістю породи 3
medium-hire = дешевше наймання
medium-remove = прибирання карт із гри
medium-engine = рух локомотива вперед
medium-build = безкоштовне будівництво

## Міста півночі

town-olive-gate = оливкова брама
town-olive-medium = оливкове середнє місто
town-memphis = Мемфіс
town-olive-tokens = оливкове місто жетонів
town-olive-station = оливкове станційне місто (станція 11)
town-blue-gate = синя брама
town-blue-tokens = синє місто жетонів
town-blue-west = синій захід
town-san-francisco = Сан-Франциско
town-denver = Денвер
town-purple-gate = фіолетова брама
town-purple-medium = фіолетове середнє місто
town-milwaukee = Мілуокі
town-red-west = червоний захід
town-red-station = червоне станційне місто (станція 12)
town-green-bay = Грін-Бей
town-red-junction = червоний вузол
town-red-medium-south = південне червоне середнє місто
town-red-north = червона північ
town-minneapolis = Міннеаполіс
town-red-east = червоний схід
town-toronto = Торонто
town-montreal = Монреаль
town-red-medium-north = північне червоне середнє місто
town-green-gate = зелена брама
town-green-medium = зелене середнє місто
town-indigo-gate = темно-синя брама
town-indigo-medium = темно-синє середнє місто
