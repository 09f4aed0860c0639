### Tumbleweed українською.

game-title = Tumbleweed
game-description = Кидай ласо в те, що вітер прикотить до містечка.

## Варіанти

option-gusty = Рвучкий вітер
    .help = Вітер змінює розмір перекотиполя після того, як його спіймано.
option-gusty-false = вимкнено
option-gusty-true = увімкнено

## Аркуш підрахунку

category-weeds = Перекотиполе
category-lassos = Ласо

## Рішення

decision-throw = Яке ласо кидаєш? Усі кидають одночасно.
decision-catch = Спіймано перекотиполе розміру { $size }. Залишаєш його чи відпускаєш за 2 ласо?

## Дії

action-throw = Кинути: { $lasso }
action-keep = Залишити перекотиполе
action-release = Відпустити перекотиполе

## Події

event-rolled-in = Раунд { $round }: до містечка котиться перекотиполе розміру { $size }.
event-ready = Вибір ласо: { $seat } — готово.
event-chose = Вибір гравця { $seat }: { $lasso }.
event-threw = { $seat } кидає: { $lasso }.
event-caught = { $seat } ловить перекотиполе розміру { $size }.
event-blew-away = Перекотиполе розміру { $size } летить геть.
event-gust = Порив вітру: тепер розмір перекотиполя — { $size }.
event-kept = { $seat } залишає перекотиполе й отримує { $size ->
    [one] { $size } бал
    [few] { $size } бали
    [many] { $size } балів
   *[other] { $size } бала
 }.
event-released = { $seat } відпускає перекотиполе.
event-drew = { $seat } добирає { $number } ласо.
event-drew-lassos = { $seat } добирає: { $lassos }.
event-forced = { $seat } не має іншого вибору: «{ $action }».
event-game-over = Вітер ущухає. Гру завершено.

## Відмови

refusal-game-over = Гру завершено.
refusal-another-question = Зараз відкрите інше питання. Спершу дай відповідь на нього.
refusal-not-your-decision = Зараз вирішує інший гравець: { $seat }.
refusal-already-chosen = Ласо вже вибрано. Зачекай на інших.
refusal-not-in-hand = Цього немає в тебе в руці: { $lasso }.
refusal-stack-empty = Твій стос порожній, тож перекотиполе лишається в тебе.

## Ласо

lasso-twine = ласо зі шпагату (1)
lasso-cotton = бавовняне ласо (2)
lasso-hemp = конопляне ласо (3)
lasso-sisal = сизалеве ласо (4)
lasso-braid = плетене ласо (5)
lasso-rawhide = сирицеве ласо (6)
