import type { ReadArguments } from "../json/read-arguments.ts";
import { boundedLiteral } from "./bounded-literal.ts";
import { describeDifference } from "./describe-difference.ts";
import type { Difference } from "./difference.ts";
import type { Finding } from "./result.ts";
import { textOfLink } from "./text-of-link.ts";

/** The finding that a difference between an expected call and a call amounts to. */
export function findingOfDifference(
  difference: Difference,
  read: ReadArguments,
  raw: string | null,
  callIndex: number,
  expectedIndex: number,
  tool: string,
): Finding {
  const { kind, want, node, literals } = difference;
  const encoded = kind === "double_encoded";
  const type = kind === "wrong_type" || encoded;
  return {
    claim: type ? "type" : "value",
    kind: encoded ? "wrong_type" : kind,
    callIndex,
    expectedIndex,
    tool,
    path: textOfLink(difference.path),
    expected: encoded ? "object" : want === null ? null : boundedLiteral(want.text, want.node),
    actual: encoded
      ? "string"
      : kind === "unparseable_arguments"
        ? bounded(raw ?? "")
        : literals !== null
          ? bounded(literals.at(-1) ?? "")
          : node === null
            ? null
            : boundedLiteral(read.text, node),
    message: describeDifference(difference, read),
  };
}

function bounded(text: string): string {
  return boundedLiteral(text, { type: "null", value: null, start: 0, end: text.length });
}
