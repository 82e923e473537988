import type { JsonPlace } from "./json-place.ts";

/** What a file itself says of which case, run and trial something is; null where it says nothing. */
export type StatedIds = {
  readonly caseId: string | null;
  readonly runId: string | null;
  readonly trial: number | null;
};

/**
 * The ids that stand in `places` or in their `metadata`, the first place first: `case_id`, else `custom_id` or `key`
 * of a batch; `run_id`; `trial`, a whole number, also written as a string, as metadata of an API is.
 */
export function statedIds(places: readonly (JsonPlace | null)[]): StatedIds {
  const all = places.flatMap((place) => (place === null ? [] : [place, place.get("metadata")]));
  const find = (...keys: readonly string[]) => {
    for (const key of keys) {
      for (const place of all) {
        const id = place?.get(key)?.id();
        if (id) return id;
      }
    }
    return null;
  };
  const trial = find("trial");
  return {
    caseId: find("case_id", "custom_id", "key"),
    runId: find("run_id"),
    trial: trial !== null && /^\d{1,9}$/.test(trial) ? Number(trial) : null,
  };
}
