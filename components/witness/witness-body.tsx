import Link from "next/link";
import { Count } from "@/components/ui/count";
import { Section } from "@/components/ui/section";
import type { Scope } from "@/lib/queries/scope";
import { countAccounts } from "@/lib/queries/witness/count-accounts";
import { countDifferences } from "@/lib/queries/witness/count-differences";
import type { DifferenceCounts } from "@/lib/queries/witness/difference-counts";
import { listDifferences } from "@/lib/queries/witness/list-differences";
import { witnessHref } from "@/lib/queries/witness/witness-href";
import type { WitnessParams } from "@/lib/queries/witness/witness-params";
import { DifferenceList } from "./difference-list";
import { NoDifferences } from "./no-differences";
import { WitnessArea } from "./witness-area";
import { WitnessChoice } from "./witness-choice";
import { WitnessSentence } from "./witness-sentence";
import { WitnessTable } from "./witness-table";

type Props = { readonly scope: Scope; readonly params: WitnessParams };

const LIMIT = 50;

/** In how many records the accounts differ, how, and where. */
export async function WitnessBody({ scope, params }: Props) {
  const [accounts, counts, first] = await Promise.all([
    countAccounts(scope),
    countDifferences(scope, params),
    listDifferences(scope, { ...params, after: null, limit: LIMIT }),
  ]);
  const { instrument, suite } = scope;
  const all = Object.values(counts.kinds).reduce<number>((sum, n) => sum + n, 0);
  if (all === 0) return <NoDifferences scope={scope} accounts={accounts} />;
  const chosen = listed(params, counts);
  return (
    <>
      <WitnessSentence accounts={accounts} counts={counts} />
      <WitnessArea cleared={witnessHref(suite.name, { ...params, kind: null, tool: null })}>
        <Section
          title="By tool and kind"
          note={
            <>
              <Count value={all} /> differences; signals of {instrument.level} v{instrument.version}, which
              fail no record
            </>
          }
        >
          <WitnessTable suite={suite.name} params={params} counts={counts} />
          <ToolsShown suite={suite.name} params={params} counts={counts} />
        </Section>
        <Section
          title="Differences"
          note={
            <>
              {chosen !== null && (
                <>
                  <Count value={chosen} /> of{" "}
                </>
              )}
              <Count value={all} />; the records that came last first
            </>
          }
          action={<WitnessChoice suite={suite.name} params={params} />}
        >
          {first.rows.length === 0 ? (
            <p className="text-ink-2">None of this tool and kind.</p>
          ) : (
            <DifferenceList
              key={JSON.stringify([instrument.id, params])}
              suite={suite.name}
              params={params}
              first={first}
            />
          )}
        </Section>
      </WitnessArea>
    </>
  );
}

/** Below the table: how many of the tools it shows, and the way to the others. */
function ToolsShown({
  suite,
  params,
  counts,
}: {
  suite: string;
  params: WitnessParams;
  counts: DifferenceCounts;
}) {
  const { toolCount } = counts;
  const shown = counts.tools.length;
  if (toolCount <= shown && params.tools === "few") return null;
  const other = params.tools === "few" ? "many" : "few";
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-xs text-ink-3">
      {toolCount > shown && (
        <span>
          The first {shown} of {toolCount.toLocaleString("en")} tools in this order.
        </span>
      )}
      <Link href={witnessHref(suite, { ...params, tools: other })} scroll={false} className="link">
        {other === "many" ? "Show more tools" : "Show fewer tools"}
      </Link>
    </p>
  );
}

/** How many the choice of kind and tool leaves; null where there is none, or the tool is not among those counted. */
function listed({ kind, tool }: WitnessParams, counts: DifferenceCounts): number | null {
  if (tool === null) return kind === null ? null : (counts.kinds[kind] ?? 0);
  const row = counts.tools.find((one) => one.tool === tool);
  if (row === undefined) return null;
  return kind === null ? row.all : (row.kinds[kind] ?? 0);
}
