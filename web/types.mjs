// Derives src/lib/generated.ts from the server's OpenAPI description: `npm run types`.
// tests/server/test_types.py fails when the server has changed and this was not run.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const root = new URL("..", import.meta.url);
const python = process.env.PYTHON ?? new URL(".venv/bin/python", root).pathname;
const sha256 = (text) => createHash("sha256").update(text).digest("hex");

const shapes = execFileSync(python, ["-m", "tools.openapi"], {
  cwd: root.pathname,
  encoding: "utf8",
  maxBuffer: 1e7,
});
const types = astToString(await openapiTS(shapes, { defaultNonNullable: false }));
const header = [
  "// Made by `npm run types` from the server's description of its interface. Don't edit.",
  `// shapes ${sha256(shapes)}`,
  `// types ${sha256(types)}`,
];
writeFileSync(new URL("src/lib/generated.ts", import.meta.url), `${header.join("\n")}\n${types}`);
