import Link from "next/link";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import { Section } from "@/components/ui/section";
import { Tabs } from "@/components/ui/tabs";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { instrumentsHref } from "@/lib/queries/compare/instruments-href";
import type { InstrumentsParams } from "@/lib/queries/compare/instruments-params";
import { listContradictedLabels } from "@/lib/queries/compare/list-contradicted-labels";
import type { InstrumentRow } from "@/lib/queries/instrument-row";
import { recordPage } from "@/lib/queries/record-page";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

type Props = {
  readonly scope: Scope;
  readonly params: InstrumentsParams;
  readonly instrument: InstrumentRow;
};

const SHOWN = 200;

/** What people said of the agent, held against what an instrument says. */
export async function ContradictedLabels({ scope, params, instrument }: Props) {
  const found = await listContradictedLabels(scope, instrument);
  const name = `${instrument.level} v${instrument.version}`;
  const chosen = params.labels ?? (found.falsePasses.length > 0 ? "false_pass" : "false_failure");
  const all = chosen === "false_pass" ? found.falsePasses : found.falseFailures;
  const values = { ...scope.values, instrument: `${instrument.level}.v${instrument.version}` };
  const tab = (labels: "false_pass" | "false_failure") => ({
    href: instrumentsHref(scope.suite.name, { ...params, labels }),
    current: labels === chosen,
  });
  return (
    <Section
      title={`Labels that contradict ${name}`}
      note={
        <>
          of <Count value={found.held} /> labels that it can be held against
          {found.ungraded > 0 && (
            <>
              ; <Count value={found.ungraded} /> on what it did not grade
            </>
          )}
          {found.unsure > 0 && (
            <>
              ; <Count value={found.unsure} /> unsure or not agreed on
            </>
          )}
          {found.more && "; the newest 20,000 labels"}
        </>
      }
    >
      {found.held + found.ungraded + found.unsure === 0 ? (
        <p className="max-w-140 py-2 text-ink-2">
          Nothing in these runs is labelled yet. A label says what the agent did; held against an instrument
          it tells a wrong rule from a wrong agent.
        </p>
      ) : (
        <>
          <Tabs
            label="Contradictions"
            tabs={[
              { text: "labelled wrong, but passes", count: found.falsePasses.length, ...tab("false_pass") },
              {
                text: "labelled right, but fails",
                count: found.falseFailures.length,
                ...tab("false_failure"),
              },
            ]}
          />
          {all.length === 0 ? (
            <p className="py-3 text-ink-2">None.</p>
          ) : (
            <ScrollX label="Contradicting labels">
              <table className="w-full whitespace-nowrap">
                <thead className="text-xs text-ink-3">
                  <tr>
                    <th className="py-1 pr-3">record</th>
                    <th className="px-3">case</th>
                    <th className="px-3">label</th>
                    <th className="px-3">cause</th>
                    <th className="px-3">by</th>
                    <th className="px-3">{name}</th>
                  </tr>
                </thead>
                <tbody>
                  {all.slice(0, SHOWN).map((one) => (
                    <tr key={`${one.recordKey} ${one.callIndex ?? ""}`} className="border-t hover:bg-hover">
                      <td className="max-w-80 truncate py-1 pr-3" title={one.recordId}>
                        <Link
                          href={scopeHref(scope.suite.name, recordPage(one.recordId), values)}
                          className="link"
                          prefetch={false}
                        >
                          <Literal>{one.recordId}</Literal>
                        </Link>
                        {one.callIndex !== null && (
                          <span className="text-xs text-ink-3"> call {one.callIndex}</span>
                        )}
                      </td>
                      <td className="max-w-60 truncate px-3" title={one.caseId}>
                        <Literal>{one.caseId}</Literal>
                      </td>
                      <td className={one.truth === "agent_wrong" ? "px-3 text-fail" : "px-3 text-pass"}>
                        {one.truth === "agent_wrong" ? "agent wrong" : "agent right"}
                      </td>
                      <td className="px-3">
                        {one.cause === null ? (
                          <span className="text-ink-3">—</span>
                        ) : (
                          <Literal className="font-sans">{one.cause}</Literal>
                        )}
                      </td>
                      <td className="max-w-48 truncate px-3 text-ink-2">
                        <Literal className="font-sans">{one.reviewer}</Literal>
                      </td>
                      <td className="px-3">
                        <VerdictBadge verdict={one.says} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollX>
          )}
          {all.length > SHOWN && (
            <p className="mt-1 text-xs text-ink-3">
              the first {SHOWN} of <Count value={all.length} />; choose runs above to narrow them
            </p>
          )}
        </>
      )}
    </Section>
  );
}
