import { parameters as p } from "../parameters.ts";
import type { Tool } from "../tool.ts";

export const OPERATIONS_TOOLS: readonly Tool[] = [
  {
    name: "check_stock",
    description: "How many of each article are in stock.",
    effect: "read_only",
    parameters: { skus: p.names("Articles") },
  },
  {
    name: "reserve_stock",
    description: "Keep some of an article aside for a while.",
    effect: "side_effecting",
    parameters: {
      sku: p.id("Article, such as SKU-6640"),
      quantity: p.quantity("How many"),
      hold: p.duration("How long, in seconds or ISO 8601"),
    },
  },
  {
    name: "update_price",
    description: "Set the price of an article.",
    effect: "side_effecting",
    parameters: { sku: p.id("Article"), amount: p.amount(), currency: p.currency() },
  },
  {
    name: "run_report",
    description: "Figures of a month for some regions.",
    effect: "read_only",
    parameters: {
      report: p.word(["refunds", "tickets", "sales"]),
      month: p.month(),
      regions: p.members(["north", "south", "east", "west"]),
    },
  },
  {
    name: "sync_crm_contact",
    description: "Bring a customer's record in the CRM in line.",
    effect: null,
    parameters: { customer_id: p.id("Customer") },
  },
];
