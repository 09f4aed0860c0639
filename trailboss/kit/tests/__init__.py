"""All tests of the kit, to be imported by a module that names its ``GAME``."""

from trailboss.kit.tests.test_chance import *
from trailboss.kit.tests.test_doubts import *
from trailboss.kit.tests.test_everything_said import *
from trailboss.kit.tests.test_golden import *
from trailboss.kit.tests.test_guided_play import *
from trailboss.kit.tests.test_messages import *
from trailboss.kit.tests.test_perft import *
from trailboss.kit.tests.test_playthrough import *
from trailboss.kit.tests.test_random_play import *
from trailboss.kit.tests.test_rules import *
from trailboss.kit.tests.test_soak import *
from trailboss.kit.tests.test_tables import *
from trailboss.kit.tests.test_wire import *
from trailboss.kit.tests.test_words import *

__all__ = [name for name, value in [*globals().items()] if name[:5] == "test_" and callable(value)]
