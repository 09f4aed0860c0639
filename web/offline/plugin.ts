import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { build, type Plugin } from "vite";

const WORKER = new URL("worker.ts", import.meta.url).pathname;
const ICONS = new URL("../public/icons", import.meta.url).pathname;
/** Fonts of other alphabets than ours are never asked for. */
const NEEDLESS = /vietnamese/;

/** Builds the service worker, which knows the files of this very build. */
export function offline(): Plugin {
  let folder = "";
  let files: string[] = [];
  return {
    name: "offline",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name));
      const icons = readdirSync(ICONS).map((name) => `icons/${name}`);
      files = [...built, ...icons]
        .filter((name) => !NEEDLESS.test(name))
        .map((name) => `/${name}`)
        .sort();
    },
    async closeBundle() {
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        define: { __SHELL__: JSON.stringify({ version, files }) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: "es2022",
          lib: { entry: WORKER, formats: ["es"], fileName: () => "sw.js" },
        },
      });
    },
  };
}
