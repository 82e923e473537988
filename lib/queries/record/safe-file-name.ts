const MAX_LENGTH = 80;

/**
 * A file name that can't leave its folder, hide its ending or break a header: letters, digits, `.`, `_`, `-`.
 *
 * @example safeFileName(["run/1", "../x", "call 2"], "txt") // "run-1_x_call-2.txt"
 */
export function safeFileName(parts: readonly string[], extension: string): string {
  const stem = parts
    .map((part) =>
      part
        .replace(/[^A-Za-z0-9._-]+/g, "-")
        .replace(/\.{2,}/g, "")
        .replace(/-{2,}/g, "-")
        .replace(/^[-.]+|[-.]+$/g, ""),
    )
    .filter((part) => part !== "")
    .join("_")
    .slice(0, MAX_LENGTH);
  return `${stem === "" ? "record" : stem}.${extension}`;
}
