const FIELDS = "input:not([type=checkbox], [type=radio]), select, textarea";

/** Whether a key is meant for a field, or for the browser, and is no short way of ours. */
export function isTyping(event: KeyboardEvent): boolean {
  const field = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  return field || event.ctrlKey || event.metaKey || event.altKey;
}
