### Аналіз зіграної партії, українською.

analysis-title = { $game }: аналіз
analysis-about = Дій: { $moves }, ходів: { $turns }. Оцінено за тим, що кожен знав тоді; наново розданих світів на кожного гравця й хід: { $worlds } (зерно «{ $seed }»). ± — 95-відсотковий інтервал вибірки.
analysis-seat = Гравець { $number }
analysis-chances = Шанс на перемогу
analysis-points = Очікувані бали
analysis-turn = Хід
analysis-end = Кінець
analysis-costly = Найдорожчі рішення
analysis-costly-none = Немає рішення, яке явно чогось коштувало.
analysis-cost = { $player }, хід { $turn }: бали { $points }, шанс на перемогу { $chance }
analysis-played = Зіграно
analysis-better = Краще
analysis-because = Чому
analysis-reason = { $what } ({ $points })
analysis-shares = Удача і рішення
analysis-shares-help = Як шанс на перемогу змінювався від початку до кінця: через власні рішення, через рішення інших і через удачу. Враховано лише рішення, які явно щось коштували.
analysis-start = Початок
analysis-own = Власні рішення
analysis-rivals = Рішення інших
analysis-luck = Удача
analysis-lost = Втрачені бали
analysis-differences = Що переможець зробив інакше
analysis-category = Категорія
analysis-winner = Переможець
analysis-others = Інші в середньому
analysis-difference = Різниця
