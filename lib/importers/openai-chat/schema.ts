import { z } from "zod";

const text = z.string().nullish();
const any = z.unknown().optional();

const functionCall = z.object({ name: z.string(), arguments: any });

const toolCall = z.union(
  [
    z.object({ id: text, function: functionCall }),
    z.object({ id: text, type: z.literal("custom"), custom: z.object({ name: z.string(), input: any }) }),
  ],
  { error: "expected a call with a function and its name" },
);

const message = z.object({
  role: z.string(),
  content: any,
  name: text,
  tool_calls: z.array(toolCall).nullish(),
  function_call: functionCall.nullish(),
  tool_call_id: text,
});

/** A request, or a conversation on its own. */
export const CHAT_REQUEST = z.object({ model: text, messages: z.array(message) });

export const CHAT_RESPONSE = z.object({
  model: text,
  choices: z.array(z.object({ finish_reason: text, message })),
});
