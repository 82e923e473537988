import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHANGE_OPTIONS } from "../../../lib/cli/change-options.ts";
import { parseOptions } from "../../../lib/cli/parse-options.ts";
import { readChanges } from "../../../lib/cli/read-changes.ts";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import type { ToolObject } from "../../../lib/grading/model.ts";

const tool = (name: string): ToolObject => ({
  ...{ kind: "tool", name, description: null, inputSchema: null, effect: null, defaults: null },
  ...{ evalNorms: {}, extra: null },
});
const suite = compileSuite(["crm.refund", "report"].map(tool), { argsMatch: "named", repeats: "signal" });
const read = (...args: string[]) => readChanges(parseOptions(args, CHANGE_OPTIONS).options, suite);

describe("changes of rules on the command line", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "claimcheck-changes-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("are read from files, a draft and single options; the last on a place holds", async () => {
    const file = join(folder, "rules.yaml");
    await writeFile(file, "report:\n  eval_norms: { month: date, kind: set }\n");
    const changes = await read(
      ...["--file", file, "--draft", "report/month=instant;report/limit:=50.0"],
      ...["--rule", 'crm.refund.items[].on=date{"zone":"Europe/Berlin"}', "--rule", "report.month=month"],
      ...["--drop", "crm.refund.tags", "--default", 'report.note="a=b"', "--drop-default", "report.page"],
      ...["--tool", "a.b", "--param", "c=d", "--use", "prefix", "--options", '{"length": 3}'],
    );
    expect(changes).toEqual([
      { kind: "norm", tool: "report", path: "month", rule: { use: "month", options: {} } },
      { kind: "norm", tool: "report", path: "kind", rule: { use: "set", options: {} } },
      { kind: "default", tool: "report", path: "limit", value: "50.0" },
      { kind: "norm", tool: "crm.refund", path: "tags", rule: null },
      { kind: "default", tool: "report", path: "page", value: null },
      {
        ...{ kind: "norm", tool: "crm.refund", path: "items[].on" },
        rule: { use: "date", options: { zone: "Europe/Berlin" } },
      },
      { kind: "default", tool: "report", path: "note", value: '"a=b"' },
      { kind: "norm", tool: "a.b", path: "c=d", rule: { use: "prefix", options: { length: 3 } } },
    ]);
  });

  it.each([
    [[], "Say what to change"],
    [["--rule", "nodot=number"], "--rule needs TOOL.PARAM, not"],
    [["--rule", "report.month"], "--rule needs TOOL.PARAM=…"],
    [["--rule", "report.month={"], "is not of the form"],
    [["--default", "report.month=x"], "states no JSON"],
    [["--file", "/no/such.yaml"], "can't be read"],
    [["--draft", "x"], "the draft: x in the draft is no change"],
    [["--tool", "report"], "--tool, --param and --use go together"],
    [["--tool", "t", "--param", "p", "--use", "u", "--options", "[1]"], "--options needs a JSON object"],
  ])("are refused where they say nothing or can't be read: %j", async (args, message) => {
    await expect(read(...args)).rejects.toThrow(message);
  });
});
