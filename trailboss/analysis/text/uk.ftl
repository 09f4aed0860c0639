### Аналіз зіграної партії, українською.

analysis-title = { $game }: аналіз
analysis-about = Дій: { $moves }, ходів: { $turns }. Оцінено за тим, що кожен знав тоді, у { $worlds } наново розданих світах на гравця й хід (зерно «{ $seed }»). ± — 95-відсотковий інтервал вибірки.
analysis-seat = Гравець { $number }
analysis-chances = Шанс на перемогу
analysis-points = Очікувані очки
analysis-turn = Хід
analysis-end = Кінець
analysis-costly = Найдорожчі рішення
analysis-costly-none = Жодне рішення явно нічого не коштувало.
analysis-cost = { $player }, хід { $turn }: { $points } очк., { $chance } шансу на перемогу
analysis-played = Зіграно
analysis-better = Краще
analysis-because = Чому
analysis-reason = { $what } ({ $points })
analysis-shares = Удача і рішення
analysis-shares-help = Як шанс на перемогу дійшов від початку до кінця: через власні рішення, через рішення інших і через удачу. Враховано лише рішення, які явно щось коштували.
analysis-start = Початок
analysis-own = Власні рішення
analysis-rivals = Рішення інших
analysis-luck = Удача
analysis-lost = Віддані очки
analysis-differences = Що переможець зробив інакше
analysis-category = Категорія
analysis-winner = Переможець
analysis-others = Інші в середньому
analysis-difference = Різниця
