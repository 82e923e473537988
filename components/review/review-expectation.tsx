import { JsonBlock } from "@/components/evidence/json-block";
import type { CaseSheet } from "@/lib/queries/review/case-sheet";

/** The calls that the case states, every way it accepts, and what it asks of the world. */
export function ReviewExpectation({ sheet }: { readonly sheet: CaseSheet }) {
  return (
    <div className="grid gap-3 xl:grid-cols-2">
      {sheet.alternatives.length === 0 && <p className="text-ink-2">The case states no calls.</p>}
      {sheet.alternatives.map(({ calls, text }, index) => (
        <JsonBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: ways have no other identity
          key={index}
          title={`${index === 0 ? "expects" : "or"} ${calls === 0 ? "no calls" : calls === 1 ? "1 call" : `${calls.toLocaleString("en")} calls`}`}
          text={text === "" ? "—" : text}
        />
      ))}
      {sheet.effects !== null && <JsonBlock title="expects of the world" text={sheet.effects} />}
    </div>
  );
}
