import type { Difference, DifferenceName } from "@/lib/evidence/evidence";

const TEXT: Readonly<Record<DifferenceName, string>> = {
  value: "value",
  type_only: "type only",
  value_and_type: "value and type",
  missing: "missing",
  unexpected: "unexpected",
  repeated_key: "repeated key",
  repeated_key_same: "repeated key, same value",
  normalized: "equal after normalizing",
  spelling: "equal, spelled differently",
  accepted_type: "other type, accepted",
  default_stated: "default stated",
  default_omitted: "default left out",
  optional_omitted: "optional, left out",
  not_asserted: "not asserted",
  not_compared: "not compared, other tool",
  rewritten_value: "rewritten: value changed",
  rewritten_type: "rewritten: type only",
  dropped: "dropped",
  added: "added",
};

/** A difference in words: `equal after normalizing (month)`. */
export function differenceText({ name, detail }: Difference): string {
  return detail === null ? TEXT[name] : `${TEXT[name]} (${detail})`;
}
