import path from "node:path";
import { filesInput } from "../../lib/commands/ingest/files-input.ts";
import { ingestStream } from "../../lib/commands/ingest-stream.ts";
import { previewRules } from "../../lib/commands/rules/preview-rules.ts";
import { suggestRules } from "../../lib/commands/rules/suggest-rules.ts";
import { pool } from "../../lib/db/pool.ts";
import type { RuleChange } from "../../lib/rules/rule-change.ts";
import { openSource } from "../../lib/sources/open-source.ts";
import { recognizeFiles } from "../../lib/sources/recognize-files.ts";
import { benchDatabase } from "./bench-database.ts";
import type { BenchRow } from "./bench-row.ts";
import { generateStream } from "./generate-stream.ts";
import { writeStream } from "./write-stream.ts";

type Where = { readonly server: string; readonly folder: string };

/** Previews of a rule on one tool and of rules on all of them, and the search for suggestions. */
export async function benchRules(seed: number, calls: number, where: Where): Promise<BenchRow[]> {
  const file = path.join(where.folder, "rules.ndjson");
  await writeStream(file, generateStream(seed, { calls }));
  const database = await benchDatabase(where.server);
  try {
    const files = await recognizeFiles(await openSource([file]), null);
    await ingestStream(filesInput(files), { via: "cli", actor: "bench" });
    const { rows: tools } = await pool().query<{ suite_id: number; name: string }>(
      "SELECT suite_id, name FROM tool ORDER BY id",
    );
    const suiteId = tools[0]?.suite_id ?? 0;
    const changes = tools.map(
      ({ name: tool }): RuleChange => ({
        ...{ kind: "norm", tool, path: "amount_cents", rule: { use: "number", options: {} } },
      }),
    );
    return [
      await timed(`preview of a rule on one tool of ${tools.length}`, calls, () =>
        previewRules(suiteId, { changes: changes.slice(0, 1), runs: null }),
      ),
      await timed("preview of a rule on every tool", calls, () =>
        previewRules(suiteId, { changes, runs: null }),
      ),
      await timed("suggestions", calls, () => suggestRules(suiteId, { runs: null })),
    ];
  } finally {
    await database.drop();
  }
}

async function timed(what: string, calls: number, run: () => Promise<unknown>): Promise<BenchRow> {
  const started = performance.now();
  await run();
  const seconds = (performance.now() - started) / 1000;
  const per = (seconds / calls) * 100_000;
  return {
    what: `${what} (${calls.toLocaleString("en")} calls)`,
    value: `${seconds.toFixed(1)} s, ${per.toFixed(2)} s per 100,000 calls`,
    aim: null,
  };
}
