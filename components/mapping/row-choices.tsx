import { Input } from "@/components/ui/input";
import { Literal } from "@/components/ui/literal";
import { Select } from "@/components/ui/select";
import type { TableLook } from "@/lib/http/table-look";
import type { MappingDraft } from "./mapping-draft";

type Props = {
  readonly table: TableLook;
  readonly draft: MappingDraft;
  readonly onChange: (draft: MappingDraft) => void;
};

/** What a row is, which rows belong together, and what is the same for all. */
export function RowChoices({ table, draft, onChange }: Props) {
  const group = draft.group_by;
  const setGroup = (columns: readonly string[] | undefined) => {
    const changed = { ...draft };
    delete changed.group_by;
    onChange(columns === undefined ? changed : { ...changed, group_by: [...columns] });
  };
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Labelled text="One row is">
        <Select
          label="One row is"
          className="w-full"
          value={draft.rows}
          onChange={(event) => {
            const changed = {
              ...draft,
              rows: event.target.value === "records" ? ("records" as const) : ("calls" as const),
            };
            if (changed.rows === "records") delete changed.group_by;
            onChange(changed);
          }}
          options={[
            { value: "calls", text: "a call; rows of one record stand together" },
            { value: "records", text: "a record: one case in one run" },
          ]}
        />
      </Labelled>
      {draft.columns.run_id === undefined && (
        <label className="block min-w-0" htmlFor="mapping-run">
          <span className="text-xs text-ink-2">Run of all rows</span>
          <Input
            id="mapping-run"
            value={draft.run_id ?? ""}
            placeholder="the file’s name"
            spellCheck={false}
            onChange={({ target: { value } }) => {
              const changed = { ...draft };
              delete changed.run_id;
              onChange(value === "" ? changed : { ...changed, run_id: value });
            }}
          />
        </label>
      )}
      {draft.columns.latency !== undefined && (
        <Labelled text="Latency is in">
          <Select
            label="Latency is in"
            className="w-full"
            value={draft.latency_unit ?? "ms"}
            onChange={(event) =>
              onChange({ ...draft, latency_unit: event.target.value === "s" ? "s" : "ms" })
            }
            options={[
              { value: "ms", text: "milliseconds" },
              { value: "s", text: "seconds" },
            ]}
          />
        </Labelled>
      )}
      {draft.rows === "calls" && (
        <fieldset className="min-w-0 sm:col-span-2">
          <legend className="text-xs text-ink-2">Rows are one record where they agree in</legend>
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            <label className="flex items-center gap-1.5">
              <input
                type="checkbox"
                checked={group === undefined}
                onChange={() => setGroup(group === undefined ? table.columns.slice(0, 1) : undefined)}
              />
              run, case, trial and record, as below
            </label>
            {group !== undefined &&
              table.columns.map((column) => (
                <label key={column} className="flex items-center gap-1.5">
                  <input
                    type="checkbox"
                    checked={group.includes(column)}
                    onChange={() => {
                      const chosen = group.includes(column)
                        ? group.filter((one) => one !== column)
                        : [...group, column];
                      setGroup(chosen.length === 0 ? undefined : chosen);
                    }}
                  />
                  <Literal>{column}</Literal>
                </label>
              ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

function Labelled({ text, children }: { readonly text: string; readonly children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-ink-2">{text}</p>
      {children}
    </div>
  );
}
