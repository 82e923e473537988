import type { CompiledSuite } from "../../grading/compiled-suite.ts";
import type { Instrument } from "../../grading/instrument.ts";

/** One way to grade: an instrument, and the suite with the rules that made it. */
export type GradingVariant = { readonly suite: CompiledSuite; readonly instrument: Instrument };
