import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import path from "node:path";

/** Journals of this process, so that a second recorder does not take one for left over. */
const own = new Set<string>();
let opened = 0;

/**
 * Notes beside a file, one JSON line each, written as things happen: whatever ends the process, they are there. Each
 * process has its own (`FILE.PID-N.journal`); it is removed when nothing is open any more.
 */
export class Journal {
  readonly #file: string;
  #handle: number | null = null;

  constructor(beside: string) {
    this.#file = `${path.resolve(beside)}.${process.pid}-${++opened}.journal`;
    own.add(this.#file);
  }

  /** Appends a note. Throws where the disk does not take it. */
  note(note: object): void {
    this.#handle ??= openSync(this.#file, "a");
    writeSync(this.#handle, `${JSON.stringify(note)}\n`);
  }

  /** Nothing is open: what was noted so far is of no use any more. */
  clear(): void {
    if (this.#handle !== null) closeSync(this.#handle);
    this.#handle = null;
    rmSync(this.#file, { force: true });
  }

  /** The journals beside a file that processes left which are gone, each with its notes; a torn last line is left out. */
  static leftOver(beside: string): { readonly notes: readonly unknown[]; readonly remove: () => void }[] {
    const folder = path.dirname(path.resolve(beside));
    const prefix = `${path.basename(beside)}.`;
    const names = readdirSync(folder).filter((name) => name.startsWith(prefix) && name.endsWith(".journal"));
    return names.flatMap((name) => {
      const file = path.join(folder, name);
      const pid = /^(\d+)-\d+\.journal$/.exec(name.slice(prefix.length))?.[1];
      if (pid === undefined || own.has(file) || isAlive(Number(pid))) return [];
      return [{ notes: readNotes(file), remove: () => rmSync(file, { force: true }) }];
    });
  }
}

function readNotes(file: string): unknown[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      try {
        return line === "" ? [] : [JSON.parse(line) as unknown];
      } catch {
        return [];
      }
    });
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
