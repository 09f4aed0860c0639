### Tumbleweed українською.

game-title = Tumbleweed
game-description = Кидайте ласо в те, що вітер прикотить до містечка.

## Варіанти

option-gusty = Рвучкий вітер
    .help = Вітер змінює розмір перекотиполя після того, як його спіймано.
option-gusty-false = вимкнено
option-gusty-true = увімкнено

## Аркуш підрахунку

category-weeds = Перекотиполе
category-lassos = Ласо

## Рішення

decision-throw = Яке ласо ви кидаєте? Усі кидають одночасно.
decision-catch = Ви спіймали перекотиполе розміру { $size }. Залишаєте його чи відпускаєте за 2 ласо?

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
    [one] { $size } очко
    [few] { $size } очки
    [many] { $size } очок
   *[other] { $size } очка
 }.
event-released = { $seat } відпускає перекотиполе.
event-drew = { $seat } добирає { $number } ласо.
event-drew-lassos = { $seat } добирає: { $lassos }.
event-forced = { $seat } має лише одну можливість: «{ $action }».
event-game-over = Вітер ущухає. Гру завершено.

## Відмови

refusal-game-over = Гру завершено.
refusal-another-question = Зараз відкрите інше питання. Спершу дайте відповідь на нього.
refusal-not-your-decision = Зараз вирішує інший гравець: { $seat }.
refusal-already-chosen = Ви вже вибрали ласо. Зачекайте на інших.
refusal-not-in-hand = Цього немає у вас на руці: { $lasso }.
refusal-stack-empty = Ваш стос порожній, тож ви залишаєте перекотиполе.

## Ласо

lasso-twine = ласо зі шпагату (1)
lasso-cotton = бавовняне ласо (2)
lasso-hemp = конопляне ласо (3)
lasso-sisal = сизалеве ласо (4)
lasso-braid = плетене ласо (5)
lasso-rawhide = сирицеве ласо (6)
