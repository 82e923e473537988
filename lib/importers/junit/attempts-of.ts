import type { XmlElement } from "./xml-element.ts";

/** One execution of a test, as a report tells it. */
export type Attempt = {
  readonly verdict: "pass" | "fail" | null;
  readonly reason: string | null;
  /** What broke that is none of the agent's: the set-up, the test itself. */
  readonly error: string | null;
};

const TEXT_SHOWN = 500;

/**
 * The executions of a test in order. Surefire's reports hold those before a pass as `flakyFailure` and `flakyError`,
 * and those behind a failure as `rerunFailure` and `rerunError` (Maven Surefire, rerun of failing tests).
 */
export function attemptsOf({ children }: XmlElement): Attempt[] {
  const before: Attempt[] = [];
  const after: Attempt[] = [];
  for (const one of children) {
    if (one.name === "flakyFailure") before.push(failed([one]));
    if (one.name === "flakyError") before.push(broken([one]));
    if (one.name === "rerunFailure") after.push(failed([one]));
    if (one.name === "rerunError") after.push(broken([one]));
  }
  return [...before, lastOf(children), ...after];
}

function lastOf(children: readonly XmlElement[]): Attempt {
  const named = (name: string) => children.filter((one) => one.name === name);
  const [failures, errors, skips] = [named("failure"), named("error"), named("skipped")];
  // A test that failed and then broke on its way out has failed.
  if (failures.length > 0) return failed(failures);
  if (errors.length > 0) return broken(errors);
  if (skips.length === 0) return { verdict: "pass", reason: null, error: null };
  const why = saidIn(skips);
  return { verdict: null, reason: why === null ? "skipped" : `skipped: ${why}`, error: null };
}

const failed = (elements: readonly XmlElement[]): Attempt => ({
  verdict: "fail",
  reason: saidIn(elements) ?? "failed",
  error: null,
});

const broken = (elements: readonly XmlElement[]): Attempt => ({
  verdict: null,
  reason: null,
  error: saidIn(elements) ?? "the test broke",
});

function saidIn(elements: readonly XmlElement[]): string | null {
  const said = elements.flatMap(({ attributes, text }) => {
    const message = attributes.message?.trim() || text.slice(0, TEXT_SHOWN) || attributes.type || "";
    return message === "" ? [] : [message];
  });
  return said.length === 0 ? null : said.join("; ");
}
