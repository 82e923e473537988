#!/usr/bin/env node
// npm test: makes everything ready that is not, then lint, types, unit, database and browser tests; counts at the end.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt, ensureGenerated, ensureInstalled, ROOT } from "../lib/launch/prepare.mjs";
import { findChromium } from "./setup/find-chromium.mjs";

const say = (text) => process.stdout.write(`\n── ${text}\n`);
const bin = (name) => path.join(ROOT, "node_modules", name);
const node = (file, ...args) => [process.execPath, [bin(file), ...args]];

const results = [];
const started = Date.now();

await step("install", () => {
  ensureInstalled(say);
  ensureGenerated(say);
});
if (results.every((result) => result.ok)) {
  await step("lint", () => command(...node("@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".")));
  await step("unused code", () => command(...node("knip/bin/knip.js")));
  await step("types", () => types());
  await step("unit tests", () => vitest("unit"));
  await step("database tests", () => vitest("db"));
  const chromium = await step("browser", () => ensureChromium());
  if (chromium.ok && (await step("build", () => ensureBuilt(say))).ok)
    await step("browser tests", () => vitest("e2e"));
}
summarize();

async function step(name, work) {
  say(name);
  const begun = Date.now();
  let outcome;
  try {
    outcome = (await work()) ?? {};
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    outcome = { failed: 1 };
  }
  const { passed = 0, failed = 0, skipped = [] } = outcome;
  const result = { name, ok: failed === 0, passed, failed, skipped, seconds: (Date.now() - begun) / 1000 };
  results.push(result);
  return result;
}

async function command(file, args) {
  const code = await spawned(file, args);
  return code === 0 ? { passed: 1 } : { failed: 1 };
}

/** Next writes the types of its routes; a fresh clone has none yet. */
async function types() {
  await spawned(...node("next/dist/bin/next", "typegen"), { quiet: true });
  return command(...node("typescript/bin/tsc", "--noEmit"));
}

async function vitest(project) {
  const folder = mkdtempSync(path.join(tmpdir(), "claimcheck-test-"));
  const report = path.join(folder, "report.json");
  const args = [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  try {
    const code = await spawned(...node("vitest/vitest.mjs", ...args));
    const counts = readCounts(report);
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    if (counts.passed + counts.failed === 0) throw new Error(`No ${project} test ran.`);
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readCounts(report) {
  const { testResults, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
  const skipped = testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === "skipped" || test.status === "pending" || test.status === "todo")
      .map((test) => test.fullName),
  );
  const broken = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped };
}

/** Debian's package where we may install it; elsewhere a person is told what to do. */
async function ensureChromium() {
  if (!findChromium() && process.platform === "linux" && process.getuid?.() === 0 && has("apt-get")) {
    say("installing Chromium …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const apt = (...args) => spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] });
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", "chromium");
  }
  const found = findChromium();
  if (found) return { passed: 1 };
  throw new Error(
    "The browser tests need Chromium or Chrome. Install it (Debian: sudo apt-get install chromium; macOS: brew install --cask chromium), or say where it is: CHROME_PATH=/path/to/chrome npm test",
  );
}

function has(name) {
  return spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0;
}

function spawned(file, args, { quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      stdio: ["ignore", quiet ? "ignore" : "inherit", "inherit"],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

function summarize() {
  say("summary");
  for (const { name, ok, passed, failed, skipped, seconds } of results) {
    const counts = `${passed} passed${failed ? `, ${failed} failed` : ""}${skipped.length ? `, ${skipped.length} skipped` : ""}`;
    process.stdout.write(
      `${ok ? "ok  " : "FAIL"} ${name.padEnd(15)} ${seconds.toFixed(1).padStart(6)} s  ${counts}\n`,
    );
  }
  for (const name of results.flatMap((result) => result.skipped)) process.stdout.write(`skipped: ${name}\n`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = results.reduce((total, result) => total + result.skipped.length, 0);
  process.stdout.write(`\n${((Date.now() - started) / 1000).toFixed(0)} s\n`);
  process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed, ${skipped} skipped\n`);
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
}
