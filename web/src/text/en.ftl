# The client itself, without any game.
loading = Loading…
server-away = The server does not answer. Try again in a moment.
navigation = Main menu
lobby = Lobby
rules = Rules
about = About
language = Language
dark-mode = Dark mode
home-title = Play the great western board games
home-subtitle = Exactly by their rules, in your browser, alone or with friends.
continue = Go on playing
new-game = New game
your-name = Your name
guest = Guest
game = Game
who-plays = Who plays?
company-bots = Me against bots
company-bots-help = Start at once.
company-hotseat = Around one screen
company-hotseat-help = Pass the screen from player to player.
company-friends = With friends
company-friends-help = Send each of them a link.
company-open = Open table
company-open-help = Anybody may join from the lobby.
programs-allow = Bots that players have written may join
programs-welcome = Bots of players may join
hints-allow = All players may ask for hints
hints-agreed = Hints allowed
program-of-somebody = A bot that a player has written
bot-failed = { $number ->
    [one] Once this bot had no answer, so any legal one was given for it
   *[other] This bot had no answer { $number } times, so any legal one was given for it
}
seats = Players
opponent = Opponent
bot-trailboss = Trailboss, thinks ahead
bot-foreman = Foreman, an experienced hand
bot-drover = Drover, a sensible player
bot-vaquero = Drover, a sensible player
bot-sheriff = Drover, a sensible player
bot-greenhorn = Greenhorn, new on the trail
bot-greedy = Greedy, wants points at once
bot-random = Random, for a laugh
thinking-time = Thinks about a decision
seconds-short = { $seconds } s
thinks-seconds = { $seconds } s
leaning = Plays like
leaning-none = No favourite
leaning-builder = Builder
leaning-cattle-baron = Cattle baron
leaning-railroader = Railroader
same-again = Same again
rematch = Rematch
rematch-here = Once more? Here: { $link }
options = Options
start = Start
player-number = Player { $number }
finished-games = Finished games
finished = Finished
your-result = Rank { $rank }, { $total } points
waiting-for-players = Waiting for players
your-turn = Your turn
free-seat = Free seat
lobby-empty = No open tables now. Open one from the home page.
to-table = To the table
invitation-link = Invitation link
rules-help = Every rule of the game with its number.
ruling = ruling
ruling-help = A ruling is our decision where the rulebooks are silent.
reconstructed = reconstructed
reconstructed-help = Reconstructed is what we could not read off the printed game: the printed one may differ.
about-text = Trailboss plays western board games by their rules: every legal choice is offered, every refused one is explained by its rule, and every shuffle can be checked afterwards.
credits = Credits
credits-designers = Great Western Trail and Rails to the North were designed by Alexander Pfister, El Paso by Alexander Pfister and Johannes Krenner, Carson City by Xavier Georges.
credits-icons = Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Type: Fraunces, Vollkorn, SIL Open Font License.
credits-titles = The titles of the games belong to their publishers and are named only to say which rules are played. All drawings are our own.
commitment-help = A fingerprint of the shuffle, fixed before the first move. When the game is over, the seed is shown and anybody can check it.
undo = Undo
redo = Redo
you = you
decision = The open question
game-over = The game is over.
cancelled = This game was cancelled.
waiting-for = Waiting for { $names }.
final-help = This reveals something: it can’t be taken back.
reconnecting = Connection lost. Trying again…
log = Log
chat = Chat
chat-say = Say something
looks-on = spectator
close = Close
zoom-in = Zoom in
zoom-out = Zoom out
whole-board = Whole board
scoring-sheet = Scoring sheet
winners = { $count ->
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
  }
category = Category
total = Total
watch-replay = Watch the replay
no-such-table = There is no such table.
pass-screen = Pass the screen to { $name }.
i-am = I am { $name }
step-back = One move back
step-on = One move on
play = Play
pause = Pause
move-number = Move
download-record = Download the record
no-replay = There is no replay of this table. A running game can’t be replayed.
action-described = { $action }: { $effect }
recap = Since your last turn
recap-skip = Skip
recap-again = Play it on the board
recap-speed = How fast it is played
recap-slow = slowly
recap-normal = normal
recap-fast = fast
recap-never = never
log-and-chat = Log and chat
new-lines = { $number ->
    [one] 1 new line ↓
   *[other] { $number } new lines ↓
 }
