import { db } from "../db/client.ts";
import { decodeOptionalText } from "../json/decode-optional-text.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";

/** One violation of a group; texts are decoded. */
export type ViolationCase = {
  readonly id: number;
  readonly caseId: string | null;
  readonly message: string;
};

type Page = { readonly rows: readonly ViolationCase[]; readonly more: boolean };

/** The violations of one group (`group` as stored), in the order they were found, above `after`. */
export async function listViolationCases(
  suiteId: number,
  code: string,
  group: string,
  after: number,
  limit = 60,
): Promise<Page> {
  const rows = await db().contractViolation.findMany({
    where: { suiteId, code, group, id: { gt: after } },
    select: { id: true, caseId: true, message: true },
    orderBy: { id: "asc" },
    take: limit + 1,
  });
  return {
    rows: rows.slice(0, limit).map((row) => ({
      id: row.id,
      caseId: decodeOptionalText(row.caseId),
      message: decodeStoredText(row.message),
    })),
    more: rows.length > limit,
  };
}
