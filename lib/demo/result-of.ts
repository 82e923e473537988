import type { Received } from "./dispatch.ts";
import { draw } from "./draw.ts";

export type Result = Readonly<Record<string, unknown>>;

/** What a look-up tells when all is as the request says, and when something speaks against it. */
const LOOKUPS: Readonly<Record<string, readonly [plain: Result, adverse: Result]>> = {
  get_refund_policy: [
    { refundable: true, window_days_left: 9 },
    { refundable: false, why: "refunded in full already" },
  ],
  get_order: [
    { state: "placed", paid: true },
    { state: "shipped", paid: true, why: "left the warehouse this morning" },
  ],
  get_ticket: [
    { state: "open", last_from: "customer" },
    { state: "open", last_from: "customer", last: "It is broken again." },
  ],
  get_subscription: [
    { state: "active", plan: "plus" },
    { state: "active", plan: "plus", change_locked: "owner must agree" },
  ],
  verify_identity: [{ verified: true }, { verified: false }],
  get_shipment: [{ state: "in transit", expected_in_days: 2 }, { state: "in transit" }],
};

/** What the handler of a call answers. */
export function resultOf(tool: string, received: Received, adverse: boolean): Result {
  const lookup = LOOKUPS[tool]?.[adverse ? 1 : 0];
  if (lookup) return { ...received, ...lookup };
  const number = draw(1, `${tool}|${JSON.stringify(received)}`);
  const kind = tool.slice(0, tool.indexOf("_"));
  if (kind === "search" || kind === "list") return { found: Math.floor(number * 9) };
  if (kind === "check") return { in_stock: true };
  if (kind === "run") return { rows: 4 + Math.floor(number * 40) };
  return { status: "done", reference: `R-${Math.floor(number * 900_000) + 100_000}` };
}
