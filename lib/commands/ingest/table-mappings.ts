import { ClaimcheckError } from "../../claimcheck-error.ts";
import type { Importer } from "../../importers/importer.ts";
import { createTableImporter } from "../../importers/table/create-table-importer.ts";
import type { TableMapping } from "../../importers/table/schema.ts";
import { suggestMapping } from "../../importers/table/suggest-mapping.ts";
import { findSuite } from "../../queries/find-suite.ts";
import { findTableMapping } from "../../queries/find-table-mapping.ts";
import { ArchiveShelf } from "../../sources/archive-shelf.ts";
import { parseMapping } from "../../sources/parse-mapping.ts";
import { readHead } from "../../sources/read-head.ts";
import type { RecognizedFile } from "../../sources/recognized-file.ts";
import { saveTableMapping } from "../save-table-mapping.ts";

type Given = {
  /** JSON or YAML. */
  readonly texts: readonly string[];
  /** The name under which the mapping of the same place is to be kept; "" where it is not. */
  readonly keepAs: readonly string[];
  /** One that the suite keeps already. */
  readonly keptName: string | null;
  readonly suite: string | null;
};

/** The mappings of columns that came with an upload: their importers, and what of them is to be kept. */
export class TableMappings {
  readonly importers: readonly Importer[];
  readonly #mappings: readonly TableMapping[];
  readonly #keepAs: readonly string[];

  private constructor(mappings: readonly TableMapping[], keepAs: readonly string[]) {
    this.#mappings = mappings;
    this.#keepAs = keepAs;
    this.importers = mappings.map(createTableImporter);
  }

  /** Throws `usage` where a text is no mapping, `not_found` where the suite keeps none of the name. */
  static async of({ texts, keepAs, keptName, suite }: Given): Promise<TableMappings> {
    const mappings = texts.map((text) => parseMapping(text, "The mapping"));
    if (keptName !== null) {
      const row = suite === null ? null : await findSuite(suite);
      const kept = row === null ? null : await findTableMapping(row.id, keptName);
      if (kept === null) {
        const where =
          suite === null ? "Name the suite that keeps it" : `The suite ${suite} keeps no such mapping`;
        throw new ClaimcheckError("not_found", `There is no mapping “${keptName}”. ${where}.`);
      }
      mappings.push(kept);
    }
    return new TableMappings(mappings, keepAs);
  }

  /** What keeps them with a suite that is there once the files are in; the files are looked at now. */
  async keeper(files: readonly RecognizedFile[]): Promise<(suite: string) => Promise<void>> {
    const kept: { name: string; mapping: TableMapping; columns: readonly string[] }[] = [];
    for (const [index, mapping] of this.#mappings.entries()) {
      const name = this.#keepAs[index] ?? "";
      const used = files.find(({ importer }) => importer === this.importers[index]);
      if (name === "" || used === undefined) continue;
      const columns = await columnsOf(used);
      if (columns.length > 0) kept.push({ name, mapping, columns });
    }
    return async (suite) => {
      const row = kept.length === 0 ? null : await findSuite(suite);
      if (row === null) return;
      for (const one of kept) await saveTableMapping({ suiteId: row.id, ...one });
    };
  }
}

async function columnsOf({ file }: RecognizedFile): Promise<readonly string[]> {
  const shelf = new ArchiveShelf();
  try {
    return suggestMapping(await readHead(await shelf.bytes(file)))?.columns.map(({ name }) => name) ?? [];
  } finally {
    shelf.close();
  }
}
