import { Literal } from "@/components/ui/literal";
import type { ViolationGroup } from "@/lib/queries/list-violations";

const SHOWN_OPEN = 3;

/** What could not be checked, or is left unsaid: nothing is ungraded by it, so many of them are kept folded. */
export function Warnings({ groups }: { readonly groups: readonly ViolationGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <details open={groups.length <= SHOWN_OPEN} className="mt-3">
      <summary className="text-ink-2 hover:text-ink">
        <span className="font-medium text-warn">
          {groups.length.toLocaleString("en")} {groups.length === 1 ? "warning" : "warnings"}
        </span>
        : what is left unsaid or could not be checked; nothing is ungraded by it ▸
      </summary>
      <ul className="mt-1 border-t text-xs">
        {groups.map((group) => (
          <li key={group.firstId} className="flex flex-wrap gap-x-2 border-b py-1">
            <span className="text-ink-3">{group.code}</span>
            <Literal className="min-w-0 font-sans">{group.message}</Literal>
            <Literal className="min-w-0 font-sans text-ink-3">{group.fix}</Literal>
          </li>
        ))}
      </ul>
    </details>
  );
}
