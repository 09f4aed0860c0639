import { api } from "../lib/api";
import { inWords } from "../lib/problems";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { t } from "../lib/settings.svelte";
import type { NewStudy } from "../lib/types";

/** Begin a study and go there; what stands against it in words, or nothing. */
export async function openStudy(wanted: Partial<NewStudy>): Promise<string> {
  try {
    await session.ensurePerson(session.me?.name ?? t("guest"));
    const { id } = await api.newStudy({ title: t("study"), ...wanted });
    router.go(`/study/${id}`);
    return "";
  } catch (error) {
    return inWords(error);
  }
}
