/** How two accounts of a trial can differ, in the order of the screen; `leg`: which account is held against the wire. */
export const WITNESS_KINDS = [
  {
    code: "not_witnessed",
    leg: "log",
    title: "never happened",
    meaning: "The agent’s log has this call, and no witness saw it.",
  },
  {
    code: "not_reported",
    leg: "log",
    title: "not in the log",
    meaning: "A witness saw this call, and the agent’s log leaves it out.",
  },
  {
    code: "log_renamed",
    leg: "log",
    title: "name differs",
    meaning: "The agent’s log has this call under another tool’s name.",
  },
  {
    code: "log_value_changed",
    leg: "log",
    title: "value differs",
    meaning: "The agent’s log has another value for this argument.",
  },
  {
    code: "log_type_changed",
    leg: "log",
    title: "type differs",
    meaning: "The agent’s log has the same value in another type: it was coerced.",
  },
  {
    code: "log_reordered",
    leg: "log",
    title: "other order",
    meaning: "The agent’s log has this call at another place among the calls.",
  },
  {
    code: "log_hides_retry",
    leg: "log",
    title: "hides a retry",
    meaning: "The call was made several times, and the agent’s log has it once.",
  },
  {
    code: "log_outcome_differs",
    leg: "log",
    title: "outcome differs",
    meaning: "The agent’s log has another outcome: success where the handler threw, or another result.",
  },
  {
    code: "not_handled",
    leg: "handler",
    title: "not handled",
    meaning: "The call was on the wire, and no handler got it.",
  },
  {
    code: "not_emitted",
    leg: "handler",
    title: "nobody asked",
    meaning: "A handler ran, and no call on the wire asked for it.",
  },
  {
    code: "handler_renamed",
    leg: "handler",
    title: "name rewritten",
    meaning: "The handler that ran has another name than the call on the wire.",
  },
  {
    code: "handler_value_changed",
    leg: "handler",
    title: "value rewritten",
    meaning: "The handler got another value for this argument than was on the wire.",
  },
  {
    code: "handler_type_changed",
    leg: "handler",
    title: "type coerced",
    meaning: "The handler got the same value in another type than was on the wire.",
  },
  {
    code: "handler_reordered",
    leg: "handler",
    title: "other order",
    meaning: "The handlers ran in another order than the calls on the wire.",
  },
  {
    code: "handler_retried",
    leg: "handler",
    title: "retried",
    meaning: "The handler ran several times for one call on the wire.",
  },
] as const;

export type WitnessCode = (typeof WITNESS_KINDS)[number]["code"];
