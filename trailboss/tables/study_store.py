"""Reading and writing studies."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, update

from trailboss.studies.study import Study
from trailboss.tables import schema
from trailboss.tables.database import Database
from trailboss.tables.errors import STUDIES, Enough, NoSuchStudy, WrongMoment
from trailboss.tables.opening import new_id
from trailboss.tables.people_store import must_be_known

MOST_STUDIES = 200
"""Of one person."""

_s = schema.studies.c


class Kept(NamedTuple):
    owner: str
    version: int
    study: Study


class Listed(NamedTuple):
    id: str
    game: str
    title: str
    changed: float


class StudyStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, owner: str, game: str, study: Study) -> str:
        id = new_id()
        row = {"id": id, "owner": owner, "game": game, "version": 1, **_columns(study)}
        mine = select(func.count()).select_from(schema.studies).where(_s.owner == owner)
        with self.database.write() as db:
            must_be_known(db, owner)  # one study at a time, also where several servers write
            if db.execute(mine).scalar_one() >= MOST_STUDIES:
                raise Enough(STUDIES, f"nobody keeps more than {MOST_STUDIES} studies")
            db.execute(insert(schema.studies), row)
        return id

    def study(self, id: str) -> Kept:
        query = select(_s.owner, _s.version, _s.content).where(_s.id == id)
        with self.database.read() as db:
            row = db.execute(query).first()
        if row is None:
            raise NoSuchStudy(id)
        return Kept(row.owner, row.version, msgspec.convert(row.content, Study))

    def change(self, id: str, owner: str, version: int, study: Study) -> int:
        """The new version; refused where somebody, perhaps in another window, was quicker."""
        mine = update(schema.studies).where(_s.id == id, _s.owner == owner, _s.version == version)
        with self.database.write() as db:
            changed = db.execute(mine.values(version=version + 1, **_columns(study))).rowcount
        if changed != 1:
            raise WrongMoment("this study was changed elsewhere: open it again")
        return version + 1

    def remove(self, id: str, owner: str) -> bool:
        with self.database.write() as db:
            mine = delete(schema.studies).where(_s.id == id, _s.owner == owner)
            return db.execute(mine).rowcount == 1

    def studies_of(self, owner: str) -> list[Listed]:
        """The last changed first."""
        query = select(_s.id, _s.game, _s.title, _s.changed).where(_s.owner == owner)
        with self.database.read() as db:
            return [Listed(*row) for row in db.execute(query.order_by(_s.changed.desc()))]


def _columns(study: Study) -> dict[str, Any]:
    content = msgspec.to_builtins(study)
    return {"title": study.title, "content": content, "changed": time.time()}
