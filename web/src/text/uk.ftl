# Сам клієнт, без жодної гри.
loading = Завантаження…
server-away = Сервер не відповідає. Спробуй трохи згодом.
navigation = Головне меню
lobby = Лобі
rules = Правила
about = Про програму
language = Мова
dark-mode = Темний режим
home-title = Грай у великі настільні вестерни
home-subtitle = Точно за правилами, у браузері, наодинці чи з друзями.
continue = Грати далі
new-game = Нова гра
your-name = Твоє ім’я
guest = Гість
game = Гра
who-plays = Хто грає?
company-bots = Я проти ботів
company-bots-help = Можна почати одразу.
company-hotseat = За одним екраном
company-hotseat-help = Екран переходить від гравця до гравця.
company-friends = З друзями
company-friends-help = Надішли кожному посилання.
company-open = Відкритий стіл
company-open-help = Приєднатися з лобі може будь-хто.
programs-allow = Можуть підсідати боти, написані гравцями
programs-welcome = Боти гравців можуть підсідати
hints-allow = Усі можуть просити підказки
hints-agreed = Підказки дозволено
program-of-somebody = Бот, написаний гравцем
bot-failed = { $number ->
    [one] Цей бот { $number } раз не дав відповіді, тож за нього обрано якусь із дозволених
    [few] Цей бот { $number } рази не дав відповіді, тож за нього обрано якусь із дозволених
    [many] Цей бот { $number } разів не дав відповіді, тож за нього обрано якусь із дозволених
   *[other] Цей бот { $number } разу не дав відповіді, тож за нього обрано якусь із дозволених
}
seats = Гравці
opponent = Суперник
bot-trailboss = Trailboss, думає наперед
bot-foreman = Foreman, бувалий гравець
bot-drover = Drover, розважливий гравець
bot-vaquero = Drover, розважливий гравець
bot-sheriff = Drover, розважливий гравець
bot-greenhorn = Greenhorn, новачок на шляху
bot-greedy = Greedy, хоче балів одразу
bot-random = Random, для сміху
thinking-time = Думає над рішенням
seconds-short = { $seconds } с
thinks-seconds = { $seconds } с
leaning = Грає як
leaning-none = Без уподобань
leaning-builder = Будівельник
leaning-cattle-baron = Скотарський барон
leaning-railroader = Залізничник
same-again = Ще раз те саме
rematch = Реванш
rematch-here = Ще раз? Сюди: { $link }
options = Параметри
start = Почати
player-number = Гравець { $number }
finished-games = Завершені ігри
finished = Завершено
your-result = Місце { $rank }, бали: { $total }
waiting-for-players = Чекаємо на гравців
your-turn = Твій хід
free-seat = Вільне місце
lobby-empty = Зараз немає відкритих столів. Відкрий свій на головній сторінці.
to-table = До столу
invitation-link = Посилання-запрошення
rules-help = Усі правила гри з їхніми номерами.
ruling = тлумачення
ruling-help = Тлумачення — це наше рішення там, де правила мовчать.
reconstructed = реконструкція
reconstructed-help = Реконструкція — це те, чого ми не змогли прочитати на надрукованій грі: там може бути інакше.
about-text = Trailboss веде настільні вестерни за правилами: показує кожен дозволений вибір, кожну відмову пояснює правилом, а кожне тасування потім можна перевірити.
credits = Автори
credits-designers = Great Western Trail і Rails to the North створив Alexander Pfister, El Paso — Alexander Pfister і Johannes Krenner, Carson City — Xavier Georges.
credits-icons = Піктограми: game-icons.net, Lorc, Delapouite та інші, CC BY 3.0. Шрифт: Fraunces, Vollkorn, SIL Open Font License.
credits-titles = Назви ігор належать їхнім видавцям і лише вказують, за якими правилами йде гра. Усі малюнки наші.
commitment-help = Відбиток тасування, зафіксований до першого ходу. Після гри ми показуємо зерно, і кожен може його перевірити.
undo = Скасувати
redo = Повторити
you = ти
decision = Відкрите запитання
game-over = Гру завершено.
cancelled = Цю гру скасовано.
waiting-for = Чекаємо на хід: { $names }.
final-help = Це щось відкриває: скасувати не вийде.
reconnecting = Зв’язок втрачено. Пробую ще раз…
log = Журнал
chat = Чат
chat-say = Скажи щось
looks-on = глядач
close = Закрити
zoom-in = Наблизити
zoom-out = Віддалити
whole-board = Усе поле
scoring-sheet = Таблиця балів
winners = { $count ->
    [one] Перемога: { $names }.
    [few] Спільна перемога: { $names }.
    [many] Спільна перемога: { $names }.
   *[other] Спільна перемога: { $names }.
  }
