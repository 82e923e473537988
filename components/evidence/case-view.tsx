import { Badge } from "@/components/ui/badge";
import { Literal } from "@/components/ui/literal";
import { nativeExpectedLine } from "@/lib/evidence/native-expected-line";
import { readableJson } from "@/lib/evidence/readable-json";
import type { CaseObject, ExpectedCall } from "@/lib/grading/model";
import { preview } from "@/lib/json/preview";
import { JsonBlock } from "./json-block";

/** Expected calls shown at once. */
const SHOWN = 50;

/** Characters of arguments up to which they are laid out for reading; of longer ones the beginning is shown. */
const LAID_OUT = 50_000;
const BEGINNING = 2_000;

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
          <JsonBlock
            title="expects effects"
            text={source.expectEffects
              .map((effect) => {
                const how = effect.exists ?? effect.absent;
                const asks =
                  effect.absent !== null ? "absent" : effect.count === null ? "exists" : `${effect.count} ×`;
                return `${effect.name}: ${effect.path} ${asks}${how === null ? "" : ` ${how}`}`;
              })
              .join("\n")}
          />
        )}
        {source.extra !== null && (
          <JsonBlock title="other fields of the case" text={readableJson(source.extra).text} />
        )}
      </div>
    </div>
  );
}

function expectationText(calls: readonly ExpectedCall[]): string {
  const shown = calls.slice(0, SHOWN).map((call) => {
    const size = call.args?.length ?? 0;
    if (size <= LAID_OUT) return readableJson(nativeExpectedLine(call)).text;
    const { text } = preview(call.args ?? "", BEGINNING);
    return `${call.name} ${text}… (${size.toLocaleString("en")} characters)`;
  });
  if (calls.length > SHOWN) shown.push(`… and ${(calls.length - SHOWN).toLocaleString("en")} more`);
  return shown.join("\n");
}
