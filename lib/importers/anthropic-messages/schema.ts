import { z } from "zod";

const text = z.string().nullish();
const any = z.unknown().optional();

const block = z.object({
  type: z.string(),
  text,
  id: text,
  name: text,
  input: any,
  tool_use_id: text,
  is_error: z.boolean().nullish(),
  content: any,
});

const content = z.union([z.string(), z.array(block)], { error: "expected a text or a list of blocks" });

const message = z.object({ role: z.string(), content: content.nullish() });

/** A request, or a conversation on its own. */
export const MESSAGES_REQUEST = z.object({ model: text, messages: z.array(message) });

export const MESSAGES_RESPONSE = z.object({
  model: text,
  role: text,
  content: z.array(block),
  stop_reason: text,
});
