// npm run bench: prints one table. See --help.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "../../lib/db/database.ts";
import { benchCoverage } from "./bench-coverage.ts";
import { benchGrading } from "./bench-grading.ts";
import { benchIngest } from "./bench-ingest.ts";
import { benchMemory } from "./bench-memory.ts";
import { benchObserver } from "./bench-observer.ts";
import { benchPages } from "./bench-pages.ts";
import { benchRegrade } from "./bench-regrade.ts";
import type { BenchRow } from "./bench-row.ts";
import { benchRules } from "./bench-rules.ts";

const HELP = `Usage: npm run bench -- [OPTIONS]

  --only PARTS      some of coverage,grading,ingest,memory,observer,pages,regrade,rules (default all)
  --calls N         calls in the pages' store, where labels are saved too, and of the regrade (default 1000000)
  --ingest-calls N  calls of the timed ingest, and of the previews of rules (default 200000)
  --stream-gb N     size of the stream whose memory is measured (default 2)
  --seed N          seed of the generated records and drawn samples (default 7)

Needs some minutes and about 15 GB of disk. Uses an embedded Postgres of its own, or TEST_DATABASE_URL.`;

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "coverage,grading,ingest,memory,observer,pages,regrade,rules" },
    calls: { type: "string", default: "1000000" },
    "ingest-calls": { type: "string", default: "200000" },
    "stream-gb": { type: "string", default: "2" },
    seed: { type: "string", default: "7" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const only = new Set(values.only.split(","));
const seed = Number(values.seed);
const folder = await mkdtemp(path.join(tmpdir(), "claimcheck-bench-"));
// As root, Postgres runs under another account: where that can't enter, its files would be left elsewhere.
await chmod(folder, 0o755);
const external = process.env.TEST_DATABASE_URL;
// The parts that need no store don't wait for one.
const stored = [...only].some((name) => !["coverage", "grading", "observer"].includes(name));
const database = stored
  ? await openDatabase(external ? { url: external } : { dataDir: path.join(folder, "data") })
  : null;
const where = { server: database?.url ?? "", folder };
const rows: BenchRow[] = [];
const part = async (name: string, run: () => BenchRow[] | Promise<BenchRow[]>) => {
  if (!only.has(name)) return;
  console.error(`${name} …`);
  rows.push(...(await run()));
};
try {
  await part("coverage", () => benchCoverage(seed));
  await part("grading", () => benchGrading(seed));
  await part("ingest", () => benchIngest(seed, Number(values["ingest-calls"]), where));
  await part("memory", () => benchMemory(seed, Number(values["stream-gb"]), where));
  await part("observer", () => benchObserver());
  await part("pages", () => benchPages(seed, Number(values.calls), where));
  await part("regrade", () => benchRegrade(seed, Number(values.calls), where));
  await part("rules", () => benchRules(seed, Number(values["ingest-calls"]), where));
} finally {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
}
const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, value, aim } of rows) {
  const said = aim === null ? "" : `  [aim ${aim.text}: ${aim.reached ? "reached" : "missed"}]`;
  console.log(`${what.padEnd(width)}  ${value}${said}`);
}
