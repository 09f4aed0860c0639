### Програма в терміналі українською.

# Пункт меню з тим, що він коштує і що дає.
action-described = { $action }: { $effect }

## Перед грою

lobby-welcome = { $game }: вітаємо! Enter обирає те, що в дужках.
lobby-game = Яка гра?
lobby-seats = Скільки гравців разом із тобою ({ $seats })?

## Стіл

your-turn = Твій хід
bot-name = { $bot } { $number }
bot-thinking = { $player } думає…
since-your-turn = Від твого останнього ходу
point-of-no-return = Точка неповернення: щось буде відкрито або хід завершиться.
pick-number = Обери 1–{ $count } або ? (довідка):
pick-empty = Введи номер дії або ?, щоб побачити довідку.
unknown-command = «{ $text }» — це ані дія, ані команда. Довідка: ?.
out-of-range = Є лише номери 1–{ $count }.
more-lines = Enter: далі    p: назад    q: до гри

## Команди

help-title = Що можна ввести
help-number = номер дії або сама дія в нотації
help-undo = скасувати останню дію
help-why = чому інші дії неможливі
help-why-one = чому не ця дія, наприклад: w ride kansas-city
help-rule = правило, наприклад: r GWT-FEE-03
help-thing = що надруковано на будівлі, карті чи диску
help-board = уся позиція
help-log = що сталося досі
help-score = рахунок, якби гра закінчилася зараз
help-save = зберегти гру у файл
help-language = інша мова: en, pl або uk
help-help = ця довідка
help-quit = вийти з гри
undone = Скасовано.
nothing-to-undo = Немає чого скасувати.
undo-not-possible = Це не можна скасувати: дещо вже відкрито.
why-not-title = Чому ні?
why-not-nothing = Нічого важливого зараз не заборонено.
why-legal = Ця дія зараз можлива.
rule-unknown = Немає правила { $id }.
ruling = тлумачення
reconstructed = реконструкція
rulings-title = Тлумачення: наші рішення там, де правила мовчать
reconstructed-title = Реконструкції: те, чого ми не змогли прочитати на надрукованій грі
doubts-title = Значення, у яких ми не певні
nothing-printed = Там нічого не надруковано.
log-title = Журнал
log-empty = Ще нічого не сталося.
saved = Збережено: { $path }
not-saved = Не збережено: { $reason }
resumed = Відновлено: { $path }
autosaved = Гра зберігається у файлі { $path }.
goodbye = До зустрічі.
goodbye-saved = До зустрічі. Продовжити гру: { $command }
quit-question = Вийти з гри? Її не збережено. (т/н)
yes = т
no = н

## Кінець

game-over = Кінець гри
sheet-title = Таблиця балів
sheet-total = Разом
sheet-rank = Місце
score-now = Якби гра закінчилася зараз
verdict-you = Перемога за тобою: { $n ->
    [one] { $n } переможний бал
    [few] { $n } переможні бали
    [many] { $n } переможних балів
   *[other] { $n } переможного бала
 }.
verdict-one = Перемагає { $player }: { $n ->
    [one] { $n } переможний бал
    [few] { $n } переможні бали
    [many] { $n } переможних балів
   *[other] { $n } переможного бала
 }.
verdict-shared = Спільна перемога, по { $n ->
    [one] { $n } переможному балу
    [few] { $n } переможні бали
    [many] { $n } переможних балів
   *[other] { $n } переможного бала
 }: { $players }.

## Великий Західний Шлях: мітки позиції, щонайбільше десять знаків

gwt-start = Початок
gwt-flood = повінь
gwt-drought = посуха
gwt-rockfall = каменепад
gwt-outlaw = бандит
gwt-outlaws = бандити
gwt-off-trail = поза шляхом:
gwt-jobs = Ринок праці
gwt-cowboy-letter = К
gwt-builder-letter = Б
gwt-engineer-letter = І
gwt-railroad = Колія
gwt-stations = Станції
gwt-masters = Начальники
gwt-cities = Міста
gwt-north = Північ
gwt-bells = Дзвони
gwt-objective = ціль
gwt-token = жетон
gwt-foresight = Прогноз
western-market = Худоба
gwt-offer = { $cards ->
    [1] { $cowboys }К { $price } $
   *[other] { $cowboys }К { $cards } за { $price } $
 }
gwt-simmental = телиці { $heifers }, корови { $cows }
western-objectives = Цілі
western-money = гроші
gwt-workers = робітн.
western-certificates = серт.
western-tokens = обмін
gwt-engine = лок.
western-steps = кроки
western-cards = карти
gwt-hazards = неб.
gwt-outlaws-short = банд.
western-built = буд.
western-discs = диски
gwt-sam-card = карта { $card }:
gwt-sam-waits = карти ще не було
gwt-sam-specialization = спеціалізація
gwt-sam-deck = { $n ->
    [one] ще { $n } карта
    [few] ще { $n } карти
    [many] ще { $n } карт
   *[other] ще { $n } карти
 }
