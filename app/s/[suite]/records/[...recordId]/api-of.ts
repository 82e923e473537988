import type { RecordApi } from "@/components/evidence/record-api";
import { recordPage } from "@/lib/queries/record-page";
import { suiteSegment } from "@/lib/queries/suite-segment";
import type { ShownRecord } from "./shown-record";

/** Where the parts of the shown record are read. */
export function apiOf({ scope, values, head }: ShownRecord): RecordApi {
  return {
    base: `/api/suites/${suiteSegment(scope.suite.name)}/${recordPage(head.recordId)}`,
    instrument: values.instrument,
    alternative: values.alternative,
  };
}