rewind-request = { $name } asks to go back to move { $ply }.
agree = Agree
refuse = Refuse
adjourned = The game is adjourned: the clock stands still.
resume = Go on
table-menu = Table menu
ends-your-turn = It ends your turn.
do-it = Do it
take-back = Take it back
and-then = then: { $action }
and-end = and end my turn
confirms = Ask once more before what ends my turn or can’t be taken back
turn-ends = My turn ends
turn-ends-word = when I say so
turn-ends-moment = by itself, after a moment
turn-ends-once = at once, when nothing is left to do
ends-by-itself = Your turn ends by itself in a moment.
wait = Wait
do-all = Do it, and draw all
or-click-a-card = Or click the card that goes away for it.
pauses = Pause between steps, for what can be done at any time
no-pauses = Don’t pause between steps any more
sound = Sound
ask-rewind = Ask everybody to go back one move
adjourn = Adjourn
let-bot-play = Let a bot play for me
let-bot-play-for = Let a bot play for { $player }
i-am-back = I am back
resign = Resign
resign-sure = Really resign: a bot plays on
statistics = Statistics
for-players = { $from }–{ $to } players
show-all = Show all { $count }
adjourned-short = Adjourned
problem-too-often = Not so fast. Try again in a minute.
too-much-chat = You write faster than others can read.
too-much-lobby = You have enough open tables in the lobby.
too-much-mail = Enough mails have been sent for now.
too-much-sign-in = These were too many attempts to sign in.
too-much-sockets = Too many tables are open at once.
too-much-other = That was too much for the server at once.
throttled-seconds =
    { $seconds ->
        [one] Try again in a second.
       *[other] Try again in { $seconds } seconds.
    }
throttled-minutes =
    { $minutes ->
        [one] Try again in a minute.
       *[other] Try again in { $minutes } minutes.
    }
pace = Clock
pace-none = No clock
pace-live = Live
pace-days = Days per turn
pace-minutes = Minutes for the game
pace-increment = Seconds added per turn
pace-days-each = Days for each turn
pace-nights = The clock rests at night, from 23:00 to 7:00
pace-live-words = Live: { $minutes } min + { $seconds } s per turn
pace-days-words = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
  }
daily = Daily deal
daily-help = One deal a day, the same for everybody. Play it once against { $bot }, finish it before the next one, and compare.
daily-account = The deal is for people with an account: make one or sign in under your name at the top.
daily-play = Play today’s deal
daily-go-on = Go on with today’s deal
daily-today = Today
daily-yesterday = Yesterday
daily-scores = Scores of the daily deal
daily-nobody = Nobody has finished it yet.
daily-next = Next deal:
place = Place
name = Name
points = Points
seat = Seat
people = People
program = Bots of players
upload-title = Watch a recorded game
upload-help = A record is a text: from a replay here or from the terminal program.
upload-record = Choose a record…
record-too-large = This file is too large for a record.
record-spoiled = This record can’t be replayed:
sign-in = Sign in
sign-up = Make an account
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
sign-in-long = Sign in to my account
sign-up-long = Make an account
who-are-you = Who are you?
me-nobody = A name is enough to play.
me-guest = You play as a guest in this browser. An account keeps your games everywhere.
me-account = Your games are kept with your account.
login = Account name
password = Password
problem-login = An account name has 3 to 30 letters, digits, dots or dashes.
problem-password = A password has at least { $count } characters.
problem-easy-password = This password is among the first that anybody tries. Choose another.
problem-sign-in = Wrong name or password.
problem-taken = This account name is taken.
problem-name = A name needs at least one letter.
save = Save
saved = Saved
cancel = Cancel
sure = sure
forget-me = Delete me
forget-me-help = Your name and account are deleted for good. Your games stay without your name.
forget-me-sure = Delete me for good
open-a-table = Open a table
lobby-help = Tables that wait for players. Sit down and play: a name is enough.
sit-here = Sit here
stand-up = Leave this table
send-away = Send { $name } away
fill-with = Start with { $bot } on the free seats
seats-drawn = Chance says who sits where when the game starts.
problem-seat-taken = Somebody was quicker: this seat is taken.
rules-search = Search, or type a rule’s number
rules-show = Show
rules-all = All rules
rules-rulings = Rulings
rules-reconstructed = Reconstructed
rules-doubts = Doubtful values
rules-section = Sections
rules-none = No rule says that.
rule-examples = Examples
rule-proof = { $tests ->
    [one] { $tests } test proves it
   *[other] { $tests } tests prove it
} · { $places ->
    [0] code
    [one] { $places } place in the code
   *[other] { $places } places in the code
}
rule-code = Where the code enforces it:
rule-code-nowhere = No place in the code names this rule by its id.
rule-tests = Tests that prove it:
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
  }
