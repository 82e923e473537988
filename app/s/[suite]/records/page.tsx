import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { UnsettledNotice } from "@/components/overview/unsettled-notice";
import { RecordsTable } from "@/components/records/records-table";
import { UngradedReasons } from "@/components/records/ungraded-reasons";
import { ButtonLink } from "@/components/ui/button-link";
import { Count } from "@/components/ui/count";
import { PageHead } from "@/components/ui/page-head";
import { Section } from "@/components/ui/section";
import { Tabs } from "@/components/ui/tabs";
import { countUngradedReasons } from "@/lib/queries/count-ungraded-reasons";
import { countUnsettledRuns } from "@/lib/queries/count-unsettled-runs";
import { getScope } from "@/lib/queries/get-scope";
import { listRates } from "@/lib/queries/list-rates";
import { listRecords, type RecordCursor } from "@/lib/queries/list-records";
import { scopeHref } from "@/lib/queries/scope-href";
import { loadRecordsParams } from "./search-params";

export const metadata: Metadata = { title: "Records" };

type Props = { readonly params: Promise<{ suite: string }>; readonly searchParams: Promise<SearchParams> };

export default async function RecordsPage({ params, searchParams }: Props) {
  const [scope, { verdict, reason, after }] = await Promise.all([
    params.then(({ suite }) => getScope(suite, searchParams)),
    loadRecordsParams(searchParams),
  ]);
  const inRecords = { ...scope, unit: "records" as const };
  const [{ rows, next }, rates, unsettled, reasons] = await Promise.all([
    listRecords(scope, verdict, verdict === "ungraded" ? reason : null, cursorOf(after)),
    listRates(inRecords),
    countUnsettledRuns(scope),
    verdict === "ungraded" ? countUngradedReasons(scope) : null,
  ]);
  const rate = rates.find((row) => row.instrument.id === scope.instrument.id);
  const { failing = 0, graded = 0, ungraded = 0 } = rate ?? {};
  const here = (more: Record<string, string | null>) =>
    scopeHref(scope.suite.name, "records", scope.values, more);
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
          { text: "fail", href: here({ verdict: "fail" }), count: failing, current: verdict === "fail" },
          {
            text: "ungraded",
            href: here({ verdict: "ungraded" }),
            count: ungraded,
            current: verdict === "ungraded",
          },
          {
            text: "pass",
            href: here({ verdict: "pass" }),
            count: graded - failing,
            current: verdict === "pass",
          },
        ]}
      />
      {reasons !== null && ungraded > 0 && (
        <UngradedReasons
          reasons={reasons}
          total={ungraded}
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

function cursorOf(text: string | null): RecordCursor | null {
  const match = text?.match(/^(\d{1,9})\.(\d{1,18})$/);
  return match ? { run: Number(match[1]), record: match[2] ?? "0" } : null;
}
