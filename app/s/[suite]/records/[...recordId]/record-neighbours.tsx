import { RecordKeys } from "@/components/evidence/record-keys";
import { readFailureFilter } from "@/lib/queries/failures/read-failure-filter";
import { findNeighbours } from "@/lib/queries/record/find-neighbours";
import { recordHref } from "@/lib/queries/record/record-href";
import type { ShownRecord } from "./shown-record";

/** The way to the records before and after this one under the filter that it was reached by. */
export async function RecordNeighbours({ scope, values, head }: ShownRecord) {
  const filter = await readFailureFilter(scope, values);
  const { previous, next, position, total, totalIsMore } = await findNeighbours(
    filter,
    values.sort,
    head.key,
  );
  const params = { ...values, alternative: null, calls: null };
  const href = (id: string | null) => (id === null ? null : recordHref(scope.suite.name, id, params));
  const count = `${total.toLocaleString("en")}${totalIsMore ? "+" : ""}`;
  return (
    <RecordKeys
      previous={href(previous)}
      next={href(next)}
      position={position === null ? null : `${position.toLocaleString("en")} of ${count}`}
      outside={`not among the ${count} failing records of this filter`}
    />
  );
}
