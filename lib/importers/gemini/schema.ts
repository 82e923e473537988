import { z } from "zod";

const text = z.string().nullish();
const any = z.unknown().optional();
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

const call = z.object({ name: text, id: text, args: any });
const response = z.object({ name: text, id: text, response: any });

/** The REST API writes camelCase, dumps of the Python SDK snake_case. */
const part = z.object({
  text,
  thought: z.boolean().nullish(),
  functionCall: call.nullish(),
  function_call: call.nullish(),
  functionResponse: response.nullish(),
  function_response: response.nullish(),
});

const content = z.object({ role: text, parts: z.array(part).nullish() });

/** A request, or a conversation on its own. */
export const GEMINI_REQUEST = z.object({ model: text, contents: z.array(content) });

export const GEMINI_RESPONSE = z.object({
  candidates: z
    .array(
      z.object({
        content: content.nullish(),
        finishReason: text,
        finish_reason: text,
      }),
    )
    .nullish(),
  promptFeedback: z.custom<object>(isObject, { error: "expected an object" }).nullish(),
});
