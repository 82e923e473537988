import type { ImportItem } from "../../importers/importer.ts";
import type { FileOutcome } from "../../queries/file-outcome.ts";
import type { RecognizedFile } from "../../sources/recognized-file.ts";

type Counted = { -readonly [K in keyof FileOutcome]: FileOutcome[K] };

/** A folder may hold any number of files; as many are told one by one, those with most to say first. */
const TOLD = 500;

/** Counts what is read from each of the files of a stream. */
export class FileTally {
  readonly #files: ReadonlyMap<string, Counted>;
  #last: { name: string; counted: Counted } | null = null;

  constructor(files: readonly RecognizedFile[]) {
    this.#files = new Map(files.map((one) => [one.file.name, nothingOf(one)]));
  }

  /** Passes the items on and counts them, from nothing. */
  async *counted<Items extends readonly ImportItem[]>(read: AsyncIterable<Items>): AsyncGenerator<Items> {
    for (const one of this.#files.values()) {
      Object.assign(one, { records: 0, calls: 0, cases: 0, tools: 0, rejects: 0 });
    }
    for await (const items of read) {
      for (const item of items) this.#count(item);
      yield items;
    }
  }

  outcomes(): readonly FileOutcome[] {
    const all = [...this.#files.values()];
    if (all.length <= TOLD) return all;
    return all.sort((a, b) => b.rejects - a.rejects || b.records - a.records).slice(0, TOLD);
  }

  #count(item: ImportItem): void {
    const counted = this.#of(item.type === "reject" ? item.reject.file : item.file);
    if (counted === null) return;
    if (item.type === "reject") counted.rejects += 1;
    else if (item.object.kind === "record") {
      counted.records += 1;
      counted.calls += item.object.toolCalls.length;
    } else if (item.object.kind === "case") counted.cases += 1;
    else if (item.object.kind === "tool") counted.tools += 1;
  }

  /** An archive that its format knows as a whole stands for its entries: `log.eval` for `log.eval/samples/1.json`. */
  #of(name: string): Counted | null {
    if (this.#last?.name === name) return this.#last.counted;
    let end = name.length;
    while (end > 0) {
      const counted = this.#files.get(name.slice(0, end));
      if (counted !== undefined) {
        this.#last = { name, counted };
        return counted;
      }
      end = name.lastIndexOf("/", end - 1);
    }
    return null;
  }
}

function nothingOf({ file, importer, reason }: RecognizedFile): Counted {
  const format = importer?.name ?? null;
  return { file: file.name, format, why: reason, records: 0, calls: 0, cases: 0, tools: 0, rejects: 0 };
}
