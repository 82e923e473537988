import { readArguments } from "../json/read-arguments.ts";
import type { AlignInput, RowWindow } from "./align-input.ts";
import type { CallEvidence } from "./evidence.ts";
import { evidenceRow } from "./evidence-row.ts";
import { locate } from "./locate.ts";
import { RowCollector } from "./row-collector.ts";
import { RowWalk } from "./row-walk.ts";
import { unreadableText } from "./unreadable-text.ts";

const FIRST_ROWS: RowWindow = { from: null, limit: 200 };

/**
 * Holds expected, raw and received arguments against each other, path by path. Containers that are equal stay one
 * row; those that differ unfold. Time is linear in the three texts; never throws.
 *
 * @example alignCall({ expected, call, findings: [], rules: null, compared: true }).rows[0]?.path // "order_id"
 */
export function alignCall(input: AlignInput, window: RowWindow = FIRST_ROWS): CallEvidence {
  const { expected, call, findings } = input;
  const raw = call === null ? null : readArguments(call.argumentsRaw);
  const received = call?.argumentsReceived == null ? null : locate(call.argumentsReceived);
  const collector = new RowCollector(window);
  const walk = new RowWalk(input, raw, received, collector);
  walk.root(expected?.args == null ? null : locate(expected.args), raw, received);
  return {
    rows: collector.rows().map(evidenceRow),
    rowCount: collector.rowCount,
    differentCount: collector.differentCount,
    rawForm: raw?.form ?? null,
    rawLength: call?.argumentsRaw?.length ?? null,
    unreadable: raw?.form === "unparseable" ? unreadableText(raw.text, raw.error) : null,
    hasReceived: received !== null,
    findings: findings.flatMap((finding, index) => (finding.path === null ? [index] : [])),
  };
}
