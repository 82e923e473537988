import { expect, test } from "vitest";
import { dispatch } from "../../../lib/demo/dispatch.ts";
import { handled } from "../../../lib/demo/handled.ts";
import type { Tool } from "../../../lib/demo/tool.ts";
import { TOOLS } from "../../../lib/demo/tools/registry.ts";
import type { Arguments } from "../../../lib/demo/value.ts";

function tool(name: string): Tool {
  const found = TOOLS.get(name);
  if (!found) throw new Error(`no tool ${name}`);
  return found;
}

test("the dispatcher drops keys that it does not know and makes 42 of 42.00", () => {
  const args = { order_id: "ORD-1", amount_cents: "42.00", source: "agent" };
  expect(dispatch(tool("issue_refund"), args)).toEqual({ order_id: "ORD-1", amount_cents: 42 });
});

const refund = (amount_cents: Arguments[string]) =>
  handled(tool("issue_refund"), { order_id: "ORD-1", amount_cents, reason: "late" });

test("minor units with a point are the same deed, a text in major units is another", () => {
  expect(refund({ spelled: "4200.0" })).toBe(refund(4200));
  expect(refund("42.00")).not.toBe(refund(4200));
});

test("a fee in major units is the same deed as one in minor units", () => {
  const fee = (amount: Arguments[string], currency: string) =>
    handled(tool("charge_fee"), { account: "A-1", amount, currency });
  expect(fee({ spelled: "42.00" }, "eur")).toBe(fee(4200, "EUR"));
  expect(fee("42.00", "EUR")).toBe(fee(4200, "EUR"));
});

test("a stated default is the same deed, another value is not", () => {
  const plan = (args: Arguments) =>
    handled(tool("change_plan"), { subscription_id: "SUB-1", plan: "pro", ...args });
  expect(plan({ prorate: true })).toBe(plan({}));
  expect(plan({ prorate: false })).not.toBe(plan({}));
});

test("a month is the one that it is in UTC, and sections keep their order", () => {
  const send = (month: string, sections: readonly string[]) =>
    handled(tool("export_statement"), { customer_id: "C-1", month, sections });
  expect(send("2026-03-01", ["summary", "fees"])).toBe(send("2026-03", ["summary", "fees"]));
  expect(send("2026-03-01T09:00:00+01:00", ["summary"])).toBe(send("2026-03", ["summary"]));
  expect(send("2026-03-01T00:00:00+01:00", ["summary"])).toBe(send("2026-02", ["summary"]));
  expect(send("2026-03", ["fees", "summary"])).not.toBe(send("2026-03", ["summary", "fees"]));
});
