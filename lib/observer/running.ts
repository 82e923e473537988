import { AsyncLocalStorage } from "node:async_hooks";
import type { RunningCall } from "./running-call.ts";

/** The observed call within which something runs. */
export const running = new AsyncLocalStorage<RunningCall>();
