import type { TableLook } from "@/lib/http/table-look";
import { TABLE_FIELDS } from "@/lib/importers/table/table-fields";
import { FIELD_GROUPS } from "./field-groups";
import { FieldSelect } from "./field-select";
import type { MappingDraft } from "./mapping-draft";
import { RowChoices } from "./row-choices";
import { setColumn } from "./set-column";
import { VerdictValues } from "./verdict-values";

type Props = {
  readonly table: TableLook;
  readonly draft: MappingDraft;
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (draft: MappingDraft) => void;
};

/** Every field of a mapping, in groups. */
export function MappingFields({ table, draft, problems, onChange }: Props) {
  return (
    <div className="space-y-4">
      <RowChoices table={table} draft={draft} onChange={onChange} />
      {FIELD_GROUPS.map(({ title, fields }) => (
        <fieldset key={title} className="min-w-0 border-t pt-2">
          <legend className="float-left mb-1 w-full font-semibold">{title}</legend>
          <div className="clear-both grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {fields.map((name) => {
              const field = TABLE_FIELDS.find((one) => one.name === name);
              if (field === undefined) return null;
              return (
                <FieldSelect
                  key={name}
                  field={field}
                  table={table}
                  column={draft.columns[name]}
                  problem={problems.get(name)}
                  onChange={(column) => onChange(setColumn(draft, name, column))}
                />
              );
            })}
            {fields.includes("verdict") && draft.columns.verdict !== undefined && (
              <VerdictValues table={table} draft={draft} onChange={onChange} />
            )}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
