import { detectImporter } from "../importers/detect-importer.ts";
import type { Detection, Importer } from "../importers/importer.ts";
import { IMPORTERS } from "../importers/registry.ts";
import type { ArchiveShelf } from "./archive-shelf.ts";
import { BrokenInput } from "./broken-input.ts";
import { firstBytes } from "./first-bytes.ts";
import { isZip } from "./is-zip.ts";
import { readHead } from "./read-head.ts";
import type { RecognizedFile } from "./recognized-file.ts";
import type { SourceFile } from "./source-file.ts";
import type { ZipEntry } from "./zip-entry.ts";

/**
 * Tells what files are, with the archives of `shelf`; all of them are read by `given` where that is not null. `tables`
 * are asked where no format is certain.
 */
export class FileRecognizer {
  readonly #shelf: ArchiveShelf;
  readonly #given: Importer | null;
  readonly #tables: readonly Importer[];

  constructor(shelf: ArchiveShelf, given: Importer | null, tables: readonly Importer[]) {
    this.#shelf = shelf;
    this.#given = given;
    this.#tables = tables;
  }

  /** The file alone; of an archive that no format knows as a whole, its files. */
  async recognize(file: SourceFile): Promise<RecognizedFile[]> {
    try {
      const source = await this.#shelf.bytes(file);
      if (isZip(await firstBytes(source, 4))) return await this.#archive(file);
      const head = await readHead(source);
      const { framing, broken } = head;
      if (broken !== null && head.text === "" && file.inside) return [refused(file, broken)];
      const given = this.#given;
      if (given !== null) {
        // Text that looks like nothing is still split into lines, so that each gets its own reject.
        return [{ file, framing, importer: given, reason: `format ${given.name} was asked for` }];
      }
      const found = detectImporter(head);
      if (found.importer === null || found.detection.certainty !== "certain") {
        for (const importer of this.#tables) {
          const detection = importer.detect(head);
          if (detection !== null) return [{ file, framing, importer, reason: detection.why }];
        }
      }
      return found.importer === null
        ? [{ file, framing, importer: null, reason: found.reason }]
        : [{ file, framing, importer: found.importer, reason: found.detection.why }];
    } catch (error) {
      if (!(error instanceof BrokenInput)) throw error;
      return [refused(file, error)];
    }
  }

  async #archive(file: SourceFile): Promise<RecognizedFile[]> {
    if (file.inside && file.inside.outer !== null) {
      const message = "it is an archive inside an archive inside an archive: take it out and send it alone";
      return [refused(file, new BrokenInput("nested_archive", message))];
    }
    const outer = file.inside?.entry ?? null;
    const archive = await this.#shelf.archive(file.path, outer);
    const { entries, problem } = await archive.entries();
    const parts = overlapping(entries) ? [] : entries;
    const recognized: RecognizedFile[] = [];
    const claim = this.#claim(parts.map(({ name }) => name));
    const asFile = (entry: ZipEntry): SourceFile => ({
      path: file.path,
      name: `${file.name}/${entry.name}`,
      size: entry.compressedSize,
      named: false,
      inside: { entry, outer },
    });
    if (claim !== null) {
      // Of two entries of one name the later one holds: that is how an entry is replaced.
      const named = new Map(parts.map((entry) => [entry.name, entry]));
      const ordered = claim.order.flatMap((name) => {
        const entry = named.get(name);
        return entry === undefined ? [] : [{ name, file: asFile(entry) }];
      });
      const { importer, why } = claim;
      recognized.push({ file, framing: "json_document", importer, reason: why, entries: ordered });
    } else {
      const files = parts.filter(({ name }) => !isHidden(name)).map(asFile);
      files.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
      for (const one of files) recognized.push(...(await this.recognize(one)));
    }
    if (parts.length < entries.length) {
      const message =
        "it is a zip archive whose files lie over each other, as no sound one has them: make it anew";
      recognized.push(refused(file, new BrokenInput("broken_zip", message)));
    } else if (problem !== null) {
      recognized.push(refused(file, new BrokenInput("broken_zip", problem)));
    } else if (recognized.length === 0) {
      recognized.push(refused(file, new BrokenInput("not_recognized", "it is a zip archive without a file")));
    }
    return recognized;
  }

  /** The format that knows an archive with these names as a whole: the first that is certain, else that is likely. */
  #claim(names: readonly string[]): { importer: Importer; why: string; order: readonly string[] } | null {
    const candidates = this.#given === null ? IMPORTERS : [this.#given];
    let likely: { importer: Importer; found: Detection } | null = null;
    for (const importer of candidates) {
      const found = importer.archive?.detect(names) ?? null;
      if (found === null) continue;
      if (found.certainty === "certain") return claimed(importer, found, names);
      likely ??= { importer, found };
    }
    return likely === null ? null : claimed(likely.importer, likely.found, names);
  }
}

function claimed(importer: Importer, found: Detection, names: readonly string[]) {
  return { importer, why: found.why, order: importer.archive?.order(names) ?? [] };
}

function refused(file: SourceFile, { code, reason }: BrokenInput): RecognizedFile {
  return { file, framing: "text", importer: null, reason, code };
}

/** As in a folder, what begins with a dot is left out; so is what an archiver of Apple's adds. */
function isHidden(name: string): boolean {
  return name
    .split("/")
    .some((part) => (part.startsWith(".") && part !== "." && part !== "..") || part === "__MACOSX");
}

/** Whether any two entries share bytes: how a small archive pretends to hold a great many large files. */
function overlapping(entries: readonly ZipEntry[]): boolean {
  const places = entries.map(({ directoryEntry, compressedSize }) => ({
    start: directoryEntry.relativeOffsetOfLocalHeader,
    end: directoryEntry.relativeOffsetOfLocalHeader + compressedSize,
  }));
  places.sort((a, b) => a.start - b.start);
  return places.some(({ start }, at) => at > 0 && start < (places[at - 1]?.end ?? 0));
}
