import type { Segment } from "../../evidence/evidence.ts";
import type { WitnessCode } from "../../grading/witness/witness-kinds.ts";
import type { SaidAndWas } from "./difference-row.ts";

/** A call as one account tells it; plain data. */
export type AccountCallView = {
  readonly callIndex: number;
  /** It stands at another place than on the wire. */
  readonly placeMarked: boolean;
  readonly name: string;
  /** The name differs from that on the wire. */
  readonly nameMarked: boolean;
  readonly arguments: readonly Segment[];
  /** The tool's answer as this account has it; null: it has none. */
  readonly outcome: { readonly kind: "result" | "error"; readonly segments: readonly Segment[] } | null;
  readonly outcomeMarked: boolean;
};

export type WitnessRowView = {
  /** Its place among all rows. */
  readonly place: number;
  readonly wire: AccountCallView | null;
  readonly handlers: readonly AccountCallView[];
  /** The handlers' side is what the wire's own record says of them. */
  readonly handlersOwn: boolean;
  readonly log: AccountCallView | null;
  readonly differences: readonly {
    readonly kind: WitnessCode;
    readonly path: string | null;
    readonly message: string;
    readonly literals: SaidAndWas | null;
  }[];
};

export type WitnessShow = "differing" | "all";

export type WitnessPage = {
  readonly show: WitnessShow;
  readonly from: number;
  /** Rows there are under `show`. */
  readonly total: number;
  readonly rows: readonly WitnessRowView[];
};
