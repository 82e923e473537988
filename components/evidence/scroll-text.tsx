import { cn } from "@/components/ui/cn";
import { Literal } from "@/components/ui/literal";

type Props = {
  readonly label: string;
  readonly text: string;
  /** Words, not literals. */
  readonly words?: boolean;
};

/** A recorded text of some length: a long one scrolls on its own, by keyboard too. */
export function ScrollText({ label, text, words = false }: Props) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={cn("max-h-96 overflow-auto", !words && "rounded-md bg-panel p-2")}
    >
      <pre className={cn("whitespace-pre-wrap [overflow-wrap:anywhere]", words && "font-sans")}>
        <Literal className={words ? "font-sans text-sm" : undefined}>{text}</Literal>
      </pre>
    </section>
  );
}
