import { ClaimcheckError } from "@/lib/claimcheck-error";

/** A whole number from 0 in a query; null where it is left out. Throws `usage` for anything else. */
export function numberParam(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null || text === "") return null;
  if (!/^\d{1,9}$/.test(text)) throw new ClaimcheckError("usage", `“${name}” must be a whole number from 0.`);
  return Number(text);
}
