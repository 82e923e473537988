"use client";
import { useFailuresNavigation } from "./use-failures-navigation";

const CHOICES = [
  { group: "signature", text: "Signatures", says: "equal findings as one line" },
  { group: "none", text: "Findings", says: "each finding on a line of its own" },
] as const;

/** One line a signature, or one a finding. */
export function GroupSwitch() {
  const { params, change } = useFailuresNavigation();
  return (
    <fieldset
      aria-keyshortcuts="v"
      className="inline-flex rounded-md border border-line-strong bg-panel p-px"
    >
      <legend className="sr-only">Group by</legend>
      {CHOICES.map(({ group, text, says }) => (
        <button
          key={group}
          type="button"
          title={says}
          aria-pressed={params.group === group}
          onClick={() => change({ group })}
          className="rounded-sm px-2 text-xs leading-6 text-ink-2 hover:text-ink aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line-strong)]"
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
