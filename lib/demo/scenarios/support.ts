import { moneyText } from "../money-text.ts";
import type { Scenario } from "../scenario.ts";
import { step } from "../step.ts";

export const SUPPORT_SCENARIOS: readonly Scenario[] = [
  {
    slug: "ticket_new",
    variants: {
      no_login: "can't log in",
      blank_page: "sees a blank page",
      wrong_total: "sees a wrong total",
      no_mail: "gets no mail",
      slow_shop: "finds the shop slow",
      odd_parcel: "got an odd parcel",
    },
    tags: ["support"],
    forbid: true,
    input: (f, words) =>
      `${f.customer} ${words}. Open a ticket "needs help" with the tags ${f.tags.join(", ")}.`,
    calls: (f) => [step("create_ticket", { customer_id: f.customer, subject: "needs help", tags: f.tags })],
  },
  {
    slug: "tickets_by_tag",
    variants: {
      standup: "for the stand-up",
      weekly: "for the weekly",
      rota: "to plan the rota",
      post_mortem: "for the post-mortem",
      vendor: "for the vendor",
      board: "for the board",
    },
    tags: ["support"],
    forbid: true,
    input: (f, words) => `All tickets tagged ${f.tags.join(" and ")} since ${f.day}, ${words}, please.`,
    calls: (f) => [step("search_tickets", { tags: f.tags, since: f.day })],
  },
  {
    slug: "tickets_then_wait",
    variants: {
      holiday: "the holiday",
      audit: "the audit",
      release: "the release",
      migration: "the migration",
    },
    tags: ["support"],
    forbid: true,
    input: (f, words) =>
      `Because of ${words}: look for tickets tagged ${f.tags.join(", ")} since ${f.day}, and set ${f.ticket} to waiting.`,
    calls: (f) => [
      step("search_tickets", { tags: f.tags, since: f.day }),
      step("update_ticket", { ticket_id: f.ticket, status: "waiting" }),
    ],
  },
  {
    slug: "ticket_close",
    variants: {
      fixed: "it works again",
      answered: "the answer helped",
      restart: "a restart did it",
      refunded: "the money is back",
      found: "it was found",
    },
    tags: ["support"],
    forbid: true,
    input: (f, words) => `${f.ticket} can be closed as solved: ${words}. ${f.otherTicket} stays open.`,
    looksUp: (f) => [step("get_ticket", { ticket_id: f.ticket })],
    calls: (f) => [step("close_ticket", { ticket_id: f.ticket, resolution: "solved" })],
  },
  {
    slug: "tickets_merge",
    variants: { same_parcel: "one parcel", same_caller: "one caller", same_bug: "one bug" },
    tags: ["support"],
    forbid: true,
    input: (f, words) =>
      `${f.ticket} and ${f.otherTicket} are about ${words}. Close ${f.otherTicket} as a duplicate and leave ${f.ticket} open.`,
    calls: (f) => [
      step("close_ticket", { ticket_id: f.otherTicket, resolution: "duplicate" }),
      step("update_ticket", { ticket_id: f.ticket, status: "open" }),
    ],
    independent: true,
  },
  {
    slug: "escalate",
    variants: { fraud: "looks like fraud", outage: "is an outage", press: "may reach the press" },
    tags: ["support"],
    forbid: true,
    input: (f, words) => `${f.ticket} ${words}. Escalate it to the fraud team, answer within two hours.`,
    calls: (f) => [step("escalate_ticket", { ticket_id: f.ticket, team: "fraud", within: 7200 })],
  },
  {
    slug: "escalate_and_tell",
    variants: {
      key_account: "a key account",
      second_time: "the second time",
      deadline: "against a deadline",
    },
    tags: ["support"],
    forbid: true,
    input: (f, words) =>
      `${f.ticket} is ${words}: escalate it to engineering (half an hour) and mail ${f.customer} our apology.`,
    calls: (f) => [
      step("escalate_ticket", { ticket_id: f.ticket, team: "engineering", within: 1800 }),
      step("send_email", { customer_id: f.customer, template: "apology" }),
    ],
    independent: true,
  },
  {
    slug: "password_reset",
    variants: {
      forgot: "forgot it",
      locked: "is locked out",
      new_phone: "has a new phone",
      expired: "let it expire",
    },
    tags: ["support"],
    forbid: true,
    input: (f, words) => `${f.customer} ${words} and wants the reset mail, in English.`,
    policy: (f) => [step("verify_identity", { customer_id: f.customer })],
    calls: (f) => [
      step("send_email", { customer_id: f.customer, template: "password_reset", language: "en" }),
    ],
  },
  {
    slug: "apology_and_note",
    variants: {
      cold_food: "cold food",
      long_wait: "a long wait",
      wrong_name: "a wrong name",
      no_call: "no call",
    },
    tags: ["support"],
    forbid: true,
    input: (f, words) =>
      `${f.customer} complained about ${words}. Mail an apology and note "apologised" on the account.`,
    calls: (f) => [
      step("send_email", { customer_id: f.customer, template: "apology" }),
      step("add_customer_note", { customer_id: f.customer, text: "apologised" }),
    ],
    independent: true,
  },
  {
    slug: "contact_change",
    variants: { new_mail: "a new address", typo: "a typo", married: "a new name" },
    tags: ["support"],
    forbid: true,
    input: (f, words) => `${f.customer} has ${words}: set the e-mail to ${f.email}.`,
    calls: (f) => [step("update_customer", { customer_id: f.customer, field: "email", value: f.email })],
  },
  {
    slug: "handbook",
    variants: { warranty: "warranty abroad", batteries: "shipping batteries", vouchers: "expired vouchers" },
    tags: ["support"],
    forbid: true,
    input: (_, words) => `What does the handbook say on ${words}? Search for "returns abroad".`,
    calls: () => [step("search_knowledge_base", { query: "returns abroad" })],
  },
  {
    slug: "make_it_good",
    variants: {
      third_delay: "a third delay",
      broken_twice: "a part broken twice",
      no_show: "a technician who never came",
      wrong_bill: "a wrong bill",
      lost_file: "a lost file",
      wrong_size: "a wrong size for the second time",
      dead_line: "a dead line",
    },
    tags: ["support", "long"],
    forbid: true,
    input: (f, words) =>
      `${f.customer} is angry about ${words}. Open a ticket "complaint" (${f.tags.join(", ")}), credit ${moneyText(f.cents)} as goodwill and have them called at ${f.at} about "making it good".`,
    calls: (f) => [
      step("create_ticket", { customer_id: f.customer, subject: "complaint", tags: f.tags }),
      step("issue_store_credit", { customer_id: f.customer, amount_cents: f.cents, reason: "goodwill" }),
      step("schedule_callback", { customer_id: f.customer, at: f.at, topic: "making it good" }),
    ],
    independent: true,
  },
  {
    slug: "just_asking",
    variants: { hours: "your opening hours", size: "the size of a box", origin: "where the wool is from" },
    tags: ["support"],
    forbid: true,
    input: (f, words) => `${f.customer} only wants to know ${words}. Change nothing.`,
    calls: () => [],
  },
];
