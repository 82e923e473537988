import { draw } from "./draw.ts";
import { pick } from "./pick.ts";

/** What a case is about: made once per case, the same in every run. */
export type Facts = {
  readonly customer: string;
  readonly email: string;
  readonly order: string;
  readonly otherOrder: string;
  readonly account: string;
  readonly invoice: string;
  readonly ticket: string;
  readonly otherTicket: string;
  readonly appointment: string;
  readonly subscription: string;
  readonly skus: readonly [string, string, string];
  readonly month: string;
  readonly day: string;
  /** With the customer's offset, an hour and more from midnight UTC. */
  readonly at: string;
  readonly cents: number;
  readonly otherCents: number;
  readonly quantity: number;
  readonly currency: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly invoiceStates: readonly string[];
  readonly orderStates: readonly string[];
  readonly tags: readonly string[];
  readonly regions: readonly string[];
  readonly sections: readonly string[];
};

type Place = readonly [street: string, city: string, postcode: string];

/** In the order in which a person would name them, which is rarely the alphabet's. */
const INVOICE_STATES = ["open", "disputed", "overdue", "paid"];
const ORDER_STATES = ["shipped", "delivered", "placed", "returned"];
const TAGS = ["urgent", "billing", "delivery", "vip", "returns", "login"];
const REGIONS = ["north", "east", "south", "west"];
const SECTIONS = ["summary", "invoices", "payments", "fees"];
const PLACES: readonly [Place, ...Place[]] = [
  ["Hafenstraße 12", "Bremen", "28195"],
  ["Rue des Lilas 4", "Lyon", "69003"],
  ["Mill Lane 31", "Leeds", "LS1 4AP"],
  ["Østergade 7", "Århus", "8000"],
];

/** The facts of one case. */
export function factsOf(seed: number, caseId: string): Facts {
  const number = (key: string, low: number, high: number) =>
    low + Math.floor(draw(seed, `${caseId}|${key}`) * (high - low + 1));
  const some = (key: string, list: readonly string[]) => {
    const count = 2 + number(`${key}#`, 0, 1);
    const from = number(`${key}@`, 0, list.length - 1);
    return Array.from({ length: count }, (_, index) => list[(from + index) % list.length] ?? "");
  };
  const two = (value: number) => String(value).padStart(2, "0");
  const [street, city, postcode] = pick(seed, `${caseId}|place`, PLACES);
  const customer = `C-${number("customer", 1000, 9899)}`;
  const cents = number("cents", 3, 180) * 100 + pick(seed, `${caseId}|odd`, [0, 0, 50, 90, 99]);
  const dst = caseId.endsWith("_dst");
  const day = `2026-${dst ? "10-25" : `${two(number("month of day", 4, 9))}-${two(number("day", 1, 28))}`}`;
  const hour = two(number("hour", 9, 17));
  return {
    customer,
    email: `${customer.toLowerCase()}@mail.example.test`,
    order: `ORD-${number("order", 400_000, 499_999)}`,
    otherOrder: `ORD-${number("other order", 400_000, 499_999)}`,
    account: `A-${number("account", 1000, 9899)}`,
    invoice: `INV-${number("invoice", 20_000, 29_999)}`,
    ticket: `T-${number("ticket", 80_000, 89_999)}`,
    otherTicket: `T-${number("other ticket", 80_000, 89_999)}`,
    appointment: `APT-${number("appointment", 1000, 9899)}`,
    subscription: `SUB-${number("subscription", 1000, 9899)}`,
    skus: [
      `SKU-${number("sku 1", 6000, 6999)}`,
      `SKU-${number("sku 2", 3000, 3999)}`,
      `SKU-${number("sku 3", 4000, 4999)}`,
    ],
    month: `2026-${two(number("month", 2, 10))}`,
    day,
    at: `${day}T${hour}:${pick(seed, `${caseId}|minute`, ["00", "15", "30"])}:00${dst ? "+01:00" : "+02:00"}`,
    cents,
    otherCents: cents + number("other cents", 5, 60) * 100,
    quantity: number("quantity", 2, 12),
    currency: pick(seed, `${caseId}|currency`, ["EUR", "EUR", "GBP", "DKK"]),
    street,
    city,
    postcode,
    invoiceStates: some("invoice states", INVOICE_STATES),
    orderStates: some("order states", ORDER_STATES),
    tags: some("tags", TAGS),
    regions: some("regions", REGIONS),
    sections: some("sections", SECTIONS),
  };
}
