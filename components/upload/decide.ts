import type { TableMapping } from "@/lib/importers/table/schema";
import { lookAtFiles } from "./look-at-files";
import { questionsOf } from "./questions-of";
import type { TableAnswer, TableQuestion } from "./table-question";
import type { UploadFile } from "./upload-file";

type Decision = {
  readonly files: readonly UploadFile[];
  readonly mappings: readonly { readonly mapping: TableMapping; readonly keepAs: string }[];
};

/**
 * What is to be sent of the files, and with which mappings, once everything about tables among them was asked; null
 * where the person gave it up.
 */
export async function decide(
  files: readonly UploadFile[],
  suite: string | null,
  signal: AbortSignal,
  ask: (question: TableQuestion) => Promise<TableAnswer>,
): Promise<Decision | null> {
  const look = await lookAtFiles(files, suite, signal);
  const mappings: { mapping: TableMapping; keepAs: string }[] = [];
  const out = new Set<UploadFile>();
  for (const question of look === null ? [] : questionsOf(files, look)) {
    const answer = await ask(question);
    if (answer.do === "cancel") return null;
    if (answer.do === "map") mappings.push({ mapping: answer.mapping, keepAs: answer.keepAs });
    else for (const file of question.files) out.add(file);
  }
  const sent = files.filter((file) => !out.has(file));
  return sent.length === 0 ? null : { files: sent, mappings };
}
