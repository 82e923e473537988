import { cn } from "./cn";

type Props = { readonly children: string; readonly className?: string };

// Shown as Unicode names them: they would otherwise be invisible, or turn the text around.
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Data as text, in the mono face; what can't be seen is shown as its code point. */
export function Literal({ children, className }: Props) {
  const shown = children.replace(
    UNSEEN,
    (unit) => `⟨U+${(unit.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`,
  );
  return <code className={cn("font-mono text-xs break-words", className)}>{shown}</code>;
}