category = Категорія
total = Разом
watch-replay = Переглянути повтор
no-such-table = Такого столу немає.
pass-screen = Передай екран: { $name }.
i-am = Це я, { $name }
step-back = На одну дію назад
step-on = На одну дію далі
play = Відтворити
pause = Пауза
move-number = Дія
download-record = Завантажити запис гри
no-replay = Повтору цього столу немає. Гру, що триває, не можна відтворити.
action-described = { $action }: { $effect }
recap = Від твого останнього ходу
recap-skip = Пропустити
recap-again = Показати на полі
recap-speed = Як швидко це показувати
recap-slow = повільно
recap-normal = звичайно
recap-fast = швидко
recap-never = ніколи
log-and-chat = Журнал і чат
new-lines = { $number ->
    [one] { $number } новий запис ↓
    [few] { $number } нові записи ↓
    [many] { $number } нових записів ↓
   *[other] { $number } нового запису ↓
 }
rewind-request = { $name } просить повернутися до дії { $ply }.
agree = Погодитися
refuse = Відмовити
adjourned = Гру відкладено: годинник стоїть.
resume = Грати далі
table-menu = Меню столу
ends-your-turn = Це завершує твій хід.
do-it = Зробити це
take-back = Скасувати
and-then = потім: { $action }
and-end = і завершую хід
confirms = Перепитувати перед тим, що завершує хід або чого не можна скасувати
turn-ends = Мій хід завершується
turn-ends-word = коли я скажу
turn-ends-moment = сам, за мить
turn-ends-once = одразу, коли більше нічого робити
ends-by-itself = За мить твій хід завершиться сам.
wait = Зачекати
do-all = Зробити й добрати всі
or-click-a-card = Або клацни на карту, яку за це скинеш.
pauses = Зупинятися між кроками заради того, що можна зробити будь-коли
no-pauses = Більше не зупинятися між кроками
sound = Звук
ask-rewind = Попросити всіх повернутися на одну дію
adjourn = Відкласти гру
let-bot-play = Нехай за мене грає бот
let-bot-play-for = Нехай за гравця { $player } грає бот
i-am-back = Повертаюся до гри
resign = Здатися
resign-sure = Так, здаюся: далі грає бот
statistics = Статистика
for-players = { $from }–{ $to } { $to ->
    [one] гравець
    [few] гравці
    [many] гравців
   *[other] гравця
 }
show-all = Показати всі: { $count }
adjourned-short = Відкладено
problem-too-often = Не так швидко. Спробуй за хвилину.
too-much-chat = Ти пишеш швидше, ніж інші встигають читати.
too-much-lobby = У тебе вже досить відкритих столів у лобі.
too-much-mail = Поки що надіслано досить листів.
too-much-sign-in = Забагато спроб увійти.
too-much-sockets = Забагато столів відкрито водночас.
too-much-other = Для сервера це було забагато водночас.
throttled-seconds =
    { $seconds ->
        [one] Спробуй за { $seconds } секунду.
        [few] Спробуй за { $seconds } секунди.
        [many] Спробуй за { $seconds } секунд.
       *[other] Спробуй за { $seconds } секунди.
    }
throttled-minutes =
    { $minutes ->
        [one] Спробуй за { $minutes } хвилину.
        [few] Спробуй за { $minutes } хвилини.
        [many] Спробуй за { $minutes } хвилин.
       *[other] Спробуй за { $minutes } хвилини.
    }
pace = Годинник
pace-none = Без годинника
pace-live = Наживо
pace-days = Дні на хід
pace-minutes = Хвилини на всю гру
pace-increment = Секунди, що додаються за хід
pace-days-each = Дні на кожен хід
pace-nights = Уночі, з 23:00 до 7:00, годинник стоїть
pace-live-words = Наживо: { $minutes } хв + { $seconds } с за хід
pace-days-words = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
    [many] { $days } днів на хід
   *[other] { $days } дня на хід
  }
