import type { Scenario } from "../scenario.ts";
import { step } from "../step.ts";

export const SUBSCRIPTION_SCENARIOS: readonly Scenario[] = [
  {
    slug: "plan_change",
    variants: {
      growing: "we grow",
      two_desks: "two more desks",
      reports: "we need reports",
      api: "we need the API",
    },
    tags: ["subscriptions"],
    forbid: true,
    input: (f, words) => `Move ${f.subscription} to pro and settle the rest of the month, as ${words}.`,
    looksUp: (f) => [step("get_subscription", { subscription_id: f.subscription })],
    calls: (f) => [step("change_plan", { subscription_id: f.subscription, plan: "pro", prorate: true })],
  },
  {
    slug: "plan_change_and_mail",
    variants: { downgrade: "save money", merger: "we merged", season: "the season is over" },
    tags: ["subscriptions"],
    forbid: true,
    input: (f, words) => `Put ${f.subscription} on basic (${words}) and mail ${f.customer} that it is done.`,
    calls: (f) => [
      step("change_plan", { subscription_id: f.subscription, plan: "basic" }),
      step("send_email", { customer_id: f.customer, template: "plan_changed" }),
    ],
  },
  {
    slug: "pause",
    variants: { leave: "parental leave", renovation: "a renovation", winter: "the winter" },
    tags: ["subscriptions"],
    forbid: true,
    input: (f, words) => `Pause ${f.subscription} until ${f.day} because of ${words}.`,
    calls: (f) => [step("pause_subscription", { subscription_id: f.subscription, until: f.day })],
  },
  {
    slug: "end_subscription",
    variants: { unused: "nobody uses it", price: "it costs too much", switch: "we switch" },
    tags: ["subscriptions"],
    forbid: true,
    input: (f, words) => `End ${f.subscription} when the period is over: ${words}.`,
    looksUp: (f) => [step("get_subscription", { subscription_id: f.subscription })],
    calls: (f) => [step("cancel_subscription", { subscription_id: f.subscription, at_period_end: true })],
  },
];