doubts-found = { $count ->
    [one] 1 value
   *[other] { $count } values
  }
rules-in-english = Some rules are told in English.
rules-page-book = Rulebook
rules-page-components = Components
rules-page-signs = Signs
rules-page-summary = Summary
rules-page-search = Search
rules-page-reference = Reference
book-search = Search
book-print = Print
book-learn = Learn it by playing
book-exactly = exactly
book-unprinted = { $count ->
    [one] Not simply printed: 1 rule, and what it rests on
   *[other] Not simply printed: { $count } rules, and what they rest on
 }
book-more = Search everything: components, signs, every single rule.
book-example = Example
book-open-example = Open this position on the table
book-used = In { $games ->
    [one] 1 game of a player
   *[other] { $games } games of players
  } here: { $share } won.
book-signs = The signs
book-signs-on-buildings = On buildings, put together
doubts-help = Numbers on boards, tiles and cards that we could not check against a reliable source. We play by them until somebody shows us better.
doubt-what = What
doubt-sure = How sure
doubt-note = Note
doubt-whole = all of it
doubt-low = hardly
doubt-medium = fairly
replay = Replay
turn-back = One turn back
turn-on = One turn on
speed = Speed
jump-to-turn = Jump to a turn
turn-number = Turn { $number }: { $name }
copy-link = Copy a link to this position
copied = Copied
eyes = Seen by
eyes-nobody = a spectator
fork = Play on from here
why = What would a bot do?
why-thinking = Thinking it over …
why-position = { $name } to decide. Chance to win { $chance }, margin expected at the end { $margin }.
why-played = played
why-best = Best, after { $worlds ->
    [one] one re-dealt world
   *[other] { $worlds } re-dealt worlds
  }. Compared with the next best:
why-worse = { $points } points worse, after { $worlds ->
    [one] one re-dealt world
   *[other] { $worlds } re-dealt worlds
  }. Compared with the best:
