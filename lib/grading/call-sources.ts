import type { CallSource } from "./model.ts";

/** Who may record calls, the strongest witness first. */
export const CALL_SOURCES: readonly CallSource[] = ["provider", "observer", "agent_log"];
