import type { WitnessCode } from "../../grading/witness/witness-kinds.ts";

/** Differences of one tool, by kind; a kind that does not occur is left out. */
export type ToolDifferences = {
  /** As stored; empty where none is known. */
  readonly tool: string;
  readonly all: number;
  readonly kinds: Readonly<Partial<Record<WitnessCode, number>>>;
};

/** The scope's differences between log, wire and handlers. */
export type DifferenceCounts = {
  /** Records of which log and wire differ, and those of which handlers and wire do. */
  readonly logRecords: number;
  readonly handlerRecords: number;
  readonly kinds: Readonly<Partial<Record<WitnessCode, number>>>;
  /** Tools there are; `tools` holds the first of them in the order asked for. */
  readonly toolCount: number;
  readonly tools: readonly ToolDifferences[];
};
