import Link from "next/link";
import { Literal } from "@/components/ui/literal";
import type { Verdict } from "@/lib/grading/result";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import type { InstrumentRow } from "@/lib/queries/instrument-row";
import type { RecordNarrowing } from "@/lib/queries/record-narrowing";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

type Props = {
  readonly scope: Scope;
  readonly verdict: Verdict;
  readonly narrowing: RecordNarrowing;
  /** The second instrument that the narrowing names. */
  readonly other: InstrumentRow | null;
};

const OTHERS = {
  fail: "that fail under",
  ungraded: "that are ungraded under",
  pass: "that pass under",
  none: "that have no verdict under",
};

/** Says which records are listed, and leads back to all of them. */
export function NarrowedTo({ scope, verdict, narrowing, other }: Props) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-ink-2" data-narrowed>
      <span>
        Only records
        {narrowing.caseKey !== null && (
          <>
            {" of the case "}
            <Literal>{decodeStoredText(narrowing.caseKey)}</Literal>
          </>
        )}
        {other !== null &&
          narrowing.other !== null &&
          ` ${OTHERS[narrowing.other.verdict]} ${other.level} v${other.version}`}
      </span>
      <Link href={scopeHref(scope.suite.name, "records", scope.values, { verdict })} className="link text-xs">
        all records
      </Link>
    </p>
  );
}
