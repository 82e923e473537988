import { z } from "zod";

const text = z.string().nullish();
const any = z.unknown().optional();

/** What is read of the items that the API knows; an item of another type is kept among the messages. */
const item = z.object({
  type: text,
  id: text,
  role: text,
  call_id: text,
  name: text,
  content: any,
  arguments: any,
  input: any,
  output: any,
  error: any,
  approval_request_id: text,
});

/** A request, or the response's own fields that repeat it. */
export const RESPONSES_REQUEST = z.object({
  model: text,
  input: z.union([z.string(), z.array(item)], { error: "expected a text or a list of items" }).nullish(),
});

export const RESPONSES_RESPONSE = z.object({
  model: text,
  status: text,
  output: z.array(item),
  incomplete_details: z.object({ reason: text }).nullish(),
  error: z
    .union([z.string(), z.object({ code: text, message: text })], { error: "expected an object" })
    .nullish(),
});
