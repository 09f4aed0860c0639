drawn-about-bot-deck = Карти бота в колоді
drawn-about-certificates = Сертифікати (+ постійні)
drawn-about-deck = Колода добору + колода скиду
drawn-about-hand = Карти в руці / ліміт карт у руці
drawn-about-markers = Скільки будівель ще можна побудувати
drawn-about-money = Гроші
drawn-about-permanent = Постійні сертифікати
drawn-about-removed = Худоба, прибрана з гри
drawn-about-row = Вона найсильніша там, де має найбільше робітників. За рівності враховується крайня ліва спеціалізація.
drawn-about-steps = Ліміт кроків
drawn-about-sue-cattle = Стос карт худоби
drawn-about-tiles = Жетони цілей і бонусів
drawn-about-tokens = Жетони обміну
drawn-best-post = { $number ->
    [0] Найвища досяжна факторія: { $post }
    [one] Найвища досяжна факторія: { $post }, за { $number } сертифікат
    [few] Найвища досяжна факторія: { $post }, за { $number } сертифікати
    [many] Найвища досяжна факторія: { $post }, за { $number } сертифікатів
   *[other] Найвища досяжна факторія: { $post }, за { $number } сертифіката
 }
drawn-bot-deck = { $number ->
    [one] Залишилася { $number } карта бота
    [few] Залишилися { $number } карти бота
    [many] Залишилося { $number } карт бота
   *[other] Залишилося { $number } карти бота
 }
drawn-building = Будівля { $id }
drawn-corner-dark = Факторія з темними кутами: приймає будь-який диск.
drawn-corner-light = Факторія зі світлими кутами: приймає лише диски зі світлими кутами.
drawn-discard = Скид
drawn-el-paso = Тут закінчується кожен рух. { $money } $, потім карта Simmental, потім доставка до факторії.
drawn-free-plot = Будівництво тут нічого додатково не коштує.
drawn-plot-price = Будівництво тут коштує додатково { $money } $.
drawn-foreign = Цими діями користується лише { $name }. Інші можуть виконати тут допоміжну дію.
drawn-hand = Твоя рука
drawn-hand-value = Вартість
drawn-price = Спорудження: { $price }
drawn-price-card = Купівля: { $price }
drawn-in-market = { $what }: залишилося { $number }
drawn-in-reach = { $number ->
    [0] Карти в руці варті { $value }: досить.
    [one] Карти в руці варті { $value }: досить разом із { $number } твоїм сертифікатом.
    [few] Карти в руці варті { $value }: досить разом із { $number } твоїми сертифікатами.
    [many] Карти в руці варті { $value }: досить разом із { $number } твоїми сертифікатами.
   *[other] Карти в руці варті { $value }: досить разом із { $number } твоїми сертифікатами.
 }
drawn-last-card = Її остання карта: { $bot }
drawn-markets = Потяг, ринок худоби й ринок будівель
drawn-obstacle-dark-discs = Залишилися лише диски з темними кутами, а їм потрібна факторія з темними кутами.
drawn-obstacle-money = Не вистачає грошей на жоден диск, що сюди підходить.
drawn-obstacle-no-discs = Не залишилося дисків, які можна було б сюди покласти.
drawn-obstacle-taken = Твій диск тут уже лежить.
drawn-obstacle-value = { $number ->
    [0] Карти в руці варті { $value }. Зараз сюди не можна доставити худобу.
    [one] Карти в руці варті { $value }, і ти маєш { $number } сертифікат. Зараз сюди не можна доставити худобу.
    [few] Карти в руці варті { $value }, і ти маєш { $number } сертифікати. Зараз сюди не можна доставити худобу.
    [many] Карти в руці варті { $value }, і ти маєш { $number } сертифікатів. Зараз сюди не можна доставити худобу.
   *[other] Карти в руці варті { $value }, і ти маєш { $number } сертифіката. Зараз сюди не можна доставити худобу.
 }
