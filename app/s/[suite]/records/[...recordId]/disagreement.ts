import type { RecordVerdict } from "@/lib/queries/record/list-record-verdicts";

/** Whether the instruments agree, in words: `harness and exact say fail, equivalent says pass.` Null where they do. */
export function disagreement(verdicts: readonly RecordVerdict[]): string | null {
  const sides = (["fail", "pass"] as const).flatMap((verdict) => {
    const levels = verdicts.filter((one) => one.verdict === verdict).map((one) => one.level as string);
    return levels.length === 0 ? [] : [{ verdict, levels: [...new Set(levels)] }];
  });
  if (sides.length < 2) return null;
  const said = sides.map(({ verdict, levels }) => {
    const last = levels.at(-1) ?? "";
    const names = levels.length === 1 ? last : `${levels.slice(0, -1).join(", ")} and ${last}`;
    return `${names} ${levels.length === 1 ? "says" : "say"} ${verdict}`;
  });
  return `They disagree: ${said.join(", ")}.`;
}
