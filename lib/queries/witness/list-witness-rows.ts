import type { Segment } from "../../evidence/evidence.ts";
import { type ArgumentMark, markArguments } from "../../evidence/mark-arguments.ts";
import { segmentsOf } from "../../evidence/segments-of.ts";
import type { WitnessDifference } from "../../grading/witness/witness-difference.ts";
import type { WitnessCode } from "../../grading/witness/witness-kinds.ts";
import type { LongText } from "../record/long-text.ts";
import { type AccountTexts, accountCallKey, loadAccountTexts } from "./load-account-texts.ts";
import { toSaidAndWas } from "./to-said-and-was.ts";
import type { AccountCall, OutlineRow, WitnessOutline } from "./witness-outline.ts";
import type { AccountCallView, WitnessPage, WitnessRowView, WitnessShow } from "./witness-row-view.ts";

export const WITNESS_ROWS_A_PAGE = 50;
const ARGUMENTS_SHOWN = 600;
const OUTCOME_SHOWN = 240;

const OF_ARGUMENTS: readonly WitnessCode[] = [
  "log_value_changed",
  "log_type_changed",
  "handler_value_changed",
  "handler_type_changed",
];

type Wanted = { readonly suiteId: number; readonly show: WitnessShow; readonly from: number };

/** A page of a trial's calls as its accounts tell them, in the order that a reader follows. */
export async function listWitnessRows(
  { rows: all }: WitnessOutline,
  { suiteId, show, from }: Wanted,
): Promise<WitnessPage> {
  const shown = all
    .map((row, place) => ({ row, place }))
    .filter(({ row }) => show === "all" || row.differences.length > 0);
  const page = shown.slice(from, from + WITNESS_ROWS_A_PAGE);
  const calls = page.flatMap(({ row: { wire, handlers, log } }) =>
    [wire, ...handlers, log].filter((call) => call !== null),
  );
  const texts = await loadAccountTexts(suiteId, calls);
  return { show, from, total: shown.length, rows: page.map(({ row, place }) => toView(row, place, texts)) };
}

type Texts = ReadonlyMap<string, AccountTexts>;
type Side = "wire" | "handler" | "log";

function toView(row: OutlineRow, place: number, texts: Texts): WitnessRowView {
  const { wire, handlers, log, differences } = row;
  const view = (call: AccountCall, side: Side) => toCall(call, side, row, texts.get(accountCallKey(call)));
  const own = handlers.length > 0 || wire === null ? null : ownHandler(wire, texts.get(accountCallKey(wire)));
  return {
    place,
    wire: wire && view(wire, "wire"),
    handlers: own === null ? handlers.map((call) => view(call, "handler")) : [own],
    handlersOwn: own !== null,
    log: log && view(log, "log"),
    differences: differences.map((one) => ({
      kind: one.kind,
      path: one.path,
      message: one.message,
      // Of a whole call the columns show it.
      literals: one.path === null ? null : toSaidAndWas(one),
    })),
  };
}

function toCall(
  call: AccountCall,
  side: Side,
  row: OutlineRow,
  texts: AccountTexts | undefined,
): AccountCallView {
  const text = (side === "handler" ? texts?.received : null) ?? texts?.raw ?? texts?.received ?? null;
  const of = row.differences.filter(
    ({ leg }) => side === "wire" || leg === (side === "handler" ? "handler" : "log"),
  );
  return {
    callIndex: call.callIndex,
    placeMarked: side !== "wire" && of.some(({ kind }) => kind === `${side}_reordered`),
    name: call.name,
    nameMarked: row.wire !== null && side !== "wire" && call.name !== row.wire.name,
    arguments: marked(text, marksOf(of, side)),
    outcome: outcomeOf(texts),
    outcomeMarked: of.some(({ kind }) => kind === "log_outcome_differs"),
  };
}

/** What the wire's own record says that the handler was given; null where it says nothing. */
function ownHandler(wire: AccountCall, texts: AccountTexts | undefined): AccountCallView | null {
  if (texts === undefined || (texts.received === null && texts.dispatchedName === null)) return null;
  const name = texts.dispatchedName ?? wire.name;
  return {
    callIndex: wire.callIndex,
    placeMarked: false,
    name,
    nameMarked: name !== wire.name,
    arguments: marked(texts.received ?? texts.raw, []),
    outcome: null,
    outcomeMarked: false,
  };
}

function marksOf(differences: readonly WitnessDifference[], side: Side): readonly ArgumentMark[] {
  return differences
    .filter(({ kind }) => OF_ARGUMENTS.includes(kind))
    .map(({ path, said, was }) => ({ path, against: side === "wire" ? said : was }));
}

function marked(text: LongText | null, marks: readonly ArgumentMark[]): readonly Segment[] {
  if (text === null) return [];
  return withRest(markArguments(text.text, marks, ARGUMENTS_SHOWN), text);
}

function outcomeOf(texts: AccountTexts | undefined): AccountCallView["outcome"] {
  const text = texts?.error ?? texts?.result ?? null;
  if (text === null) return null;
  const segments = withRest(segmentsOf(text.text, 0, text.text.length, [], OUTCOME_SHOWN), text);
  return { kind: texts?.error === text ? "error" : "result", segments };
}

/** What the page did not even read counts as left out too. */
function withRest(segments: readonly Segment[], { text, length, whole }: LongText): readonly Segment[] {
  return whole ? segments : [...segments, { kind: "gap", length: length - text.length }];
}
