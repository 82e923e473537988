import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from "node:fs";
import path from "node:path";
import { Journal } from "./journal.ts";
import type { RecordOutput } from "./record-output.ts";
import { recoverRecords } from "./recover-records.ts";

const NEWLINE = 0x0a;

/** An output whose file is there, and how many records of broken-off processes went into it first. */
export type FileOutput = RecordOutput & { readonly recovered: number };

/**
 * Appends to a file, whole lines at a time. What is open is noted in a journal beside it; records that a process left
 * open which was killed are written when the file is opened again. Throws the system's error.
 */
export function fileOutput(file: string): FileOutput {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const handle = openSync(file, "a+");
  let open = true;
  try {
    endLastLine(handle);
    let recovered = 0;
    for (const { notes, remove } of Journal.leftOver(file)) {
      const lines = recoverRecords(notes);
      for (const line of lines) append(handle, `${line}\n`);
      recovered += lines.length;
      remove();
    }
    return {
      recovered,
      journal: new Journal(file),
      async write(line) {
        // Its number may be that of another file by now.
        if (!open) throw new Error(`${file} is closed`);
        append(handle, `${line}\n`);
      },
      async close() {
        if (open) closeSync(handle);
        open = false;
      },
    };
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

/** The system may take less than a whole line at once. */
function append(handle: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done);
}

/** A line that was torn by a full disk or a kill must not swallow the next one. */
function endLastLine(handle: number): void {
  const { size } = fstatSync(handle);
  const last = Buffer.alloc(1);
  if (size > 0 && readSync(handle, last, 0, 1, size - 1) === 1 && last[0] !== NEWLINE)
    writeSync(handle, "\n");
}
