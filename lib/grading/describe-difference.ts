import type { ReadArguments } from "../json/read-arguments.ts";
import { boundedLiteral } from "./bounded-literal.ts";
import { describeUnparseable } from "./describe-unparseable.ts";
import type { Difference } from "./difference.ts";
import { preview } from "./preview.ts";
import { textOfLink } from "./text-of-link.ts";
import { typeOfNode } from "./type-of-node.ts";
import { typePhrase } from "./type-phrase.ts";
import { valueRemark } from "./value-remark.ts";

/** What a difference says in one plain sentence; literals are previews. */
export function describeDifference(difference: Difference, read: ReadArguments): string {
  const { want, node } = difference;
  const path = preview(textOfLink(difference.path) ?? "");
  const expected = want === null ? "" : preview(boundedLiteral(want.text, want.node));
  const actual = node === null ? "" : preview(boundedLiteral(read.text, node));
  switch (difference.kind) {
    case "wrong_value":
      return `${path} is ${actual}, expected ${expected}${want && node ? valueRemark(want.node, node) : ""}.`;
    case "wrong_type": {
      const is = node === null ? "" : typePhrase(typeOfNode(node));
      return `${path} is of type ${is} (${actual}), expected ${typePhrase(want?.types ?? 0)}.`;
    }
    case "missing_argument":
      return `${path} is absent, expected ${expected}.`;
    case "missing_required":
      return `${path} is absent, though the tool requires it${want === null ? "" : ` (expected ${expected})`}.`;
    case "unexpected_argument":
      return `${path} is ${actual}, but no such argument is expected.`;
    case "duplicate_key":
      return difference.path === null
        ? "Further keys occur twice with different values."
        : `${path} is given ${difference.literals?.length ?? 2} times with different values: ${listed(difference)}.`;
    case "not_an_object":
      return `The arguments are no object but ${node === null ? "something else" : typePhrase(typeOfNode(node))}.`;
    case "double_encoded":
      return "The arguments are a string that holds the object, encoded twice.";
    case "unparseable_arguments":
      return read.error === null ? "The arguments are not JSON." : describeUnparseable(read.error);
  }
}

function listed(difference: Difference): string {
  return (difference.literals ?? []).slice(0, 4).map(preview).join(" / ");
}
