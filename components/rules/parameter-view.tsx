import { ClaimChip } from "@/components/ui/claim-chip";
import { Literal } from "@/components/ui/literal";
import { getSeenValues } from "@/lib/queries/rules/get-seen-values";
import { listAdoptions } from "@/lib/queries/rules/list-adoptions";
import { listParameterFindings } from "@/lib/queries/rules/list-parameter-findings";
import type { ParameterRow } from "@/lib/queries/rules/parameter-row";
import type { Scope } from "@/lib/queries/scope";
import { evidenceWords } from "./evidence-words";
import { ExpectedRaw } from "./expected-raw";
import { RecordLink } from "./record-link";
import { RuleEditor } from "./rule-editor";
import { RuleOrigin } from "./rule-origin";
import { SeenValuesView } from "./seen-values-view";

type Props = { readonly scope: Scope; readonly tool: string; readonly row: ParameterRow };

/** What was seen of a parameter, what is in force for it and since when, and a form that puts another rule into the draft. */
export async function ParameterView({ scope, tool, row }: Props) {
  const [seen, findings, adoptions] = await Promise.all([
    getSeenValues(scope.suite.id, tool, row.path),
    listParameterFindings(scope, tool, row.path),
    listAdoptions(scope.suite.id),
  ]);
  return (
    <div className="mb-3 ml-2 space-y-4 border-l py-1 pl-3">
      <RuleOrigin row={row} tool={tool} adoptions={adoptions} />
      <RuleEditor key={`${tool} ${row.path}`} tool={tool} row={row} />
      <section aria-label="Findings" className="space-y-1">
        <p>
          <span className="font-semibold">Findings</span>{" "}
          <span className="text-xs text-ink-3">
            {row.findings.toLocaleString("en")} under {scope.instrument.level} v{scope.instrument.version},
            expected → raw of the newest
          </span>
        </p>
        {findings.length === 0 ? (
          <p className="text-ink-2">None on this parameter.</p>
        ) : (
          <ul className="space-y-2">
            {findings.map((one) => (
              <li key={one.id}>
                <p className="flex items-baseline gap-2 text-xs text-ink-2">
                  <ClaimChip claim={one.claim} />
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    {one.findings.toLocaleString("en")}{" "}
                    <Literal className="font-sans">
                      {evidenceWords({
                        expectedShape: one.expectedShape,
                        actualShape: one.actualShape,
                        findings: one.findings,
                      })}
                    </Literal>
                  </span>
                </p>
                <ul className="pl-6">
                  {one.examples.map((example) => (
                    <li
                      key={`${example.recordId} ${example.callIndex} ${example.expected} ${example.actual}`}
                      className="grid min-h-6 grid-cols-[minmax(0,1fr)_max-content] items-baseline gap-x-3"
                    >
                      <ExpectedRaw expected={example.expected} actual={example.actual} />
                      <RecordLink recordId={example.recordId} callIndex={example.callIndex}>
                        record
                      </RecordLink>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </section>
      <SeenValuesView seen={seen} />
    </div>
  );
}
