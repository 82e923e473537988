import { Info } from "lucide-react";
import { Literal } from "@/components/ui/literal";
import type { Signal } from "@/lib/grading/result";

const SHOWN = 20;

/** Worth seeing, never failing. */
export function SignalList({ signals }: { readonly signals: readonly Signal[] }) {
  if (signals.length === 0) return null;
  return (
    <ul aria-label="signals" className="space-y-0.5 border-t px-3 py-1.5 text-ink-2">
      {signals.slice(0, SHOWN).map((signal, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: signals of one kind may be alike in all they say
          key={index}
          className="flex flex-wrap items-baseline gap-x-2"
        >
          <Info aria-hidden className="size-3.5 self-center text-ink-3" />
          <span className="text-xs font-medium">{signal.signal.replaceAll("_", " ")}</span>
          <Literal className="min-w-0 flex-1 basis-72 font-sans text-sm">{signal.message}</Literal>
        </li>
      ))}
      {signals.length > SHOWN && (
        <li className="text-ink-3">and {(signals.length - SHOWN).toLocaleString("en")} more</li>
      )}
    </ul>
  );
}
