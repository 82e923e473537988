import { createLoader, type SearchParams } from "nuqs/server";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { preview } from "../../grading/preview.ts";
import { closestName } from "../../importers/closest-name.ts";
import { type FailureFilterParams, failureFilterParams } from "../failure-filter-params.ts";
import { failuresParams } from "../failures-params.ts";

type AskedPopulation = {
  readonly search: SearchParams;
  readonly params: FailureFilterParams;
};

const KNOWN = Object.keys(failuresParams);
const LONGEST = 10_000;
const load = createLoader(failureFilterParams);

/**
 * Reads the query of a Failures page as what a program wants drawn. A page leaves out what it can't read; here that
 * would be a sample of other units than were asked for. Throws `usage` naming it.
 */
export function readPopulationQuery(query: URLSearchParams): AskedPopulation {
  if (query.toString().length > LONGEST) {
    throw new ClaimcheckError("usage", `A filter has at most ${LONGEST} characters.`);
  }
  const search = Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key)]));
  for (const [key, values] of Object.entries(search)) {
    if (!KNOWN.includes(key)) {
      const closest = closestName(key, KNOWN);
      const hint = closest === null ? "" : ` Did you mean ${closest}?`;
      throw new ClaimcheckError("usage", `A filter has no ${preview(key)}.${hint}`);
    }
    const unread = values.find((value) => !isRead(key, value));
    if (unread !== undefined) {
      throw new ClaimcheckError("usage", `The filter's ${key} can't be ${preview(unread)}.`);
    }
  }
  return { search, params: load(query) };
}

function isRead(key: string, value: string): boolean {
  const parser = Object.hasOwn(failureFilterParams, key)
    ? failureFilterParams[key as keyof typeof failureFilterParams]
    : null;
  if (parser === null) return true;
  return (parser.type === "multi" ? parser.parse([value]) : parser.parse(value)) !== null;
}
