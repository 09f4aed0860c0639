/** The rows of a solo rival: every strength, then what was played with expansions. */

import type { Options } from "../lib/options";
import type { GameInfo, RivalInfo, SoloRecord } from "../lib/types";

type Level = string | number | boolean;

export interface Row {
  level: Level;
  extras: Options;
  past: SoloRecord | undefined;
}

export function rows(game: GameInfo, rival: RivalInfo, records: SoloRecord[]): Row[] {
  const mine = records.filter((one) => one.game === game.name && one.rival === rival.name);
  const [extended, plain] = [mine.filter(isExtended), mine.filter((one) => !isExtended(one))];
  const levels = game.options.find((option) => option.name === rival.difficulty)?.values ?? [];
  return [
    ...levels.map((level) => ({ level, extras: {}, past: plain.find((one) => one.level === level) })),
    ...extended.flatMap((past) =>
      past.level === null ? [] : [{ level: past.level, extras: past.extras, past }],
    ),
  ];
}

const isExtended = (record: SoloRecord) => Object.keys(record.extras).length > 0;
