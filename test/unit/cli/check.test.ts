import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

const LIBRARY = fileURLToPath(new URL("../../fixtures/cli/library.ndjson", import.meta.url));
const TEXT = readFileSync(LIBRARY, "utf8");

describe("claimcheck check", { timeout: 60_000 }, () => {
  it("exits 0 where the contract holds, whatever the records did", async () => {
    expect(await runCli(["check", LIBRARY])).toEqual({
      code: 0,
      out: "The contract holds: 1 tools, 1 cases, 4 records\n",
      err: "",
    });
    expect(await runCli(["check", LIBRARY, "--json"])).toEqual({ code: 0, out: "", err: "" });
  });

  it("says a violation of many cases once to a reader, and once for each case to a program", async () => {
    const renamed = [1, 2, 3].map((n) =>
      JSON.stringify({
        kind: "case",
        case_id: `c${n}`,
        expect_tool_calls: [{ name: "lend_book", args: { isbn: "x", weeks: 1 } }],
      }),
    );
    const input = `${TEXT}${renamed.join("\n")}\n{"kind":"record","run_id":"r","case_id":"nowhere","tool_calls":[]}`;
    const human = await runCli(["check", "-"], input);
    expect(human.code).toBe(2);
    expect(human.out.match(/K2/g)).toHaveLength(1);
    expect(human.out).toContain("(3 cases)");
    expect(human.out).toContain("K9");
    const json = await runCli(["check", "-", "--json"], input);
    const found = json.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { violation: string; case_id: string });
    expect(found.map(({ violation, case_id }) => `${violation} ${case_id}`)).toEqual([
      "K2 c1",
      "K2 c2",
      "K2 c3",
      "K9 nowhere",
    ]);
    expect(json.code).toBe(2);
  });
});
