### Post-game analysis, in English.

analysis-title = { $game }: analysis
analysis-about = { $moves } moves, { $turns } turns. Judged from what each player knew at the time, in { $worlds } re-dealt worlds for each player and turn (seed “{ $seed }”). ± is the 95 % interval of the sample.
analysis-seat = Player { $number }
analysis-chances = Chance to win
analysis-points = Points expected
analysis-turn = Turn
analysis-end = End
analysis-costly = The decisions that cost most
analysis-costly-none = No decision clearly cost anything.
analysis-cost = { $player }, turn { $turn }: { $points } points, { $chance } chance to win
analysis-played = Played
analysis-better = Better
analysis-because = Because
analysis-reason = { $what } ({ $points })
analysis-shares = Luck and decisions
analysis-shares-help = How each chance to win came from its start to its end: by the player’s own decisions, by those of the others, and by luck. Only decisions that clearly cost something are counted.
analysis-start = Start
analysis-own = Own decisions
analysis-rivals = Others’ decisions
analysis-luck = Luck
analysis-lost = Points given away
analysis-differences = What the winner did differently
analysis-category = Category
analysis-winner = Winner
analysis-others = Others on average
analysis-difference = Difference
