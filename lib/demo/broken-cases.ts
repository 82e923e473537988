import type { DemoCase } from "./demo-cases.ts";
import type { Step } from "./scenario.ts";

/** How a case's expectation is out of step with the tools, by the case that it was copied from. */
const BREAKS: Readonly<
  Record<string, { readonly caseId: string; readonly asWritten: (step: Step) => Step }>
> = {
  // The tool has another name by now.
  orders_by_state_complaint: {
    caseId: "orders_by_state_old_name",
    asWritten: ({ args }) => ({ tool: "find_orders", args }),
  },
  // The parameter has another name by now.
  credit_goodwill_queue: {
    caseId: "credit_goodwill_old_parameter",
    asWritten: ({ tool, args: { amount_cents = 0, ...args } }) => ({
      tool,
      args: { ...args, amount: amount_cents },
    }),
  },
  // The state was taken out of the list.
  invoices_by_state_for_bank: {
    caseId: "invoices_by_state_old_state",
    asWritten: ({ tool, args }) => ({ tool, args: { ...args, status: ["pending"] } }),
  },
};

/** Cases whose expectation the tools' own schemas contradict; nothing an agent does can meet it. */
export function brokenCases(
  cases: readonly DemoCase[],
): readonly (DemoCase & { readonly broken: readonly Step[] })[] {
  return cases.flatMap((one) => {
    const found = BREAKS[one.caseId];
    return found ? [{ ...one, caseId: found.caseId, broken: one.expected.map(found.asWritten) }] : [];
  });
}
