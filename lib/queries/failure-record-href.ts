import { createSerializer } from "nuqs/server";
import { type FailureFilterParams, failureFilterParams } from "./failure-filter-params.ts";
import { type FailuresParams, failuresParams } from "./failures-params.ts";
import { recordPage } from "./record-page.ts";
import { suitePath } from "./suite-path.ts";

const serialize = createSerializer({ ...failureFilterParams, sort: failuresParams.sort });

/** A record's page that carries a filter and its order along, so that next and previous walk that filter. */
export function failureRecordHref(
  suite: string,
  recordId: string,
  params: Partial<FailureFilterParams & Pick<FailuresParams, "sort">>,
): string {
  const known = Object.keys({ ...failureFilterParams, sort: true });
  const kept = Object.fromEntries(Object.entries(params).filter(([name]) => known.includes(name)));
  return serialize(`${suitePath(suite)}/${recordPage(recordId)}`, kept);
}
