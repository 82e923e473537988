const LONGEST = 80;

/**
 * A file name of plain ASCII, whatever the suite is called.
 *
 * @example nativeFileName("Refund agent/β") // "Refund-agent.ndjson"
 */
export function nativeFileName(suite: string): string {
  const plain = suite
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, LONGEST);
  return `${plain || "suite"}.ndjson`;
}