why-reason = { $change } { $what }: { $points } points
why-themes = The difference, in points:
why-expected = Points expected at the end
analysis = Analysis
analysis-begin = Analyse this game
analysis-help = How the game stood for everybody, which decisions cost most, and what luck did.
analysis-progress = Looking at the game: { $percent }
analysis-failed = The analysis broke off. Try again.
analysis-chances = Chance to win
analysis-points = Points expected
analysis-costly = The decisions that cost most
analysis-costly-none = No decision clearly cost anything.
analysis-cost = { $points } points, { $chance } chance to win
analysis-played = Played
analysis-better = Better
analysis-go = Go there
analysis-line = Show the better line
analysis-why = Why
analysis-luck = Luck and decisions
analysis-luck-help = How each chance to win came from its start to its end.
analysis-start = Start
analysis-own = Own decisions
analysis-rivals = Others’ decisions
analysis-lucky = Luck
analysis-end = End
analysis-differences = What the winner did differently
analysis-winner = Winner
analysis-others = Others on average
analysis-note = Judged from what each player knew at the time, in { $worlds } re-dealt worlds for each player and turn. Shaded areas and ± are 95 % intervals of these samples.
analysis-uncalibrated = For this number of players and these options the chances were not compared with finished games: take them as a rough guide.
variation = Better line
variation-start = Before it: { $name } to decide
variation-back = One answer back
variation-on = One answer on
variation-close = Back to the game
coach = Coach
coach-wanted = A coach tells me when a turn cost much
coach-looking = The coach looks at your turn …
coach-word = Coach: about { $points } points better:
coach-back = Take the turn back
hint = Hint
hint-help = What a strong bot would do in your place (H)
hint-chance = chance to win: { $chance }
hint-points = ≈ { $points } points at the end
hint-worse = { $points } points worse
hint-then = then:
hint-equal = about as good
hint-mark = By what you can see. A game with hints says so, and would not be rated.
fork-help = A new private table opens at move { $ply }. Who plays on?
fork-redealt = Whatever nobody could see is dealt anew, from fresh dice: hands as well, for everybody.
fork-of = Played on from move { $ply } of an earlier game
log-redealt = Played on from here: what nobody could see was dealt anew.
unrated = Would not be rated: { $why }.
unrated-fork = it is a fork
unrated-lesson = it is a lesson
unrated-puzzle = it is a puzzle
unrated-rewind = everybody agreed to go back
unrated-bot = somebody’s own bot plays
unrated-hints = somebody took hints
unrated-house = it is played with a house set
fork-me = Me
fork-open = A friend, by link
replay-sealed = A daily deal stays sealed until its day is over. Come back tomorrow.
proof-right = The shuffle is proved
proof-wrong = The seed does not match its fingerprint
proof-unchecked = The shuffle can’t be checked on this page
proof-help = The fingerprint was fixed before the first move. It is the SHA-256 of the seed, and your browser has just calculated it again.
proof-seed = Seed
proof-commitment = Fingerprint
stats-tables = Games played here
stats-tables-help = Finished games of this server. Games that were uploaded or played on from a replay don’t count.
stats-none = No game has been finished yet.
stats-games = Games
stats-mean-score = Mean score
stats-median-score = Median score
stats-winning-score = Mean of the winners
stats-margin = Median winning margin
stats-distribution = Scores
stats-distribution-words = Scores from { $low } to { $high }, median { $median }
stats-median-line = The dashed line is the median.
stats-seats = Wins by seat
stats-fair-line = The dashed line is where all would be if seats made no difference.
stats-categories = Where the points come from
stats-choices = { $choice } by success
stats-chosen = Chosen
stats-players = Who plays
stats-wins = Wins
stats-mean = Mean
stats-median = Median
stats-winners = Winners
stats-range = Range
stats-chart = Chart
stats-simulations = Simulations
stats-simulations-help = Many games among bots, run on this server.
sim-none = None stored yet. The host can run:
sim-games = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
sim-seats = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
remove = Remove
passkeys = Passkeys
passkey-add = Add a passkey
passkey-sign-in = With a passkey
problem-passkey = This passkey is not known here.
problem-last-key = This is the only way into your account.
my-bots = My bots
my-bots-help = A program that you have written may play here. It comes by a token, and is marked as a bot wherever its name stands.
bot-name = What is it called?
bot-make = Make a bot
bot-renew = New token
bot-dismiss-sure = Remove it: it leaves its games
bot-token = The token of { $name }. It is shown only now: keep it like a password.
bot-token-copy = Copy the token
notifications-push = Tell this browser when it is my turn
notifications-email = Tell me by e-mail
notifications-confirm = Open the link in the letter to { $email }.
notifications-refused = Your browser does not allow notifications from this page.
offline = No connection. The rules can still be read.
copy-invitation = Copy the link
cancel-table = Call the game off
cancel-table-sure = Really call it off
help = Help
help-click = Click the glowing thing itself, or one of the answers in the list.
help-hover = Point at an answer or a thing to see what it would bring. On a touch screen, press long.
help-why = Click anything else to be told why it can’t be done now, and by which rule.
help-lock = A padlock marks what reveals something: everything before it can be taken back.
help-keys = Keys
key-walk = from answer to answer
key-do = do it
key-undo = take back
key-redo = do it again
key-end = end the turn
key-log = show or hide the log
key-text = the board as text
key-why = everything drawn in reach of Tab; Enter says why not
key-hint = a hint, where there are any
exploring = Tab reaches everything drawn; Enter does it or says why not. W ends this.
only-to-look-at = There is nothing to choose here: it changes by what is done elsewhere.
key-book = the rules about what is pointed at
key-help = this help
text-board = Board as text
time-left = Time left
show-then = Show the table as it was then
shown-then = After { $ply ->
    [one] 1 move
   *[other] { $ply } moves
  }
