"use client";
import { type ReactNode, useId } from "react";
import { Input } from "./input";

type Props = {
  readonly label: string;
  /** As typed: what can't be a number is the caller's to see. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number | "any";
  /** Stands behind the number, such as `%`. */
  readonly unit?: string;
  readonly hint?: ReactNode;
};

/** A number with its name above, and a word about it beneath. */
export function NumberField({ label, value, onChange, min, max, step, unit, hint }: Props) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-xs text-ink-2">
        {label}
      </label>
      <div className="flex items-center gap-1.5">
        <Input
          id={id}
          type="number"
          inputMode="decimal"
          value={value}
          min={min}
          max={max}
          step={step}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
          className="w-24"
        />
        {unit && <span className="text-xs text-ink-3">{unit}</span>}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
