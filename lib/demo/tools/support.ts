import { parameters as p } from "../parameters.ts";
import type { Tool } from "../tool.ts";

const TAGS = ["billing", "bug", "delivery", "fraud", "login", "returns", "urgent", "vip"];
const TEMPLATES = [
  "apology",
  "refund_confirmed",
  "delivery_update",
  "password_reset",
  "return_label",
  "visit_confirmed",
  "plan_changed",
];

export const SUPPORT_TOOLS: readonly Tool[] = [
  {
    name: "get_ticket",
    description: "One ticket with its history.",
    effect: "read_only",
    parameters: { ticket_id: p.id("Ticket, such as T-88213") },
  },
  {
    name: "search_tickets",
    description: "Tickets that bear all of the tags, opened since a day.",
    effect: "read_only",
    parameters: { tags: p.members(TAGS), since: p.day("First day"), limit: p.limit(20) },
  },
  {
    name: "create_ticket",
    description: "Open a ticket for a customer.",
    effect: "side_effecting",
    parameters: {
      customer_id: p.id("Customer"),
      subject: p.text("One line"),
      tags: p.members(TAGS),
      priority: p.word(["low", "normal", "high"], "normal"),
    },
  },
  {
    name: "update_ticket",
    description: "Change a ticket's state.",
    effect: "side_effecting",
    parameters: { ticket_id: p.id("Ticket"), status: p.word(["open", "waiting", "solved", "closed"]) },
  },
  {
    name: "close_ticket",
    description: "Close a ticket with a resolution.",
    effect: "side_effecting",
    parameters: {
      ticket_id: p.id("Ticket"),
      resolution: p.word(["solved", "duplicate", "no_answer", "not_reproducible"]),
    },
  },
  {
    name: "escalate_ticket",
    description: "Hand a ticket to another team, which must answer within a time.",
    effect: "side_effecting",
    parameters: {
      ticket_id: p.id("Ticket"),
      team: p.word(["billing", "fraud", "logistics", "engineering"]),
      within: p.duration("Time to answer, in seconds or ISO 8601"),
    },
  },
  {
    name: "send_email",
    description: "Send a customer a message from a template by e-mail.",
    effect: "side_effecting",
    parameters: {
      customer_id: p.id("Customer"),
      template: p.word(TEMPLATES),
      language: p.word(["en", "de", "fr"], "en"),
    },
  },
  {
    name: "send_sms",
    description: "Send a customer a message from a template by SMS.",
    effect: "side_effecting",
    parameters: { customer_id: p.id("Customer"), template: p.word(TEMPLATES) },
  },
  {
    name: "search_knowledge_base",
    description: "Articles of the internal handbook.",
    effect: "read_only",
    parameters: { query: p.text("Words"), limit: p.limit(5) },
  },
];