back-to-now = Back to now
problem-wrong-moment = This can’t be done now.
problem-too-many = That is as many as you may have. Remove one first.
problem-too-long = This is too long for the server.
problem-too-many-redeals = This game was dealt anew too often to be played on here.
problem-too-many-tables = You have too many tables of this kind at once. Finish or cancel one first.
problem-others-undecided = Somebody else is in the middle of a step and may still take it back. Try again when it is done.
problem-enough-back-and-forth = You have gone back and forth often enough in this game. Play on from here.
problem-not-allowed = Only whoever holds the seat may do this.
problem-no-hints = No hints here: other people play, and it was not agreed on.
problem-bot-and-keeper = A bot and whoever keeps it don’t both play where others do.
problem-account-needed = Make an account or sign in first.

## Solo

company-solo = Against a solo rival
company-solo-help = The game plays the other rancher.
solo-title = Solo against { $rival }
solo-help = { $game } alone. One click and you play.
solo-history = Your solo games
solo-wins = Wins
solo-mean = Mean
solo-best = Best
solo-wins-of = { $wins } of { $games }
solo-watch = Watch { $bot } play
learn = Learn
learn-help = Search and read the rules, or play a first game against a beginner: every step can be taken back, and whatever you click tells why not.
first-game = First game
guided-game = Guided game
lessons-help = A guide shows you the game on the real table: one idea at a time, and you do it yourself. Begin with any chapter; what you have gone through is kept in this browser.
lesson-minutes = { $count ->
    [one] about { $count } minute
   *[other] about { $count } minutes
}
lesson-start = Start
lesson-again = Again
lesson-known = Gone through.
no-lessons = There is no guided game of this yet.
guide = Guide
guide-away = Hide the guide
guide-back = Back
guide-next = Next
guide-do = Do it on the table.
guide-confirm = Now confirm it with the question, or take it back.
guide-astray = That is not to be clicked now; the question tells you why. Click what glows.
guide-wait = Your rival moves …
guide-heard = Understood
guide-chapters = All chapters
guide-following = On: { $title }
guide-play-on = Play on
puzzle = Puzzle
puzzles = Puzzles
puzzles-help = One turn, one goal. Every way to play the turn was searched: nothing is better than the solution, and nothing as good is as short. Stars tell how many ways there are.
puzzles-solved = { $solved } of { $all } solved.
puzzle-known = Solved.
puzzle-rating = Difficulty { $rating } of 5
puzzle-open = Play your whole turn. Nothing unknown may be turned up before its end. { $turns ->
    [one] There is { $turns } way to play it.
   *[other] There are { $turns } ways to play it.
}
puzzle-solved = Solved: nothing among { $turns } ways is better.
puzzle-solved-longer = Solved. It can be done in { $answers } answers.
puzzle-missed = You reached { $reached }; { $best } was possible. The solution:
puzzle-not-done = The turn is over and it was not done. The solution:
puzzle-luck = You turned up something unknown: that is left to luck. The solution:
puzzle-show = Show the solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
study = Study
studies = Studies
studies-help = Try lines from any position and keep them: with variations, comments and arrows. Open one from a replay, from a puzzle or from a new game; pass it on by its link or as a file.
studies-mine = My studies
study-begin = Begin with a new game, or with a file
study-import = Open a file
study-remove = Throw away
study-title = Title of the study
study-saved = Kept.
study-saving = Being kept …
study-not-mine = Somebody else’s: what you try is not kept.
study-lines = Lines
study-start = Start
study-no-lines = Do something on the board: it becomes a line. Go back and do something else: it becomes a variation.
study-comment = Comment on this position
study-arrow = Draw arrows
study-arrow-from = Click where the arrow begins; twice the same thing draws a ring, the same arrow again removes it.
study-arrow-to = Click where the arrow ends.
study-cut = Cut off this move
study-export = Export
study-copy = Keep a copy
study-set-up = Set up the position
study-set-up-help = This is everything about the position. Change what you like: money, cards, what stands where. It must be one that could lie on a table.
study-set-up-do = Open as a new study
study-by-hand = Position set up by hand
study-impossible = Such a position can’t be:
builder-help = Choose a game and who plays. It is dealt, and then you change whatever you like: money, cards, workers, what stands where. Whatever you give somebody comes out of the supply.
builder-seats = Players
builder-deal = Deal
builder-back = Undo the last change
builder-anew = Another deal
builder-turn = Whose turn it is
builder-whose = Things of
builder-board = On the board
builder-text = Everything as text
builder-take-text = Use this text
setting-add = + one more
setting-nothing = none
setting-land = owned, nothing on it
setting-more = Choose { $number } more.
setting-fewer = { $number } too many.
setting-building = Buildings on the trail
setting-cash = Dollars
setting-certificates = Certificates
setting-cities = Deliveries to cities
setting-cowboys = Cowboys in stock
setting-discs = Disc spaces cleared
setting-engine = Engine on space
setting-hand = Cards in hand
setting-hazards = Hazards cleared
setting-herd = Cattle bought
setting-herder = Herder
setting-jobs = Job market, by row
setting-objectives = Objective cards played
setting-outlaws = Outlaws caught
setting-parcel = Parcels
setting-plot = Buildings on the trail
setting-rancher = Rancher
setting-roads = Roads in stock
setting-round = Round
setting-stations = Stations upgraded
setting-tile = Hazards and outlaws on the trail
setting-token = Job market token in row
setting-tokens = Exchange tokens
setting-worker-cards = Worker cards
setting-workers = Workers
cannot-be = That can’t be.
cannot-be-last-plot = One plot must stay empty.
cannot-be-no-discs-left = There are not so many discs.
cannot-be-no-parcel-tiles-left = This player has no property tile left.
cannot-be-no-room = There is no room for so many.
cannot-be-no-site = There is no free land left for the house that comes with it.
cannot-be-none-left = There is none left: { $thing }.
cannot-be-not-free = Something is there already: { $thing }.
cannot-be-not-reached = Nothing can be delivered there yet: { $thing }.
cannot-be-once-only = Only one delivery is made to this city: { $thing }.
cannot-be-somebody-there = Somebody stands there: { $thing }.
cannot-be-taken = Another engine is there: { $thing }.
cannot-be-too-few-parcels = Everybody has at least the parcels of the start.
cannot-be-too-many-buildings = This player has as many buildings as there may be.
study-open = Study this position
no-such-study = There is no such study.
watch = Watch
watch-help = Bots play a whole game before your eyes, quickly; then go through it move by move in the replay.
watch-two = Watch { $bot } against itself
share-my-view = Share my view
share-link = Whoever has this link sees what you see:
share-no-longer = Stop sharing my view
no-longer-shared = This view is no longer shared.
mute = Mute { $name }
unmute = Let { $name } speak again
log-all = Show the whole log
ask-rewind-here = Ask to play on from here
watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
  }
