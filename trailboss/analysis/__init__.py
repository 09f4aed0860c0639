"""What a finished game can teach: how it stood, what cost most, what luck did.

>>> from trailboss import analysis
>>> analysis.Budget(worlds=4).measured
8
"""

from trailboss.analysis.looks import Budget as Budget
from trailboss.analysis.report import Analysis as Analysis
from trailboss.analysis.report import analyse as analyse

__all__ = ["Analysis", "Budget", "analyse"]
