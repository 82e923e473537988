import { moneyText } from "../money-text.ts";
import type { Scenario } from "../scenario.ts";
import { step } from "../step.ts";

export const OPERATIONS_SCENARIOS: readonly Scenario[] = [
  {
    slug: "reserve",
    variants: { fair: "the fair", preorder: "a pre-order", shop: "the new shop" },
    tags: ["operations"],
    forbid: true,
    input: (f, words) =>
      `For ${words}: are ${f.skus.join(", ")} in stock? Keep ${f.quantity} of ${f.skus[0]} aside for a day.`,
    calls: (f) => [
      step("check_stock", { skus: f.skus }),
      step("reserve_stock", { sku: f.skus[0], quantity: f.quantity, hold: 86_400 }),
    ],
  },
  {
    slug: "report",
    variants: { board: "the board", region_leads: "the region leads", bank: "the bank" },
    tags: ["operations"],
    forbid: true,
    input: (f, words) => `Refunds of ${f.month} in ${f.regions.join(" and ")}, for ${words}.`,
    calls: (f) => [step("run_report", { report: "refunds", month: f.month, regions: f.regions })],
  },
  {
    slug: "price",
    variants: { sale: "the sale", supplier: "the supplier's rise", typo: "a typo on the tag" },
    tags: ["operations"],
    forbid: true,
    input: (f, words) =>
      `${f.skus[0]} costs ${moneyText(f.cents)} ${f.currency} from now on, after ${words}.`,
    calls: (f) => [step("update_price", { sku: f.skus[0], amount: f.cents, currency: f.currency })],
  },
  {
    slug: "crm",
    variants: { merged: "the two were merged", stale: "it looks stale", import: "the import failed" },
    tags: ["operations"],
    forbid: false,
    input: (f, words) => `Sync ${f.customer} with the CRM (${words}) and note "synced" on the account.`,
    calls: (f) => [
      step("sync_crm_contact", { customer_id: f.customer }),
      step("add_customer_note", { customer_id: f.customer, text: "synced" }),
    ],
  },
];
