import { preview } from "@/lib/json/preview";
import { ScrollText } from "./scroll-text";

const SHOWN = 20_000;

/** Recorded text under its name; the beginning where it is long. */
export function JsonBlock({ title, text }: { readonly title: string; readonly text: string }) {
  const shown = preview(text, SHOWN);
  return (
    <figure>
      <figcaption className="text-2xs text-ink-3">{title}</figcaption>
      <ScrollText label={title} text={shown.text} />
      {shown.cut && (
        <p className="text-2xs text-ink-3">the beginning of {shown.length.toLocaleString("en")} characters</p>
      )}
    </figure>
  );
}
