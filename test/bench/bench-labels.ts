import { createLoader } from "nuqs/server";
import { drawSample } from "../../lib/commands/samples/draw-sample.ts";
import { nextItem } from "../../lib/commands/samples/next-item.ts";
import { saveLabel } from "../../lib/commands/samples/save-label.ts";
import { failureFilterParams } from "../../lib/queries/failure-filter-params.ts";
import { getScope } from "../../lib/queries/get-scope.ts";
import { getEstimate } from "../../lib/queries/samples/get-estimate.ts";
import { getSample } from "../../lib/queries/samples/get-sample.ts";
import type { BenchRow } from "./bench-row.ts";

const EACH = 300;
const AIM_MS = 50;

const load = createLoader(failureFilterParams);

/** Drawing a sample of calls from the whole suite, labelling all of it, and its estimate. */
export async function benchLabels(suite: string, calls: number): Promise<BenchRow[]> {
  const search = { unit: "calls", instrument: "exact" };
  const scope = await getScope(suite, search);
  const drawn = performance.now();
  const { id } = await drawSample({
    scope,
    params: load(new URLSearchParams(search)),
    name: null,
    failed: EACH,
    clean: EACH,
    strataBy: "verdict",
    seed: "bench",
    blind: true,
    reviewsPerItem: 1,
    simulated: true,
    actor: "bench",
  });
  const draw = performance.now() - drawn;
  const next: number[] = [];
  const save: number[] = [];
  for (let n = 0; ; n++) {
    const asked = performance.now();
    const { item } = await nextItem(scope.suite.id, id, { reviewer: "bench", holder: "" });
    next.push(performance.now() - asked);
    if (item === null) break;
    const started = performance.now();
    await saveLabel(scope.suite.id, id, {
      position: item.position,
      reviewer: "bench",
      truth: n % 3 === 0 ? "agent_wrong" : "agent_right",
      cause: null,
      note: null,
      key: `bench ${n}`,
    });
    save.push(performance.now() - started);
  }
  const estimated = performance.now();
  const sample = await getSample(scope.suite.id, id);
  if (sample !== null) await getEstimate(scope.suite.id, sample);
  const estimate = performance.now() - estimated;
  const of = `(${calls.toLocaleString("en")} calls)`;
  return [
    { what: `drawing ${2 * EACH} calls ${of}`, value: `${(draw / 1000).toFixed(1)} s`, aim: null },
    { what: `next item to label ${of}`, value: spread(next), aim: null },
    {
      what: `saving a label ${of}`,
      value: spread(save),
      aim: { text: `p95 < ${AIM_MS} ms`, reached: quantile(save, 0.95) < AIM_MS },
    },
    { what: `estimate of the sample ${of}`, value: `${estimate.toFixed(1)} ms`, aim: null },
  ];
}

function spread(times: readonly number[]): string {
  return `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`;
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] as number;
}
