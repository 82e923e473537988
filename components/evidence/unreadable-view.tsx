import { Literal } from "@/components/ui/literal";
import type { UnreadableText } from "@/lib/evidence/evidence";
import { LiteralSegments } from "./literal-segments";

/** A text that is not JSON: why, and the text with the place where reading stopped. */
export function UnreadableView({ unreadable }: { readonly unreadable: UnreadableText }) {
  return (
    <div className="border-l-2 border-fail px-3 py-1.5">
      <p className="font-medium">
        Not JSON. <Literal className="font-sans text-sm font-normal">{unreadable.message}</Literal>
      </p>
      <figure
        aria-label="raw text around the place where reading stopped"
        className="mt-1 rounded-md bg-panel p-2"
      >
        <LiteralSegments lines segments={unreadable.before} />
        <span
          title={`offset ${unreadable.offset}`}
          className="mx-px rounded-[2px] border-b-2 border-fail bg-fail-soft font-bold"
        >
          {unreadable.at.length === 0 ? (
            <span className="font-mono text-2xs text-fail">⟨end⟩</span>
          ) : (
            <LiteralSegments lines segments={unreadable.at} />
          )}
        </span>
        <LiteralSegments lines segments={unreadable.after} />
      </figure>
    </div>
  );
}
