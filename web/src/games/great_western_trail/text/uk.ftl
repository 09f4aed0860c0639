drawn-markets = Ринок худоби й цілі
drawn-hand = Твоя рука
drawn-stack = Колода добору
drawn-discard = Скид
drawn-herd-value = Вартість стада
drawn-buildings = Ще не збудовані будівлі
drawn-station = Станція { $number }
drawn-about-certificates = Сертифікати
drawn-about-deck = Колода добору + колода скиду
drawn-about-green-outlaws = Зелені бандити
drawn-about-hand = Карти в руці / ліміт карт у руці
drawn-about-hazards = Небезпеки
drawn-about-money = Гроші
drawn-about-objectives = Зіграні карти цілей
drawn-about-bells = Маркери філій на місцях дзвонів
drawn-about-orange-outlaws = Помаранчеві бандити
drawn-about-steps = Ліміт кроків
drawn-about-tokens = Жетони обміну
drawn-bag = { $number ->
    [one] { $number } жетон у мішечку
    [few] { $number } жетони в мішечку
    [many] { $number } жетонів у мішечку
   *[other] { $number } жетона в мішечку
 }
drawn-cowboys = { $number ->
    [one] { $number } ковбой
    [few] { $number } ковбої
    [many] { $number } ковбоїв
   *[other] { $number } ковбоя
 }
drawn-job-market = Ринок праці
drawn-last-row = Коли жетон вийде з цього ряду, гра закінчиться
drawn-market-stack = Карти худоби в колоді
drawn-objective-stack = Карти цілей у колоді
drawn-refill = Коли жетон мине це місце, ринок худоби поповниться
drawn-token = Жетон ринку праці
drawn-won = Зіграні цілі та начальники станцій
drawn-certificates = Ліміт: { $limit } · постійні: { $permanent }
drawn-fee-black = Чорна рука: прохід коштує { $money } $
drawn-fee-owner = Хто інший сюди заходить, платить власникові { $money } $.
drawn-fee-green = Зелена рука: прохід коштує { $money } $
drawn-plot = Вільна клітинка будівлі
drawn-foreign = Цими діями користується лише { $name }. Інші можуть виконати тут допоміжну дію.
drawn-price = Спорудження: { $price }
drawn-space = Клітинка колії { $space }
drawn-step-limit = Ліміт кроків +{ $number }
drawn-sam-card = Карта Сема { $number }
drawn-sam-waits = Сем іще не зіграв жодної карти.
drawn-sam-specialization = Спеціалізація
drawn-sam-deck = { $number ->
    [one] { $number } карта в колоді
    [few] { $number } карти в колоді
    [many] { $number } карт у колоді
   *[other] { $number } карти в колоді
 }
drawn-sam-discs = { $number ->
    [one] { $number } диск у запасі
    [few] { $number } диски в запасі
    [many] { $number } дисків у запасі
   *[other] { $number } диска в запасі
 }
drawn-sam-branchlets = { $number ->
    [one] { $number } філія в запасі
    [few] { $number } філії в запасі
    [many] { $number } філій у запасі
   *[other] { $number } філії в запасі
 }
drawn-sam-to-come = Карти, які ще попереду

## Поле як текст

field-ending = хто завершує гру
field-trail = шлях
field-tile = жетон
field-jobs = ринок праці
field-columns = колонки
field-rows = ряди
field-token-row = ряд жетона ринку праці
field-token-holder = хто має жетон ринку праці
field-foresight = прогноз
field-bags = жетони в мішечках
field-market = ринок худоби
field-heifers = телиці Simmental
field-cows = корови Simmental
field-objectives = карти цілей
field-masters = начальники станцій
field-worker = робітник
field-workers = робітники
field-herder = скотар
field-tokens = жетони обміну
field-engine = локомотив
field-marker = тимчасові сертифікати
field-certificate-limit = ліміт сертифікатів
field-permanent-certificates = постійні сертифікати
field-step-limit = ліміт кроків
field-discs = диски, що залишилися
field-outlaws = бандити
field-green = зелені
field-orange = помаранчеві
field-hazards = небезпеки
field-cities = диски в містах
field-stations = покращені станції
field-unbuilt = ще не збудовані будівлі
field-bells = маркери філій на місцях дзвонів
field-reach = доступні міста
field-north = Рейки на північ
field-towns = філії в містах
field-tiles = жетони середніх міст
field-sam = Сем
field-card = остання зіграна карта
field-deck = карти, які ще попереду
field-specialization = спеціалізація
field-first-cities = міста перших доставок
field-herd = стадо
field-branchlets = маркери філій, що залишилися
drawn-leaf-trail = Шлях
drawn-leaf-north = Північ
drawn-book-neutral = Нейтральні будівлі
drawn-book-private = Приватні будівлі
drawn-book-cattle = Худоба
drawn-book-objectives = Карти цілей
drawn-book-starting = Стартові карти цілей
drawn-book-masters = Начальники станцій
drawn-book-tiles = Робітники, небезпеки й бандити
drawn-sign-money = Ти отримуєш стільки доларів
drawn-sign-price = Ти платиш стільки доларів
drawn-sign-points = Переможні бали
drawn-sign-gives = Спершу те, що віддаєш, тоді те, що отримуєш
drawn-sign-per = За кожне, а між двома речами: одне або інше
drawn-sign-breed = Карта цієї породи; яка вона, показує шкура
drawn-sign-any = Будь-яка карта худоби
drawn-sign-buy = Купити худобу за допомогою своїх ковбоїв
drawn-sign-hire = Найняти робітника; + чи − змінює ціну
drawn-sign-cowboy = Ковбой
drawn-sign-builder = Будівельник
drawn-sign-engineer = Інженер
drawn-sign-build = Побудувати, сплативши стільки доларів за кожного будівельника
drawn-sign-copy = Використати дії сусідньої будівлі
drawn-sign-forest = У лісі
drawn-sign-engine = Локомотив уперед щонайбільше на стільки клітинок
drawn-sign-back = Локомотив назад рівно на стільки клітинок
drawn-sign-station = Станція
drawn-sign-deliver = Локомотив назад і одразу доставка до міста
drawn-sign-ride = Скотар їде далі щонайбільше на стільки кроків
drawn-sign-certificate = Сертифікат
drawn-sign-objective = Карта цілей
drawn-sign-token = Жетон обміну
drawn-sign-auxiliary = Допоміжна дія
drawn-sign-draw = Добрати стільки карт, тоді скинути стільки ж
drawn-sign-remove = Прибрати карту з гри
drawn-sign-outlaw = Бандит: схопити його й отримати винагороду
drawn-sign-hazard = Небезпека: усунути за стільки доларів
drawn-sign-fee = Плата за прохід: зелена чи чорна рука
