import { useId } from "react";
import { Input } from "@/components/ui/input";
import type { DrawFields } from "./draw-text";

type Props = DrawFields & { readonly blind: boolean; readonly onBlind: (blind: boolean) => void };

/** What the sample is called, what it is drawn by, and how it is read. */
export function IdentityFields({ text, set, blind, onBlind }: Props) {
  const id = useId();
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1 font-semibold">The sample</legend>
      <div className="flex flex-wrap gap-4">
        {(["name", "seed"] as const).map((name) => (
          <div key={name} className="min-w-48 flex-1">
            <label htmlFor={`${id}-${name}`} className="text-xs text-ink-2">
              {name === "name" ? "Name" : "Seed"}
            </label>
            <Input
              id={`${id}-${name}`}
              value={text[name]}
              maxLength={200}
              placeholder={name === "name" ? "numbered, if left empty" : "made, if left empty"}
              onChange={(event) => set(name)(event.target.value)}
            />
          </div>
        ))}
      </div>
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          checked={blind}
          onChange={(event) => onBlind(event.target.checked)}
          className="mt-1 accent-accent"
        />
        <span>
          Blind
          <span className="block text-xs text-ink-3">
            what the instrument said stays hidden until the label is given, so that it does not sway the
            reader
          </span>
        </span>
      </label>
    </fieldset>
  );
}
