import { ChevronDown, ChevronRight } from "lucide-react";
import { Suspense } from "react";
import { Literal } from "@/components/ui/literal";
import { Skeleton } from "@/components/ui/skeleton";
import { encodeStoredText } from "@/lib/json/encode-stored-text";
import { listParameters } from "@/lib/queries/rules/list-parameters";
import type { ParameterRow } from "@/lib/queries/rules/parameter-row";
import { pathKey } from "@/lib/queries/rules/path-key";
import type { Scope } from "@/lib/queries/scope";
import { ParameterView } from "./parameter-view";
import { RuleLiteral } from "./rule-literal";
import { RulesLink } from "./rules-link";

type Props = {
  readonly scope: Scope;
  readonly tool: string;
  readonly toolKey: string;
  readonly path: string | null;
};

/** The parameters of the opened tool, each with its rule and default in force. */
export async function ParametersView({ scope, tool, toolKey, path }: Props) {
  const listed = (await listParameters(scope, tool)) ?? [];
  const isOpen = (row: ParameterRow) => path !== null && pathKey(row.path) === pathKey(path);
  const rows = path === null || listed.some(isOpen) ? listed : [...listed, unknownParameter(path)];
  if (rows.length === 0) {
    return <p className="pb-2 pl-6 text-ink-2">Its schema names no parameters, and no finding is on one.</p>;
  }
  return (
    <ul aria-label={`Parameters of ${tool}`} className="mb-2 ml-2 border-l pl-3">
      {rows.map((row) => {
        const open = isOpen(row);
        const Arrow = open ? ChevronDown : ChevronRight;
        return (
          <li key={row.path}>
            <RulesLink
              data-rules-row
              change={{ tool: toolKey, path: open ? null : encodeStoredText(row.path) }}
              aria-expanded={open}
              className="flex items-center gap-1.5 py-1 hover:bg-hover"
            >
              <Arrow aria-hidden className="size-4 shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1 truncate">
                <Literal className={open ? "font-semibold" : undefined}>{row.path}</Literal>
                {row.types !== null && row.types.length > 0 && (
                  <span className="text-xs text-ink-3"> {row.types.join(" | ")}</span>
                )}
              </span>
              {row.rule !== null && <RuleLiteral rule={row.rule} />}
              <span className="w-12 text-right text-xs">
                {row.findings === 0 ? (
                  <span className="text-ink-3">—</span>
                ) : (
                  <span title="findings">{row.findings.toLocaleString("en")}</span>
                )}
              </span>
            </RulesLink>
            {open && (
              <Suspense fallback={<Skeleton className="mb-2 ml-5 h-80" />}>
                <ParameterView scope={scope} tool={tool} row={row} />
              </Suspense>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A parameter that nothing but the address names: a draft may. */
function unknownParameter(path: string): ParameterRow {
  return {
    path,
    types: null,
    required: false,
    findings: 0,
    rule: null,
    ownRule: null,
    ruleAdopted: false,
    fallback: null,
    ownFallback: null,
    ownFallbackFrom: null,
    fallbackAdopted: false,
  };
}