table-refused = This table can’t be opened.
problem-unplayable = With the corrected values of this table the rules come to no end here. Choose something else, or take back.
problem-other-box = It was begun with other components or rules, under which it would go otherwise.
more-answers = { $number } more below ↓
unfold-asides = { $number } more at any moment …
fold-asides = Less
unfold-answers = { $number ->
    [one] 1 answer glows on the table: list it
   *[other] { $number } answers glow on the table: list them
}
fold-answers = Hide the list

## The board as text

field-players = players
field-seat = player
field-owner = owner
field-money = money
field-points = points
field-round = round
field-price = price
field-building = building
field-cards = cards
field-display = on display
field-hand = hand
field-hand-size = cards in hand
field-hand-limit = hand limit
field-stack = stack
field-stack-size = cards in the draw pile
field-discard = discard pile
field-discard-size = cards in the discard pile
field-discard-top = on top of the discard pile
field-removed = removed cards
admin = Run the site
admin-pages = What to look at
admin-for-whom = This page is for the accounts that the setting “admins” of this server names.
admin-overview = Overview
admin-tables = Tables
admin-people = People
admin-reports = Open reports
admin-audit = What was done
admin-guests = Guests among them
admin-bans = Bans
admin-sockets = Open pages at this process
admin-jobs-waiting = Jobs that wait
admin-jobs-working = Jobs being done
admin-database = Database
admin-status = Status
admin-status-open = Waiting for players
admin-status-playing = Being played
admin-status-adjourned = Adjourned
admin-status-finished = Finished
admin-status-cancelled = Called off
admin-nothing = Nothing there.
admin-game = Game
admin-owner = Opened by
admin-since = Since
admin-last-move = Last move
admin-end = End the table
admin-look-for = Name or account
admin-look = Look for
admin-name = Name
admin-account = Account
admin-banned = Banned
admin-for-good = for good
admin-ban = Ban
admin-unban = Let in again
admin-ban-whom = Ban { $name }
admin-ban-help = They are signed out everywhere, bots play their games to the end, and they cannot sign in.
admin-reason = Reason
admin-how-long = How long
admin-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
admin-no-reports = Nobody has complained.
admin-report = { $by } reports { $name }
admin-hide = Hide all they said there
admin-close = Leave it at that
admin-when = When
admin-who = Who
admin-deed = What
admin-about = About
admin-deed-ban = Ban
admin-deed-unban = Let in again
admin-deed-cancel = Ended a table
admin-deed-hide = Hid what was said
admin-deed-close = Closed a report
report = Report { $name }
report-why = What is wrong with it?
report-do = Report
report-told = Those who run this site will look at it.
problem-email-needed = Confirm an e-mail address first: under your name, at the top.
problem-not-said-here = There is a word in it that isn’t said here.

