import { toStoredText } from "../to-stored-text.ts";
import { readSamples } from "./read-samples.ts";
import type { SampleRow } from "./sample-row.ts";

/** The sample of this name or number (a name wins); null where there is none. */
export async function getSample(suiteId: number, ref: string | number): Promise<SampleRow | null> {
  const [named] = typeof ref === "string" ? await readSamples(suiteId, { name: toStoredText(ref) }) : [];
  if (named !== undefined) return named;
  if (!/^[1-9]\d{0,8}$/.test(String(ref))) return null;
  const [numbered] = await readSamples(suiteId, { id: Number(ref) });
  return numbered ?? null;
}
