import { NumberField } from "@/components/ui/number-field";
import type { DrawFields } from "./draw-text";

/** What the plan reckons with. `from`: the sample that found these shares; null: assumed. */
export function ExpectationFields({ text, set, from }: DrawFields & { readonly from: string | null }) {
  const percent = { min: 0, max: 100, step: "any", unit: "%" } as const;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">What to expect</legend>
      <div className="flex flex-wrap gap-4">
        <NumberField
          label="Wrong among failed"
          value={text.wrongFailed}
          onChange={set("wrongFailed")}
          {...percent}
        />
        <NumberField
          label="Wrong among clean"
          value={text.wrongClean}
          onChange={set("wrongClean")}
          {...percent}
        />
        <NumberField
          label="Reading an item"
          value={text.minutes}
          onChange={set("minutes")}
          min={0}
          step="any"
          unit="min"
        />
      </div>
      <p className="mt-1 text-xs text-ink-3">
        {from === null
          ? "Assumed, as nothing like it was audited yet; a half gives the widest interval, so it is the safest. Only the plan rests on it."
          : `As the sample “${from}” found. Only the plan rests on it.`}
      </p>
    </fieldset>
  );
}
