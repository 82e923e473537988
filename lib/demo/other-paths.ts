import type { Step } from "./scenario.ts";

/** Another call that does what was asked just as well, by the tool that a case names. */
export const OTHER_PATHS: Readonly<Record<string, (step: Step) => Step>> = {
  send_email: ({ args: { customer_id = "", template = "" } }) => ({
    tool: "send_sms",
    args: { customer_id, template },
  }),
  close_ticket: ({ args: { ticket_id = "" } }) => ({
    tool: "update_ticket",
    args: { ticket_id, status: "closed" },
  }),
};
