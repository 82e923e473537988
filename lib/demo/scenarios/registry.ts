import type { Scenario } from "../scenario.ts";
import { BILLING_SCENARIOS } from "./billing.ts";
import { OPERATIONS_SCENARIOS } from "./operations.ts";
import { ORDER_SCENARIOS } from "./orders.ts";
import { SCHEDULING_SCENARIOS } from "./scheduling.ts";
import { SUBSCRIPTION_SCENARIOS } from "./subscriptions.ts";
import { SUPPORT_SCENARIOS } from "./support.ts";

/** Every kind of request that the demo's suite holds. */
export const SCENARIOS: readonly Scenario[] = [
  BILLING_SCENARIOS,
  ORDER_SCENARIOS,
  SUPPORT_SCENARIOS,
  SCHEDULING_SCENARIOS,
  SUBSCRIPTION_SCENARIOS,
  OPERATIONS_SCENARIOS,
].flat();
