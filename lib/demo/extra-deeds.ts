import type { Facts } from "./facts-of.ts";
import type { Step } from "./scenario.ts";
import { step } from "./step.ts";

/** What an over-eager agent does on top, by the tool it has just used. */
export const EXTRA_DEEDS: Readonly<Record<string, (facts: Facts) => Step>> = {
  issue_refund: (f) =>
    step("issue_store_credit", { customer_id: f.customer, amount_cents: 500, reason: "goodwill" }),
  issue_store_credit: (f) => step("add_customer_note", { customer_id: f.customer, text: "credit given" }),
  charge_fee: (f) => step("add_customer_note", { customer_id: f.customer, text: "fee charged" }),
  create_ticket: (f) =>
    step("schedule_callback", { customer_id: f.customer, at: f.at, topic: "your ticket" }),
  close_ticket: (f) => step("add_customer_note", { customer_id: f.customer, text: "closed" }),
  book_appointment: (f) =>
    step("schedule_callback", { customer_id: f.customer, at: f.at, topic: "reminder" }),
  cancel_order: (f) =>
    step("issue_store_credit", { customer_id: f.customer, amount_cents: 500, reason: "goodwill" }),
  change_plan: (f) => step("send_sms", { customer_id: f.customer, template: "plan_changed" }),
  update_customer: (f) => step("sync_crm_contact", { customer_id: f.customer }),
  create_return: (f) => step("send_sms", { customer_id: f.customer, template: "return_label" }),
};
