import { z } from "zod";
import { TRUTHS } from "../labels/truths.ts";
import type { OutboxEntry } from "./outbox-entry.ts";

const entrySchema = z.object({
  key: z.string().min(1),
  order: z.number(),
  reviewer: z.string().min(1),
  position: z.int().min(0),
  act: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("label"),
      truth: z.enum(TRUTHS),
      cause: z.string().nullable(),
      note: z.string().nullable(),
    }),
    z.object({ kind: z.literal("withdraw") }),
  ]),
  attempts: z.int().min(0),
  refused: z.string().nullable(),
});

/** An entry as the browser kept it; null where it can't be read. */
export function readOutboxEntry(text: string): OutboxEntry | null {
  try {
    return entrySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
