import type { LevelPreview, VerdictFlips } from "@/lib/commands/rules/rule-preview";
import type { Verdict } from "@/lib/grading/result";
import type { RuleChange } from "@/lib/rules/rule-change";
import { FlipExamples } from "./flip-examples";

type Props = { readonly level: LevelPreview; readonly changes: readonly RuleChange[] };

/** Which verdicts flip, both ways, also where none does; the moves into and out of ungraded after them. */
export function FlipsView({ level, changes }: Props) {
  const { flips, callFlips } = level;
  const of = (from: Verdict, to: Verdict): VerdictFlips =>
    flips.find((one) => one.from === from && one.to === to) ?? { from, to, records: 0, examples: [] };
  const ungraded = flips.filter(({ from, to }) => from === "ungraded" || to === "ungraded");
  return (
    <section aria-label="Flips" className="space-y-1">
      <p>
        <span className="font-semibold">Verdicts that flip</span>{" "}
        <span className="text-xs text-ink-3">
          calls: fail → pass {callFlips.failToPass.toLocaleString("en")}, pass → fail{" "}
          {callFlips.passToFail.toLocaleString("en")}
        </span>
      </p>
      {[of("fail", "pass"), of("pass", "fail"), ...ungraded].map((one) => (
        <Flip key={`${one.from} ${one.to}`} flips={one} level={level.level} changes={changes} />
      ))}
    </section>
  );
}

type FlipProps = {
  readonly flips: VerdictFlips;
  readonly level: string;
  readonly changes: readonly RuleChange[];
};

function Flip({ flips: { from, to, records, examples }, level, changes }: FlipProps) {
  const line = (
    <>
      <span className={from === "fail" ? "text-fail" : from === "pass" ? "text-pass" : "text-ungraded"}>
        {from}
      </span>
      <span aria-hidden> → </span>
      <span className="sr-only"> to </span>
      <span className={to === "fail" ? "text-fail" : to === "pass" ? "text-pass" : "text-ungraded"}>
        {to}
      </span>{" "}
      <span className="font-semibold">{records.toLocaleString("en")}</span>{" "}
      <span className="text-ink-3">{records === 1 ? "record" : "records"}</span>
    </>
  );
  if (examples.length === 0) return <p className="border-t py-1">{line}</p>;
  return (
    <details className="border-t py-1">
      <summary>
        {line} <span className="text-xs text-ink-3">examples ▸</span>
      </summary>
      <FlipExamples examples={examples} level={level} changes={changes} />
    </details>
  );
}
