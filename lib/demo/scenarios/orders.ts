import { moneyText } from "../money-text.ts";
import type { Scenario } from "../scenario.ts";
import { step } from "../step.ts";

export const ORDER_SCENARIOS: readonly Scenario[] = [
  {
    slug: "cancel_order",
    variants: {
      changed_mind: "I changed my mind",
      moving: "I am moving",
      ordered_twice: "I ordered it by mistake",
      too_slow: "it takes too long",
    },
    tags: ["orders"],
    forbid: true,
    input: (f, words) => `Please cancel ${f.order}, not ${f.otherOrder}: ${words}.`,
    looksUp: (f) => [step("get_order", { order_id: f.order })],
    calls: (f) => [step("cancel_order", { order_id: f.order, reason: "customer_request" })],
  },
  {
    slug: "orders_by_state",
    variants: {
      missing_parcel: "one parcel is missing",
      insurance: "the insurer asks",
      bonus: "the bonus is due",
      stocktaking: "we take stock",
      complaint: "there is a complaint",
      fraud_check: "something looks odd",
    },
    tags: ["orders"],
    forbid: true,
    input: (f, words) =>
      `Which orders of ${f.customer} since ${f.day} are ${f.orderStates.join(" or ")}? I ask because ${words}.`,
    calls: (f) => [step("search_orders", { customer_id: f.customer, status: f.orderStates, since: f.day })],
  },
  {
    slug: "orders_then_ticket",
    variants: {
      short_delivery: "short delivery",
      wet_boxes: "wet boxes",
      wrong_labels: "wrong labels",
      no_invoice: "no invoice inside",
    },
    tags: ["orders", "support"],
    forbid: true,
    input: (f, words) =>
      `Find ${f.customer}'s ${f.orderStates.join(" and ")} orders since ${f.day} and open a ticket on "delivery" (${words}), tagged ${f.tags.join(", ")}.`,
    calls: (f) => [
      step("search_orders", { customer_id: f.customer, status: f.orderStates, since: f.day }),
      step("create_ticket", { customer_id: f.customer, subject: "delivery", tags: f.tags }),
    ],
  },
  {
    slug: "address_change",
    variants: { moved: "We have moved", office: "Send it to the office", neighbour: "Leave it next door" },
    tags: ["orders"],
    forbid: true,
    input: (f, words) => `${words}: ${f.order} should go to ${f.street}, ${f.postcode} ${f.city}.`,
    calls: (f) => [
      step("update_shipping_address", {
        order_id: f.order,
        street: f.street,
        city: f.city,
        postcode: f.postcode,
      }),
    ],
  },
  {
    slug: "return",
    variants: { too_small: "are too small", cracked: "are cracked", wrong_colour: "have the wrong colour" },
    tags: ["orders", "returns"],
    forbid: true,
    input: (f, words) =>
      `${f.skus.join(", ")} from ${f.order} ${words}. I want to send them back: not as described.`,
    calls: (f) => [step("create_return", { order_id: f.order, skus: f.skus, reason: "not_as_described" })],
  },
  {
    slug: "return_and_credit",
    variants: { loyal: "as a regular", early: "before it is here", swap: "to buy another" },
    tags: ["orders", "returns"],
    forbid: true,
    input: (f, words) =>
      `Open a return for ${f.skus[0]} of ${f.order}, no longer needed, and credit ${f.customer} ${moneyText(f.cents)} ${words}.`,
    calls: (f) => [
      step("create_return", { order_id: f.order, skus: [f.skus[0]], reason: "no_longer_needed" }),
      step("issue_store_credit", { customer_id: f.customer, amount_cents: f.cents, reason: "return" }),
    ],
    independent: true,
  },
  {
    slug: "where_is_my_parcel",
    variants: {
      birthday: "for a birthday",
      holiday: "before we leave",
      customs: "stuck in customs",
      cold: "kept cold",
    },
    tags: ["orders"],
    forbid: true,
    input: (f, words) => `Where is ${f.order}? It is ${words}. Mail the news to ${f.customer}.`,
    calls: (f) => [
      step("get_shipment", { order_id: f.order }),
      step("send_email", { customer_id: f.customer, template: "delivery_update" }),
    ],
  },
  {
    slug: "damaged_parcel",
    variants: {
      glass: "the glass broke",
      crushed: "it was crushed",
      soaked: "it was soaked",
      torn: "it was torn",
      frozen: "it was frozen",
      opened: "it had been opened",
    },
    tags: ["orders", "refund", "long"],
    forbid: true,
    input: (f, words) =>
      `${f.order}: ${words}. Take ${f.skus[1]} and ${f.skus[0]} back as damaged, refund ${moneyText(f.cents)} of the ${moneyText(f.otherCents)}, and mail the label to ${f.customer}.`,
    calls: (f) => [
      step("create_return", { order_id: f.order, skus: [f.skus[1], f.skus[0]], reason: "damaged" }),
      step("issue_refund", { order_id: f.order, amount_cents: f.cents, reason: "damaged" }),
      step("send_email", { customer_id: f.customer, template: "return_label" }),
    ],
  },
];
