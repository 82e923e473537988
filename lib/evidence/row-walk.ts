import { parsePath } from "../json/parse-path.ts";
import type { ReadArguments } from "../json/read-arguments.ts";
import type { AlignInput } from "./align-input.ts";
import { argumentRules } from "./argument-rules.ts";
import { childPath } from "./child-path.ts";
import { childPlaces } from "./child-places.ts";
import { locate } from "./locate.ts";
import { nameDifferences } from "./name-differences.ts";
import type { Located, Place } from "./place.ts";
import type { RowCollector } from "./row-collector.ts";
import { sameElements } from "./same-elements.ts";
import { sameTree } from "./same-tree.ts";

/** Containers nested deeper than this are one literal. */
const MAX_DEPTH = 8;

/** One walk over the three columns of a call: rows into a collector. */
export class RowWalk {
  readonly #input: AlignInput;
  readonly #collector: RowCollector;
  readonly #rules;
  readonly #optional: ReadonlySet<string>;
  readonly #anyOf: ReadonlyMap<string, readonly Located[]>;
  readonly #findings = new Map<string, number[]>();
  /** Every path that has a finding beneath it. */
  readonly #above = new Set<string>();
  readonly #hasRaw: boolean;
  readonly #hasReceived: boolean;

  constructor(
    input: AlignInput,
    raw: ReadArguments | null,
    received: Located | null,
    collector: RowCollector,
  ) {
    this.#input = input;
    this.#collector = collector;
    this.#rules = argumentRules(input.rules);
    this.#optional = new Set(input.expected?.optionalArgs);
    this.#anyOf = new Map(
      Object.entries(input.expected?.argsAnyOf ?? {}).map(([key, texts]) => [
        key,
        texts.flatMap((text) => locate(text) ?? []),
      ]),
    );
    this.#hasRaw = raw !== null && raw.object !== null;
    this.#hasReceived = received !== null;
    for (const [index, finding] of input.findings.entries()) {
      if (finding.path === null) continue;
      const same = this.#findings.get(finding.path);
      if (same === undefined) this.#findings.set(finding.path, [index]);
      else same.push(index);
      this.#noteAbove(finding.path);
    }
  }

  root(expected: Located | null, raw: ReadArguments | null, received: Located | null): void {
    const top: Place = {
      path: "",
      label: "",
      depth: -1,
      expected: expected === null ? [] : [expected],
      expectedForm: "one",
      raw: raw?.object == null ? [] : [{ text: raw.text, node: raw.object }],
      received: received === null ? [] : [received],
    };
    const unreadable = raw !== null && raw.object === null;
    const whole = {
      expected: expected !== null && expected.node.type !== "object" ? [expected] : [],
      raw: raw?.form === "not_an_object" ? [{ text: raw.text, node: raw.value }] : [],
      // Where raw can't be read, what the handler got is told as a whole: it may be nothing at all.
      received: received !== null && (received.node.type !== "object" || unreadable) ? [received] : [],
    };
    if (whole.expected.length + whole.raw.length + whole.received.length > 0) {
      const place: Place = { ...top, ...whole, depth: 0 };
      this.#collector.add({ place, kind: "leaf", differences: [], findings: [] });
    }
    const listed = new Set<string>();
    for (const place of childPlaces(top, "object", this.#skipOf(top))) {
      const values = this.#anyOf.get(place.label);
      if (values !== undefined) listed.add(place.label);
      this.#visit(values === undefined ? place : { ...place, expected: values, expectedForm: "any_of" });
    }
    for (const [label, values] of this.#anyOf) {
      if (listed.has(label)) continue;
      const path = childPath("", label);
      this.#visit({
        ...top,
        path,
        label,
        depth: 0,
        expected: values,
        expectedForm: "any_of",
        raw: [],
        received: [],
      });
    }
    this.#rest(top);
  }

  /** Passes over children that are the same everywhere, bear no finding and find no room. */
  #skipOf(parent: Place): (segment: string | number) => boolean {
    const free = this.#input.expected === null || parent.expected.length > 0;
    return (segment) => {
      if (!free || (parent.depth < 0 && this.#anyOf.has(String(segment)))) return false;
      if (this.#findings.size > 0) {
        const path = childPath(parent.path, segment);
        if (this.#findings.has(path) || this.#above.has(path)) return false;
      }
      return this.#collector.pass();
    };
  }

  #visit(place: Place): void {
    const kind = this.#unfolds(place);
    const indices = this.#findings.get(place.path) ?? [];
    this.#findings.delete(place.path);
    const findings = indices.flatMap((index) => this.#input.findings[index] ?? []);
    const around = {
      findings,
      rules: this.#rules,
      optional: this.#optional,
      compared: this.#input.compared,
      hasExpected: this.#input.expected !== null,
      hasRaw: this.#hasRaw,
      hasReceived: this.#hasReceived,
    };
    if (kind === null) {
      this.#collector.add({
        place,
        kind: "leaf",
        differences: nameDifferences(place, around),
        findings: indices,
      });
      return;
    }
    const differences = nameDifferences(place, around).filter((difference) => difference.claim !== null);
    this.#collector.add({ place, kind: "group", differences, findings: indices });
    for (const child of childPlaces(place, kind, this.#skipOf(place))) this.#visit(child);
  }

  /** The kind of container whose members are to be rows of their own; null where one row says it all. */
  #unfolds(place: Place): "object" | "array" | null {
    if (place.depth >= MAX_DEPTH || place.expectedForm === "any_of") return null;
    if (place.expected.length > 1 || place.raw.length > 1 || place.received.length > 1) return null;
    const [expected] = place.expected;
    const [raw] = place.raw;
    const [received] = place.received;
    const beneath = this.#above.has(place.path);
    if (expected !== undefined && raw !== undefined) {
      const kind = containerOf(expected, raw);
      if (kind === null) return null;
      if (sameTree(expected.text, expected.node, raw.text, raw.node) === "different") {
        if (beneath) return kind;
        const norm = this.#input.compared !== "none" ? this.#rules.normalizerAt(place.path) : null;
        return norm !== null || sameElements(expected, raw) ? null : kind;
      }
    }
    if (raw === undefined || received === undefined) return null;
    const kind = containerOf(raw, received);
    return kind !== null && sameTree(raw.text, raw.node, received.text, received.node) === "different"
      ? kind
      : null;
  }

  /** Findings at paths that none of the columns has: a required parameter that is nowhere. */
  #rest(top: Place): void {
    for (const [path, indices] of this.#findings) {
      const [first] = indices.flatMap((index) => this.#input.findings[index] ?? []);
      if (first === undefined) continue;
      const locateAll = (text: string | null) =>
        text === null ? [] : [locate(text)].flatMap((each) => each ?? []);
      const place: Place = {
        ...top,
        path,
        label: path,
        depth: 0,
        expected: locateAll(first.expected),
        raw: locateAll(first.actual),
        received: [],
      };
      const findings = indices.flatMap((index) => this.#input.findings[index] ?? []);
      const differences = nameDifferences(place, {
        findings,
        rules: this.#rules,
        optional: this.#optional,
        compared: this.#input.compared,
        hasExpected: true,
        hasRaw: this.#hasRaw,
        hasReceived: false,
      });
      this.#collector.add({ place, kind: "leaf", differences, findings: indices });
    }
  }

  #noteAbove(path: string): void {
    const steps = parsePath(path);
    if (steps === null) return;
    let above = "";
    for (const step of steps.slice(0, MAX_DEPTH)) {
      this.#above.add(above);
      above = childPath(above, step);
    }
  }
}

function containerOf(a: Located, b: Located): "object" | "array" | null {
  if (a.node.type === "object" && b.node.type === "object") return "object";
  return a.node.type === "array" && b.node.type === "array" ? "array" : null;
}
