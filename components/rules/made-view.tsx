import { Literal } from "@/components/ui/literal";
import type { NormalizerUse } from "@/lib/grading/model";
import { madeOf } from "./made-of";

type Props = {
  readonly rule: NormalizerUse;
  readonly expected: string | null;
  readonly actual: string | null;
};

/** What a rule makes of both sides, and whether that is the same. */
export function MadeView({ rule, expected, actual }: Props) {
  const [wanted, got] = [madeOf(rule, expected), madeOf(rule, actual)];
  if (wanted === null || got === null) return null;
  const equal = "reads" in wanted && "reads" in got && wanted.reads === got.reads;
  return (
    <p className="text-xs text-ink-3">
      read as <One made={wanted} /> and <One made={got} />
      {equal && <span className="text-ink-2">: equal</span>}
    </p>
  );
}

function One({ made }: { readonly made: { readonly reads: string } | { readonly note: string } }) {
  if ("note" in made) return <span>not read ({made.note})</span>;
  return <Literal className="text-ink-2">{made.reads}</Literal>;
}
