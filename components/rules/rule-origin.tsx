import { Literal } from "@/components/ui/literal";
import { Timestamp } from "@/components/ui/timestamp";
import type { AdoptionRow } from "@/lib/queries/rules/list-adoptions";
import type { ParameterRow } from "@/lib/queries/rules/parameter-row";
import { adoptionOf } from "./adoption-of";
import { RuleLiteral } from "./rule-literal";

type Props = {
  readonly row: ParameterRow;
  readonly tool: string;
  readonly adoptions: readonly AdoptionRow[];
};

/** The rule and the default in force at a parameter, and where each comes from. */
export function RuleOrigin({ row, tool, adoptions }: Props) {
  const { path } = row;
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-0.5">
      <dt className="text-ink-3">rule</dt>
      <dd>
        {row.rule === null ? <span className="text-ink-2">none</span> : <RuleLiteral rule={row.rule} />}
        <span className="text-xs text-ink-3">
          {row.ruleAdopted ? (
            <Adopted adoption={adoptionOf(adoptions, { kind: "norm", tool, path })} />
          ) : (
            row.rule !== null && " came with the suite"
          )}
          {row.ruleAdopted && row.ownRule !== null && (
            <>
              ; the suite says <RuleLiteral rule={row.ownRule} />
            </>
          )}
        </span>
      </dd>
      <dt className="text-ink-3">default</dt>
      <dd>
        {row.fallback === null ? (
          <span className="text-ink-2">none stated</span>
        ) : (
          <Literal className="[overflow-wrap:anywhere]">{row.fallback}</Literal>
        )}
        <span className="text-xs text-ink-3">
          {row.fallbackAdopted ? (
            <Adopted adoption={adoptionOf(adoptions, { kind: "default", tool, path })} />
          ) : (
            row.fallback !== null &&
            (row.ownFallbackFrom === "schema" ? " from the schema" : " came with the suite")
          )}
          {row.fallbackAdopted && row.ownFallback !== null && (
            <>
              ; the {row.ownFallbackFrom === "schema" ? "schema" : "suite"} says{" "}
              <Literal>{row.ownFallback}</Literal>
            </>
          )}
        </span>
      </dd>
    </dl>
  );
}

function Adopted({ adoption }: { readonly adoption: AdoptionRow | undefined }) {
  if (adoption === undefined) return " adopted here";
  return (
    <>
      {" "}
      adopted by <Literal className="font-sans">{adoption.actor}</Literal>, <Timestamp at={adoption.at} />
    </>
  );
}
