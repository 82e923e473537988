import Link from "next/link";
import { Literal } from "@/components/ui/literal";
import type { LabelRow } from "@/lib/labels/label-row";
import type { SampleItemRow } from "@/lib/queries/samples/sample-item-row";
import { scopeHref } from "@/lib/queries/scope-href";
import { AdjudicateForm, type Decision } from "./adjudicate-form";
import { LabelCard } from "./label-card";
import type { PageSample } from "./page-sample";

type Props = PageSample & {
  readonly item: SampleItemRow;
  readonly adjudicate: (decision: Decision) => Promise<string | null>;
};

/** One item that reviewers disagree on: what each said, side by side, and the decision. */
export function Disagreement({ scope, sample, reviewer, item, adjudicate }: Props) {
  const { position, order, recordId, callIndex, caseId } = item;
  return (
    <li className="space-y-2.5 border-b py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Link
          href={scopeHref(scope.suite.name, `samples/${sample.id}/review`, scope.values, {
            item: String(position),
          })}
          prefetch={false}
          className="link font-medium"
        >
          Read item {order}
        </Link>
        <span className="min-w-0 text-xs text-ink-3 [overflow-wrap:anywhere]">
          <Literal>{recordId}</Literal>
          {callIndex !== null && ` call ${callIndex + 1}`}
          {caseId !== null && (
            <>
              {" · case "}
              <Literal>{caseId}</Literal>
            </>
          )}
        </span>
      </p>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {firstRound(item.labels).map((label) => (
          <LabelCard key={label.id} label={label} />
        ))}
      </div>
      {reviewer !== null && (
        <AdjudicateForm position={position} item={`item ${order}`} adjudicate={adjudicate} />
      )}
    </li>
  );
}

/** The newest label of each reviewer. */
function firstRound(labels: readonly LabelRow[]): readonly LabelRow[] {
  const counting = labels.filter((label) => !label.withdrawn && !label.adjudicated);
  return [...new Map(counting.map((label) => [label.reviewer, label])).values()];
}
