import { CLAIM_LETTER, CLAIMS, type Claim } from "../grading/claims.ts";
import type { GradeResult } from "../grading/result.ts";
import { plainLine } from "./plain-line.ts";
import type { TextOutput } from "./text-output.ts";

const ROWS_SHOWN = 200;
const ID_WIDTH = 32;

/** Failing records for a reader, one row each: which claims failed, and the first finding. Counts every record. */
export class FailingTable {
  readonly verdicts = { pass: 0, fail: 0, ungraded: 0 };
  readonly #failing = new Map<Claim, number>();
  readonly #reasons = new Map<string, number>();
  readonly #out: TextOutput;

  constructor(out: TextOutput) {
    this.#out = out;
  }

  /** `note` stands where there is no finding: the harness's own reason. */
  add(recordId: string, result: GradeResult, note: string | null): void {
    this.verdicts[result.verdict]++;
    if (result.verdict === "ungraded") {
      const reason = plainLine(result.reason ?? "no reason given", 120);
      // A reason may hold the record's own words, and there are as many of those as records.
      const key = this.#reasons.has(reason) || this.#reasons.size < 20 ? reason : "other reasons";
      this.#reasons.set(key, (this.#reasons.get(key) ?? 0) + 1);
    }
    if (result.verdict !== "fail") return;
    for (const claim of CLAIMS) {
      if (result.claims[claim].status === "fail")
        this.#failing.set(claim, (this.#failing.get(claim) ?? 0) + 1);
    }
    const rows = this.verdicts.fail;
    if (rows === 1)
      this.#out.line(
        `${"Failing record".padEnd(ID_WIDTH)}  ${"Claims".padEnd(CLAIMS.length)}  First finding`,
      );
    if (rows <= ROWS_SHOWN) this.#out.line(row(recordId, result, note));
    if (rows === ROWS_SHOWN + 1) this.#out.line("… more records fail; --json prints all of them");
  }

  end(level: string): void {
    const { pass, fail, ungraded } = this.verdicts;
    const graded = pass + fail;
    if (fail > 0) {
      const counts = CLAIMS.flatMap((claim) => {
        const count = this.#failing.get(claim);
        return count === undefined ? [] : [`${CLAIM_LETTER[claim]} ${claim} ${count}`];
      });
      this.#out.line();
      if (counts.length > 0) this.#out.line(`Failing by claim: ${counts.join(", ")}`);
    }
    for (const [reason, count] of this.#reasons) this.#out.line(`Ungraded, ${count}: ${reason}`);
    const rate = graded === 0 ? "" : ` (${((fail / graded) * 100).toFixed(1)} %)`;
    const total = graded + ungraded;
    this.#out.line(
      `Instrument ${level}: ${fail} of ${graded} graded records fail${rate}; ${ungraded} of ${total} ungraded`,
    );
  }
}

function row(recordId: string, result: GradeResult, note: string | null): string {
  const id = plainLine(recordId, ID_WIDTH - 1).padEnd(ID_WIDTH);
  const strip = CLAIMS.map((claim) =>
    result.claims[claim].status === "fail" ? CLAIM_LETTER[claim] : "·",
  ).join("");
  const [first] = result.findings;
  const more = result.findings.length > 1 ? ` (+${result.findings.length - 1})` : "";
  const text =
    first === undefined
      ? plainLine(note ?? "", 160)
      : `${first.claim}/${first.kind}: ${plainLine(first.message, 160)}${more}`;
  return `${id}  ${strip}  ${text}`;
}
