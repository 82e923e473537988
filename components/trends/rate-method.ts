import type { ScopeUnit } from "@/lib/queries/samples/sample-unit";
import type { TrendsParams } from "@/lib/queries/trends/trends-params";

/**
 * What is divided by what.
 *
 * @example rateMethod("tool", "records", "runs")
 * // "records that fail with a finding on the tool ÷ all graded records of the run"
 */
export function rateMethod(by: TrendsParams["by"], unit: ScopeUnit, over: TrendsParams["over"]): string {
  const place = over === "runs" ? "the run" : "the day’s runs";
  if (by === "instrument") return `failing ÷ graded ${unit} of ${place}`;
  if (by === "model") return `failing ÷ graded ${unit} of ${place}, runs of the model only`;
  const blamed =
    by === "tool"
      ? {
          records: "records that fail with a finding on the tool",
          calls: "calls that bear a finding on the tool",
        }
      : { records: "records that fail the claim", calls: "calls that bear a finding under the claim" };
  return `${blamed[unit]} ÷ all graded ${unit} of ${place}`;
}
