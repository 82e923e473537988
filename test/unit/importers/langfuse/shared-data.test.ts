import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { langfuseImporter } from "../../../../lib/importers/langfuse/importer.ts";
import { elementsOf } from "../elements-of.ts";
import { objectsOf } from "../objects-of.ts";
import { readText } from "../read-text.ts";

const FOLDER = new URL("../../../../../shared/data/langfuse/", import.meta.url);
const traces = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith(".trace.json")) : [];

type Call = { name: string; id: string; arguments?: string; input?: object };
type Message = { content?: unknown; tool_calls?: Call[] };

/** The calls in the answers of the normalised messages that were published beside a trace, each id once. */
function expectedCalls(name: string): Map<string, readonly [string, unknown]> {
  const text = readFileSync(new URL(name.replace(".trace.", ".chatml."), FOLDER), "utf8");
  const answers: Record<string, { output: { data?: Message[] } }> = JSON.parse(text);
  const calls = Object.values(answers)
    .flatMap(({ output }) => output.data ?? [])
    .flatMap(({ content, tool_calls }) => [
      ...(tool_calls ?? []),
      ...(Array.isArray(content) ? content.filter((block) => block.type === "tool_use") : []),
    ]);
  return new Map(
    calls.map((call) => [call.id, [call.name, call.input ?? JSON.parse(call.arguments ?? "null")] as const]),
  );
}

/** Public traces that are not part of the project; skipped where they do not lie beside it. */
describe.skipIf(traces.length === 0)("published Langfuse traces", () => {
  it.each(traces)("%s holds the calls of the messages published beside it", (name) => {
    const elements = elementsOf(readFileSync(new URL(name, FOLDER)), langfuseImporter);
    const { records, rejects } = objectsOf(readText(langfuseImporter, ...elements));
    expect(rejects).toEqual([]);
    expect(records).toHaveLength(1);
    const calls = records[0]?.toolCalls ?? [];
    expect(
      new Map(calls.map((call) => [call.callId, [call.name, JSON.parse(call.argumentsRaw ?? "null")]])),
    ).toEqual(expectedCalls(name));
    expect(calls).toHaveLength(expectedCalls(name).size);
    expect(calls.every(({ result }) => result !== null)).toBe(true);
  });

  it("hold four calls in all", () => {
    expect(traces.flatMap((name) => [...expectedCalls(name).keys()])).toHaveLength(4);
  });
});
