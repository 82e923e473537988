import type { IngestProgress } from "../commands/ingest/ingest-progress.ts";

const BAR = 24;
const WORDS: Readonly<Record<string, string>> = {
  reading: "reading definitions",
  waiting: "waiting for another ingest into this suite",
  regrading: "regrading",
  writing: "grading and writing",
  joining: "joining what several sources tell of one trial",
};

/** One line on a terminal that says how far an ingest is; off a terminal a line for each new state. */
export class ImportProgress {
  private readonly out: NodeJS.WriteStream;
  private state = "";
  private since = 0;
  private shown = false;

  constructor(out: NodeJS.WriteStream) {
    this.out = out;
  }

  show(progress: IngestProgress): void {
    const word = WORDS[progress.state];
    if (word === undefined) return;
    if (progress.state !== this.state) {
      this.state = progress.state;
      this.since = performance.now();
      if (!this.out.isTTY) this.out.write(`${word}\n`);
    }
    if (!this.out.isTTY) return;
    const text = `${bar(progress)} ${word} · ${this.facts(progress)}`;
    this.out.write(`\r${text.slice(0, (this.out.columns ?? 80) - 1)}\u001b[K`);
    this.shown = true;
  }

  end(): void {
    if (this.shown) this.out.write("\r\u001b[K");
    this.shown = false;
  }

  private facts({ bytes, bytesTotal, objects, rejects }: IngestProgress): string {
    const seconds = Math.max(0.001, (performance.now() - this.since) / 1000);
    const of = bytesTotal === null ? "" : ` of ${megabytes(bytesTotal)}`;
    return [
      `${objects.toLocaleString("en")} objects`,
      `${megabytes(bytes)}${of} MB`,
      `${Math.round(objects / seconds).toLocaleString("en")}/s`,
      `${rejects.toLocaleString("en")} rejected`,
    ].join(" · ");
  }
}

function bar({ bytes, bytesTotal }: IngestProgress): string {
  if (!bytesTotal) return "";
  const full = Math.min(BAR, Math.round((bytes / bytesTotal) * BAR));
  return `[${"=".repeat(full)}${" ".repeat(BAR - full)}]`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
