import { X } from "lucide-react";
import Link from "next/link";
import { Literal } from "@/components/ui/literal";
import { witnessKind } from "@/lib/grading/witness/witness-kind";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { failuresHref } from "@/lib/queries/failures-href";
import { witnessHref } from "@/lib/queries/witness/witness-href";
import type { WitnessParams } from "@/lib/queries/witness/witness-params";

type Props = { readonly suite: string; readonly params: WitnessParams };

/** What the list is narrowed to, each part with a link that drops it; on to the failures that bear the kind. */
export function WitnessChoice({ suite, params }: Props) {
  const { kind, tool, runs, instrument, unit } = params;
  if (kind === null && tool === null) return null;
  const drop = (change: Partial<WitnessParams>) => witnessHref(suite, { ...params, ...change });
  return (
    <div className="flex flex-wrap items-center gap-1">
      {tool !== null && (
        <Chip
          name="tool"
          href={drop({ tool: null })}
          words={tool === "" ? "no tool" : decodeStoredText(tool)}
        />
      )}
      {kind !== null && (
        <>
          <Chip name="kind" href={drop({ kind: null })} words={witnessKind(kind)?.title ?? kind} />
          <Link
            href={failuresHref(suite, { runs, instrument, unit, witness: [kind] })}
            prefetch={false}
            className="link ml-1 text-xs"
          >
            failures of such records
          </Link>
        </>
      )}
    </div>
  );
}

type ChipProps = { readonly name: string; readonly words: string; readonly href: string };

function Chip({ name, words, href }: ChipProps) {
  return (
    <Link
      href={href}
      scroll={false}
      aria-label={`Drop ${name} ${words}`}
      className="inline-flex h-6 max-w-80 items-center gap-1 rounded-md border border-line-strong bg-panel px-1.5 text-xs hover:bg-hover"
    >
      <span className="text-ink-3">{name}</span>
      <Literal className="truncate">{words.slice(0, 60)}</Literal>
      <X aria-hidden className="size-3 shrink-0 text-ink-3" />
    </Link>
  );
}
