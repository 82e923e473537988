import { Select } from "@/components/ui/select";
import type { TableLook } from "@/lib/http/table-look";
import type { MappingDraft } from "./mapping-draft";

type Props = {
  readonly table: TableLook;
  readonly draft: MappingDraft;
  readonly onChange: (draft: MappingDraft) => void;
};

/** Where the mapping comes from: kept with the suite for these columns, or guessed from them. */
export function KeptPicker({ table, draft, onChange }: Props) {
  const all = [
    ...table.kept.map(({ name, mapping }) => ({ text: `kept as ${name}`, mapping })),
    { text: "guessed from the columns", mapping: table.suggestion },
  ];
  const same = all.findIndex(({ mapping }) => JSON.stringify(mapping) === JSON.stringify(draft));
  if (table.kept.length === 0) {
    return (
      <p className="text-ink-2">
        {same === -1
          ? "Changed from what was guessed."
          : Object.keys(draft.columns).length > 0
            ? "Guessed from the names of the columns: look through it before you import."
            : "Nothing could be guessed from the columns."}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-ink-2">Start from the mapping</span>
      <Select
        label="Start from the mapping"
        value={String(same)}
        onChange={(event) => {
          const chosen = all[Number(event.target.value)];
          if (chosen !== undefined) onChange(chosen.mapping);
        }}
        options={[
          ...(same === -1 ? [{ value: "-1", text: "as changed below" }] : []),
          ...all.map(({ text }, index) => ({ value: String(index), text })),
        ]}
      />
    </div>
  );
}
