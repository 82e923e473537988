import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { objectsInput } from "../commands/ingest/objects-input.ts";
import { ingestStream } from "../commands/ingest-stream.ts";
import { dataDir } from "../db/data-dir.ts";
import { type OpenDatabase, openDatabase } from "../db/database.ts";
import { nativeImporter } from "../importers/native/importer.ts";
import { fileOutput } from "../observer/file-output.ts";
import type { RecordOutput } from "../observer/record-output.ts";
import { plainLine } from "./plain-line.ts";
import { watchLine } from "./watch-line.ts";

/** So long may records wait for more, so that one import takes several. */
const DELAY_MS = 2000;
const RETRY_MS = 30_000;

type Options = {
  readonly suite: string;
  readonly runId: string;
  readonly say: (text: string) => void;
  readonly warn: (text: string) => void;
};

/**
 * Takes what is recorded into a suite, some records at a time. Until it is there it stands in a file, which stays (and
 * is said) where the store could not take it; files of processes that were killed are taken first.
 */
export async function suiteOutput({ suite, runId, say, warn }: Options): Promise<RecordOutput> {
  const folder = path.join(dataDir(), "observed");
  const prefix = createHash("sha256").update(suite).digest("hex").slice(0, 12);
  const file = path.join(folder, `${prefix}.${process.pid}.ndjson`);
  const kept = fileOutput(file);
  let database: OpenDatabase | null = null;
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | null = null;
  let problem: Error | null = null;
  let taking: Promise<void> = Promise.resolve();

  const ingest = async (lines: readonly string[]) => {
    database ??= await openDatabase();
    const reader = nativeImporter.createReader();
    const items = lines.flatMap((text, index) => [...reader.read({ text, line: index + 1, file: runId })]);
    const objects = items.flatMap((item) => (item.type === "object" ? [item.object] : []));
    const source = `observe ${runId}`;
    const result = await ingestStream(
      objectsInput(source, () => objects),
      { suite, via: "cli", actor: "command line" },
    );
    say(watchLine(source, result));
  };
  const take = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    taking = taking.then(async () => {
      const lines = waiting;
      if (lines.length === 0) return;
      waiting = [];
      try {
        await ingest(lines);
        problem = null;
      } catch (error) {
        waiting = [...lines, ...waiting];
        if (problem === null) warn(`not taken into the suite yet: ${plainLine((error as Error).message)}`);
        problem = error as Error;
        timer ??= setTimeout(take, RETRY_MS).unref();
      }
    });
    return taking;
  };
  for (const name of leftOver(folder, prefix)) {
    const old = path.join(folder, name);
    // Opening it writes what its journal still holds.
    fileOutput(old).close();
    const lines = (await readFile(old, "utf8")).split("\n").filter((line) => line !== "");
    try {
      if (lines.length > 0) await ingest(lines);
      await rm(old);
    } catch (error) {
      warn(`${old} holds records of an earlier process that were not taken: ${(error as Error).message}`);
    }
  }
  return {
    ...(kept.journal ? { journal: kept.journal } : {}),
    write: async (line) => {
      await kept.write(line);
      waiting.push(line);
      timer ??= setTimeout(take, DELAY_MS).unref();
    },
    close: async () => {
      await take();
      await kept.close();
      await database?.close();
      if (waiting.length === 0) await rm(file, { force: true });
      else {
        throw new Error(
          `Not everything was taken into the suite: ${problem?.message} It is kept: claimcheck import ${file} --suite ${JSON.stringify(suite)}`,
        );
      }
    },
  };
}

/** Files of this suite whose process is gone. */
function leftOver(folder: string, prefix: string): string[] {
  return readdirSync(folder).filter((name) => {
    const pid = new RegExp(`^${prefix}\\.(\\d+)\\.ndjson$`).exec(name)?.[1];
    return pid !== undefined && Number(pid) !== process.pid && !isAlive(Number(pid));
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
