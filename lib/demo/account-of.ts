import { moneyText } from "./money-text.ts";
import type { Step } from "./scenario.ts";
import type { Value } from "./value.ts";

type Account = (args: Readonly<Record<string, Value>>) => string;

const money = (cents: Value | undefined) => moneyText(Number(cents));
const list = (value: Value | undefined) => (Array.isArray(value) ? value.join(" and ") : `${value}`);

const ACCOUNTS: Readonly<Record<string, Account>> = {
  search_invoices: (a) => `looked up the ${list(a.status)} invoices of ${a.month}`,
  search_orders: (a) => `looked up the ${list(a.status)} orders`,
  search_tickets: (a) => `looked up the tickets tagged ${list(a.tags)}`,
  issue_refund: (a) => `refunded ${money(a.amount_cents)} on ${a.order_id}`,
  issue_store_credit: (a) => `credited ${money(a.amount_cents)} to ${a.customer_id}`,
  charge_fee: (a) => `charged ${money(a.amount)} ${a.currency} to ${a.account}`,
  set_payment_plan: (a) => `split ${a.invoice_id} into ${a.instalments} instalments`,
  export_statement: (a) => `sent the statement of ${a.month}`,
  cancel_order: (a) => `cancelled ${a.order_id}`,
  update_shipping_address: (a) => `changed the address of ${a.order_id}`,
  create_return: (a) => `opened a return for ${list(a.skus)}`,
  create_ticket: (a) => `opened a ticket tagged ${list(a.tags)}`,
  update_ticket: (a) => `set ${a.ticket_id} to ${a.status}`,
  close_ticket: (a) => `closed ${a.ticket_id}`,
  escalate_ticket: (a) => `escalated ${a.ticket_id} to the ${a.team} team`,
  send_email: (a) => `mailed ${a.customer_id}`,
  add_customer_note: () => "left a note",
  check_stock: () => "checked the stock",
  get_shipment: (a) => `found the parcel of ${a.order_id}`,
  run_report: (a) => `ran the ${a.report} report of ${a.month}`,
  search_knowledge_base: () => "searched the handbook",
  sync_crm_contact: (a) => `synced ${a.customer_id}`,
  update_customer: (a) => `changed the ${a.field}`,
  book_appointment: (a) => `booked ${a.at}`,
  reschedule_appointment: (a) => `moved ${a.appointment_id} to ${a.at}`,
  cancel_appointment: (a) => `called off ${a.appointment_id}`,
  schedule_callback: (a) => `arranged a call at ${a.at}`,
  change_plan: (a) => `moved ${a.subscription_id} to ${a.plan}`,
  pause_subscription: (a) => `paused ${a.subscription_id} until ${a.until}`,
  cancel_subscription: (a) => `ended ${a.subscription_id}`,
  reserve_stock: (a) => `kept ${a.quantity} of ${a.sku} aside`,
  update_price: (a) => `set ${a.sku} to ${money(a.amount)} ${a.currency}`,
};

/** How the agent tells a customer of a step that it believes done. */
export function accountOf({ tool, args }: Step): string {
  return ACCOUNTS[tool]?.(args) ?? `used ${tool.replaceAll("_", " ")}`;
}
