import { expect, it } from "vitest";
import { adoptRules } from "../../lib/commands/adopt-rules.ts";
import { workRegrades } from "../../lib/commands/regrading/work-regrades.ts";
import { previewRules } from "../../lib/commands/rules/preview-rules.ts";
import { pool } from "../../lib/db/pool.ts";
import type { RuleChange } from "../../lib/rules/rule-change.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { suiteContent } from "./suite-content.ts";

freshDatabase();

const lines = (suite: string, norms: object) => [
  { kind: "suite", suite },
  {
    ...{ kind: "tool", name: "t", effect: "side_effecting", eval_norms: norms },
    input_schema: { type: "object", properties: { a: {} }, additionalProperties: false },
  },
  { kind: "case", case_id: "c", expect_tool_calls: [{ name: "t", args: { a: 1 } }] },
  ...['{"a":1}', '{"a":2}'].map((raw, trial) => ({
    ...{ kind: "record", run_id: "r", case_id: "c", trial },
    tool_calls: [{ name: "t", arguments_raw: raw }],
  })),
];

it("dropping a rule on a parameter that does not exist mends the cases that it broke, as its preview says", async () => {
  await ingestText(lines("broken", { b: "number" }));
  const { rows } = await pool().query<{ id: number }>("SELECT id FROM suite WHERE name = 'broken'");
  const suiteId = rows[0]?.id ?? 0;
  const changes: RuleChange[] = [{ kind: "norm", tool: "t", path: "b", rule: null }];
  const preview = await previewRules(suiteId, { changes, runs: null });
  expect(preview.levels[0]).toMatchObject({
    before: { records: { failing: 0, graded: 0, ungraded: 2 } },
    after: { records: { failing: 1, graded: 2, ungraded: 0 } },
    flips: [
      { from: "ungraded", to: "fail", records: 1 },
      { from: "ungraded", to: "pass", records: 1 },
    ],
  });
  await adoptRules(suiteId, { changes, runs: null, reason: "it does not exist", actor: "test" });
  await workRegrades({ once: true });
  await ingestText(lines("whole", {}));
  const [mended, whole] = await Promise.all(["broken", "whole"].map((name) => suiteContent(name)));
  const current = (rows: unknown[] | undefined) =>
    (rows as { level: string; version: number }[])
      .filter(({ level, version }) => version === (["equivalent", "effect"].includes(level) ? 2 : 1))
      .map((row) => ({ ...row, version: 1 }));
  expect(current(mended?.runRollups)).toEqual(whole?.runRollups);
  expect(current(mended?.verdicts)).toEqual(whole?.verdicts);
  expect(mended?.violations).toEqual(whole?.violations);
  expect(mended?.cases).toEqual(whole?.cases);
});
