import { utcTime } from "../utc-time.ts";

type ToolEvent = {
  readonly id: string;
  readonly timestamp: string;
  readonly completed?: string | null | undefined;
};
type Times = { readonly startedAt: string | null; readonly latencyMs: number | null };

const UNKNOWN: Times = { startedAt: null, latencyMs: null };

/** When tools began and how long they took, by the call's id. */
export class ToolTimes {
  /** null: several events have this id, so none is surely the one meant. */
  readonly #found = new Map<string, Times | null>();

  add({ id, timestamp, completed }: ToolEvent): void {
    const startedAt = utcTime(timestamp);
    const endedAt = completed ? utcTime(completed) : null;
    const latency = startedAt !== null && endedAt !== null ? Date.parse(endedAt) - Date.parse(startedAt) : -1;
    this.#found.set(id, this.#found.has(id) ? null : { startedAt, latencyMs: latency < 0 ? null : latency });
  }

  of(id: string): Times {
    return this.#found.get(id) ?? UNKNOWN;
  }
}
