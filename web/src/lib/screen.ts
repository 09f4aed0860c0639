import { MediaQuery } from "svelte/reactivity";

/** Whether there is so little room that some things move into a menu. */
export const phone = new MediaQuery("max-width: 700px");

/** Whether the pointer is fine enough for what is drawn small. */
export const mouse = new MediaQuery("pointer: fine");

/** Whether the reader wants nothing to move. */
export const still = new MediaQuery("prefers-reduced-motion: reduce");