daily = Роздача дня
daily-help = Щодня одна роздача, однакова для всіх. Зіграй її раз проти бота { $bot }, закінчи до наступної й порівняй результат.
daily-account = Роздача дня — для тих, хто має обліковий запис: створи його або увійди в меню під своїм ім’ям угорі.
daily-play = Зіграти сьогоднішню роздачу
daily-go-on = Дограти сьогоднішню роздачу
daily-today = Сьогодні
daily-yesterday = Учора
daily-scores = Результати роздачі дня
daily-nobody = Ще ніхто не закінчив.
daily-next = Наступна роздача:
place = Місце
name = Ім’я або псевдонім
points = Бали
seat = Місце
people = Люди
program = Боти гравців
upload-title = Переглянути записану гру
upload-help = Запис — це текст: з повтору на цьому сайті або з програми в терміналі.
upload-record = Обрати запис…
record-too-large = Цей файл завеликий для запису гри.
record-spoiled = Цей запис не вдається відтворити:
sign-in = Увійти
sign-up = Створити обліковий запис
sign-out = Вийти
sign-out-everywhere = Вийти всюди
sign-in-long = Увійти до облікового запису
sign-up-long = Створити обліковий запис
who-are-you = Хто грає?
me-nobody = Щоб грати, досить імені.
me-guest = Ти граєш як гість у цьому браузері. Обліковий запис збереже твої ігри на кожному пристрої.
me-account = Твої ігри збережено в обліковому записі.
login = Назва облікового запису
password = Пароль
problem-login = Назва має від 3 до 30 латинських літер, цифр, крапок або рисок.
problem-password = Найменша довжина пароля: { $count }.
problem-easy-password = Цей пароль угадають одним із перших. Вибери інший.
problem-sign-in = Неправильна назва або пароль.
problem-taken = Ця назва вже зайнята.
problem-name = Ім’я має містити хоча б одну літеру.
save = Зберегти
saved = Збережено
cancel = Скасувати
sure = так, точно
forget-me = Видалити мене
forget-me-help = Твоє ім’я й обліковий запис зникнуть назавжди. Ігри лишаться без імені.
forget-me-sure = Видалити назавжди
open-a-table = Відкрити стіл
lobby-help = Столи, що чекають на гравців. Сідай і грай: досить імені.
sit-here = Сісти тут
stand-up = Встати з-за столу
send-away = Звільнити це місце: { $name }
fill-with = Почати з ботом { $bot } на вільних місцях
seats-drawn = Хто де сидить, вирішить жереб, коли гра почнеться.
problem-seat-taken = Хтось був швидший: це місце вже зайняте.
rules-search = Пошук або номер правила
rules-show = Показати
rules-all = Усі правила
rules-rulings = Тлумачення
rules-reconstructed = Реконструкції
rules-doubts = Непевні значення
rules-section = Розділи
rules-none = Жодне правило цього не каже.
rule-examples = Приклади
rule-proof = { $tests ->
    [one] Його доводить { $tests } тест
    [few] Його доводять { $tests } тести
    [many] Його доводять { $tests } тестів
   *[other] Його доводять { $tests } тесту
} · { $places ->
    [0] код
    [one] { $places } місце в коді
    [few] { $places } місця в коді
    [many] { $places } місць у коді
   *[other] { $places } місця в коді
}
rule-code = Де код його забезпечує:
rule-code-nowhere = Жодне місце в коді не називає це правило за позначенням.
rule-tests = Тести, що його доводять:
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
  }
doubts-found = { $count ->
    [one] { $count } значення
    [few] { $count } значення
    [many] { $count } значень
   *[other] { $count } значення
  }
rules-in-english = Частину правил написано англійською.
rules-page-book = Правила гри
rules-page-components = Компоненти
rules-page-signs = Позначки
rules-page-summary = Пам’ятка
rules-page-search = Пошук
rules-page-reference = Довідник
book-search = Пошук
book-print = Друкувати
book-learn = Вивчити, граючи
book-exactly = точно
book-unprinted = { $count ->
    [one] Не прямо з друкованих правил: { $count } правило і на що воно спирається
    [few] Не прямо з друкованих правил: { $count } правила і на що вони спираються
    [many] Не прямо з друкованих правил: { $count } правил і на що вони спираються
   *[other] Не прямо з друкованих правил: { $count } правила і на що вони спираються
 }
book-more = Шукати всюди: у компонентах, позначках і кожному правилі.
book-example = Приклад
book-open-example = Відкрити цю позицію на столі
book-used = Використано тут { $games ->
    [one] { $games } раз
    [few] { $games } рази
    [many] { $games } разів
   *[other] { $games } разу
  }, виграно: { $share }.
