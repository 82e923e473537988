import type { ToolRules } from "../grading/instrument.ts";
import type { ExpectedCall, RecordedCall } from "../grading/model.ts";
import type { Finding } from "../grading/result.ts";

/** What one call is held against. Either side may be missing, not both. */
export type AlignInput = {
  readonly expected: Pick<ExpectedCall, "args" | "argsAnyOf" | "optionalArgs"> | null;
  readonly call: Pick<RecordedCall, "argumentsRaw" | "argumentsReceived"> | null;
  /** The findings of this pair; rows and the result refer to them by index. */
  readonly findings: readonly Finding[];
  /** Normalizers and defaults that the instrument applies to the expected tool; null where it applies none. */
  readonly rules: ToolRules | null;
  /** What the instrument compared, so that no finding means no failure: `shared`, only keys that both sides have. */
  readonly compared: "all" | "shared" | "none";
};

/** Which rows are made. */
export type RowWindow = {
  /** `null`: as many as `limit`, those with differences first; else the rows from this one on, in order. */
  readonly from: number | null;
  readonly limit: number;
};
