import { Literal } from "@/components/ui/literal";
import { preview } from "@/lib/json/preview";

type Props = { readonly expected: string | null; readonly actual: string | null };

const MOST_CHARS = 400;

/** Expected against raw, side by side; below one another where there is no room. */
export function ExpectedRaw({ expected, actual }: Props) {
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
      <Side literal={expected} name="expected" />
      <span aria-hidden className="text-ink-3">
        →
      </span>
      <Side literal={actual} name="raw" />
    </span>
  );
}

function Side({ literal, name }: { readonly literal: string | null; readonly name: string }) {
  if (literal === null) return <span className="text-ink-3">nothing</span>;
  const shown = preview(literal, MOST_CHARS);
  return (
    <span className="max-w-full min-w-0">
      <span className="sr-only">{name} </span>
      <Literal className="[overflow-wrap:anywhere]">
        {shown.cut ? `${shown.text}… (${shown.length.toLocaleString("en")} characters)` : shown.text}
      </Literal>
    </span>
  );
}