book-signs = Позначки
book-signs-on-buildings = На будівлях, у поєднанні
doubts-help = Числа з ігрових полів, жетонів і карт, які не вдалося звірити з надійним джерелом. Граємо за ними, доки хтось не покаже кращих.
doubt-what = Що
doubt-sure = Певність
doubt-note = Примітка
doubt-whole = усе
doubt-low = мала
doubt-medium = середня
replay = Повтор
turn-back = На один хід назад
turn-on = На один хід далі
speed = Темп
jump-to-turn = Перейти до ходу
turn-number = Хід { $number }: { $name }
copy-link = Скопіювати посилання на цю позицію
copied = Скопійовано
eyes = Очима
eyes-nobody = глядача
fork = Грати далі звідси
why = Що зробив би бот?
why-thinking = Обмірковує…
why-position = Вирішує { $name }. Шанс виграти { $chance }, очікувана перевага наприкінці { $margin }.
why-played = зіграно
why-best = Найкраще; розіграно наново розданих світів: { $worlds }. Порівняно з наступною можливістю:
why-worse = Гірше на { $points } б.; розіграно наново розданих світів: { $worlds }. Порівняно з найкращою:
why-reason = { $change } { $what }: { $points } б.
why-themes = Різниця в балах:
why-expected = Очікувані бали наприкінці
analysis = Аналіз
analysis-begin = Проаналізувати цю партію
analysis-help = Як партія складалася для кожного, які рішення коштували найбільше і що зробила удача.
analysis-progress = Перегляд партії: { $percent }
analysis-failed = Аналіз перервався. Спробуй ще раз.
analysis-chances = Шанс на перемогу
analysis-points = Очікувані бали
analysis-costly = Найдорожчі рішення
analysis-costly-none = Немає рішення, яке явно чогось коштувало.
analysis-cost = бали { $points }, шанс на перемогу { $chance }
analysis-played = Зіграно
analysis-better = Краще
analysis-go = Перейти туди
analysis-line = Показати кращу лінію
analysis-why = Чому
analysis-luck = Удача і рішення
analysis-luck-help = Як шанс на перемогу змінювався від початку до кінця.
analysis-start = Початок
analysis-own = Власні рішення
analysis-rivals = Рішення інших
analysis-lucky = Удача
analysis-end = Кінець
analysis-differences = Що переможець зробив інакше
analysis-winner = Переможець
analysis-others = Інші в середньому
analysis-note = Оцінено за тим, що кожен знав тоді; наново розданих світів на кожного гравця й хід: { $worlds }. Затінені смуги та ± — 95-відсоткові інтервали цих вибірок.
analysis-uncalibrated = Для такої кількості гравців і таких параметрів шанси не порівнювали із зіграними партіями: вважай їх приблизними.
variation = Краща лінія
variation-start = Перед нею: вирішує { $name }
variation-back = На одну відповідь назад
variation-on = На одну відповідь далі
variation-close = Назад до партії
coach = Тренер
coach-wanted = Тренер каже, коли хід багато коштував
coach-looking = Тренер дивиться на твій хід…
coach-word = Тренер: приблизно на { $points } б. краще:
coach-back = Скасувати хід
hint = Підказка
hint-help = Що зробив би на твоєму місці сильний бот (H)
hint-chance = шанс виграти: { $chance }
hint-points = ≈ { $points } б. наприкінці
hint-worse = гірше на { $points } б.
hint-then = потім:
hint-equal = майже так само добре
hint-mark = З того, що видно з твого місця. Партія з підказками позначена й не враховувалася б у рейтингу.
fork-help = Відкриється новий приватний стіл із дії { $ply }. Хто грає далі?
fork-redealt = Усе, чого ніхто не міг бачити, роздається заново, з новою випадковістю: також карти в руці кожного гравця.
fork-of = Продовження попередньої партії з дії { $ply }
log-redealt = Звідси гра триває далі: те, чого ніхто не міг бачити, роздано заново.
unrated = Поза рейтингом: { $why }.
unrated-fork = це відгалуження іншої партії
unrated-lesson = це урок
unrated-puzzle = це задача
unrated-rewind = усі погодилися повернутися
unrated-bot = грає чийсь власний бот
unrated-hints = хтось брав підказки
unrated-house = грають із домашнім набором
fork-me = Я
fork-open = Хтось із друзів, за посиланням
replay-sealed = Роздача дня запечатана, доки день не скінчиться. Повертайся завтра.
proof-right = Тасування чесне: перевірено
proof-wrong = Зерно не відповідає відбитку
proof-unchecked = На цій сторінці тасування не перевірити
proof-help = Відбиток зафіксовано до першого ходу. Це SHA-256 зерна випадковості; твій браузер щойно обчислив його ще раз.
proof-seed = Зерно
proof-commitment = Відбиток
stats-tables = Ігри, зіграні тут
stats-tables-help = Ігри, завершені на цьому сервері. Завантажені записи й ігри, продовжені з повтору, не рахуються.
stats-none = Ще жодної гри не завершено.
stats-games = Ігри
stats-mean-score = Середній рахунок
stats-median-score = Медіана рахунків
stats-winning-score = Середній переможний рахунок
stats-margin = Медіана відриву
stats-distribution = Рахунки
stats-distribution-words = Рахунки від { $low } до { $high }, медіана { $median }
stats-median-line = Пунктирна лінія — медіана.
stats-seats = Перемоги за місцем за столом
stats-fair-line = Пунктирна лінія: стільки мав би кожен, якби місце нічого не важило.
stats-categories = Звідки беруться бали
stats-choices = { $choice } за успішністю
stats-chosen = Обрано
stats-players = Хто грає
stats-wins = Перемоги
stats-mean = Середнє
stats-median = Медіана
stats-winners = Переможці
stats-range = Від … до
stats-chart = Діаграма
stats-simulations = Симуляції
stats-simulations-help = Багато ігор між ботами, зіграних на цьому сервері.
sim-none = Поки що немає жодної. Господар сервера може запустити:
sim-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } гри
  }
