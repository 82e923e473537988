import { fingerprint } from "../commands/ingest/fingerprint.ts";
import type { ImportItem, Reject } from "../importers/importer.ts";

/** Tells of a suite given again with other options: one stream has one suite, and the first one holds. */
export class RepeatedSuites {
  #first: { readonly suite: string; readonly content: string } | null = null;

  check(item: ImportItem): Reject | null {
    if (item.type !== "object" || item.object.kind !== "suite") return null;
    const { suite } = item.object;
    const content = fingerprint(item.object);
    this.#first ??= { suite, content };
    if (this.#first.suite === suite && this.#first.content === content) return null;
    const message = "A suite came before with another name or other options, which hold: keep one of them.";
    return { file: item.file, line: item.line, path: "suite", code: "conflict", message, source: "" };
  }
}
