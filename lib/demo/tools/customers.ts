import { parameters as p } from "../parameters.ts";
import type { Tool } from "../tool.ts";

export const CUSTOMER_TOOLS: readonly Tool[] = [
  {
    name: "search_customers",
    description: "Find customers by e-mail address or part of it.",
    effect: "read_only",
    parameters: { email: p.text("E-mail address"), limit: p.limit(20) },
  },
  {
    name: "get_customer",
    description: "One customer's profile, consents and open cases.",
    effect: "read_only",
    parameters: { customer_id: p.id("Customer, such as C-4471") },
  },
  {
    name: "update_customer",
    description: "Change a contact field of a customer.",
    effect: "side_effecting",
    parameters: {
      customer_id: p.id("Customer"),
      field: p.word(["email", "phone", "language", "billing_name"]),
      value: p.text("New value"),
    },
  },
  {
    name: "add_customer_note",
    description: "Attach an internal note to a customer.",
    effect: "side_effecting",
    parameters: {
      customer_id: p.id("Customer"),
      text: p.text("The note"),
      pinned: p.flag(false, "Shown on top"),
    },
  },
  {
    name: "verify_identity",
    description: "Whether the person writing is the account's holder. Required before anything is paid out.",
    effect: "read_only",
    parameters: { customer_id: p.id("Customer"), method: p.word(["email_code", "sms_code"], "email_code") },
  },
  {
    name: "recalculate_loyalty_tier",
    description: "Work out a customer's loyalty tier from the last twelve months.",
    effect: null,
    parameters: { customer_id: p.id("Customer") },
  },
];
