import Link from "next/link";
import { ClaimChip } from "@/components/ui/claim-chip";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import { CLAIMS } from "@/lib/grading/claims";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import type { DisagreementSide } from "@/lib/queries/compare/disagreement-sides";
import type { DisagreementGroup } from "@/lib/queries/compare/list-disagreement-groups";

type Props = {
  readonly side: DisagreementSide;
  readonly groups: readonly DisagreementGroup[];
  readonly chosen: DisagreementGroup | null;
  readonly hrefOf: (group: DisagreementGroup) => string;
};

/** What would explain disagreements, the most frequent first; a row opens its records. */
export function DisagreementGroups({ side, groups, chosen, hrefOf }: Props) {
  const holds = side === "effects_hold";
  return (
    <ScrollX label="What would explain them">
      <table className="w-full whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-3">{holds ? "tool and parameter of the finding" : "failing effect"}</th>
            {holds && <th className="px-3">claims</th>}
            <th className="px-3 text-right">records</th>
            <th
              className="px-3 text-right"
              title="Records that nothing else would explain: settling this one settles them."
            >
              alone
            </th>
            <th className="px-3 text-right">cases</th>
            <th className="px-3">labelled</th>
            <th className="pl-3">for example</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr
              key={`${group.tool} ${group.path}`}
              aria-current={group === chosen ? "true" : undefined}
              className="border-t hover:bg-hover aria-[current]:bg-selected"
            >
              <th className="max-w-80 truncate py-1 pr-3 font-normal">
                <Link href={hrefOf(group)} scroll={false} className="link">
                  {group.tool === "" ? "no tool" : <Literal>{decodeStoredText(group.tool)}</Literal>}
                </Link>
                {holds && (
                  <>
                    {" "}
                    {group.path === "" ? (
                      <span className="text-ink-3">the whole call</span>
                    ) : (
                      <Literal className="font-semibold">{decodeStoredText(group.path)}</Literal>
                    )}
                  </>
                )}
              </th>
              {holds && (
                <td className="px-3">
                  <span className="inline-flex gap-0.5">
                    {CLAIMS.filter((claim) => group.claims.includes(claim)).map((claim) => (
                      <ClaimChip key={claim} claim={claim} />
                    ))}
                  </span>
                </td>
              )}
              <td className="px-3 text-right font-semibold">
                <Count value={group.records} />
              </td>
              <td className="px-3 text-right">
                <Count value={group.alone} />
              </td>
              <td className="px-3 text-right">
                <Count value={group.cases} />
              </td>
              <td className="px-3">
                {group.right + group.wrong === 0 ? (
                  <span className="text-ink-3">—</span>
                ) : (
                  <>
                    {group.right > 0 && <span className="text-pass">{group.right} right</span>}
                    {group.right > 0 && group.wrong > 0 && " · "}
                    {group.wrong > 0 && <span className="text-fail">{group.wrong} wrong</span>}
                  </>
                )}
              </td>
              <td className="max-w-120 truncate pl-3 text-ink-2">
                <Literal className="font-sans text-sm">{decodeStoredText(group.said)}</Literal>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
