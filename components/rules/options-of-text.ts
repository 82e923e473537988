import type { Normalizer, NormalizerOption } from "@/lib/grading/normalizer";

/**
 * The options that the fields of a form say; an empty field leaves its option at its default. Only what can't be
 * read at all is a problem here: what a normalizer refuses it says itself.
 */
export function optionsOfText(
  { options }: Normalizer,
  texts: Readonly<Record<string, string>>,
): { readonly options: Record<string, unknown> } | { readonly problem: string } {
  const read: [string, unknown][] = [];
  for (const option of options) {
    const text = texts[option.name] ?? "";
    if (text.trim() === "") continue;
    const value = readOption(option, text);
    if (value === undefined) return { problem: `Option ${option.name} can’t be read.` };
    read.push([option.name, value]);
  }
  return { options: Object.fromEntries(read) };
}

function readOption({ type }: NormalizerOption, text: string): unknown {
  switch (type) {
    case "integer":
    case "number": {
      const number = Number(text);
      return Number.isFinite(number) ? number : undefined;
    }
    case "boolean":
      return text === "true";
    case "map":
      return mapOf(text);
    default:
      return text.trim();
  }
}

function mapOf(text: string): unknown {
  const pairs: [string, string][] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const at = line.indexOf("=");
    if (at < 0) return undefined;
    pairs.push([line.slice(0, at).trim(), line.slice(at + 1).trim()]);
  }
  return Object.fromEntries(pairs);
}
