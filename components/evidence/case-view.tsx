import { Badge } from "@/components/ui/badge";
import { Literal } from "@/components/ui/literal";
import { expectationText } from "@/lib/evidence/expectation-text";
import { expectedEffectText } from "@/lib/evidence/expected-effect-text";
import { readableJson } from "@/lib/evidence/readable-json";
import type { CaseObject } from "@/lib/grading/model";
import { JsonBlock } from "./json-block";

/** What the case asked and what it expects. */
export function CaseView({
  source,
  alternative,
}: {
  readonly source: CaseObject;
  readonly alternative: number | null;
}) {
  const all = source.expectToolCalls === null ? source.accept : [source.expectToolCalls, ...source.accept];
  const calls = all[alternative ?? 0] ?? [];
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-center gap-1.5">
        <Badge>{source.ordered ? "in this order (sequence)" : "in any order (multiset)"}</Badge>
        {source.forbidOtherSideEffects && <Badge>no other side effects</Badge>}
        {source.tags.map((tag) => (
          <Badge key={tag} tone="outline">
            <Literal className="font-sans text-2xs">{tag}</Literal>
          </Badge>
        ))}
      </p>
      <div className="grid gap-3 lg:grid-cols-2">
        {source.input !== null && <JsonBlock title="input" text={readableJson(source.input).text} />}
        {all.length === 0 ? (
          <p className="text-ink-2">The case states no calls.</p>
        ) : (
          <JsonBlock
            title={
              calls.length === 0
                ? "expects no calls"
                : `expects ${calls.length === 1 ? "1 call" : `${calls.length.toLocaleString("en")} calls`}`
            }
            text={expectationText(calls)}
          />
        )}
        {source.expectEffects.length > 0 && (
          <JsonBlock title="expects effects" text={source.expectEffects.map(expectedEffectText).join("\n")} />
        )}
        {source.extra !== null && (
          <JsonBlock title="other fields of the case" text={readableJson(source.extra).text} />
        )}
      </div>
    </div>
  );
}
