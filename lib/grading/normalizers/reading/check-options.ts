import type { NormalizerOption, NormalizerOptions } from "../../normalizer.ts";

/**
 * Holds options against what a normalizer declares: why they can't be used, in one sentence, or null.
 *
 * @example checkOptions([], { zone: "UTC" }) // "There is no option `zone`; this normalizer takes none."
 */
export function checkOptions(
  declared: readonly NormalizerOption[],
  options: NormalizerOptions,
): string | null {
  for (const [name, value] of Object.entries(options)) {
    const option = declared.find((one) => one.name === name);
    if (!option) {
      const names = declared.map((one) => `\`${one.name}\``).join(", ");
      return `There is no option \`${name}\`; this normalizer takes ${names || "none"}.`;
    }
    if (!fits(option, value)) return `Option \`${name}\` must be ${wanted(option)}.`;
  }
  return null;
}

function fits(option: NormalizerOption, value: unknown): boolean {
  switch (option.type) {
    case "string":
      return typeof value === "string";
    case "integer":
      return typeof value === "number" && Number.isSafeInteger(value);
    case "number":
      return typeof value === "number" && Number.isFinite(value);
    case "boolean":
      return typeof value === "boolean";
    case "choice":
      return typeof value === "string" && (option.choices ?? []).includes(value);
    case "map":
      return (
        typeof value === "object" &&
        value !== null &&
        !Array.isArray(value) &&
        Object.values(value).every((one) => typeof one === "string")
      );
  }
}

function wanted(option: NormalizerOption): string {
  switch (option.type) {
    case "string":
      return "a text";
    case "integer":
      return "a whole number";
    case "number":
      return "a number";
    case "boolean":
      return "true or false";
    case "choice":
      return `one of ${(option.choices ?? []).map((one) => `\`${one}\``).join(", ")}`;
    case "map":
      return "a map from text to text";
  }
}
