// A bot in a process of its own, for Node: --bots "run:node first_bot.mjs",random
// It knows nothing of the rules. It prefers kinds of actions that gain something, and rides far.
import { createInterface } from "node:readline";

const liked = ["deliver", "buy", "hire", "build", "take", "use", "aux", "ride", "place", "discard"];
const disliked = new Set(["pass", "stop", "end", "finish", "continue", "road", "back"]);

function worth(action) {
  const kind = action.split(" ")[0];
  if (disliked.has(kind)) return -1;
  const place = liked.indexOf(kind);
  return place < 0 ? 0 : liked.length - place;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== "question") continue;
  let best = message.actions[0];
  for (const action of message.actions) if (worth(action) >= worth(best)) best = action;
  process.stdout.write(JSON.stringify({ id: message.id, action: best }) + "\n");
}