gwt-sam-discs = { $n ->
    [one] ще { $n } диск
    [few] ще { $n } диски
    [many] ще { $n } дисків
   *[other] ще { $n } диска
 }
gwt-sam-branchlets = { $n ->
    [one] ще { $n } філія
    [few] ще { $n } філії
    [many] ще { $n } філій
   *[other] ще { $n } філії
 }
western-your-board = Планшет
gwt-buildings = Будівлі
western-disc-step = кроки
western-disc-hand = рука
western-disc-certificate = сертифікати
western-value = вартість { $n }
western-hand = Твоя рука
gwt-played = Зіграно
western-discard-pile = Скид

## Навколо позиції

person = Скотар
player-you = (ти)
title-seats = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
 }
title-move = дія { $n }
recap-more = … { $n ->
    [one] ще { $n } рядок
    [few] ще { $n } рядки
    [many] ще { $n } рядків
   *[other] ще { $n } рядка
 }: l показує весь журнал
keys = { $undo ->
    [0] u скасувати
   *[other] u скасувати ({ $undo })
 } · w чому ні · i опис · b поле · l журнал · p бали · s зберегти · q вихід

## Повтор

seat-name = Гравець { $seat }
replay-position = Позиція після { $n ->
    [one] { $n } дії
    [few] { $n } дій
    [many] { $n } дій
   *[other] { $n } дії
 }
replay-unfinished = Запис закінчується раніше за гру.
replay-proof = Відбиток зерна той самий, що його показали перед грою: { $commitment }
replay-verified = { $file }: { $n ->
    [one] { $n } дія, усе
    [few] { $n } дії, усе
    [many] { $n } дій, усе
   *[other] { $n } дії, усе
 } за правилами.

## Great Western Trail: що означають знаки

western-legend = Що означають знаки
gwt-legend-players = гравці: скотарі, локомотиви, будівлі, диски
gwt-legend-points = бали; плата за прохід, а також вартість станцій і дисків у доларах
gwt-legend-bounty = винагорода за бандита на цій клітинці: долари, жетон обміну
gwt-legend-outlaws = зелений бандит, помаранчевий бандит
gwt-legend-spaces = клітинка в лісі; клітинка з ризиковою дією
gwt-legend-workers = ковбої, будівельники, інженери
gwt-legend-jobs = жетон ринку праці; ряд, після якого поповнюють ринок худоби; кінець гри
gwt-legend-railroad = колія: клітинка, заїзд, хрест, через який доставка дорожчає, те й інше
western-legend-discs = твої диски: ще на планшеті, уже взяті
gwt-legend-dark = темні кути: поки є білі диски, темні йдуть лише туди
gwt-legend-left = скільки ще лишилося в мішечку чи стосі
gwt-legend-reached = місто, де можна відкрити філію

car-round = Раунд { $round }
car-passed = Спасували:
car-personas = Персонажі
car-kept = Відкладено
car-cash = готівка $
car-points = бали
car-cowboys = ковбої
car-roads = дороги
car-firepower = сила
car-parcels = ділянки
car-income = дохід $
car-legend = Що означають знаки
car-legend-players = гравці: власники ділянок, ковбої в нижньому рядку
car-legend-ground = гора, дім, річка
car-legend-building = будівля за першими літерами та її дохід зараз
car-legend-price = ціна ділянки
car-legend-roads = дороги
car-legend-white = білий ковбой

## El Paso: мітки, щонайбільше десять знаків

elp-inner = внутр.
elp-outer = зовн.
elp-cowboy-letter = К
elp-builder-letter = Б
elp-engineer-letter = І
elp-all-rounder-letter = У
elp-buildings = Будівлі
elp-train = Потяг
elp-posts = Факторії
elp-jobs = Робітники
elp-bonus = Бонуси
elp-workers = роб.
elp-tiles = жетони
elp-your-tiles = Жетони
elp-disc-permanent = постійний сертифікат
elp-disc-hand = рука
elp-disc-step = кроки
elp-resources = колода ресурсів +{ $n }
elp-bot-card = карта бота { $card }:
elp-bot-cards = карти бота +{ $n }
elp-legend-players = гравці: скотарі, будівлі, диски
elp-legend-plot = порожнє місце і вартість будівництва на ньому
elp-legend-points = бали; скільки ще залишилося
elp-legend-dark = темні кути: диски з темними кутами йдуть лише туди
elp-legend-reached = факторія, на яку вистачає вартості карт у руці, і потрібні для цього сертифікати
elp-legend-left = скільки ще в стосі
