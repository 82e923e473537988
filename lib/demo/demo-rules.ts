/** Normalizers of one tool: parameter → name. */
type Norms = Readonly<Record<string, string>>;

/**
 * What mends the demo's false failures where most of them are: the rules that its handlers live by, for the nine
 * busiest tools that have parameters with more than one spelling.
 */
export const DEMO_RULES: Readonly<Record<string, Norms>> = {
  issue_refund: { amount_cents: "number" },
  issue_store_credit: { amount_cents: "number" },
  charge_fee: { amount: "money_cents", currency: "case_insensitive" },
  create_ticket: { tags: "unordered_list" },
  schedule_callback: { at: "instant" },
  book_appointment: { at: "instant", length: "duration_seconds" },
  search_invoices: { month: "month", status: "unordered_list" },
  search_orders: { status: "unordered_list" },
  search_tickets: { tags: "unordered_list" },
};
