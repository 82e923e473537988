import Link from "next/link";
import { Count } from "@/components/ui/count";
import { Section } from "@/components/ui/section";
import type { UngradedReasons as Reasons } from "@/lib/queries/count-ungraded-reasons";

type Props = {
  readonly reasons: Reasons;
  readonly total: number;
  readonly chosen: string | null;
  readonly hrefOf: (reason: string | null) => string;
};

/** Why records are in no rate, the most frequent reason first; a reason filters the list. */
export function UngradedReasons({ reasons, total, chosen, hrefOf }: Props) {
  return (
    <Section
      title="Why"
      note={
        reasons.looked < total && (
          <>
            of the first <Count value={reasons.looked} /> of <Count value={total} />
          </>
        )
      }
    >
      <ul className="border-t">
        {reasons.reasons.map(({ reason, records }) => (
          <li key={reason} className="border-b">
            <Link
              href={hrefOf(chosen === reason ? null : reason)}
              aria-current={chosen === reason ? "true" : undefined}
              className="flex gap-3 py-1 hover:bg-hover aria-[current]:bg-selected"
            >
              <span className="w-14 shrink-0 text-right font-semibold">
                <Count value={records} />
              </span>
              <span className="min-w-0 break-words">{reason === "" ? "no reason is noted" : reason}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
