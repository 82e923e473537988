import { parameters as p } from "../parameters.ts";
import type { Tool } from "../tool.ts";

export const ORDER_TOOLS: readonly Tool[] = [
  {
    name: "get_order",
    description: "One order with its items, payments and refunds.",
    effect: "read_only",
    parameters: { order_id: p.id("Order, such as ORD-448192") },
  },
  {
    name: "search_orders",
    description: "A customer's orders in any of the given states since a day.",
    effect: "read_only",
    parameters: {
      customer_id: p.id("Customer"),
      status: p.members(["placed", "packed", "shipped", "delivered", "returned", "cancelled"]),
      since: p.day("First day"),
      limit: p.limit(25),
    },
  },
  {
    name: "cancel_order",
    description: "Cancel an order that has not been shipped.",
    effect: "side_effecting",
    parameters: {
      order_id: p.id("Order"),
      reason: p.word(["customer_request", "out_of_stock", "payment_failed", "duplicate"]),
      notify: p.flag(true, "Send the customer a message"),
    },
  },
  {
    name: "update_shipping_address",
    description: "Change where an order goes, as long as it is not shipped.",
    effect: "side_effecting",
    parameters: {
      order_id: p.id("Order"),
      street: p.text("Street and number"),
      city: p.text("City"),
      postcode: p.text("Post code"),
    },
  },
  {
    name: "create_return",
    description: "Open a return for articles of an order and send a label.",
    effect: "side_effecting",
    parameters: {
      order_id: p.id("Order"),
      skus: p.names("Articles that come back"),
      reason: p.word(["damaged", "wrong_size", "not_as_described", "no_longer_needed"]),
      label: p.word(["email", "post"], "email"),
    },
  },
  {
    name: "get_shipment",
    description: "Where an order's parcel is.",
    effect: "read_only",
    parameters: { order_id: p.id("Order") },
  },
];
