import Link from "next/link";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { recordHref } from "@/lib/queries/record/record-href";
import type { SampleItemRow } from "@/lib/queries/samples/sample-item-row";
import { scopeHref } from "@/lib/queries/scope-href";
import { LabelWords } from "./label-words";
import type { PageSample } from "./page-sample";
import { StratumName } from "./stratum-name";

type Props = Pick<PageSample, "scope" | "sample"> & {
  readonly rows: readonly SampleItemRow[];
  /** What another instrument than the sample's own says, by position. */
  readonly saidBy: {
    readonly name: string;
    readonly verdicts: ReadonlyMap<number, "fail" | "pass" | "ungraded">;
  } | null;
};

/** Items in the order of review; each leads to its record and to the reading of it. */
export function ItemsTable({ scope, sample, rows, saidBy }: Props) {
  const { suite, values } = scope;
  const instrument = `${sample.instrument.level}.v${sample.instrument.version}`;
  return (
    <ScrollX label="Items, the table">
      <table className="w-full whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-3 text-right" title="place in the order of review">
              #
            </th>
            <th className="px-3">record</th>
            <th className="px-3">label</th>
            <th className="px-3">stratum</th>
            <th className="px-3">verdict at the draw</th>
            {saidBy && <th className="px-3">{saidBy.name.replace(".v", " v")}</th>}
            <th className="px-3">case</th>
            <th className="pl-3">labelled by</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { position, order, recordId, callIndex, stratum, verdict, effective } = row;
            const said = saidBy?.verdicts.get(position);
            const names = [...new Set(row.labels.filter((one) => !one.withdrawn).map((one) => one.reviewer))];
            const record = recordHref(suite.name, recordId, { ...values, instrument, unit: sample.unit });
            return (
              <tr key={position} className="border-t hover:bg-hover">
                <td className="py-1 pr-3 text-right">
                  <Link
                    href={scopeHref(suite.name, `samples/${sample.id}/review`, values, {
                      item: String(position),
                    })}
                    prefetch={false}
                    title="Read this item as a reviewer does"
                    className="link"
                  >
                    {order}
                  </Link>
                </td>
                <td className="max-w-36 truncate px-3 sm:max-w-72" title={recordId}>
                  {stratum === null ? (
                    <Literal>{recordId}</Literal>
                  ) : (
                    <Link
                      href={callIndex === null ? record : `${record}#call-${callIndex}`}
                      prefetch={false}
                      className="link"
                    >
                      <Literal>{recordId}</Literal>
                    </Link>
                  )}
                  {callIndex !== null && <span className="text-xs text-ink-3"> call {callIndex + 1}</span>}
                </td>
                <td className="px-3">
                  <LabelWords effective={effective} />
                </td>
                <td className="px-3">
                  {stratum === null ? (
                    <span className="text-ink-3">hidden</span>
                  ) : (
                    <StratumName stratum={stratum} />
                  )}
                </td>
                <td className="px-3">
                  {verdict === null ? (
                    <span className="text-ink-3">hidden</span>
                  ) : (
                    <VerdictBadge verdict={verdict} />
                  )}
                </td>
                {saidBy && (
                  <td className="px-3">
                    {stratum === null || said === undefined ? (
                      <span className="text-ink-3">{stratum === null ? "hidden" : "—"}</span>
                    ) : (
                      <VerdictBadge verdict={said} />
                    )}
                  </td>
                )}
                <td className="max-w-60 truncate px-3" title={row.caseId ?? undefined}>
                  {row.caseId === null ? (
                    <span className="text-ink-3">gone</span>
                  ) : (
                    <Literal>{row.caseId}</Literal>
                  )}
                </td>
                <td className="max-w-48 truncate pl-3 text-ink-2">
                  <Literal className="font-sans text-sm">{names.join(", ")}</Literal>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollX>
  );
}
