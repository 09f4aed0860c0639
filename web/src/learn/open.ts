import { api } from "../lib/api";
import { inWords } from "../lib/problems";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { t } from "../lib/settings.svelte";

/** Open a chapter and go there; what stands against it in words, or nothing. */
export async function openChapter(game: string, lesson: string, chapter: string): Promise<string> {
  try {
    await session.ensurePerson(session.me?.name ?? t("guest"));
    const { id } = await api.learn(game, lesson, chapter);
    router.go(`/table/${id}`);
    return "";
  } catch (error) {
    return inWords(error);
  }
}
