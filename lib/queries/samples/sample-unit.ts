/** What a rate is over. */
export type ScopeUnit = "records" | "calls";
