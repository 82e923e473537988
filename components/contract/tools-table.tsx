import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import type { Effect } from "@/lib/grading/model";
import { failuresHref } from "@/lib/queries/failures-href";
import type { ToolRow } from "@/lib/queries/list-tools";
import { rulesHref } from "@/lib/queries/rules/rules-href";
import type { Scope } from "@/lib/queries/scope";
import { DeclareButtons } from "./declare-buttons";

type Props = {
  readonly scope: Scope;
  readonly rows: readonly ToolRow[];
  readonly sampled: number;
  readonly declare: (tool: string, effect: Effect | null) => Promise<string | null>;
};

export function ToolsTable({ scope, rows, sampled, declare }: Props) {
  return (
    <ScrollX label="Tools">
      <table className="w-full whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-3">tool</th>
            <th className="px-3">effect</th>
            <th className="px-3">schema</th>
            <th className="px-3">normalizers</th>
            <th className="pl-3 text-right">
              in the newest <Count value={sampled} /> calls
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-t hover:bg-hover">
              <td className="max-w-80 truncate py-1 pr-3" title={row.description ?? undefined}>
                <Link
                  href={failuresHref(scope.suite.name, { ...scope.values, tool: [row.key] })}
                  className="link"
                >
                  <Literal>{row.name}</Literal>
                </Link>
              </td>
              <td className="px-3">
                <EffectOf row={row} />
                {row.variantOf === null && (row.effect === null || row.declaredHere) && (
                  <span className="ml-2">
                    <DeclareButtons
                      tool={row.name}
                      effect={row.effect}
                      declare={declare.bind(null, row.name)}
                    />
                  </span>
                )}
              </td>
              <td className="px-3">
                {row.hasSchema ? (
                  "known"
                ) : row.variantOf !== null ? (
                  <span className="text-ink-3">—</span>
                ) : (
                  <span className="text-warn" title="Without an input schema, K2, K4 and K6 are not checked.">
                    none
                  </span>
                )}
              </td>
              <td className="max-w-60 truncate px-3" title={row.normalized.join(", ")}>
                {row.normalized.length === 0 ? (
                  <span className="text-ink-3">—</span>
                ) : (
                  <Link
                    href={rulesHref(scope.suite.name, { ...scope.values, view: "tools", tool: row.key })}
                    className="link"
                  >
                    <Literal>{row.normalized.join(", ")}</Literal>
                  </Link>
                )}
              </td>
              <td className="pl-3 text-right">
                <Count value={row.calls} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

function EffectOf({ row }: { readonly row: ToolRow }) {
  if (row.variantOf !== null) {
    return (
      <span title="Called under a name that is not registered, but differs from a tool only in its spelling.">
        misspelling of <Literal>{row.variantOf}</Literal>
      </span>
    );
  }
  if (!row.registered) {
    return (
      <Badge tone="warn" title="Called, and no tool of the suite: every call counts as changing the world.">
        not registered
      </Badge>
    );
  }
  if (row.effect === null) {
    return (
      <Badge tone="warn" title="Treated as read only; extra calls of it are not checked.">
        undeclared
      </Badge>
    );
  }
  return (
    <>
      {row.effect === "side_effecting" ? "changes the world" : "read only"}
      {row.declaredHere && <span className="text-xs text-ink-3"> said here</span>}
    </>
  );
}
