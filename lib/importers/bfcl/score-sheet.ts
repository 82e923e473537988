import type { JsonText } from "../../json/json-node.ts";

/** A row of the benchmark's files, kept until its counterparts are there. */
export type Row = { readonly text: string; readonly line: number; readonly file: string };

/** What a score file says of one result. */
export type Scored = {
  readonly valid: boolean;
  readonly type: string | null;
  readonly reason: string | null;
  /** `error` as it stands. */
  readonly error: JsonText | null;
  /** The calls that the benchmark read out of a text; kept only where the result may be one. */
  readonly decoded: JsonText | null;
  /** The result that it judged, where no result file has it. */
  readonly output: JsonText | null;
  readonly row: Pick<Row, "line" | "file">;
};

/** One score file: only failures are listed in it. */
export class ScoreSheet {
  /** Failures by the first line's count; null without such a line. */
  counted: number | null = null;
  listed = 0;
  readonly categories = new Set<string>();

  /** Why its silence about a result of it says that it passed. */
  get silence(): string {
    const { counted, listed } = this;
    const complete = counted === null || counted === listed;
    return complete
      ? "inferred: the score file lists only failures, and not this one"
      : `inferred: the score file lists only failures, and not this one; but it lists ${listed} of the ${counted} that it counts`;
  }
}
