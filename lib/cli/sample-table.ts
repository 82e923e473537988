import type { SampleRow } from "../queries/samples/sample-row.ts";
import { plainLine } from "./plain-line.ts";

const COUNT_WIDTH = 9;

/** A sample for a reader: what was drawn from what. */
export function sampleTable(sample: SampleRow): string {
  const { instrument, unit, ungraded, progress } = sample;
  const width = Math.max(7, ...sample.strata.map(({ stratum }) => plainLine(stratum, 60).length));
  const row = (name: string, of: string, drawn: string) =>
    `  ${name.padEnd(width)}${of.padStart(COUNT_WIDTH + 2)}${drawn.padStart(COUNT_WIDTH)}`;
  return [
    `Sample “${plainLine(sample.name)}” (number ${sample.id}): ${progress.items} ${unit} under ${instrument.level}.v${instrument.version}, seed ${plainLine(sample.seed)}`,
    row("stratum", "of", "drawn"),
    ...sample.strata.map(({ stratum, population, size }) =>
      row(plainLine(stratum, 60), String(population), String(size)),
    ),
    `${ungraded} ${unit} could not be graded and are in no stratum.`,
  ].join("\n");
}
