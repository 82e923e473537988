import type { Facts } from "./facts-of.ts";
import type { Step } from "./scenario.ts";
import { step } from "./step.ts";

/** The neighbour that an agent mistakes for the tool it was to use. */
export const WRONG_TOOLS: Readonly<Record<string, (facts: Facts) => Step>> = {
  issue_refund: (f) =>
    step("issue_store_credit", { customer_id: f.customer, amount_cents: f.cents, reason: "goodwill" }),
  issue_store_credit: (f) =>
    step("issue_refund", { order_id: f.order, amount_cents: f.cents, reason: "goodwill" }),
  cancel_order: (f) =>
    step("create_return", { order_id: f.order, skus: [f.skus[0]], reason: "no_longer_needed" }),
  cancel_subscription: (f) => step("pause_subscription", { subscription_id: f.subscription, until: f.day }),
  pause_subscription: (f) => step("cancel_subscription", { subscription_id: f.subscription }),
  escalate_ticket: (f) => step("update_ticket", { ticket_id: f.ticket, status: "waiting" }),
  schedule_callback: (f) => step("book_appointment", { customer_id: f.customer, at: f.at, length: 900 }),
  book_appointment: (f) =>
    step("schedule_callback", { customer_id: f.customer, at: f.at, topic: "appointment" }),
  create_ticket: (f) => step("add_customer_note", { customer_id: f.customer, text: "needs help" }),
  add_customer_note: (f) =>
    step("create_ticket", { customer_id: f.customer, subject: "note", tags: ["billing"] }),
  search_orders: (f) => step("get_order", { order_id: f.order }),
  change_plan: (f) => step("cancel_subscription", { subscription_id: f.subscription }),
};
