import { cn } from "@/components/ui/cn";
import { Kbd } from "@/components/ui/kbd";
import { type LabelTruth, TRUTHS } from "@/lib/labels/truths";

const WORDS: Readonly<Record<LabelTruth, string>> = {
  agent_right: "right",
  agent_wrong: "wrong",
  unsure: "unsure",
};

type Props = { readonly given: LabelTruth | null; readonly onGive: (truth: LabelTruth) => void };

/** The one question's three answers. */
export function TruthButtons({ given, onGive }: Props) {
  return (
    <div className="grid grid-cols-3 gap-1.5">
      {TRUTHS.map((truth, index) => (
        <button
          key={truth}
          type="button"
          aria-pressed={given === truth}
          onClick={() => onGive(truth)}
          className={cn(
            "flex h-9 items-center justify-center gap-1.5 rounded-md border border-line-strong bg-raised font-medium hover:bg-hover",
            "aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent",
          )}
        >
          <Kbd>{index + 1}</Kbd>
          {WORDS[truth]}
        </button>
      ))}
    </div>
  );
}
