import { createHash } from "node:crypto";
import { compactJson } from "../compact-json.ts";
import { shortDigest } from "../short-digest.ts";
import type { JsonPlace } from "../transcript/json-place.ts";

/** What tells one test from another. */
export type TestFacts = {
  /** `case_id` of the test's metadata: a name that the person gave on purpose. */
  readonly stated: string | null;
  readonly description: string | null;
  readonly vars: JsonPlace | null;
  readonly assertions: readonly JsonPlace[];
  readonly testIdx: number | null;
};

/**
 * Names the cases of one eval: after the test's `metadata.case_id`, else its description, else its variables. Results
 * of one test get the same name, so that repeats are trials of one case; a second test of the same name gets its
 * variables' digest behind it, and one that differs in its assertions alone its index.
 */
export class CaseNames {
  readonly #tests = new Map<string, string>();
  readonly #taken = new Set<string>();

  of(test: TestFacts): string {
    const { stated, description, vars, assertions, testIdx } = test;
    if (stated !== null) return stated;
    const variables = digest(vars === null ? [] : [vars]);
    const key = shortDigest(JSON.stringify([description, variables, digest(assertions)]));
    const known = this.#tests.get(key);
    if (known !== undefined) return known;
    const byVariables = `vars-${variables}`;
    const names = description
      ? [description, `${description} (${byVariables})`]
      : vars !== null || testIdx === null
        ? [byVariables]
        : [];
    const last = `${names.at(-1) ?? "test"} #${testIdx ?? this.#tests.size}`;
    const name = [...names, last].find((one) => !this.#taken.has(one)) ?? last;
    this.#tests.set(key, name);
    this.#taken.add(name);
    return name;
  }
}

function digest(places: readonly JsonPlace[]): string {
  const text = places.map((place) => compactJson(place.source())).join(",");
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
