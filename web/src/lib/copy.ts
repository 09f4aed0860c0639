/** Put a text on the clipboard; without one (a page without https) it is selected in a field. */
export async function copyText(text: string): Promise<boolean> {
  if (isSecureContext) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