sim-seats = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
  }
remove = Прибрати
passkeys = Ключі доступу
passkey-add = Додати ключ доступу
passkey-sign-in = Ключем доступу
problem-passkey = Цей ключ доступу тут невідомий.
problem-last-key = Це єдиний шлях до твого облікового запису.
my-bots = Мої боти
my-bots-help = Програма, яку ти напишеш, може тут грати. Вона підключається за токеном, і біля її імені завжди сказано, що це бот.
bot-name = Як він зветься?
bot-make = Створити бота
bot-renew = Новий токен
bot-dismiss-sure = Прибрати: бот вийде з-за своїх столів
bot-token = Токен бота { $name }. Його видно лише тепер: бережи його, як пароль.
bot-token-copy = Скопіювати токен
notifications-push = Сповіщати цей браузер про мій хід
notifications-email = Сповіщати мене електронною поштою
notifications-confirm = Відкрий посилання з листа на адресу { $email }.
notifications-refused = Твій браузер не дозволяє цій сторінці сповіщення.
offline = Немає з’єднання. Правила можна читати й так.
copy-invitation = Скопіювати посилання
cancel-table = Скасувати гру
cancel-table-sure = Справді скасувати
help = Довідка
help-click = Клацни на підсвічену річ або на одну з відповідей у списку.
help-hover = Наведи вказівник на відповідь чи річ, щоб побачити, що станеться. На сенсорному екрані притримай палець.
help-why = Клацни на будь-що інше, щоб дізнатися, чому цього зараз не можна зробити й за яким правилом.
help-lock = Замок позначає те, що щось відкриває: усе до нього можна скасувати.
help-keys = Клавіші
key-walk = від відповіді до відповіді
key-do = виконати
key-undo = скасувати
key-redo = повторити
key-end = завершити хід
key-log = показати або сховати журнал
key-text = поле як текст
key-why = усе намальоване досяжне через Tab; Enter каже, чому ні
key-hint = підказка, якщо вони дозволені
exploring = Tab веде по всьому намальованому; Enter виконує або каже, чому ні. W завершує.
only-to-look-at = Тут нічого не вибирають: це змінюється від того, що роблять деінде.
key-book = правила про те, на що вказано
key-help = ця довідка
text-board = Поле як текст
time-left = Залишилося часу
show-then = Показати стіл у ту мить
shown-then = Після { $ply ->
    [one] { $ply } дії
    [few] { $ply } дій
    [many] { $ply } дій
   *[other] { $ply } дії
  }
back-to-now = Назад до поточної позиції
problem-wrong-moment = Зараз цього не можна зробити.
problem-too-many = Більше мати не можна. Спершу щось прибери.
problem-too-long = Це задовге для сервера.
problem-too-many-redeals = Цю гру роздавали заново забагато разів, щоб грати її тут далі.
problem-too-many-tables = У тебе забагато таких столів одночасно. Спершу заверши або скасуй якийсь.
problem-others-undecided = Хтось інший саме ходить і ще може це скасувати. Спробуй знову, коли хід буде завершено.
problem-enough-back-and-forth = У цій грі вже досить скасувань і повернень. Грай далі звідси.
problem-not-allowed = Це може зробити лише той, хто сидить на цьому місці.
problem-no-hints = Тут немає підказок: грають інші люди, і про це не домовлялися.
problem-bot-and-keeper = Бот і його власник не грають разом там, де грають інші.
problem-account-needed = Спершу створи обліковий запис або увійди.

## Solo

