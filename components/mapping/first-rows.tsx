import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import type { TableLook } from "@/lib/http/table-look";
import { TABLE_FIELDS } from "@/lib/importers/table/table-fields";
import type { MappingDraft } from "./mapping-draft";

type Props = { readonly table: TableLook; readonly draft: MappingDraft };

const SHOWN_ROWS = 5;
const SHOWN_CHARACTERS = 80;

/** The file's first rows, each column under what it is taken for. */
export function FirstRows({ table, draft }: Props) {
  const titles = new Map<string, string[]>();
  for (const { name, title } of TABLE_FIELDS) {
    const column = draft.columns[name];
    if (column !== undefined) titles.set(column, [...(titles.get(column) ?? []), title]);
  }
  return (
    <ScrollX label="First rows of the file">
      <table className="w-full whitespace-nowrap">
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} className="px-2 pt-1 align-bottom first:pl-0">
                <span className="block text-2xs font-medium text-accent">
                  {titles.get(column)?.join(", ") ?? <span className="text-ink-3">kept beside</span>}
                </span>
                <Literal>{column}</Literal>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.slice(0, SHOWN_ROWS).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file's rows have no other identity
            <tr key={index} className="border-t">
              {table.columns.map((column, at) => (
                <td
                  key={column}
                  className={`max-w-60 truncate px-2 py-0.5 first:pl-0 ${titles.has(column) ? "" : "text-ink-3"}`}
                >
                  <Literal>{shortened(row[at] ?? "", SHOWN_CHARACTERS)}</Literal>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
