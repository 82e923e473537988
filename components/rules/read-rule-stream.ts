import type { RuleProgress } from "@/lib/commands/rules/rule-progress";

type Line<T> =
  | { readonly progress: RuleProgress }
  | { readonly result: T }
  | { readonly error: { readonly message: string } };

/**
 * Reads what the server streams line by line: how far it is, then the result. Throws a `RuleError` with what the
 * server said went wrong.
 */
export async function readRuleStream<T>(
  response: Response,
  onProgress: (progress: RuleProgress) => void,
): Promise<T> {
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
    throw ruleError(body?.error?.message ?? "The server refused it without saying why.");
  }
  for await (const text of lines(response)) {
    const line = JSON.parse(text) as Line<T>;
    if ("error" in line) throw ruleError(line.error.message);
    if ("result" in line) return line.result;
    onProgress(line.progress);
  }
  throw ruleError("The server stopped half-way.");
}

async function* lines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done) break;
    const parts = (rest + value).split("\n");
    rest = parts.pop() ?? "";
    yield* parts.filter((part) => part !== "");
  }
  if (rest !== "") yield rest;
}

function ruleError(message: string): Error {
  const error = new Error(message);
  error.name = "RuleError";
  return error;
}
