import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../../lib/cli/commands.ts";
import { IMPORTERS } from "../../../lib/importers/registry.ts";
import { withFiles } from "../sources/with-files.ts";
import { runCli } from "./run-cli.ts";

const FIXTURES = fileURLToPath(new URL("../../fixtures/importers", import.meta.url));

describe("claimcheck", { timeout: 60_000 }, () => {
  it("lists every command in its help, and fails without one", async () => {
    const help = await runCli(["--help"]);
    for (const { name, summary } of COMMANDS) expect(help.out).toMatch(new RegExp(`  ${name} +${summary}`));
    expect(help.code).toBe(0);
    expect((await runCli([])).code).toBe(2);
  });

  it.each(COMMANDS.map(({ name }) => name))("explains %s", async (name) => {
    const { code, out } = await runCli([name, "--help"]);
    expect(out).toContain(`Usage: claimcheck ${name}`);
    expect(code).toBe(0);
  });

  it("lists the formats of the registry", async () => {
    const { out } = await runCli(["formats", "--json"]);
    const names = out
      .trimEnd()
      .split("\n")
      .map((line) => (JSON.parse(line) as { name: string }).name);
    expect(names).toEqual([...IMPORTERS.map(({ name }) => name), "table"]);
  });

  it("says what would be read from a folder", async () => {
    const { code, out } = await runCli(["inspect-file", `${FIXTURES}/tau-bench`]);
    expect(out).toContain("tau-bench/list.json: tau-bench");
    expect(out).toContain("1 run, 1 case, 3 records, 3 calls");
    expect(readdirSync(`${FIXTURES}/tau-bench`)).toHaveLength(2);
    expect(code).toBe(0);
  });

  it("says where in an object the first reject lies", async () => {
    const record = JSON.stringify({ kind: "record", run_id: "r", case_id: "c", tool_calls: [{ name: 5 }] });
    await withFiles({ "a.ndjson": record }, async (folder) => {
      const { code, out } = await runCli(["inspect-file", folder]);
      expect(out).toContain("first reject: line 1: tool_calls[0].name: expected a string");
      expect(code).toBe(2);
    });
  });
});
