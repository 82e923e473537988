import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import { Journal } from "./journal.ts";
import type { RecordOutput } from "./record-output.ts";
import { recoverRecords } from "./recover-records.ts";

const NEWLINE = 0x0a;

/** An output whose file is there, and how many records of broken-off processes went into it first. */
export type FileOutput = RecordOutput & { readonly recovered: number };

/**
 * Appends to a file, whole lines at a time. What is open is noted in a journal beside it; records that a process left
 * open which was killed are written when the file is opened again. Rejects with the system's error.
 */
export async function fileOutput(file: string): Promise<FileOutput> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  endLastLine(file);
  const handle = await open(file, "a");
  let recovered = 0;
  for (const { notes, remove } of Journal.leftOver(file)) {
    const lines = recoverRecords(notes);
    for (const line of lines) await handle.appendFile(`${line}\n`);
    recovered += lines.length;
    remove();
  }
  const journal = new Journal(file);
  return {
    recovered,
    journal,
    write: (line) => handle.appendFile(`${line}\n`),
    close: async () => {
      await handle.close();
    },
  };
}

/** A line that was torn by a full disk or a kill must not swallow the next one. */
function endLastLine(file: string): void {
  const handle = openSync(file, "a+");
  try {
    const { size } = fstatSync(handle);
    const last = Buffer.alloc(1);
    if (size > 0 && readSync(handle, last, 0, 1, size - 1) === 1 && last[0] !== NEWLINE)
      writeSync(handle, "\n");
  } finally {
    closeSync(handle);
  }
}
