import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { PYTHON_EXAMPLE } from "../../../lib/formats/python-example.ts";
import { nativeImporter } from "../../../lib/importers/native/importer.ts";
import { objectsOf } from "../importers/objects-of.ts";
import { readText } from "../importers/read-text.ts";

const PYTHON = ["python3", "python"].find(
  (name) => spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0,
);

const RAW = [
  '{"order": "A-1", "cents": 42.00}',
  '{"n": 12345678901234567890123, "n": 1}',
  "{'a': True}",
  "Grüße 🎉 \u2028",
];

/** A harness that uses the lines, as a person would paste them. */
const HARNESS = `${PYTHON_EXAMPLE}
import sys
raws = json.loads(sys.argv[1])
calls = [("call_%d" % i, "refund", raw, {"ok": True}) for i, raw in enumerate(raws)]
calls.append((None, "half a pair", "\\ud83d", None))
write_record(sys.stdout, "r1", "refund_damaged", calls, trial=2, harness_verdict="pass", final_message="Done.")
write_record(sys.stdout, "r1", "nothing called", [], source="provider")
`;

describe("the Python example", () => {
  it("has ten lines, which fit where they are shown", () => {
    const lines = PYTHON_EXAMPLE.split("\n").filter((line) => line.trim() !== "");
    expect(lines).toHaveLength(10);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it.skipIf(PYTHON === undefined)(
    "writes what the native reader reads to the letter (skipped where there is no Python 3.9)",
    () => {
      const { status, stdout, stderr } = spawnSync(PYTHON ?? "", ["-c", HARNESS, JSON.stringify(RAW)], {
        encoding: "utf8",
      });
      expect([status, stderr]).toEqual([0, ""]);
      const { records, rejects } = objectsOf(readText(nativeImporter, ...stdout.trimEnd().split("\n")));
      expect(rejects).toEqual([]);
      expect(records).toMatchObject([
        {
          recordId: "r1/refund_damaged/2",
          source: "agent_log",
          harnessVerdict: "pass",
          finalMessage: "Done.",
        },
        { recordId: "r1/nothing called/0", toolCalls: [] },
      ]);
      expect(records[0]?.toolCalls.map(({ argumentsRaw }) => argumentsRaw)).toEqual([...RAW, "\ud83d"]);
      expect(records[0]?.toolCalls[0]).toMatchObject({
        callId: "call_0",
        name: "refund",
        result: '{"ok": true}',
        source: "agent_log",
      });
    },
  );
});
