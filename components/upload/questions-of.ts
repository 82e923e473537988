import type { Look } from "@/lib/http/table-look";
import type { TableQuestion } from "./table-question";
import type { UploadFile } from "./upload-file";

/** The tables among the files that need a mapping, those of the same columns asked about once. */
export function questionsOf(files: readonly UploadFile[], look: Look): readonly TableQuestion[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Map<string, { table: TableQuestion["table"]; files: UploadFile[] }>();
  for (const { file: path, table } of look.files) {
    const file = byPath.get(path);
    if (table === null || file === undefined) continue;
    const key = JSON.stringify(table.columns);
    const known = found.get(key);
    if (known === undefined) found.set(key, { table, files: [file] });
    else known.files.push(file);
  }
  return [...found.values()].map((question, index) => ({
    ...question,
    step: index + 1,
    steps: found.size,
    others: question.files.length < files.length,
  }));
}
