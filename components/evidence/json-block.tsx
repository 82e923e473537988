import { Literal } from "@/components/ui/literal";
import { preview } from "@/lib/json/preview";

const SHOWN = 20_000;

/** Recorded text under its name; the beginning where it is long. */
export function JsonBlock({ title, text }: { readonly title: string; readonly text: string }) {
  const shown = preview(text, SHOWN);
  return (
    <figure>
      <figcaption className="text-2xs text-ink-3">{title}</figcaption>
      <pre className="max-h-96 overflow-auto rounded-md bg-panel p-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
        <Literal>{shown.text}</Literal>
      </pre>
      {shown.cut && (
        <p className="text-2xs text-ink-3">the beginning of {shown.length.toLocaleString("en")} characters</p>
      )}
    </figure>
  );
}
