import { moneyText } from "../money-text.ts";
import type { Scenario } from "../scenario.ts";
import { step } from "../step.ts";

export const BILLING_SCENARIOS: readonly Scenario[] = [
  {
    slug: "refund_partial",
    variants: {
      damaged: "came with a dent",
      late: "was two weeks late",
      wrong_item: "held one wrong article",
      scratched: "is scratched all over",
      price_match: "is cheaper everywhere by now",
    },
    tags: ["billing", "refund"],
    forbid: true,
    input: (f, words) =>
      `Order ${f.order} ${words}. I paid ${moneyText(f.otherCents)} ${f.currency}, please give me ${moneyText(f.cents)} of it back, as goodwill.`,
    looksUp: (f) => [step("get_refund_policy", { order_id: f.order })],
    calls: (f) => [step("issue_refund", { order_id: f.order, amount_cents: f.cents, reason: "goodwill" })],
  },
  {
    slug: "refund_full",
    variants: {
      lost: "never arrived",
      duplicate: "was charged twice",
      recalled: "was recalled by the maker",
      gift: "was a gift that nobody wanted",
    },
    tags: ["billing", "refund"],
    forbid: true,
    input: (f, words) =>
      `My order ${f.order} ${words}. Refund all ${moneyText(f.cents)} ${f.currency} as goodwill and mail me a confirmation (${f.customer}).`,
    policy: (f) => [step("verify_identity", { customer_id: f.customer })],
    calls: (f) => [
      step("issue_refund", { order_id: f.order, amount_cents: f.cents, reason: "goodwill" }),
      step("send_email", { customer_id: f.customer, template: "refund_confirmed" }),
    ],
  },
  {
    slug: "refund_two_orders",
    variants: { storm: "the storm", strike: "the strike", mixup: "the mix-up", outage: "the outage" },
    tags: ["billing", "refund"],
    forbid: true,
    input: (f, words) =>
      `Because of ${words} both ${f.order} and ${f.otherOrder} were late. Refund ${moneyText(f.cents)} on the first and ${moneyText(f.otherCents)} on the second.`,
    calls: (f) => [
      step("issue_refund", { order_id: f.order, amount_cents: f.cents, reason: "late" }),
      step("issue_refund", { order_id: f.otherOrder, amount_cents: f.otherCents, reason: "late" }),
    ],
    independent: true,
  },
  {
    slug: "invoices_by_state",
    variants: {
      open_disputed: "for the call at noon",
      before_audit: "for the auditors",
      for_bank: "for the bank",
      after_dunning: "after the last reminder",
      month_end: "for the month's end",
      for_lawyer: "for our lawyer",
    },
    tags: ["billing"],
    forbid: true,
    input: (f, words) =>
      `I need ${f.customer}'s invoices of ${f.month} that are ${f.invoiceStates.join(" or ")}, ${words}.`,
    calls: (f) => [
      step("search_invoices", { customer_id: f.customer, month: f.month, status: f.invoiceStates }),
    ],
  },
  {
    slug: "invoices_and_note",
    variants: {
      tax: "the tax office asks",
      payment: "a payment came in",
      dispute: "there is a dispute",
      handover: "the account changes hands",
      renewal: "the contract is renewed",
      insolvency: "there are rumours",
    },
    tags: ["billing"],
    forbid: false,
    input: (f, words) =>
      `Look up ${f.customer}'s ${f.invoiceStates.join(" and ")} invoices of ${f.month}, as ${words}, and leave a note "checked ${f.month}" on the account.`,
    calls: (f) => [
      step("search_invoices", { customer_id: f.customer, month: f.month, status: f.invoiceStates }),
      step("add_customer_note", { customer_id: f.customer, text: `checked ${f.month}` }),
    ],
  },
  {
    slug: "credit_goodwill",
    variants: { late: "the delay", broken: "the broken cup", rude: "the rude call", queue: "the long queue" },
    tags: ["billing"],
    forbid: true,
    input: (f, words) => `Give ${f.customer} ${moneyText(f.cents)} in shop credit for ${words}, as goodwill.`,
    calls: (f) => [
      step("issue_store_credit", { customer_id: f.customer, amount_cents: f.cents, reason: "goodwill" }),
    ],
  },
  {
    slug: "fee",
    variants: {
      late_payment: "late payment",
      restocking: "restocking",
      express: "express handling",
      chargeback: "the chargeback",
      storage: "storage",
    },
    tags: ["billing"],
    forbid: true,
    input: (f, words) => `Charge account ${f.account} ${moneyText(f.cents)} ${f.currency} for ${words}.`,
    calls: (f) => [step("charge_fee", { account: f.account, amount: f.cents, currency: f.currency })],
  },
  {
    slug: "fee_and_notice",
    variants: {
      dunning: "the second reminder",
      returned_debit: "the returned debit",
      lost_card: "the lost card",
      copy: "the paper copy",
    },
    tags: ["billing"],
    forbid: true,
    input: (f, words) =>
      `Charge ${f.account} ${moneyText(f.cents)} ${f.currency} for ${words} and send ${f.customer} our apology by mail.`,
    calls: (f) => [
      step("charge_fee", { account: f.account, amount: f.cents, currency: f.currency }),
      step("send_email", { customer_id: f.customer, template: "apology" }),
    ],
  },
  {
    slug: "payment_plan",
    variants: { hardship: "times are hard", seasonal: "business is seasonal", startup: "we just started" },
    tags: ["billing"],
    forbid: true,
    input: (f, words) =>
      `As ${words}: split ${f.invoice} into ${f.quantity} instalments, the first due on ${f.day}.`,
    calls: (f) => [
      step("set_payment_plan", { invoice_id: f.invoice, instalments: f.quantity, first_due: f.day }),
    ],
  },
  {
    slug: "statement",
    variants: { tax: "for my tax return", bank: "for my bank", landlord: "for my landlord" },
    tags: ["billing"],
    forbid: true,
    input: (f, words) =>
      `${f.customer} here. Send me the statement of ${f.month} ${words}: first ${f.sections.join(", then ")}.`,
    calls: (f) => [
      step("export_statement", { customer_id: f.customer, month: f.month, sections: f.sections }),
    ],
  },
  {
    slug: "month_close",
    variants: {
      march: "spring",
      midyear: "mid-year",
      autumn: "autumn",
      wholesale: "wholesale",
      export: "export",
      charity: "charity",
    },
    tags: ["billing", "long"],
    forbid: true,
    input: (f, words) =>
      `For the ${words} closing: list ${f.customer}'s ${f.invoiceStates.join(" and ")} invoices of ${f.month}, charge ${f.account} ${moneyText(f.cents)} ${f.currency}, and leave a note "closed ${f.month}".`,
    calls: (f) => [
      step("search_invoices", { customer_id: f.customer, month: f.month, status: f.invoiceStates }),
      step("charge_fee", { account: f.account, amount: f.cents, currency: f.currency }),
      step("add_customer_note", { customer_id: f.customer, text: `closed ${f.month}` }),
    ],
  },
];
