### Задачі, українською.

puzzle-most = Якнайбільше на кінець цього ходу: { $what }
puzzle-points = Переможні очки
puzzle-deed = За цей хід: { $deed }
