import type { Tool } from "../tool.ts";
import { BILLING_TOOLS } from "./billing.ts";
import { CUSTOMER_TOOLS } from "./customers.ts";
import { OPERATIONS_TOOLS } from "./operations.ts";
import { ORDER_TOOLS } from "./orders.ts";
import { SCHEDULING_TOOLS } from "./scheduling.ts";
import { SUBSCRIPTION_TOOLS } from "./subscriptions.ts";
import { SUPPORT_TOOLS } from "./support.ts";

/** The tools of the simulated company, by name. */
export const TOOLS: ReadonlyMap<string, Tool> = new Map(
  [
    CUSTOMER_TOOLS,
    ORDER_TOOLS,
    BILLING_TOOLS,
    SUPPORT_TOOLS,
    SCHEDULING_TOOLS,
    SUBSCRIPTION_TOOLS,
    OPERATIONS_TOOLS,
  ]
    .flat()
    .map((tool) => [tool.name, tool]),
);
