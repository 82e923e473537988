import { useId } from "react";
import { Literal } from "@/components/ui/literal";
import { Select } from "@/components/ui/select";
import type { TableLook } from "@/lib/http/table-look";
import type { TABLE_FIELDS } from "@/lib/importers/table/table-fields";
import { columnValues } from "./column-values";

type Props = {
  readonly field: (typeof TABLE_FIELDS)[number];
  readonly table: TableLook;
  readonly column: string | undefined;
  readonly problem: string | undefined;
  readonly onChange: (column: string | null) => void;
};

const SHOWN_VALUES = 2;
const SHOWN_CHARACTERS = 40;

/** Which column is this field, with examples of its values. */
export function FieldSelect({ field, table, column, problem, onChange }: Props) {
  const id = useId();
  const values = columnValues(table, column, SHOWN_VALUES);
  const unknown = column !== undefined && !table.columns.includes(column);
  return (
    <div className="min-w-0">
      <p className="text-xs text-ink-2">{field.title}</p>
      <Select
        label={field.title}
        className="w-full"
        value={column ?? ""}
        aria-describedby={id}
        aria-invalid={problem !== undefined}
        onChange={(event) => onChange(event.target.value === "" ? null : event.target.value)}
        options={[
          { value: "", text: "no column" },
          ...(unknown ? [{ value: column, text: `${column} (not in this file)` }] : []),
          ...table.columns.map((name) => ({ value: name, text: name })),
        ]}
      />
      <p id={id} className="mt-0.5 min-h-4 text-xs text-ink-3 wrap-anywhere">
        {problem !== undefined ? (
          <span className="text-fail">{problem}</span>
        ) : values.length > 0 ? (
          values.map((value, index) => (
            <span key={value}>
              {index > 0 && " · "}
              <Literal>
                {value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value}
              </Literal>
            </span>
          ))
        ) : (
          field.help
        )}
      </p>
    </div>
  );
}
