import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { filesInput } from "../../lib/commands/ingest/files-input.ts";
import { ingestStream } from "../../lib/commands/ingest-stream.ts";
import { pool } from "../../lib/db/pool.ts";
import { openSource } from "../../lib/sources/open-source.ts";
import { recognizeFiles } from "../../lib/sources/recognize-files.ts";
import { freshDatabase } from "./fresh-database.ts";

freshDatabase();

const FOLDER = path.join(import.meta.dirname, "../../../shared/data/tau-bench");
const FILES = ["gpt-4o-airline.json", "tools-airline.yaml"].map((name) => path.join(FOLDER, name));

describe.skipIf(!FILES.every((file) => existsSync(file)))(
  "the published tau-bench airline runs (skipped where the files are not there)",
  () => {
    const send = async () => {
      const files = await recognizeFiles(await openSource(FILES), null);
      return ingestStream(filesInput(files), { suite: "airline", via: "cli", actor: "test" });
    };

    it("come in as 200 records and 1,164 calls, of which the harness failed 116, and once", async () => {
      const first = await send();
      expect(first.rejects.total).toBe(0);
      expect(first.counts.record.new).toBe(200);
      expect(first.counts.calls).toBe(1164);
      const second = await send();
      expect(second.counts.record).toMatchObject({ new: 0, unchanged: 200 });
      const { rows } = await pool().query(
        `SELECT sum(records_fail)::int AS fail, sum(records_pass)::int AS pass, sum(calls_graded)::int AS calls
       FROM run_rollup r JOIN instrument i ON i.suite_id = r.suite_id AND i.id = r.instrument_id WHERE i.level = 'harness'`,
      );
      expect(rows[0]).toEqual({ fail: 116, pass: 84, calls: 1164 });
    });
  },
);
