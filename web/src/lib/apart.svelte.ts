/**
 * Make something with state of its own, whoever asks for it. What is made while a drawing is worked out
 * would else count as its own, and it would never hear of its changes.
 */
export function apart<Made>(make: () => Made): Made {
  let made: Made | undefined;
  $effect.root(() => {
    made = make();
  })();
  return made as Made;
}
