import { parameters as p } from "../parameters.ts";
import type { Tool } from "../tool.ts";

export const SUBSCRIPTION_TOOLS: readonly Tool[] = [
  {
    name: "get_subscription",
    description: "A subscription with its plan, period and price.",
    effect: "read_only",
    parameters: { subscription_id: p.id("Subscription, such as SUB-7105") },
  },
  {
    name: "change_plan",
    description: "Move a subscription to another plan.",
    effect: "side_effecting",
    parameters: {
      subscription_id: p.id("Subscription"),
      plan: p.word(["basic", "plus", "pro", "team"]),
      prorate: p.flag(true, "Charge or credit the rest of the period"),
    },
  },
  {
    name: "pause_subscription",
    description: "Pause a subscription until a day.",
    effect: "side_effecting",
    parameters: { subscription_id: p.id("Subscription"), until: p.day("First day it runs again") },
  },
  {
    name: "cancel_subscription",
    description: "End a subscription.",
    effect: "side_effecting",
    parameters: {
      subscription_id: p.id("Subscription"),
      at_period_end: p.flag(true, "Let the paid period run out"),
    },
  },
];
