/** An OpenAI chat answer whose calls are `[id, name, arguments]`. */
export function chatAnswer(...calls: (readonly [string, string, string])[]): string {
  const tool_calls = calls.map(([id, name, args]) => ({
    id,
    type: "function",
    function: { name, arguments: args },
  }));
  return JSON.stringify({
    choices: [{ index: 0, message: { role: "assistant", tool_calls }, finish_reason: "tool_calls" }],
    usage: { prompt_tokens: 5, completion_tokens: 7 },
  });
}

/** The same as a stream: one event for each piece of the arguments of one call. */
export function chatEvents(id: string, name: string, pieces: readonly string[]): string[] {
  const event = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  return [
    event({ tool_calls: [{ index: 0, id, type: "function", function: { name, arguments: "" } }] }),
    ...pieces.map((text) => event({ tool_calls: [{ index: 0, function: { arguments: text } }] })),
    event({}, "tool_calls"),
    "data: [DONE]\n\n",
  ];
}