drawn-own-tiles = Взяті жетони
drawn-fulfilled = Наразі виконано.
drawn-repeat = Приймає кілька дисків одного гравця.
drawn-resources = Колода ресурсів
drawn-shown-hand = Показані карти
drawn-simmental = Кожен, хто дістається Ель-Пасо, бере одну карту. Хто не знайде жодної, той завершує гру.
drawn-simmental-space = Тому, хто не знайде карти Simmental: { $number } ПБ
drawn-stack = Колода добору
drawn-stack-of-bonus = Жетони бонусів у стосі: { $number }
drawn-stack-of-objective = Жетони цілей у стосі: { $number }
drawn-sue-row = { $what }: { $number }
drawn-surcharge = Наймання коштує на { $number } $ більше
drawn-train = Потяг
drawn-train-price = { $number ->
    [one] Скинь { $number } інженера, заплати { $money } $
    [few] Скинь { $number } інженерів, заплати { $money } $
    [many] Скинь { $number } інженерів, заплати { $money } $
   *[other] Скинь { $number } інженера, заплати { $money } $
 }
drawn-unseen = Рука й колода добору

## Поле як текст

field-ending = хто завершує гру
field-trail = шлях
field-buildings = ринок будівель
field-train = потяг
field-tiles = жетони
field-fulfilled = цілі, виконані зараз
field-objective = жетони цілей
field-bonus = жетони бонусів
field-market = ринок худоби
field-jobs = ринок робітників
field-rancher = скотар
field-worker = робітник
field-workers = зона робітників
field-posts = диски у факторіях
field-tokens = жетони обміну
field-track = сертифікати на шкалі
field-permanent-certificates = постійні сертифікати
field-step-limit = ліміт кроків
field-discs = диски, що залишилися
field-markers = маркери власності, що залишилися
field-unseen = рука й колода добору
field-value = вартість карт у руці
field-within-reach = сертифікати, потрібні для досяжних факторій
field-out-of-reach = недосяжні факторії
field-cattle = стос карт худоби
field-row = ряд робітників
field-strength = сила
field-resources = колода ресурсів
field-bot-deck = колода бота
field-bot-pile = зіграні карти бота
value-out-of-reach-dark-discs = залишилися лише диски з темними кутами
value-out-of-reach-money = замало грошей
value-out-of-reach-no-discs = дисків не залишилося
value-out-of-reach-taken = власний диск там уже лежить
value-out-of-reach-value = замала вартість
value-train-basic = базовий бік
value-train-marked = позначений бік

## Сторінки компонентів і символів у правилах

drawn-book-neutral = Нейтральні будівлі
drawn-book-regular = Звичайні будівлі
drawn-book-train = Карти потяга: вгорі базовий бік, унизу позначений
drawn-book-posts = Факторії
drawn-book-cattle = Худоба
drawn-book-workers = Робітники
drawn-book-objectives = Жетони цілей
drawn-book-bonuses = Жетони бонусів
drawn-book-bot = Карти бота Сью
drawn-sign-money = Ти отримуєш стільки доларів
drawn-sign-price = Ти платиш стільки доларів
drawn-sign-points = Переможні бали
drawn-sign-gives = Спершу те, що віддаєш, тоді те, що отримуєш
drawn-sign-either = Одне або інше
drawn-sign-breed = Карта цієї породи; яка вона, показує шкура
drawn-sign-any = Будь-яка карта худоби
drawn-sign-value = Стільки доларів за кожну одиницю вартості карти
drawn-sign-cowboy = Ковбой
drawn-sign-builder = Будівельник
drawn-sign-engineer = Інженер
drawn-sign-all-rounder = Універсал: замінює будь-кого з трьох
drawn-sign-hire = Найняти робітника за стільки доларів, універсала дорожче
drawn-sign-buy = Купити худобу за допомогою ковбоїв
drawn-sign-gain = Взяти карту цієї породи, без ковбоїв
drawn-sign-build = Побудувати чи замінити будівлю за допомогою будівельників
drawn-sign-train = Скористатися потягом за допомогою інженерів
drawn-sign-ride = Скотар їде далі щонайбільше на стільки кроків
drawn-sign-certificate = Сертифікат
drawn-sign-permanent = Постійний сертифікат: рахується в кожній доставці
drawn-sign-again = Друга карта тієї самої породи рахується в доставці
drawn-sign-token = Жетон обміну
drawn-sign-exchange = Добрати карту, тоді скинути одну
drawn-sign-auxiliary = Допоміжна дія
drawn-sign-remove = Прибрати карту з гри
drawn-sign-objective = Жетон цілі
drawn-sign-bonus = Жетон бонусу
drawn-sign-post = Диск у цій факторії або вищій
drawn-sign-built = Стільки будівельників вимагають твої будівлі разом
drawn-sign-repeat = Приймає кілька твоїх дисків
drawn-sign-best = Сью: те, для чого в неї найбільше робітників
drawn-sign-resources = Сью: карта з колоди ресурсів
