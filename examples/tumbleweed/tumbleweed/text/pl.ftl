### Tumbleweed po polsku.

game-title = Tumbleweed
game-description = Rzuć lassem w to, co wiatr przytoczy do miasteczka.

## Opcje

option-gusty = Porywisty wiatr
    .help = Wiatr zmienia rozmiar biegacza po jego złapaniu.
option-gusty-false = wyłączone
option-gusty-true = włączone

## Arkusz punktacji

category-weeds = Biegacze
category-lassos = Lassa

## Decyzje

decision-throw = Którym lassem rzucasz? Wszyscy rzucają naraz.
decision-catch = Masz biegacza o rozmiarze { $size }. Zatrzymujesz go czy wypuszczasz za 2 lassa?

## Akcje

action-throw = Rzuć: { $lasso }
action-keep = Zatrzymaj biegacza
action-release = Wypuść biegacza

## Zdarzenia

event-rolled-in = Runda { $round }: do miasteczka toczy się biegacz o rozmiarze { $size }.
event-ready = Wybór lassa: { $seat } jest już po.
event-chose = Wybór gracza { $seat }: { $lasso }.
event-threw = { $seat } rzuca: { $lasso }.
event-caught = { $seat } łapie biegacza o rozmiarze { $size }.
event-blew-away = Biegacz o rozmiarze { $size } ucieka z wiatrem.
event-gust = Poryw wiatru: biegacz ma teraz rozmiar { $size }.
event-kept = { $seat } zatrzymuje biegacza i dostaje { $size ->
    [one] 1 punkt
    [few] { $size } punkty
    [many] { $size } punktów
   *[other] { $size } punktu
 }.
event-released = { $seat } wypuszcza biegacza.
event-drew = { $seat } dobiera { $number ->
    [one] 1 lasso
    [few] { $number } lassa
    [many] { $number } lass
   *[other] { $number } lassa
 }.
event-drew-lassos = { $seat } dobiera: { $lassos }.
event-forced = { $seat } ma tylko jedną możliwość: „{ $action }”.
event-game-over = Wiatr cichnie. Koniec gry.

## Odmowy

refusal-game-over = Gra jest skończona.
refusal-another-question = Teraz otwarte jest inne pytanie. Najpierw na nie odpowiedz.
refusal-not-your-decision = Teraz decyduje kto inny: { $seat }.
refusal-already-chosen = Twoje lasso jest wybrane. Poczekaj na innych.
refusal-not-in-hand = Tego nie masz na ręce: { $lasso }.
refusal-stack-empty = Twój stos jest pusty, więc zatrzymujesz biegacza.

## Lassa

lasso-twine = lasso ze sznurka (1)
lasso-cotton = lasso bawełniane (2)
lasso-hemp = lasso konopne (3)
lasso-sisal = lasso sizalowe (4)
lasso-braid = lasso plecione (5)
lasso-rawhide = lasso rzemienne (6)
