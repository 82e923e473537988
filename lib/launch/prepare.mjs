import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint } from "./fingerprint.mjs";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** Everything that the built pages are made of. */
const BUILD_INPUTS = [
  "app",
  "components",
  "lib",
  "prisma",
  "public",
  "package-lock.json",
  "next.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
];

/** Installs the npm packages where they are missing or older than the lock file. */
export function ensureInstalled(say) {
  const stamp = path.join(ROOT, "node_modules", ".claimcheck-installed");
  const wanted = fingerprint(ROOT, ["package.json", "package-lock.json"]);
  if (readStamp(stamp) === wanted) return;
  if (!existsSync(path.join(ROOT, "node_modules", ".package-lock.json")) || readStamp(stamp) !== null) {
    say("installing npm packages …");
    // NODE_ENV=production in somebody's shell must not leave out what the build and the tests need.
    npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  } else if (!run(npmCommand(), ["ls", "--all", "--silent"], { quiet: true })) {
    say("installing npm packages …");
    npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  }
  writeFileSync(stamp, wanted);
}

/** Generates the database client where the schema changed. */
export function ensureGenerated(say) {
  const folder = path.join(ROOT, "lib", "db", "generated");
  const stamp = path.join(folder, ".fingerprint");
  const wanted = fingerprint(ROOT, ["prisma/schema.prisma", "prisma.config.ts", "package-lock.json"]);
  if (readStamp(stamp) === wanted) return;
  say("generating the database client …");
  const done = run(process.execPath, [path.join(ROOT, "node_modules/prisma/build/index.js"), "generate"], {
    quiet: true,
    env: {
      // Generating needs no schema engine, but looks for one and would download it; any executable stops that.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  });
  if (!done) throw new Error("prisma generate failed (see above).");
  writeFileSync(stamp, wanted);
}

/** Builds the pages where something that they are made of changed. */
export function ensureBuilt(say) {
  const folder = path.join(ROOT, process.env.CLAIMCHECK_DIST ?? ".next");
  const stamp = path.join(folder, ".fingerprint");
  const wanted = fingerprint(ROOT, BUILD_INPUTS);
  if (readStamp(stamp) === wanted) return;
  say("building the pages …");
  rmSync(stamp, { force: true });
  const done = run(process.execPath, [path.join(ROOT, "node_modules/next/dist/bin/next"), "build"], {
    quiet: true,
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (!done) throw new Error("next build failed (see above).");
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, wanted);
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function npmCommand() {
  return process.platform === "win32" ? "npm.cmd" : "npm";
}

function npm(args) {
  if (!run(npmCommand(), args, {})) {
    throw new Error(
      "npm could not install the packages (see above). Check the network and run the command again.",
    );
  }
}

/** `quiet`: the output is shown only where the command fails. */
function run(command, args, { quiet = false, env = {} }) {
  const done = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: "utf8",
    shell: process.platform === "win32" && command.endsWith(".cmd"),
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", 2, 2],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (done.status === 0) return true;
  if (done.signal === "SIGINT" || done.signal === "SIGTERM") process.exit(130);
  if (quiet && args[0] !== "ls") process.stderr.write(`${done.stdout ?? ""}${done.stderr ?? ""}\n`);
  return false;
}
