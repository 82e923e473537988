#!/usr/bin/env node
// The command line: makes TypeScript readable, then hands over to main.ts.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ensureGenerated } from "../launch/prepare.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`claimcheck: Node.js 20.19 or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(2);
}

const tsx = await import("tsx/esm/api").catch((error) => {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  const root = path.resolve(here, "../..");
  process.stderr.write(
    `claimcheck: its packages are not installed: run "npm install" in ${root} and try again.\n`,
  );
  process.exit(2);
});
tsx.register();
// An updated folder has a newer schema than the client that was generated for the one before.
ensureGenerated((text) => process.stderr.write(`claimcheck: ${text}\n`));
const { main } = await import(pathToFileURL(path.join(here, "main.ts")).href);
process.exitCode = await main(process.argv.slice(2));
