### Сем, суперник у режимі соло Great Western Trail, українською.

rival-sam = Сем

## Параметри

option-solo = Режим соло
    .help = Одна людина проти автоматичного скотаря Сема. Його карти реконструйовано: надрукованих не оприлюднено.
option-solo-none = ні
option-solo-sam = проти Сема
option-difficulty = Складність
    .help = Наскільки сильний Сем. Почати найкраще із середньої.
option-difficulty-easy = легка
option-difficulty-medium = середня
option-difficulty-hard = висока
option-sam-printed-workers = Надруковані робітники Сема
    .help = Чи починається кожен ряд планшета Сема з надрукованого робітника. Реконструкція.
option-sam-printed-workers-true = по одному кожного фаху
option-sam-printed-workers-false = немає
option-sam-starting-objective = Стартова карта цілей Сема
    .help = Чи починає Сем зі стартовою картою цілей. Реконструкція.
option-sam-starting-objective-true = так
option-sam-starting-objective-false = ні
option-sam-first-delivery = Перша доставка Сема
    .help = Місто, до якого Сем доставляє худобу спершу; далі йдуть наступні. Реконструкція.
option-sam-first-delivery-by_level = за складністю
option-sam-first-delivery-kansas-city = Канзас-Сіті
option-sam-first-delivery-fulton = Фултон
option-sam-first-delivery-columbia = Колумбія
option-sam-first-delivery-st-louis = Сент-Луїс
option-sam-first-delivery-bloomington = Блумінгтон
option-sam-first-delivery-peoria = Пеорія
option-sam-first-delivery-chicago = Чикаго
option-sam-first-delivery-detroit = Детройт
option-sam-first-delivery-toledo = Толедо
option-sam-first-delivery-cleveland = Клівленд
option-sam-first-delivery-pittsburgh = Піттсбург
option-sam-first-delivery-philadelphia = Філадельфія
option-sam-first-delivery-new-york = Нью-Йорк
option-sam-path-tie = Однаково короткі дороги
    .help = Хто вирішує, якою дорогою їде Сем, коли кілька доріг до Канзас-Сіті однаково короткі. Реконструкція.
option-sam-path-tie-lowest_fee_then_graph_order = найменша плата
option-sam-path-tie-human_chooses = вирішуєш ти
option-sam-cattle-price-cap = Межа ціни худоби для Сема
    .help = Чи закриті для Сема варіанти купівлі з надрукованою ціною понад 8 $. Реконструкція.
option-sam-cattle-price-cap-true = 8 $
option-sam-cattle-price-cap-false = немає
option-sam-builds-on-risk-spaces = Сем на ризикових клітинках
    .help = Чи будує Сем на клітинках із ризиковою дією. Реконструкція.
option-sam-builds-on-risk-spaces-false = ніколи
option-sam-builds-on-risk-spaces-true = також
option-sam-station-master-costs-worker = Начальники станцій Сема
    .help = Чи віддає Сем робітника за жетон начальника станції. Реконструкція.
option-sam-station-master-costs-worker-false = безкоштовно
option-sam-station-master-costs-worker-true = за робітника
option-sam-objective-choice = Карти цілей Сема
    .help = Яку відкриту карту бере Сем. Реконструкція.
option-sam-objective-choice-topmost = найближчу до колоди
option-sam-objective-choice-random = випадкову
option-sam-objective-choice-most_points = з найбільшою кількістю балів
option-sam-objective-scoring = Бали за цілі Сема
    .help = Які карти цілей Сема приносять бали. За складністю: на легкій лише виконані, на інших усі. Наш вибір.
option-sam-objective-scoring-by_level = за складністю
option-sam-objective-scoring-all = усі карти
option-sam-objective-scoring-fulfilled = лише виконані
option-sam-foresight = Прогноз Сема
    .help = Хто обирає жетони прогнозу Сема. Реконструкція.
option-sam-foresight-random = випадок
option-sam-foresight-human_chooses = вирішуєш ти

## Питання та відповіді

decision-sam-route = Якою дорогою їде Сем? Лишилося { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
 }.
decision-sam-foresight = Сем у Канзас-Сіті. Прогноз { $column }: обери жетон за нього.
action-lead = Хай їде { $node_to }
refusal-not-sams-way = Найкоротша дорога Сема не веде зараз { $node_to }.

## Події

event-sam-revealed = { $pace ->
    [most-buildings] { $seat } відкриває карту { $sam_card } і робить { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
     }: стільки, скільки приватних будівель на шляху в того, хто має їх більше.
    [cowboys] { $seat } відкриває карту { $sam_card } і робить { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
     }: стільки, скільки має ковбоїв.
    [specialists] { $seat } відкриває карту { $sam_card } і робить { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
     }: стільки, скільки має робітників своєї спеціалізації.
   *[fixed] { $seat } відкриває карту { $sam_card } і робить { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
     }.
 }
event-sam-reshuffled = { $seat } наново перемішує свою колоду: { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
 }.
