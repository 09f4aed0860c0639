// A bot that plays at the tables of a server, for Node 22 or newer; nothing to install.
//
//   TRAILBOSS_TOKEN=tb_... node online_bot.mjs http://localhost:8000 [invitation link]
//
// It sits down by the link, or at the first table of the lobby that is open to bots, and plays one
// game to its end. Replace `choose` by something clever.

const [server, link] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${process.env.TRAILBOSS_TOKEN}` };

/** Any legal answer; position.view is all that the seat may know. */
function choose(position) {
  const answers = position.actions.filter((one) => !one.aside);
  return answers[Math.floor(Math.random() * answers.length)].text;
}

async function ask(path, body) {
  const json = { method: "POST", headers: { ...headers, "Content-Type": "application/json" } };
  const sent = body ? { ...json, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(server + path, sent);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function findSeat() {
  if (link) {
    const { pathname, searchParams } = new URL(link);
    const seat = Number(searchParams.get("seat"));
    return [pathname.split("/").at(-1), { seat, invitation: searchParams.get("invitation") }];
  }
  for (;;) {
    for (const table of await ask("/api/tables")) {
      const free = table.seats.find((one) => one.kind === "open");
      if (table.programs && free) return [table.id, { seat: free.seat }];
    }
    await new Promise((done) => setTimeout(done, 5000));
  }
}

function play(table) {
  const socket = new WebSocket(`${server.replace("http", "ws")}/api/tables/${table}/live`, { headers });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type !== "position") return;
    if (message.result) {
      console.log(message.result.map((sheet) => [sheet.seat, sheet.total]));
      socket.close();
    } else if (message.status === "playing" && message.view.decision?.seats.includes(message.seat)) {
      const { seat, ply } = message;
      socket.send(JSON.stringify({ type: "act", seat, ply, action: choose(message) }));
    }
  };
}

const [table, seat] = await findSeat();
await ask(`/api/tables/${table}/sit`, seat);
play(table);
