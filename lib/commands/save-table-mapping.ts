import { ClaimcheckError } from "../claimcheck-error.ts";
import { db } from "../db/client.ts";
import type { TableMapping } from "../importers/table/schema.ts";
import { columnsHash } from "../queries/columns-hash.ts";
import { stored } from "./ingest/stored.ts";

type Wanted = {
  readonly suiteId: number;
  readonly name: string;
  /** Of the table that it was made for. */
  readonly columns: readonly string[];
  readonly mapping: TableMapping;
};

const LONGEST_NAME = 200;

/** Keeps a mapping with its suite; one of the same name is replaced. */
export async function saveTableMapping({ suiteId, name, columns, mapping }: Wanted): Promise<void> {
  if (name.trim() === "" || name.length > LONGEST_NAME) {
    throw new ClaimcheckError("usage", `A mapping's name has 1 to ${LONGEST_NAME} characters.`);
  }
  const content = {
    columnsHash: columnsHash(columns),
    mapping: stored(JSON.stringify(mapping)),
    updatedAt: new Date(),
  };
  await db().tableMapping.upsert({
    where: { suiteId_name: { suiteId, name: stored(name) } },
    create: { suiteId, name: stored(name), ...content },
    update: content,
  });
}
