import type { PreparedRecord } from "../prepared-record.ts";
import { pairCalls } from "./pair-calls.ts";
import type { RowDraft } from "./row-draft.ts";
import { toToldCalls } from "./to-told-calls.ts";
import type { ToldCall } from "./told-call.ts";

/** The calls of a trial, one row each, with what every account has of it; nothing is judged yet. */
export function accountRows({ calls, handled, hearsay }: PreparedRecord): RowDraft[] {
  const wire = toToldCalls(calls, "emitted");
  const handlers = toToldCalls(handled, "handled");
  const log = toToldCalls(hearsay, "emitted");
  const rows: RowDraft[] = wire.map((one) => ({ wire: one, handlers: [], logs: [] }));
  const unasked = placeHandlers(rows, wire, handlers);
  const unseen = placeLog(rows, unasked, wire, log);
  return inOrder(rows, unasked, unseen);
}

/** Gives each handler's run to its call; a further run of what is paired already is a retry. Gives the others. */
function placeHandlers(
  rows: readonly RowDraft[],
  wire: readonly ToldCall[],
  handlers: readonly ToldCall[],
): RowDraft[] {
  const chosen = pairCalls(wire, handlers);
  const rowOf = new Map<number, RowDraft>();
  for (const [at, place] of chosen.entries()) if (place !== -1) rowOf.set(place, rows[at] as RowDraft);
  // A retry comes after what it tries again: the nearest one before.
  const latest = new Map<string, RowDraft>();
  const unasked: RowDraft[] = [];
  const early: ToldCall[] = [];
  for (const one of handlers) {
    const row = rowOf.get(one.place);
    const again = latest.get(one.key);
    if (row !== undefined) {
      row.handlers.push(one);
      latest.set(one.key, row);
    } else if (again !== undefined) again.handlers.push(one);
    else early.push(one);
  }
  for (const one of early) {
    const row = latest.get(one.key);
    if (row === undefined) unasked.push({ wire: null, handlers: [one], logs: [] });
    else row.handlers.unshift(one);
  }
  return unasked;
}

/** Gives each entry of the log to its call, or to a run that nobody asked for. Gives those that nobody saw. */
function placeLog(
  rows: readonly RowDraft[],
  unasked: readonly RowDraft[],
  wire: readonly ToldCall[],
  log: readonly ToldCall[],
): ToldCall[] {
  const given = new Map<number, string>();
  for (const [at, { handlers }] of rows.entries()) {
    const key = handlers[0]?.key;
    if (key !== undefined) given.set(at, key);
  }
  const left = place(rows, pairCalls(wire, log, given), log);
  const unheard = left.length === 0 ? left : withoutRetold(rows, left);
  const runs = unasked.map(({ handlers }, at) => ({ ...(handlers[0] as ToldCall), place: at }));
  const again = unheard.map((one, at) => ({ ...one, place: at }));
  return place(unasked, pairCalls(runs, again), unheard);
}

/** A log that tells each run of a retried call is heard; gives the entries that are no such. */
function withoutRetold(rows: readonly RowDraft[], left: readonly ToldCall[]): ToldCall[] {
  const retold = new Map<string, { readonly rows: RowDraft[]; next: number }>();
  for (const row of rows) {
    const [first] = row.logs;
    if (first === undefined || row.handlers.length < 2) continue;
    for (const key of new Set([first.key, ...row.handlers.map((one) => one.key)])) {
      const open = retold.get(key);
      if (open === undefined) retold.set(key, { rows: [row], next: 0 });
      else open.rows.push(row);
    }
  }
  const isFull = ({ logs, handlers }: RowDraft) => logs.length >= handlers.length;
  const unheard = left.filter((one) => {
    const open = retold.get(one.key);
    if (open === undefined) return true;
    let row = open.rows[open.next];
    while (row !== undefined && isFull(row)) {
      open.next += 1;
      row = open.rows[open.next];
    }
    row?.logs.push(one);
    return row === undefined;
  });
  for (const { logs } of rows) if (logs.length > 1) logs.sort((a, b) => a.place - b.place);
  return unheard;
}

function place(rows: readonly RowDraft[], chosen: readonly number[], told: readonly ToldCall[]): ToldCall[] {
  const placed = new Set<number>();
  for (const [at, where] of chosen.entries()) {
    const row = rows[at];
    const one = told[where];
    if (row === undefined || one === undefined) continue;
    row.logs.push(one);
    placed.add(where);
  }
  return told.filter((_, at) => !placed.has(at));
}

/** What only an account has stands behind what that account has before it. */
function inOrder(
  rows: readonly RowDraft[],
  unasked: readonly RowDraft[],
  unseen: readonly ToldCall[],
): RowDraft[] {
  const after = new Map<RowDraft | null, RowDraft[]>();
  const insert = (
    others: readonly RowDraft[],
    callOf: (row: RowDraft) => ToldCall | null,
    among: readonly RowDraft[],
  ) => {
    const told = among
      .flatMap((row) => {
        const call = callOf(row);
        return call === null ? [] : [{ at: call.place, row, own: false }];
      })
      .concat(others.map((row) => ({ at: callOf(row)?.place ?? 0, row, own: true })))
      .sort((a, b) => a.at - b.at);
    let before: RowDraft | null = null;
    for (const { row, own } of told) {
      if (!own) before = row;
      else if (after.has(before)) after.get(before)?.push(row);
      else after.set(before, [row]);
    }
  };
  insert(unasked, ({ handlers }) => handlers[0] ?? null, rows);
  const base = flattened(rows, after);
  after.clear();
  insert(
    unseen.map((one) => ({ wire: null, handlers: [], logs: [one] })),
    ({ logs }) => logs[0] ?? null,
    base,
  );
  return flattened(base, after);
}

function flattened(
  rows: readonly RowDraft[],
  after: ReadonlyMap<RowDraft | null, readonly RowDraft[]>,
): RowDraft[] {
  return [...(after.get(null) ?? []), ...rows.flatMap((row) => [row, ...(after.get(row) ?? [])])];
}