event-sam-because = { $because ->
    [shortest-way] { $seat } їде найкоротшою дорогою до Канзас-Сіті.
    [lowest-fees] { $seat } з однаково коротких доріг обирає ту, де найменша плата.
    [first-branch] { $seat } має на вибір однаково короткі й дешеві дороги та обирає першу гілку.
    [by-chance] { $seat } покладається на випадок.
    [cheapest-worker] { $seat } шукає найдешевшого робітника, а в тому ряді передусім свою спеціалізацію.
    [specialist] { $seat } шукає найдешевшого робітника своєї спеціалізації.
    [most-frequent-worker] { $seat } не знаходить нікого своєї спеціалізації й обирає робітника найчисленнішого фаху.
    [one-type] { $seat } шукає найдешевшого робітника того фаху, який називає карта.
    [best-cattle] { $seat } шукає одну купівлю, яка дасть найбільше переможних балів.
    [site-ahead] { $seat } будує на першій вільній клітинці будівлі перед твоїм скотарем, залучаючи якнайбільше будівельників.
    [replacement] { $seat } не знаходить вільної клітинки перед твоїм скотарем і замінює будівлю.
    [first-turnout] { $seat } їде на перший заїзд, де можна покращити станцію.
    [full-distance] { $seat } їде так далеко, як дозволяють інженери.
    [back-to-turnout] { $seat } повертається на перший заїзд, де можна покращити станцію.
    [back-one-space] { $seat } повертається на найближчу вільну клітинку.
    [highest-outlaw] { $seat } обирає бандита з найвищої клітинки.
    [best-hazard] { $seat } обирає найкращий жетон найчисленнішої небезпеки.
    [topmost-objective] { $seat } бере карту цілей, найближчу до колоди.
    [random-objective] { $seat } бере випадкову карту цілей.
    [best-objective] { $seat } бере карту цілей із найбільшою кількістю переможних балів.
    [first-city] { $seat } робить першу доставку.
    [next-city] { $seat } доставляє худобу до наступного міста.
    [next-town] { $seat } відкриває філію в першому доступному місті зі свого списку.
    [last-resort] { $seat } не має наступного міста й доставляє худобу до останнього.
   *[last-city] { $seat } уже побував усюди й знову доставляє худобу до останнього міста.
 }
event-sam-idle = { $seat } не робить більше нічого: карта для спеціалізації «{ $worker_2 }», а його спеціалізація — «{ $worker }».
event-sam-skipped = { $deed ->
    [hire] { $seat } не має кого найняти.
    [engine] { $seat } не може перемістити локомотив.
    [objective] { $seat } не знаходить відкритої карти цілей.
    [outlaw] { $seat } не знаходить бандита.
    [hazard] { $seat } не знаходить небезпеки.
    [cattle] { $seat } не має чого купити на ринку худоби.
    [extend] { $seat } не може додати карт на ринок: колода ринку худоби порожня.
    [branch] { $seat } не має доступу до нового міста.
   *[build] { $seat } не може нічого побудувати.
 }
event-sam-hired = { $seat } наймає { $worker_acc } з ряду { $row }.
event-specialized = { $seat } змінює спеціалізацію: { $worker }.
event-sam-took-master = { $seat } бере жетон начальника станції: { $master }.
event-fee-for-sam = { $seat } проїздить, і { $seat_2 } отримує з банку { $money ->
    [one] { $money } долар
    [few] { $money } долари
    [many] { $money } доларів
   *[other] { $money } долара
 }.

## Що кажуть карти

sam-steps = { $number ->
    [one] { $number } крок
    [few] { $number } кроки
    [many] { $number } кроків
   *[other] { $number } кроку
 }
sam-steps-most-buildings = стільки кроків, скільки приватних будівель у того, хто має їх більше
sam-steps-cowboys = крок за кожного ковбоя
sam-steps-specialists = крок за кожного робітника своєї спеціалізації
sam-only = спеціалізація: { $worker }
sam-hire-cheapest = найняти найдешевшого робітника
sam-hire-specialist = найняти робітника своєї спеціалізації, а якщо його немає, робітника найчисленнішого фаху
sam-hire-type = найняти { $worker_acc }
sam-engine = локомотив уперед: клітинка за кожного інженера
sam-objective = { $number ->
    [one] взяти { $number } карту цілей
    [few] взяти { $number } карти цілей
    [many] взяти { $number } карт цілей
   *[other] взяти { $number } карти цілей
 }
sam-outlaw = схопити бандита
sam-hazard = усунути небезпеку
sam-cattle = купити худобу всіма ковбоями
sam-cattle-but = { $number ->
    [one] купити худобу всіма ковбоями, крім { $number }
    [few] купити худобу всіма ковбоями, крім { $number }
    [many] купити худобу всіма ковбоями, крім { $number }
   *[other] купити худобу всіма ковбоями, крім { $number }
 }
sam-extend = { $number ->
    [one] { $number } нова карта на ринку худоби
    [few] { $number } нові карти на ринку худоби
    [many] { $number } нових карт на ринку худоби
   *[other] { $number } нової карти на ринку худоби
 }
sam-build = побудувати
