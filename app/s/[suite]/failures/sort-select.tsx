"use client";
import { Select } from "@/components/ui/select";
import { FAILURE_GROUP_SORTS } from "@/lib/queries/failure-group-sorts";
import { FINDING_SORTS } from "@/lib/queries/finding-sorts";
import { useFailuresNavigation } from "./use-failures-navigation";

const WORDS: Readonly<Record<string, readonly [rising: string, falling: string]>> = {
  findings: ["fewest findings", "most findings"],
  records: ["fewest records", "most records"],
  cases: ["fewest cases", "most cases"],
  last_seen: ["longest unseen", "last seen"],
  signature: ["tool, A to Z", "tool, Z to A"],
  run: ["oldest run", "newest run"],
  case: ["case, A to Z", "case, Z to A"],
};

/** The order of the list where there are no column heads to press: on a phone. */
export function SortSelect() {
  const { params, change } = useFailuresNavigation();
  const grouped = params.group === "signature";
  const option = (sort: string) => {
    const words = WORDS[sort.replace("-", "")];
    return { value: sort, text: words?.[sort.startsWith("-") ? 1 : 0] ?? sort };
  };
  return (
    <Select
      label="Order"
      className="lg:hidden"
      value={grouped ? params.groupSort : params.sort}
      options={(grouped ? FAILURE_GROUP_SORTS : FINDING_SORTS).map(option)}
      onChange={(event) => {
        const wanted = event.currentTarget.value;
        const groupSort = FAILURE_GROUP_SORTS.find((sort) => sort === wanted);
        const sort = FINDING_SORTS.find((known) => known === wanted);
        if (grouped && groupSort) change({ groupSort });
        if (!grouped && sort) change({ sort });
      }}
    />
  );
}
