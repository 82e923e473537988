import { ChevronDown, ChevronRight } from "lucide-react";
import { Suspense } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { Literal } from "@/components/ui/literal";
import { Skeleton } from "@/components/ui/skeleton";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { listRuleTools } from "@/lib/queries/rules/list-rule-tools";
import type { Scope } from "@/lib/queries/scope";
import { ParametersView } from "./parameters-view";
import { RulesLink } from "./rules-link";
import { ToolsList } from "./tools-list";

type Props = {
  readonly scope: Scope;
  /** The opened tool and parameter, as stored text. */
  readonly tool: string | null;
  readonly path: string | null;
};

/** Every tool, one opened into its parameters, one of these into what was seen of it and its rule. */
export async function ToolsView({ scope, tool, path }: Props) {
  const { rows, all } = await listRuleTools(scope);
  if (rows.length === 0) {
    return (
      <EmptyState title="No tools yet">
        Rules stand on the parameters of tools. None came with this suite: send them as objects of kind tool,
        with their schemas.
      </EmptyState>
    );
  }
  const name = tool === null ? null : decodeStoredText(tool);
  const opened = rows.find((row) => row.name === name);
  const shown = name !== null && opened === undefined ? [] : rows;
  return (
    <div>
      <p className="pb-1 text-xs text-ink-3">
        {all > rows.length &&
          `the ${rows.length.toLocaleString("en")} of ${all.toLocaleString("en")} tools with `}
        {all > rows.length ? "most findings" : `${all.toLocaleString("en")} ${all === 1 ? "tool" : "tools"}`},
        findings on their parameters under {scope.instrument.level} v{scope.instrument.version}
      </p>
      {name !== null && opened === undefined && (
        <p className="py-2 text-warn">
          The suite has no tool <Literal>{name}</Literal>.{" "}
          <RulesLink change={{ tool: null, path: null }} className="link">
            All tools
          </RulesLink>
        </p>
      )}
      <ToolsList>
        {shown.map((row) => {
          const open = row === opened;
          const Arrow = open ? ChevronDown : ChevronRight;
          return (
            <li key={row.key} className="border-t">
              <RulesLink
                data-rules-row
                change={open ? { tool: null, path: null } : { tool: row.key, path: null }}
                aria-expanded={open}
                className="flex items-center gap-1.5 py-1.5 hover:bg-hover"
              >
                <Arrow aria-hidden className="size-4 shrink-0 text-ink-3" />
                <span className="min-w-0 flex-1 truncate">
                  <Literal className={open ? "font-semibold" : undefined}>{row.name}</Literal>
                </span>
                {row.rules > 0 && (
                  <span className="text-xs text-ink-3">
                    {row.rules} {row.rules === 1 ? "rule" : "rules"}
                    {row.adopted > 0 && `, ${row.adopted} adopted`}
                  </span>
                )}
                <span className="w-20 text-right text-xs">
                  {row.findings === 0 ? (
                    <span className="text-ink-3">—</span>
                  ) : (
                    <>
                      <span className="text-sm font-medium">{row.findings.toLocaleString("en")}</span>{" "}
                      <span className="text-ink-3">{row.findings === 1 ? "finding" : "findings"}</span>
                    </>
                  )}
                </span>
              </RulesLink>
              {open && (
                <Suspense fallback={<Skeleton className="mb-2 ml-6 h-40" />}>
                  <ParametersView
                    scope={scope}
                    tool={row.name}
                    toolKey={row.key}
                    path={path === null ? null : decodeStoredText(path)}
                  />
                </Suspense>
              )}
            </li>
          );
        })}
      </ToolsList>
    </div>
  );
}
