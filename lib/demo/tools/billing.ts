import { parameters as p } from "../parameters.ts";
import type { Tool } from "../tool.ts";

export const BILLING_TOOLS: readonly Tool[] = [
  {
    name: "search_invoices",
    description: "A customer's invoices of one month in any of the given states.",
    effect: "read_only",
    parameters: {
      customer_id: p.id("Customer"),
      month: p.month(),
      status: p.members(["open", "paid", "overdue", "disputed", "void"]),
      limit: p.limit(50),
    },
  },
  {
    name: "issue_refund",
    description: "Pay back part or all of an order to its means of payment.",
    effect: "side_effecting",
    parameters: {
      order_id: p.id("Order"),
      amount_cents: p.cents(),
      reason: p.word(["damaged", "late", "lost", "wrong_item", "goodwill", "duplicate_charge"]),
      notify: p.flag(true, "Send the customer a message"),
    },
  },
  {
    name: "issue_store_credit",
    description: "Credit a customer's account in the shop.",
    effect: "side_effecting",
    parameters: {
      customer_id: p.id("Customer"),
      amount_cents: p.cents(),
      reason: p.word(["goodwill", "gift_card", "return", "late"]),
    },
  },
  {
    name: "charge_fee",
    description: "Charge a fee to an account.",
    effect: "side_effecting",
    parameters: { account: p.id("Account, such as A-2210"), amount: p.amount(), currency: p.currency() },
  },
  {
    name: "set_payment_plan",
    description: "Split an open invoice into monthly instalments.",
    effect: "side_effecting",
    parameters: {
      invoice_id: p.id("Invoice, such as INV-20931"),
      instalments: p.quantity("How many"),
      first_due: p.day("Day of the first"),
    },
  },
  {
    name: "get_refund_policy",
    description: "Whether an order may be refunded, and how much. To be read before every refund.",
    effect: "read_only",
    parameters: { order_id: p.id("Order") },
  },
  {
    name: "export_statement",
    description: "Send a customer the statement of a month.",
    effect: "side_effecting",
    parameters: {
      customer_id: p.id("Customer"),
      month: p.month(),
      sections: p.steps(["summary", "invoices", "payments", "credits", "fees"]),
      format: p.word(["pdf", "csv"], "pdf"),
    },
  },
];
