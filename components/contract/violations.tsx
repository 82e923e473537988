import { ChevronDown, ChevronRight } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import type { ViolationCase } from "@/lib/queries/list-violation-cases";
import type { ViolationGroup } from "@/lib/queries/list-violations";

/** The group that is opened, with a page of its cases. */
export type OpenedGroup = {
  readonly firstId: number;
  readonly cases: readonly ViolationCase[];
  readonly nextHref: string | null;
};

type Props = {
  readonly groups: readonly ViolationGroup[];
  readonly opened: OpenedGroup | null;
  /** The address that opens a group, or closes all. */
  readonly hrefOf: (group: ViolationGroup | null) => string;
};

/** Each thing to mend once, however many cases it breaks. */
export function Violations({ groups, opened, hrefOf }: Props) {
  return (
    <ul className="border-t">
      {groups.map((group) => {
        const open = opened?.firstId === group.firstId ? opened : null;
        const Arrow = open ? ChevronDown : ChevronRight;
        return (
          <li key={group.firstId} className="border-b py-2">
            <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <Badge tone={group.severity === "error" ? "fail" : "warn"} className="mt-0.5">
                {group.code} {group.severity}
              </Badge>
              <div className="min-w-0 flex-1 basis-72">
                <p className="font-medium">
                  <Literal className="font-sans text-sm">{group.message}</Literal>
                </p>
                <p className="text-ink-2">
                  <Literal className="font-sans text-sm">{group.fix}</Literal>
                </p>
              </div>
              {group.cases > 0 && (
                <Link
                  href={hrefOf(open ? null : group)}
                  scroll={false}
                  aria-expanded={open !== null}
                  className="inline-flex items-center gap-1 text-ink-2 hover:text-accent"
                >
                  <Arrow aria-hidden className="size-4" />
                  <Count value={group.cases} /> {group.cases === 1 ? "case" : "cases"}
                </Link>
              )}
            </div>
            {open && (
              <div className="mt-2 ml-2 border-l pl-4">
                <ul className="columns-1 gap-8 sm:columns-2 lg:columns-3">
                  {open.cases.map((one) => (
                    <li key={one.id} title={one.message} className="truncate">
                      <Literal>{one.caseId ?? one.message}</Literal>
                    </li>
                  ))}
                </ul>
                {open.nextHref !== null && (
                  <ButtonLink size="sm" className="mt-2" href={open.nextHref} scroll={false}>
                    Next cases
                  </ButtonLink>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