# Corrections by owners of the box
rules-page-corrections = Corrections
house-help = What we could not read on the printed components is reconstructed. If you own the box, correct it here: change a value, see it drawn, play with it, and send us the file.
house-set = House set
house-kept = Saved here
house-new = a new one
house-name = Name
house-unnamed = my box
house-remark = What it rests on (edition, photo)
house-play = Play with it
house-save = Save
house-export = Export as a file
house-import = Import a file
house-drop = Discard
house-drop-kept = Discard “{ $name }”
house-saved = “{ $name }” is saved in this browser.
house-full = There are { $count } saved sets already. Discard one first.
house-not-kept = { $count ->
    [one] a set that is not saved here ({ $count } value)
   *[other] a set that is not saved here ({ $count } values)
}
house-no-file = This file is no house set of this game.
house-refused = It cannot be played with this:
house-bad-apart = The values do not fit together. { $detail }
house-bad-broken = In a game of { $seats } players something breaks the rules with it. { $detail }
house-bad-endless = A game of { $seats } players does not end with it.
house-bad-long-word = { $place }: a word is longer than { $most } letters.
house-bad-misfit = { $place }: { $value } cannot stand here.
house-bad-missing = { $place }: this value is missing.
house-bad-not-json = It is not written as JSON.
house-bad-not-printed = { $place }: it is no printed value.
house-bad-not-values = It is no list of values by their paths.
house-bad-nothing-there = { $place }: there is nothing to be taken away.
house-bad-nowhere = { $place }: there is no “{ $name }”.
house-bad-stays = { $place }: it says what the thing is or where it lies, and stays.
house-bad-too-costly = Trying it out takes too long.
house-bad-too-deep = { $place }: lists and tables lie more than { $most } deep in each other.
house-bad-too-great = { $place }: { $value } is too much. Nothing is more than { $most }.
house-bad-too-long = It is longer than { $most } letters.
house-bad-too-many = { $place }: there are more than { $most } entries.
house-bad-unfit = { $place }: the rules cannot do anything with it. { $detail }
house-bad-unknown = { $place }: this thing has no such value.
house-bad-unplayable = A game of { $seats } players breaks off with it. { $detail }
house-bad-whole = { $place }: say which of its values is another one.
house-bad-within = { $place } lies within { $whole }, which is corrected as a whole.
house-table-help = Saved sets can be chosen under the options of every new table. Such games are not compared with others.
house-number-changed = { $count ->
    [one] { $count } value corrected
   *[other] { $count } values corrected
}
house-changed = { $count ->
    [one] { $count } corrected
   *[other] { $count } corrected
}
house-things = { $count ->
    [one] { $count } thing
   *[other] { $count } things
}
house-correct = Correct
house-as-printed = Back to our value
house-add = add
house-remove = take away
house-kind = { $what }: number or word
house-number = number
house-word = counted
