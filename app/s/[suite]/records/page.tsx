import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { UnsettledNotice } from "@/components/overview/unsettled-notice";
import { NarrowedTo } from "@/components/records/narrowed-to";
import { RecordsTable } from "@/components/records/records-table";
import { UngradedReasons } from "@/components/records/ungraded-reasons";
import { ButtonLink } from "@/components/ui/button-link";
import { Count } from "@/components/ui/count";
import { PageHead } from "@/components/ui/page-head";
import { Section } from "@/components/ui/section";
import { Tabs } from "@/components/ui/tabs";
import type { Verdict } from "@/lib/grading/result";
import { chooseInstrument } from "@/lib/queries/choose-instrument";
import { countNarrowedRecords } from "@/lib/queries/count-narrowed-records";
import { countUngradedReasons } from "@/lib/queries/count-ungraded-reasons";
import { countUnsettledRuns } from "@/lib/queries/count-unsettled-runs";
import { getScope } from "@/lib/queries/get-scope";
import { listRates } from "@/lib/queries/list-rates";
import { listRecords, type RecordCursor } from "@/lib/queries/list-records";
import type { RecordNarrowing } from "@/lib/queries/record-narrowing";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import { toStoredText } from "@/lib/queries/to-stored-text";
import { loadRecordsParams } from "./search-params";

export const metadata: Metadata = { title: "Records" };

type Props = { readonly params: Promise<{ suite: string }>; readonly searchParams: Promise<SearchParams> };

export default async function RecordsPage({ params, searchParams }: Props) {
  const [scope, { verdict, reason, after, ...narrowed }] = await Promise.all([
    params.then(({ suite }) => getScope(suite, searchParams)),
    loadRecordsParams(searchParams),
  ]);
  const other = narrowed.other === null ? null : chooseInstrument(scope.instruments, narrowed.other);
  const narrowing: RecordNarrowing = {
    caseKey: narrowed.case === null ? null : toStoredText(narrowed.case),
    other:
      other === null || narrowed.otherVerdict === null
        ? null
        : { instrumentId: other.id, verdict: narrowed.otherVerdict },
  };
  const isNarrowed = narrowing.caseKey !== null || narrowing.other !== null;
  const [{ rows, next }, counts, unsettled, reasons] = await Promise.all([
    listRecords(scope, verdict, verdict === "ungraded" ? reason : null, cursorOf(after), narrowing),
    isNarrowed ? countNarrowedRecords(scope, narrowing) : countRecords(scope),
    countUnsettledRuns(scope),
    verdict === "ungraded" && !isNarrowed ? countUngradedReasons(scope) : null,
  ]);
  const here = (more: Record<string, string | null>) =>
    scopeHref(scope.suite.name, "records", scope.values, { ...narrowed, ...more });
  return (
    <div className="space-y-5 p-4 md:px-6">
      <PageHead
        title="Records"
        note={
          <>
            by the verdict of {scope.instrument.level} v{scope.instrument.version}
          </>
        }
      />
      <UnsettledNotice scope={scope} unsettled={unsettled} />
      <Tabs
        label="Verdict"
        tabs={[
          { text: "fail", href: here({ verdict: "fail" }), count: counts.fail, current: verdict === "fail" },
          {
            text: "ungraded",
            href: here({ verdict: "ungraded" }),
            count: counts.ungraded,
            current: verdict === "ungraded",
          },
          {
            text: "pass",
            href: here({ verdict: "pass" }),
            count: counts.pass,
            current: verdict === "pass",
          },
        ]}
      />
      {isNarrowed && <NarrowedTo scope={scope} verdict={verdict} narrowing={narrowing} other={other} />}
      {reasons !== null && counts.ungraded > 0 && (
        <UngradedReasons
          reasons={reasons}
          total={counts.ungraded}
          chosen={reason}
          hrefOf={(one) => here({ verdict, reason: one })}
        />
      )}
      <Section title="Records" note={verdict === "ungraded" && "in no failure rate, and counted beside each"}>
        {rows.length === 0 ? (
          <p className="py-4 text-ink-2">
            {after === null ? `No record of this scope is ${SAID[verdict]}.` : "No more records."}
          </p>
        ) : (
          <RecordsTable scope={scope} rows={rows} />
        )}
        <div className="mt-3 flex items-center gap-2">
          {after !== null && (
            <ButtonLink size="sm" href={here({ verdict, reason })}>
              First
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink size="sm" href={here({ verdict, reason, after: `${next.run}.${next.record}` })}>
              Next <Count value={100} />
            </ButtonLink>
          )}
        </div>
      </Section>
    </div>
  );
}

const SAID = { fail: "failing", ungraded: "ungraded", pass: "passing" } as const;

/** By verdict, from rollups. */
async function countRecords(scope: Scope): Promise<Readonly<Record<Verdict, number>>> {
  const rates = await listRates({ ...scope, unit: "records" });
  const rate = rates.find((row) => row.instrument.id === scope.instrument.id);
  const { failing = 0, graded = 0, ungraded = 0 } = rate ?? {};
  return { fail: failing, pass: graded - failing, ungraded };
}

function cursorOf(text: string | null): RecordCursor | null {
  const match = text?.match(/^(\d{1,9})\.(\d{1,18})$/);
  return match ? { run: Number(match[1]), record: match[2] ?? "0" } : null;
}
