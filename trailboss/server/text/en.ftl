### What the server itself says: mails, the webhook, pages that confirm an address.

# The text of the mail; the link stands on a line of its own.
turn-mail =
    Hello { $name },

    it is your turn at { $game }:
    { $link }
    .subject = { $game }: it is your turn

confirm-mail =
    Hello,

    follow this link to be told by mail when it is your turn:
    { $link }

    If that was not you, do nothing: no further mail will come.
    .subject = Trailboss: confirm your address

turn-webhook = { $game }: it is { $name }’s turn. { $link }

## The page behind the link

confirm-button = Tell me by mail when it is my turn
confirm-done = Thank you: you will be told.
confirm-old = This link is old, or was used already.
