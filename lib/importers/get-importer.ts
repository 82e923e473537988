import { ClaimcheckError } from "../claimcheck-error.ts";
import { closestName } from "./closest-name.ts";
import type { Importer } from "./importer.ts";
import { IMPORTERS } from "./registry.ts";

/**
 * The importer of that name.
 *
 * @throws ClaimcheckError `usage` where there is none; the message names those that there are.
 */
export function getImporter(name: string): Importer {
  const found = IMPORTERS.find((importer) => importer.name === name);
  if (found !== undefined) return found;
  const names = IMPORTERS.map((importer) => importer.name);
  const closest = closestName(name, names);
  const hint = closest === null ? "" : ` Did you mean "${closest}"?`;
  throw new ClaimcheckError("usage", `There is no format "${name}": known are ${names.join(", ")}.${hint}`);
}
