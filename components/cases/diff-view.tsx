import { cn } from "@/components/ui/cn";
import { Literal } from "@/components/ui/literal";
import { preview } from "@/lib/json/preview";

/** Lines of a diff that are shown; the file has all of them. */
const SHOWN = 400;
/** Characters of one line. */
const WIDTH = 1_000;

const LOOK: Readonly<Record<string, string>> = {
  "+": "bg-pass-soft text-pass",
  "-": "bg-fail-soft text-fail",
  "@": "text-ink-3",
};

/** A unified diff, told apart by its signs as well as by colour. */
export function DiffView({ label, diff }: { readonly label: string; readonly diff: string }) {
  const lines = diff.split("\n").slice(2, -1);
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-md border bg-panel py-1"
    >
      <pre className="w-max min-w-full">
        {lines.slice(0, SHOWN).map((line, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
            key={index}
            className={cn("px-2", LOOK[line.charAt(0)])}
          >
            <Literal className="leading-5 break-normal">{shownLine(line)}</Literal>
          </div>
        ))}
        {lines.length > SHOWN && (
          <div className="px-2 text-ink-2">
            … {(lines.length - SHOWN).toLocaleString("en")} more lines; the file has them all
          </div>
        )}
      </pre>
    </section>
  );
}

function shownLine(line: string): string {
  const { text, cut, length } = preview(line === "" ? " " : line, WIDTH);
  return cut ? `${text}… (${length.toLocaleString("en")} characters)` : text;
}
