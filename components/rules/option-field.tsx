import { useId } from "react";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { NormalizerOption } from "@/lib/grading/normalizer";

type Props = {
  readonly option: NormalizerOption;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

/** One option of a normalizer, as its type asks for. */
export function OptionField({ option, value, onChange }: Props) {
  const id = useId();
  const fallback =
    option.default === null || typeof option.default === "object" ? "" : String(option.default);
  const change = (event: { target: { value: string } }) => onChange(event.target.value);
  return (
    <div>
      <label htmlFor={id} className="block text-xs text-ink-2">
        {option.name}
        {option.required && " (needed)"}
      </label>
      {option.type === "choice" || option.type === "boolean" ? (
        <div>
          <Select
            id={id}
            label={option.name}
            value={value}
            onChange={change}
            options={[
              { value: "", text: fallback === "" ? "not said" : `${fallback} (default)` },
              ...(option.choices ?? ["true", "false"])
                .filter((choice) => choice !== fallback)
                .map((choice) => ({ value: choice, text: choice })),
            ]}
          />
        </div>
      ) : option.type === "map" ? (
        <textarea
          id={id}
          value={value}
          onChange={change}
          rows={3}
          aria-describedby={`${id}-says`}
          placeholder="NYC = New York"
          className="w-full rounded-md border border-line-strong bg-raised px-2 py-1 font-mono text-xs placeholder:text-ink-3"
        />
      ) : (
        <Input
          id={id}
          value={value}
          onChange={change}
          inputMode={option.type === "string" ? undefined : "decimal"}
          placeholder={fallback}
          aria-describedby={`${id}-says`}
          className="w-40"
        />
      )}
      <p id={`${id}-says`} className="text-xs text-ink-3">
        {option.description}
        {option.type === "map" && " One a line."}
      </p>
    </div>
  );
}