company-solo = Режим соло
company-solo-help = За іншого скотаря грає сама гра.
solo-title = Соло, суперник: { $rival }
solo-help = { $game } наодинці. Одне натискання — і ти граєш.
solo-history = Твої ігри соло
solo-wins = Перемоги
solo-mean = Середнє
solo-best = Найкраще
solo-wins-of = { $wins } з { $games }
solo-watch = Подивитися, як грає { $bot }
learn = Навчитися
learn-help = Почитай правила, з пошуком, або зіграй першу партію проти початківця: кожен крок можна скасувати, а все, на що клацнеш, пояснить, чому зараз не можна.
first-game = Перша партія
guided-game = Партія з провідником
lessons-help = Провідник показує гру за справжнім столом: по одній речі за раз, а дієш ти. Почни з будь-якого розділу; цей браузер пам’ятає, що вже пройдено.
lesson-minutes = { $count ->
    [one] близько { $count } хвилини
    [few] близько { $count } хвилин
    [many] близько { $count } хвилин
   *[other] близько { $count } хвилини
}
lesson-start = Почати
lesson-again = Ще раз
lesson-known = Пройдено.
no-lessons = До цієї гри ще немає партії з провідником.
guide = Провідник
guide-away = Сховати провідника
guide-back = Назад
guide-next = Далі
guide-do = Зроби це на столі.
guide-confirm = Тепер підтверди це біля запитання або скасуй.
guide-astray = На це зараз не клацають; чому саме, сказано біля запитання. Клацни на те, що світиться.
guide-wait = Хід суперника…
guide-heard = Зрозуміло
guide-chapters = Усі розділи
guide-following = Далі: { $title }
guide-play-on = Грати далі
puzzle = Задача
puzzles = Задачі
puzzles-help = Один хід, одна мета. Перебрано всі способи зіграти цей хід: немає нічого кращого за розв’язок, а рівноцінного немає такого ж короткого. Зірки кажуть, скільки є способів.
puzzles-solved = Розв’язано { $solved } з { $all }.
puzzle-known = Розв’язано.
puzzle-rating = Складність { $rating } з 5
puzzle-open = Зіграй увесь хід. До його кінця не можна відкривати нічого невідомого. Способів зіграти: { $turns }.
puzzle-solved = Розв’язано! Перевірено способів: { $turns }. Кращого немає.
puzzle-solved-longer = Розв’язано! Можна обійтися меншою кількістю відповідей: { $answers }.
puzzle-missed = Твій результат — { $reached }, а можна було { $best }. Розв’язок:
puzzle-not-done = Хід закінчився, а мети не досягнуто. Розв’язок:
puzzle-luck = Відкрито щось невідоме: це вже справа удачі. Розв’язок:
puzzle-show = Показати розв’язок
puzzle-again = Спробувати ще раз
puzzle-next = Наступна задача
puzzle-all = Усі задачі
study = Дослідження
studies = Дослідження
studies-help = Пробуй варіанти з будь-якої позиції й зберігай їх із коментарями та стрілками. Відкрий дослідження з повтору, задачі чи нової гри; передай його посиланням або файлом.
studies-mine = Мої дослідження
study-begin = Почати з нової гри або з файлу
study-import = Відкрити файл
study-remove = Викинути
study-title = Назва дослідження
study-saved = Збережено.
study-saving = Зберігаємо…
study-not-mine = Це чуже дослідження: твої спроби не зберігаються.
study-lines = Варіанти
study-start = Початок
study-no-lines = Зроби щось на полі: це стане варіантом. Повернися й зроби інше: буде відгалуження.
study-comment = Коментар до цієї позиції
study-arrow = Малювати стрілки
study-arrow-from = Клацни там, де стрілка починається; двічі на ту саму річ — намалюється коло, а та сама стрілка вдруге зникне.
study-arrow-to = Клацни там, де стрілка закінчується.
study-cut = Відрізати цю дію
study-export = Експортувати
study-copy = Зберегти копію
study-set-up = Розставити позицію
study-set-up-help = Тут усе про цю позицію. Зміни, що хочеш: гроші, карти, що де стоїть. Така позиція мусить бути можливою на столі.
study-set-up-do = Відкрити як нове дослідження
study-by-hand = Позиція, розставлена вручну
study-impossible = Такої позиції не може бути:
builder-help = Вибери гру та кількість гравців. Гру буде розкладено, а далі змінюй, що хочеш: гроші, карти, робітників, що де стоїть. Те, що комусь даєш, береться із запасу.
builder-seats = Гравці
builder-deal = Розкласти
builder-back = Скасувати останню зміну
builder-anew = Інше розкладання
builder-turn = Чий хід
builder-whose = Речі гравця
builder-board = На полі
builder-text = Усе як текст
builder-take-text = Узяти цей текст
setting-add = + ще
setting-nothing = немає
setting-land = власна, порожня
setting-more = Вибери ще { $number }.
setting-fewer = На { $number } забагато.
setting-building = Будівлі на шляху
setting-cash = Долари
setting-certificates = Сертифікати
setting-cities = Доставки до міст
setting-cowboys = Ковбої в особистому запасі
setting-discs = Звільнені місця для дисків
setting-engine = Локомотив на клітинці
setting-hand = Карти в руці
setting-hazards = Усунені небезпеки
setting-herd = Куплена худоба
setting-herder = Скотар
setting-jobs = Ринок праці, за рядами
setting-objectives = Зіграні карти цілей
setting-outlaws = Схоплені бандити
setting-parcel = Ділянки
setting-plot = Будівлі на шляху
setting-rancher = Скотар
setting-roads = Дороги в особистому запасі
setting-round = Раунд
setting-stations = Покращені станції
setting-tile = Небезпеки та бандити на шляху
setting-token = Жетон ринку праці в ряді
setting-tokens = Жетони обміну
setting-worker-cards = Карти робітників
setting-workers = Робітники
cannot-be = Такого бути не може.
cannot-be-last-plot = Одне місце для будівлі мусить лишитися порожнім.
cannot-be-no-discs-left = Стільки дисків немає.
cannot-be-no-parcel-tiles-left = У цього гравця більше немає плиток власності.
cannot-be-no-room = Для стількох немає місця.
cannot-be-no-site = Для дому, який ставлять разом із цим, немає вільної ділянки.
cannot-be-none-left = Більше не лишилося: { $thing }.
cannot-be-not-free = Там уже щось стоїть: { $thing }.
cannot-be-not-reached = Туди ще не можна нічого доставити: { $thing }.
cannot-be-once-only = До цього міста доставляють лише раз: { $thing }.
cannot-be-somebody-there = Там хтось стоїть: { $thing }.
cannot-be-taken = Там стоїть інший локомотив: { $thing }.
cannot-be-too-few-parcels = Кожен має щонайменше ділянки з початку гри.
cannot-be-too-many-buildings = Цей гравець уже має стільки будівель, скільки можна мати.
study-open = Дослідити цю позицію
no-such-study = Такого дослідження немає.
watch = Подивитися гру
watch-help = Боти швидко грають цілу партію в тебе на очах; потім переглянь її дія за дією в повторі.
watch-two = { $bot } проти себе
share-my-view = Поділитися моїм виглядом
share-link = Хто має це посилання, бачить те саме, що й ти:
share-no-longer = Більше не ділитися
no-longer-shared = Цим виглядом більше не діляться.
mute = Заглушити: { $name }
unmute = Повернути голос: { $name }
log-all = Показати весь журнал
ask-rewind-here = Запропонувати грати звідси
watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
  }
