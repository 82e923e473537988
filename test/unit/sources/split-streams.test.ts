import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ElementBatch } from "../../../lib/sources/element-batch.ts";
import { type StreamBatch, splitStreams } from "../../../lib/sources/split-streams.ts";

const LIMIT = 1 << 20;

type Options = { streams: string[]; lines?: boolean; limit?: number };

function feed(text: string, want: "shells" | "items", size: number, options: Options): StreamBatch {
  const { streams, lines = false, limit = LIMIT } = options;
  const splitter = splitStreams({ file: "f", limit, streams, want, lines });
  const bytes = Buffer.from(text);
  const all: StreamBatch = [];
  for (let at = 0; at < bytes.length; at += size) all.push(...splitter.push(bytes.subarray(at, at + size)));
  all.push(...splitter.end());
  return all;
}

/** As they are handed over: a document's shell where it begins, then its items. */
function split(text: string, options: Options, size = 1 << 20): ElementBatch {
  const shells = feed(text, "shells", size, options);
  return feed(text, "items", size, options).map((piece) => piece ?? shells.shift()) as ElementBatch;
}

const texts = (batch: ElementBatch) =>
  batch.map((piece) => ("text" in piece ? [piece.of, piece.text] : piece.code));

describe("splitStreams", () => {
  it("hands over a document with its arrays left empty, then their items as they were written", () => {
    const text =
      '{ "info": {"simulations": [1, 2]},\n "simulations" : [ {"a": 42.00},\n\n {"b": "]"} ] , "tail": [3]}\n';
    expect(split(text, { streams: ["simulations"] })).toEqual([
      {
        text: '{ "info": {"simulations": [1, 2]},\n "simulations" : [] , "tail": [3]}',
        line: 1,
        file: "f",
        of: null,
      },
      { text: '{"a": 42.00}', line: 2, file: "f", of: "simulations" },
      { text: '{"b": "]"}', line: 4, file: "f", of: "simulations" },
    ]);
  });

  it("finds arrays at paths, several in one document, and leaves a value that is none where it stands", () => {
    const streams = ["results.results", "results"];
    expect(texts(split('{"results":{"version":3,"results":[{"id":1}],"x":0}}', { streams }))).toEqual([
      [null, '{"results":{"version":3,"results":[],"x":0}}'],
      ["results.results", '{"id":1}'],
    ]);
    expect(texts(split('{"results":[{"id":1}],"x":{"results":[2]}}', { streams }))).toEqual([
      [null, '{"results":[],"x":{"results":[2]}}'],
      ["results", '{"id":1}'],
    ]);
    expect(texts(split('{"results":"none"}', { streams }))).toEqual([[null, '{"results":"none"}']]);
  });

  it("knows a key that is written with escapes", () => {
    expect(texts(split('{"\\u0061":[1]}', { streams: ["a"] }))).toEqual([
      [null, '{"\\u0061":[]}'],
      ["a", "1"],
    ]);
  });

  it("gives the shell and the items of any document wherever the chunks are cut", () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const documents = fc.record({
      before: value,
      samples: fc.array(value),
      inner: fc.record({ samples: fc.array(value), more: value }),
      after: value,
    });
    fc.assert(
      fc.property(
        documents,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 2 }),
        (one, size, indent) => {
          const { before, samples, inner, after } = one;
          const text = JSON.stringify({ before, samples, inner, after }, null, indent);
          const [shell, ...items] = split(text, { streams: ["samples", "inner.samples"] }, size);
          const parsed = (piece: ElementBatch[number] | undefined) =>
            piece && "text" in piece ? JSON.parse(piece.text) : null;
          expect(parsed(shell)).toEqual(
            JSON.parse(
              JSON.stringify({ before, samples: [], inner: { samples: [], more: inner.more }, after }),
            ),
          );
          expect(items.map(parsed)).toEqual(JSON.parse(JSON.stringify([...samples, ...inner.samples])));
        },
      ),
    );
  });

  it("hands over several documents in turn, and the elements of a list at the top as they are", () => {
    expect(texts(split('{"a":[1]}\n{"a":[2]}[{"a":[3]}] 5', { streams: ["a"] }))).toEqual([
      [null, '{"a":[]}'],
      ["a", "1"],
      [null, '{"a":[]}'],
      ["a", "2"],
      [undefined, '{"a":[3]}'],
      [undefined, " 5"],
    ]);
  });

  it("keeps what a document that was cut off holds in whole members", () => {
    const options = { streams: ["a"] };
    expect(texts(split('{"x":1,"a":[{"b":2},{"b":', options))).toEqual([
      [null, '{"x":1,"a":[]}'],
      ["a", '{"b":2}'],
      "cut_off",
    ]);
    expect(texts(split('{"x":1,"a":[2],"y":{"z', options))).toEqual([
      [null, '{"x":1,"a":[]}'],
      ["a", "2"],
      "cut_off",
    ]);
    expect(texts(split('{"a":[2]', options))).toEqual([[null, '{"a":[]}'], ["a", "2"], "cut_off"]);
    expect(texts(split('{"x', options))).toEqual([[null, "{}"], "cut_off"]);
  });

  it("ends a document at the end of its line where lines are the pieces", () => {
    expect(
      texts(split('{"a":[1,\n{"a":[2]}\n{"a"\n{"a":[3]}\n', { streams: ["a"], lines: true }, 3)),
    ).toEqual([
      [null, '{"a":[]}'],
      ["a", "1"],
      "cut_off",
      [null, '{"a":[]}'],
      ["a", "2"],
      [null, "{}"],
      "cut_off",
      [null, '{"a":[]}'],
      ["a", "3"],
    ]);
  });

  it("rejects an item or a shell that is too large alone", () => {
    const long = `"${"x".repeat(100)}"`;
    expect(texts(split(`{"a":[1,${long},2]}`, { streams: ["a"], limit: 50 }))).toEqual([
      [null, '{"a":[]}'],
      ["a", "1"],
      "too_large",
      ["a", "2"],
    ]);
    expect(texts(split(`{"x":${long},"a":[1]}`, { streams: ["a"], limit: 50 }))).toEqual([
      "too_large",
      ["a", "1"],
    ]);
  });

  it("loses no other item for one whose brackets do not match", () => {
    expect(texts(split('{"a":[{"b":[1},{"c":2},3}, 4],"d":[}', { streams: ["a"] }))).toEqual([
      [null, '{"a":[],"d":[}'],
      ["a", '{"b":[1}'],
      ["a", '{"c":2}'],
      ["a", "3}"],
      ["a", "4"],
    ]);
  });
});
