import type { CallEvidence, Segment } from "../../evidence/evidence.ts";
import type { ReadableJson } from "../../evidence/readable-json.ts";
import type { Finding, Signal } from "../../grading/result.ts";
import type { CallOutline } from "./call-outline.ts";

/** One call with what it is held against, ready to be shown; plain data. */
export type SectionView = {
  readonly callIndex: number | null;
  readonly expectedIndex: number | null;
  readonly call: CallOutline | null;
  /** Whether a case is known that it could be held against. */
  readonly heldAgainstCase: boolean;
  /** Name of the expected call. */
  readonly expectedName: string | null;
  readonly findings: readonly Finding[];
  readonly signals: readonly Signal[];
  /** null: large, and read when it is asked for. */
  readonly body: SectionBody | null;
};

export type SectionBody = {
  readonly evidence: CallEvidence;
  /** The record of the same trial that says what the handler got; null: this one does, or none. */
  readonly receivedFrom: string | null;
  /** The raw text as far as it is shown. */
  readonly rawShown: readonly Segment[];
  /** The raw text for copying; null where it is long, or there is none. */
  readonly raw: string | null;
  readonly result: ShownJson | null;
  readonly error: ShownJson | null;
  readonly extra: ShownJson | null;
};

/** A recorded JSON value: its beginning where it is long. */
export type ShownJson = ReadableJson & {
  readonly length: number;
  readonly whole: boolean;
};

export type SectionPage = {
  readonly show: "findings" | "all";
  readonly from: number;
  /** Sections there are under `show`. */
  readonly total: number;
  readonly sections: readonly SectionView[];
};
