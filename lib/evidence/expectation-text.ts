import type { ExpectedCall } from "../grading/model.ts";
import { preview } from "../json/preview.ts";
import { nativeExpectedLine } from "./native-expected-line.ts";
import { readableJson } from "./readable-json.ts";

/** Expected calls shown at once. */
const SHOWN = 50;

/** Characters of arguments up to which they are laid out for reading; of longer ones the beginning is shown. */
const LAID_OUT = 50_000;
const BEGINNING = 2_000;

/** Expected calls as text to read, as the case states them. */
export function expectationText(calls: readonly ExpectedCall[]): string {
  const shown = calls.slice(0, SHOWN).map((call) => {
    const size = call.args?.length ?? 0;
    if (size <= LAID_OUT) return readableJson(nativeExpectedLine(call)).text;
    const { text } = preview(call.args ?? "", BEGINNING);
    return `${call.name} ${text}… (${size.toLocaleString("en")} characters)`;
  });
  if (calls.length > SHOWN) shown.push(`… and ${(calls.length - SHOWN).toLocaleString("en")} more`);
  return shown.join("\n");
}
