import { api } from "../lib/api";
import { inWords } from "../lib/problems";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { t } from "../lib/settings.svelte";
import type { Opened } from "../lib/types";

/** Open a chapter and go there; what stands against it in words, or nothing. */
export const openChapter = (game: string, lesson: string, chapter: string): Promise<string> =>
  goTo(() => api.learn(game, lesson, chapter));

/** Open the position of a worked example, in the same way. */
export const openExample = (game: string, example: string): Promise<string> =>
  goTo(() => api.openExample(game, example));

/** Open the position of a puzzle, in the same way. */
export const openPuzzle = (game: string, puzzle: string): Promise<string> => goTo(() => api.solve(game, puzzle));

async function goTo(open: () => Promise<Opened>): Promise<string> {
  try {
    await session.ensurePerson(session.me?.name ?? t("guest"));
    const { id } = await open();
    router.go(`/table/${id}`);
    return "";
  } catch (error) {
    return inWords(error);
  }
}
