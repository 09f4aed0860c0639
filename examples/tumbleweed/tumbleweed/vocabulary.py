"""Every word of the base game that the texts must know, with the names of its arguments."""

from trailboss.kernel.vocabulary import Vocabulary

from tumbleweed.components import LASSOS
from tumbleweed.scoring import CATEGORIES

VOCABULARY = Vocabulary(
    things={"lasso": LASSOS},
    decisions={"throw": (), "catch": ("size",)},
    actions={"throw": ("lasso",), "keep": (), "release": ()},
    events={
        "rolled_in": ("round", "size"),
        "ready": ("seat",),
        "chose": ("seat", "lasso"),
        "threw": ("seat", "lasso"),
        "caught": ("seat", "size"),
        "blew_away": ("size",),
        "kept": ("seat", "size"),
        "released": ("seat",),
        "drew": ("seat", "number"),
        "drew_lassos": ("seat", "lassos"),
        "forced": ("seat", "action"),
        "game_over": (),
    },
    refusals={
        "game-over": (),
        "another-question": (),
        "not-your-decision": ("seat",),
        "already-chosen": (),
        "not-in-hand": ("lasso",),
        "stack-empty": (),
    },
    categories=CATEGORIES,
)
