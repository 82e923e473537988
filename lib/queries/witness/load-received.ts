import { asJsonText } from "../../json/as-json-text.ts";
import type { CallTexts } from "../record/load-call-texts.ts";
import { loadCallTexts } from "../record/load-call-texts.ts";
import type { HandledCall } from "./handled-calls.ts";

type Texts = ReadonlyMap<number, CallTexts>;

/** Texts of a record's calls; those that lack what the handler got take it from the handlers' own account. */
export async function loadReceived(
  suiteId: number,
  texts: Texts,
  handled: ReadonlyMap<number, HandledCall>,
): Promise<Texts> {
  const lacking = [...texts].flatMap(([index, { argumentsReceived }]) => {
    const from = handled.get(index);
    return argumentsReceived === null && from !== undefined ? [{ index, from }] : [];
  });
  if (lacking.length === 0) return texts;
  const keys = [...new Set(lacking.map(({ from }) => from.recordKey))];
  const loaded = new Map(
    await Promise.all(
      keys.map(async (key) => {
        const own = lacking.filter(({ from }) => from.recordKey === key);
        const indices = own.map(({ from }) => from.callIndex);
        return [key, await loadCallTexts(suiteId, key, indices)] as const;
      }),
    ),
  );
  const filled = new Map(texts);
  for (const { index, from } of lacking) {
    const own = texts.get(index);
    const theirs = loaded.get(from.recordKey)?.get(from.callIndex);
    if (own === undefined || theirs === undefined) continue;
    filled.set(index, {
      ...own,
      argumentsReceived: theirs.argumentsReceived ?? asJsonText(theirs.argumentsRaw ?? ""),
    });
  }
  return filled;
}
