#!/usr/bin/env node
// npm start: makes everything ready that is not (packages, client, pages), then serves.
import { spawn } from "node:child_process";
import path from "node:path";
import { ensureBuilt, ensureGenerated, ensureInstalled, ROOT } from "../launch/prepare.mjs";

const HELP = `Usage: npm start [-- OPTIONS]

Starts Claimcheck on http://127.0.0.1:3000.

  --no-demo        don't fill an empty database with the demo suite
  --port N         port (or PORT; default 3000)
  --host H         address to bind (or HOST; default 127.0.0.1, this machine only)
  --dev            development server: pages are rebuilt as they change

CLAIMCHECK_DATA    folder of the embedded database (default .claimcheck)
DATABASE_URL       use this Postgres instead of the embedded one
`;

const args = process.argv.slice(2);
if (args.includes("--help") || args.includes("-h")) {
  process.stdout.write(HELP);
  process.exit(0);
}
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`claimcheck: Node.js 20.19 or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}

const say = (text) => process.stderr.write(`claimcheck: ${text}\n`);
try {
  ensureInstalled(say);
  ensureGenerated(say);
  if (!args.includes("--dev")) ensureBuilt(say);
} catch (error) {
  say(error.message);
  process.exit(1);
}

const child = spawn(process.execPath, ["--import", "tsx", path.join(ROOT, "lib/launch/serve.ts"), ...args], {
  cwd: ROOT,
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_ENV: args.includes("--dev") ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
  },
});
// Ctrl-C reaches the whole process group; a signal sent to this process alone is passed on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  });
}
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