table-refused = Цей стіл не можна відкрити.
problem-unplayable = З виправленими значеннями цього столу правила тут не доходять до кінця. Вибери щось інше або скасуй зроблене.
problem-other-box = Його почато з іншими компонентами чи правилами, за якими він пішов би інакше.
more-answers = Нижче ще { $number } ↓
unfold-asides = Будь-коли ще { $number } …
fold-asides = Менше
unfold-answers = { $number ->
    [one] { $number } відповідь світиться на столі: показати
    [few] { $number } відповіді світяться на столі: показати
    [many] { $number } відповідей світиться на столі: показати
   *[other] { $number } відповіді світяться на столі: показати
}
fold-answers = Сховати список

## Поле як текст

field-players = гравці
field-seat = гравець
field-owner = власник
field-money = гроші
field-points = бали
field-round = раунд
field-price = ціна
field-building = будівля
field-cards = карти
field-display = викладено
field-hand = рука
field-hand-size = карти в руці
field-hand-limit = ліміт карт у руці
field-stack = стос
field-stack-size = карти в колоді добору
field-discard = колода скиду
field-discard-size = карти в колоді скиду
field-discard-top = зверху колоди скиду
field-removed = прибрані карти
admin = Керування сайтом
admin-pages = Що показати
admin-for-whom = Ця сторінка — для облікових записів, названих у налаштуванні «admins» цього сервера.
admin-overview = Огляд
admin-tables = Столи
admin-people = Люди
admin-reports = Відкриті скарги
admin-audit = Що зроблено
admin-guests = З них гостей
admin-bans = Заборони
admin-sockets = Відкриті сторінки в цьому процесі
admin-jobs-waiting = Завдання в черзі
admin-jobs-working = Завдання в роботі
admin-database = База даних
admin-status = Стан
admin-status-open = Чекає на гравців
admin-status-playing = Триває гра
admin-status-adjourned = Відкладено
admin-status-finished = Завершено
admin-status-cancelled = Скасовано
admin-nothing = Тут нічого немає.
admin-game = Гра
admin-owner = Хто відкрив
admin-since = Відколи
admin-last-move = Остання дія
admin-end = Завершити стіл
admin-look-for = Ім’я або обліковий запис
admin-look = Шукати
admin-name = Ім’я
admin-account = Обліковий запис
admin-banned = Заборона
admin-for-good = назавжди
admin-ban = Заборонити вхід
admin-unban = Впустити знову
admin-ban-whom = Заборонити вхід: { $name }
admin-ban-help = Усі сеанси буде завершено, ігри дограють боти, а увійти буде неможливо.
admin-reason = Причина
admin-how-long = На який час
admin-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
  }
