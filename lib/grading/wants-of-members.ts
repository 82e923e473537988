import { lastMembers } from "../json/last-members.ts";
import { createWant } from "./create-want.ts";
import { ruleOfKey } from "./rule-of-key.ts";
import type { Want, WantMember } from "./want.ts";

/** The members of an expected object, each with what is declared for it; none where it is no object. */
export function wantsOfMembers(want: Want): readonly WantMember[] {
  if (want.members !== null) return want.members;
  const { node, text } = want;
  want.members =
    node.type !== "object"
      ? []
      : [...lastMembers(node).values()].map(({ key, value }) => ({
          key,
          want: createWant(
            value,
            text,
            want.schema?.property(key) ?? null,
            ruleOfKey(want.rules, key),
            ruleOfKey(want.typeRules, key),
          ),
        }));
  return want.members;
}
