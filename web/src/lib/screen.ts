import { MediaQuery } from "svelte/reactivity";

/** Whether there is so little room that some things move into a menu. */
export const phone = new MediaQuery("max-width: 700px");
