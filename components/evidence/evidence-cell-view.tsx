import type { EvidenceCell } from "@/lib/evidence/evidence";
import { LiteralSegments } from "./literal-segments";
import { typeName } from "./type-name";

type Props = {
  readonly cell: EvidenceCell;
  /** Its members follow as rows of their own, so only its size is told. */
  readonly unfolded: boolean;
  /** The type is what differs. */
  readonly typeMarked: boolean;
};

export function EvidenceCellView({ cell, unfolded, typeMarked }: Props) {
  const name = typeName(cell.type);
  if (unfolded) {
    return (
      <span className="text-2xs text-ink-3">
        {name} of {(cell.size ?? 0).toLocaleString("en")}
      </span>
    );
  }
  const large = cell.end - cell.start > 400;
  return (
    <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-2">
      <LiteralSegments segments={cell.segments} />
      <span
        className={
          typeMarked
            ? "rounded-[2px] bg-warn-soft px-0.5 text-2xs font-medium text-warn underline decoration-2 underline-offset-2"
            : "text-2xs text-ink-3"
        }
      >
        {name}
        {cell.size !== null && ` of ${cell.size.toLocaleString("en")}`}
        {large && `, ${(cell.end - cell.start).toLocaleString("en")} characters`}
      </span>
    </span>
  );
}
