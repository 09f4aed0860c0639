### Задачі, українською.

puzzle-most = Якнайбільше на кінець цього ходу: { $what }
puzzle-points = Бали
puzzle-deed = За цей хід: { $deed }
