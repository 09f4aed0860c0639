import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { offline } from "./offline/plugin.ts";

/** The icons that the client uses, taken from the game-icons package when it is built. */
const ICONS = [
  "bandit",
  "bank",
  "barn",
  "barrel",
  "bed",
  "brain",
  "cactus",
  "caravan",
  "card-draw",
  "card-exchange",
  "card-pick",
  "cavalry",
  "church",
  "claw-hammer",
  "cycle",
  "desert-skull",
  "diploma",
  "envelope",
  "falling-boulder",
  "finish-line",
  "flood",
  "footprint",
  "gears",
  "hand",
  "hazard-sign",
  "horseshoe",
  "house",
  "lantern",
  "mine-wagon",
  "mining",
  "modern-city",
  "money-stack",
  "mountains",
  "outback-hat",
  "padlock",
  "pine-tree",
  "police-badge",
  "prisoner",
  "railway",
  "revolver",
  "ribbon-medal",
  "ringing-bell",
  "road",
  "rolling-dices",
  "round-star",
  "saloon-doors",
  "shop",
  "sombrero",
  "spyglass",
  "stack",
  "striped-sun",
  "sunrise",
  "swap-bag",
  "tabletop-players",
  "target-poster",
  "three-friends",
  "tied-scroll",
  "trash-can",
  "two-coins",
  "village",
  "vintage-robot",
  "wax-seal",
  "western-hat",
  "wooden-sign",
];

function gameIcons(): Plugin {
  const id = "virtual:game-icons";
  return {
    name: "game-icons",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      const file = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
      const all = JSON.parse(readFileSync(file, "utf8")) as {
        icons: Record<string, { body: string }>;
      };
      const picked = ICONS.map((name) => {
        const icon = all.icons[name];
        if (!icon) throw new Error(`game-icons has no '${name}'`);
        return [name, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(picked))};`;
    },
  };
}

// The built client is part of the Python package: the server needs no Node.
export default defineConfig({
  plugins: [gameIcons(), svelte(), offline()],
  build: {
    outDir: "../trailboss/server/client",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
