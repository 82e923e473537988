import { parameters as p } from "../parameters.ts";
import type { Tool } from "../tool.ts";

export const SCHEDULING_TOOLS: readonly Tool[] = [
  {
    name: "list_appointments",
    description: "A customer's appointments from a day on.",
    effect: "read_only",
    parameters: { customer_id: p.id("Customer"), since: p.day("First day"), limit: p.limit(10) },
  },
  {
    name: "book_appointment",
    description: "Book a technician's visit or a call.",
    effect: "side_effecting",
    parameters: {
      customer_id: p.id("Customer"),
      at: p.instant(),
      length: p.duration("How long, in seconds or ISO 8601"),
      channel: p.word(["phone", "visit", "video"], "phone"),
    },
  },
  {
    name: "reschedule_appointment",
    description: "Move an appointment to another time.",
    effect: "side_effecting",
    parameters: { appointment_id: p.id("Appointment, such as APT-3312"), at: p.instant() },
  },
  {
    name: "cancel_appointment",
    description: "Call an appointment off.",
    effect: "side_effecting",
    parameters: { appointment_id: p.id("Appointment"), notify: p.flag(true, "Send the customer a message") },
  },
  {
    name: "schedule_callback",
    description: "Have someone call a customer back.",
    effect: "side_effecting",
    parameters: { customer_id: p.id("Customer"), at: p.instant(), topic: p.text("What it is about") },
  },
];
