import { z } from "zod";

const text = z.string().nullish();
const any = z.unknown().optional();

const query = z.object({
  query: text,
  expected_tool_use: z.array(z.object({ tool_name: z.string().min(1), tool_input: any })).nullish(),
  reference: text,
});

/** The older shape: one turn of a session. */
export const ADK_QUERY = query;

/** The older shape: a session with its turns. */
export const ADK_SESSION = z.object({ name: text, data: z.array(query) });

const toolUse = z.object({ name: z.string().min(1), args: any });
const content = z.object({
  parts: z
    .array(z.object({ text, function_call: toolUse.nullish(), functionCall: toolUse.nullish() }))
    .nullish(),
});
const events = z.array(z.object({ content: content.nullish() }));
const intermediate = z.object({
  tool_uses: z.array(toolUse).nullish(),
  toolUses: z.array(toolUse).nullish(),
  invocation_events: events.nullish(),
  invocationEvents: events.nullish(),
});

/** The newer shape: a case with its turns; written by field names, or in camelCase. */
export const ADK_CASE = z.object({
  eval_id: text,
  evalId: text,
  conversation: z.array(
    z.object({
      user_content: content.nullish(),
      userContent: content.nullish(),
      final_response: content.nullish(),
      finalResponse: content.nullish(),
      intermediate_data: intermediate.nullish(),
      intermediateData: intermediate.nullish(),
    }),
  ),
});
