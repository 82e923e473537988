import type { NormalizerUse } from "@/lib/grading/model";

/** A rule's options as the fields of its form hold them; a map as lines `another = name`. */
export function textOfOptions(rule: NormalizerUse | null): Readonly<Record<string, string>> {
  const options = Object.entries(rule?.options ?? {});
  return Object.fromEntries(options.map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  return Object.entries(value)
    .map(([other, name]) => `${other} = ${String(name)}`)
    .join("\n");
}
