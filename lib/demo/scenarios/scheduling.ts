import type { Scenario } from "../scenario.ts";
import { step } from "../step.ts";

export const SCHEDULING_SCENARIOS: readonly Scenario[] = [
  {
    slug: "book_visit",
    variants: {
      boiler: "the boiler",
      router: "the router",
      meter: "the meter",
      dishwasher: "the dishwasher",
      alarm: "the alarm",
      lift: "the lift",
    },
    tags: ["scheduling"],
    forbid: true,
    input: (f, words) => `Send ${f.customer} a technician for ${words} at ${f.at}, for an hour and a half.`,
    calls: (f) => [
      step("book_appointment", { customer_id: f.customer, at: f.at, length: 5400, channel: "visit" }),
    ],
  },
  {
    slug: "book_and_confirm",
    variants: {
      advice: "advice",
      demo: "a demonstration",
      inspection: "an inspection",
      training: "a training",
      dst: "the clock change",
    },
    tags: ["scheduling"],
    forbid: true,
    input: (f, words) =>
      `Book ${f.customer} half an hour on the phone about ${words} at ${f.at}, and mail the confirmation.`,
    calls: (f) => [
      step("book_appointment", { customer_id: f.customer, at: f.at, length: 1800 }),
      step("send_email", { customer_id: f.customer, template: "visit_confirmed" }),
    ],
  },
  {
    slug: "reschedule_visit",
    variants: {
      sick: "I am ill",
      train: "my train is late",
      dst: "I forgot the clock change",
      flood: "the cellar is flooded",
    },
    tags: ["scheduling"],
    forbid: true,
    input: (f, words) => `Move ${f.appointment} to ${f.at}, as ${words}.`,
    calls: (f) => [step("reschedule_appointment", { appointment_id: f.appointment, at: f.at })],
  },
  {
    slug: "reschedule_callback",
    variants: {
      dst: "the clocks change",
      shift: "my shift changes",
      abroad: "I am abroad",
      voice: "I lost my voice",
    },
    tags: ["scheduling"],
    forbid: true,
    input: (f, words) =>
      `Call off ${f.appointment}, since ${words}, and call ${f.customer} at ${f.at} about the contract instead.`,
    calls: (f) => [
      step("cancel_appointment", { appointment_id: f.appointment }),
      step("schedule_callback", { customer_id: f.customer, at: f.at, topic: "the contract" }),
    ],
    independent: true,
  },
  {
    slug: "callback",
    variants: {
      contract: "the contract",
      offer: "the offer",
      invoice: "an invoice",
      warranty: "the warranty",
      delivery: "a delivery",
      renewal: "the renewal",
      address: "a new address",
      dst: "the winter rate",
    },
    tags: ["scheduling"],
    forbid: true,
    input: (f, words) =>
      `${f.customer} would like to be called at ${f.at}, about ${words} (topic: "a question").`,
    calls: (f) => [step("schedule_callback", { customer_id: f.customer, at: f.at, topic: "a question" })],
  },
  {
    slug: "cancel_visit",
    variants: { repaired: "it runs again", travel: "I am away", other_firm: "another firm came" },
    tags: ["scheduling"],
    forbid: true,
    input: (f, words) => `Cancel ${f.appointment} and send me a message: ${words}.`,
    calls: (f) => [step("cancel_appointment", { appointment_id: f.appointment, notify: true })],
  },
  {
    slug: "ticket_and_callback",
    variants: {
      noise: "noise",
      leak: "a leak",
      smell: "a smell",
      spark: "sparks",
      error_code: "error E-17",
    },
    tags: ["scheduling", "support"],
    forbid: true,
    input: (f, words) =>
      `${f.customer} reports ${words}: open a ticket "fault" (${f.tags.join(", ")}) and have them called at ${f.at} about "the fault".`,
    calls: (f) => [
      step("create_ticket", { customer_id: f.customer, subject: "fault", tags: f.tags }),
      step("schedule_callback", { customer_id: f.customer, at: f.at, topic: "the fault" }),
    ],
    independent: true,
  },
];
