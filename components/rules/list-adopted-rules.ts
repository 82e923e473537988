import { literalOf } from "@/lib/json/literal-of";
import { listAdoptions } from "@/lib/queries/rules/list-adoptions";
import { readRules } from "@/lib/queries/rules/read-rules";
import type { RuleChange } from "@/lib/rules/rule-change";
import { ruleInForce } from "@/lib/rules/rule-in-force";
import type { AdoptedRule } from "./adopted-rules";
import { adoptionOf } from "./adoption-of";

/** Everything adopted over the rules that came with a suite, with who did it and what takes it back. */
export async function listAdoptedRules(suiteId: number): Promise<readonly AdoptedRule[]> {
  const [{ own, adopted }, adoptions] = await Promise.all([readRules(suiteId), listAdoptions(suiteId)]);
  const row = (change: RuleChange, drop: RuleChange): AdoptedRule => {
    const adoption = adoptionOf(adoptions, change);
    return {
      change,
      drop,
      by: adoption?.actor ?? null,
      at: adoption?.at.toISOString().slice(0, 16).replace("T", " ") ?? null,
      reason: adoption?.reason ?? null,
    };
  };
  return [...adopted].flatMap(([tool, { norms, defaults }]) => {
    const came = own.tools.get(tool);
    const place = (path: string) => ({ tool, path });
    return [
      ...Object.entries(norms).map(([path, rule]) =>
        row(
          { kind: "norm", ...place(path), rule },
          { kind: "norm", ...place(path), rule: ruleInForce(came, path) },
        ),
      ),
      ...Object.entries(defaults).map(([path, value]) => {
        const stated = came?.defaults.get(path);
        return row(
          { kind: "default", ...place(path), value },
          {
            kind: "default",
            ...place(path),
            value: stated === undefined ? null : literalOf(stated.text, stated.node),
          },
        );
      }),
    ];
  });
}
