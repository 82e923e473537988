import { CallText } from "@/components/evidence/call-text";
import type { RecordApi } from "@/components/evidence/record-api";
import { Literal } from "@/components/ui/literal";
import { Section } from "@/components/ui/section";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import type { EffectResult } from "@/lib/grading/model";
import type { LongText } from "@/lib/queries/record/long-text";

type Props = { readonly api: RecordApi; readonly effects: LongText };

/** What the harness found of the world after the run. */
export function EffectResults({ api, effects }: Props) {
  if (!effects.whole) {
    return (
      <Section title="Effects">
        <CallText api={api} callIndex={null} field="effects" {...effects} />
      </Section>
    );
  }
  const results = JSON.parse(effects.text) as readonly EffectResult[];
  return (
    <Section title="Effects" note="evaluated by the harness">
      {results.length === 0 ? (
        <p className="text-ink-2">None was evaluated.</p>
      ) : (
        <ul className="space-y-1">
          {results.map((effect, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: effects may share a name
            <li key={index} className="flex flex-wrap items-baseline gap-2">
              <VerdictBadge verdict={effect.passed ? "pass" : "fail"} />
              <Literal>{effect.name}</Literal>
              {effect.detail !== null && (
                <Literal className="text-ink-2">{effect.detail.slice(0, 2000)}</Literal>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
