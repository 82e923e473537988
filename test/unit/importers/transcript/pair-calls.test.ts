import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pairCalls } from "../../../../lib/importers/transcript/pair-calls.ts";
import type {
  CallPart,
  ResultPart,
  TranscriptMessage,
} from "../../../../lib/importers/transcript/transcript-message.ts";
import type { JsonText } from "../../../../lib/json/json-node.ts";

const call = (id: string | null, name = "f"): CallPart => ({
  type: "call",
  id,
  name,
  argumentsRaw: "{}",
  providerParsed: false,
  extra: null,
});
const result = (id: string | null, text: string, name: string | null = null): ResultPart => ({
  type: "result",
  id,
  name,
  result: JSON.stringify(text) as JsonText,
  error: null,
});
const agent = (...parts: (CallPart | ResultPart)[]): TranscriptMessage => ({ fromAgent: true, parts });
const other = (...parts: ResultPart[]): TranscriptMessage => ({ fromAgent: false, parts });
const answers = (...messages: TranscriptMessage[]) => pairCalls(messages).map((one) => one.result);

describe("pairCalls", () => {
  it("finds the result of an id that only one call has, however far behind it stands", () => {
    expect(
      answers(agent(call("a"), call("b")), agent(call("c")), other(result("a", "1"), result("c", "3"))),
    ).toEqual(['"1"', null, '"3"']);
  });

  it("takes no result that stands before its call", () => {
    expect(answers(other(result("a", "1")), agent(call("a")))).toEqual([null]);
    expect(answers(other(result(null, "1")), agent(call(null)))).toEqual([null]);
  });

  it("pairs ids that repeat in order, before the next turn only", () => {
    expect(
      answers(
        agent(call("0"), call("0")),
        other(result("0", "1"), result("0", "2")),
        agent(call("0")),
        agent(call("0")),
        other(result("0", "4")),
      ),
    ).toEqual(['"1"', '"2"', null, '"4"']);
  });

  it("pairs without ids by the tool's name and position", () => {
    expect(
      answers(
        agent(call(null, "f"), call(null, "g"), call(null, "f")),
        other(result(null, "g", "g"), result(null, "f1", "f"), result(null, "f2", "f")),
      ),
    ).toEqual(['"f1"', '"g"', '"f2"']);
  });

  it("takes a tool's name for an id that says nothing, and no id that names another call", () => {
    expect(answers(agent(call(null, "f")), other(result("f", "1")))).toEqual(['"1"']);
    expect(answers(agent(call("a"), call("b")), other(result("b", "2")))).toEqual([null, '"2"']);
    expect(answers(agent(call("a")), other(result("x", "1")))).toEqual([null]);
  });

  it("gives a call and the call behind a result different turns, calls beside each other the same", () => {
    const calls = pairCalls([agent(call("a"), call("b"), result("a", "1"), call("c")), agent(call("d"))]);
    expect(calls.map(({ turn }) => turn)).toEqual([0, 0, 1, 2]);
  });

  it("keeps every call in order and hands out no result twice", () => {
    const ids = fc.constantFrom(null, "a", "b", "f");
    const parts = fc.array(fc.tuple(fc.boolean(), ids));
    fc.assert(
      fc.property(fc.array(parts), (messages) => {
        let number = 0;
        const built = messages.map((list) => ({
          fromAgent: true,
          parts: list.map(([isCall, id]) => (isCall ? call(id) : result(id, String(number++)))),
        }));
        const calls = pairCalls(built);
        const given = calls.flatMap((one) => one.result ?? []);
        expect(new Set(given).size).toBe(given.length);
        expect(calls.map(({ callId }) => callId)).toEqual(
          messages
            .flat()
            .filter(([isCall]) => isCall)
            .map(([, id]) => id),
        );
        const turns = calls.map(({ turn }) => turn ?? -1);
        expect(turns).toEqual(turns.toSorted((a, b) => a - b));
      }),
    );
  });
});
