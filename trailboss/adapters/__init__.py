"""The games as research environments: PettingZoo, Gymnasium and OpenSpiel.

Each needs its own package (``pip install trailboss[pettingzoo]`` and so on) and is imported by its
own name: `trailboss.adapters.pettingzoo`, `trailboss.adapters.gymnasium`,
`trailboss.adapters.openspiel`.
"""

from trailboss.adapters.described import describe as describe
