import { api } from "../lib/api";
import { inWords } from "../lib/problems";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { t } from "../lib/settings.svelte";
import type { NewTable } from "../lib/types";

/** Open a table and go there; what stands against it in words, or nothing. */
export async function openTable(wanted: NewTable): Promise<string> {
  try {
    await session.ensurePerson(session.me?.name ?? t("guest"));
    const { id } = await api.open(wanted);
    router.go(`/table/${id}`);
    return "";
  } catch (error) {
    return inWords(error);
  }
}
