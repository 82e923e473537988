import { Literal } from "@/components/ui/literal";
import type { Preview } from "@/lib/json/preview";
import type { FindingRow } from "@/lib/queries/failures/finding-row";

type Props = { readonly row: Pick<FindingRow, "expected" | "actual" | "message"> };

/** `expected → raw`, both cut alike where there is little room, as literals; a finding without either is told in words. */
export function FindingValues({ row: { expected, actual, message } }: Props) {
  if (expected === null && actual === null) return <span className="text-ink-2">{message.text}</span>;
  return (
    <span className="lg:flex lg:min-w-0 lg:items-baseline">
      <Value preview={expected} />
      <span aria-hidden className="px-1 text-ink-3">
        →
      </span>
      <span className="sr-only"> but got </span>
      <Value preview={actual} />
    </span>
  );
}

function Value({ preview }: { readonly preview: Preview | null }) {
  if (preview === null) return <span className="text-ink-3">nothing</span>;
  return (
    <Literal className="lg:min-w-8 lg:truncate">
      {preview.cut ? `${preview.text}… (${preview.length.toLocaleString("en")} characters)` : preview.text}
    </Literal>
  );
}
