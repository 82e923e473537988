import { createSerializer } from "nuqs/server";
import { type FailuresParams, failuresParams } from "../failures-params.ts";
import { recordPage } from "../record-page.ts";
import { suitePath } from "../suite-path.ts";

const serialize = createSerializer(failuresParams);

/**
 * The address of a record. `params` are those of the Failures page: they say among which records next and previous
 * go, and where the way back leads. `callIndex` goes straight to one call.
 */
export function recordHref(
  suite: string,
  recordId: string,
  params: Partial<FailuresParams> = {},
  callIndex: number | null = null,
): string {
  const page = serialize(`${suitePath(suite)}/${recordPage(recordId)}`, params);
  return callIndex === null ? page : `${page}#call-${callIndex}`;
}
