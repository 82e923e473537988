import { Literal } from "@/components/ui/literal";
import type { TableLook } from "@/lib/http/table-look";
import { columnValues } from "./column-values";
import type { MappingDraft } from "./mapping-draft";

type Props = {
  readonly table: TableLook;
  readonly draft: MappingDraft;
  readonly onChange: (draft: MappingDraft) => void;
};

/** Which values of the verdict's column mean a pass. */
export function VerdictValues({ table, draft, onChange }: Props) {
  const chosen = draft.pass ?? [];
  const isChosen = (value: string) => chosen.some((one) => one.toLowerCase() === value.toLowerCase());
  const seen = columnValues(table, draft.columns.verdict);
  const values = [
    ...seen,
    ...chosen.filter((one) => !seen.some((value) => value.toLowerCase() === one.toLowerCase())),
  ];
  const toggle = (value: string) => {
    const pass = isChosen(value)
      ? chosen.filter((one) => one.toLowerCase() !== value.toLowerCase())
      : [...chosen, value];
    const changed = { ...draft };
    delete changed.fail;
    delete changed.pass;
    onChange(pass.length === 0 ? changed : { ...changed, pass });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-xs text-ink-2">Verdicts that mean a pass</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {values.map((value) => (
          <label key={value} className="flex items-center gap-1.5">
            <input type="checkbox" checked={isChosen(value)} onChange={() => toggle(value)} />
            <Literal>{value}</Literal>
          </label>
        ))}
        {values.length === 0 && <p className="text-xs text-ink-3">The first rows have no value there.</p>}
      </div>
      <p className="mt-0.5 text-xs text-ink-3">
        {chosen.length > 0
          ? draft.fail === undefined
            ? "Every other value is a fail."
            : `These mean a fail: ${draft.fail.join(", ")}.`
          : "None chosen: the usual words are understood, such as pass, true and 1."}
      </p>
    </fieldset>
  );
}