admin-no-reports = Ніхто не скаржився.
admin-report = { $by } скаржиться: { $name }
admin-hide = Сховати все, що там сказано
admin-close = Лишити як є
admin-when = Коли
admin-who = Хто
admin-deed = Що
admin-about = Про що
admin-deed-ban = Заборона входу
admin-deed-unban = Заборону знято
admin-deed-cancel = Завершено стіл
admin-deed-hide = Сховано сказане
admin-deed-close = Закрито скаргу
report = Поскаржитися: { $name }
report-why = Що не так?
report-do = Поскаржитися
report-told = Ті, хто веде цей сайт, подивляться.
problem-email-needed = Спершу підтвердь адресу е-пошти: під своїм ім’ям, угорі.
problem-not-said-here = Тут є слово, якого на цьому сайті не вживають.

# Виправлення від власників коробки
rules-page-corrections = Виправлення
house-help = Те, чого ми не змогли прочитати на надрукованих компонентах, ми відтворили. Якщо в тебе є коробка, виправ це тут: зміни значення, подивися, як воно намальоване, зіграй із ним і надішли нам файл.
house-set = Домашній набір
house-kept = Збережено тут
house-new = новий
house-name = Назва
house-unnamed = моя коробка
house-remark = На що спирається (видання, фото)
house-play = Зіграти з ним
house-save = Зберегти
house-export = Експортувати у файл
house-import = Імпортувати файл
house-drop = Видалити
house-drop-kept = Видалити «{ $name }»
house-saved = «{ $name }» збережено в цьому браузері.
house-full = Уже збережено наборів: { $count }. Спершу видали якийсь із них.
house-not-kept = { $count ->
    [one] набір, якого тут не збережено ({ $count } значення)
    [few] набір, якого тут не збережено ({ $count } значення)
    [many] набір, якого тут не збережено ({ $count } значень)
   *[other] набір, якого тут не збережено ({ $count } значення)
}
house-no-file = Цей файл не є домашнім набором цієї гри.
house-refused = З цим не можна грати:
house-bad-apart = Значення не узгоджуються між собою. { $detail }
house-bad-broken = У грі на { $seats } гравців із ним щось порушує правила. { $detail }
house-bad-endless = Гра на { $seats } гравців із ним не закінчується.
house-bad-long-word = { $place }: слово довше за { $most } знаків.
house-bad-misfit = { $place }: тут не може стояти { $value }.
house-bad-missing = { $place }: бракує цього значення.
house-bad-not-json = Це не запис JSON.
house-bad-not-printed = { $place }: це не надруковане значення.
house-bad-not-values = Це не перелік значень за їхніми шляхами.
house-bad-nothing-there = { $place }: тут нема чого прибирати.
house-bad-nowhere = { $place }: тут немає «{ $name }».
house-bad-stays = { $place }: це каже, що це за річ або де вона лежить, і не змінюється.
house-bad-too-costly = Його випробування триває надто довго.
house-bad-too-deep = { $place }: списки й таблиці вкладено глибше ніж { $most }.
house-bad-too-great = { $place }: { $value } — забагато. Ніщо не перевищує { $most }.
house-bad-too-long = Набір довший за { $most } знаків.
house-bad-too-many = { $place }: записів більше ніж { $most }.
house-bad-unfit = { $place }: правила нічого з цим не вдіють. { $detail }
house-bad-unknown = { $place }: у цієї речі немає такого значення.
house-bad-unplayable = Гра на { $seats } гравців із ним обривається. { $detail }
house-bad-whole = { $place }: вкажи, яке саме значення інше.
house-bad-within = { $place }: лежить усередині { $whole }, а це виправлено цілком.
house-table-help = Збережені набори можна вибрати в параметрах кожного нового столу. Такі партії не порівнюються з іншими.
house-number-changed = { $count ->
    [one] { $count } виправлене значення
    [few] { $count } виправлені значення
    [many] { $count } виправлених значень
   *[other] { $count } виправленого значення
}
house-changed = { $count ->
    [one] { $count } виправлення
    [few] { $count } виправлення
    [many] { $count } виправлень
   *[other] { $count } виправлення
}
house-things = { $count ->
    [one] { $count } компонент
    [few] { $count } компоненти
    [many] { $count } компонентів
   *[other] { $count } компонента
}
house-correct = Виправити
house-as-printed = Повернути наше значення
house-add = додати
house-remove = прибрати
house-kind = { $what }: число чи слово
house-number = число
house-word = підраховується
