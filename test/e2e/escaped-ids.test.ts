import { beforeAll, expect, inject, it } from "vitest";
import { recordPage } from "../../lib/queries/record-page.ts";
import { suiteSegment } from "../../lib/queries/suite-segment.ts";
import { sendLines } from "./send-lines.ts";

const SUITE = "100%25 off";
const CASE = "a?b=1#c%2F";

beforeAll(async () => {
  await sendLines(SUITE, [
    { kind: "tool", name: "note", effect: "none", input_schema: { type: "object" } },
    { kind: "case", case_id: CASE, expect_tool_calls: [{ name: "note", args: { a: 1 } }] },
    { kind: "run", run_id: "50%20", started_at: "2026-11-01T00:00:00Z" },
    {
      kind: "record",
      record_id: `50%20/${CASE}/0`,
      run_id: "50%20",
      case_id: CASE,
      tool_calls: [{ name: "note", arguments_raw: '{"a":1}' }],
    },
  ]);
});

const api = (path: string) =>
  fetch(`${inject("serverUrl")}/api/suites/${suiteSegment(SUITE)}/${path}`, { redirect: "error" });

it("the API takes names that hold escapes as they are", async () => {
  const raw = await api(`${recordPage(`50%20/${CASE}/0`)}/raw?call=0`);
  expect([raw.status, await raw.text()]).toEqual([200, '{"a":1}']);
  const patch = await api(`cases/${encodeURIComponent(CASE)}/patch`);
  expect(patch.status).toBe(200);
  expect(await patch.text()).toContain(CASE);
  expect((await api("rules/export")).status).toBe(200);
  expect((await api("failures/export?format=csv")).status).toBe(200);
});
