import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { guardedWatch } from "../../../../lib/observer/proxy/guarded-watch.ts";

const ANSWER = {} as IncomingMessage;

describe("guardedWatch", () => {
  it("passes on what is seen", () => {
    const seen: unknown[] = [];
    const watch = guardedWatch(
      {
        requestBytes: (bytes) => void seen.push(bytes.toString()),
        requestEnd: () => void seen.push("end"),
        answerBegin: (answer) => (bytes) => void seen.push(answer === ANSWER, bytes.toString()),
        over: (whole) => void seen.push(whole),
      },
      (error) => seen.push(error),
    );
    watch.requestBytes?.(Buffer.from("a"));
    watch.requestEnd();
    watch.answerBegin(ANSWER)?.(Buffer.from("b"));
    watch.over(true);
    expect(seen).toEqual(["a", "end", true, "b", true]);
  });

  it("tells what fails, and throws nothing", () => {
    const told: unknown[] = [];
    const fail = (what: string) => () => {
      throw new Error(what);
    };
    const broken = { requestBytes: fail("bytes"), requestEnd: fail("end"), over: fail("over") };
    const watch = guardedWatch({ ...broken, answerBegin: () => fail("answer") }, (error) =>
      told.push((error as Error).message),
    );
    watch.requestBytes?.(Buffer.from("a"));
    watch.requestEnd();
    watch.answerBegin(ANSWER)?.(Buffer.from("b"));
    watch.over(true);
    expect(told).toEqual(["bytes", "end", "answer", "over"]);
    const blind = guardedWatch(
      { ...broken, requestBytes: null, answerBegin: fail("begin") },
      () => undefined,
    );
    expect(blind.requestBytes).toBeNull();
    expect(blind.answerBegin(ANSWER)).toBeNull();
  });
});
