const LONGEST = 80;

/**
 * A file name of plain ASCII, whatever the suite is called.
 *
 * @example exportFileName("Refund agent/β", "equivalent.v1", "csv") // "Refund-agent-failures-equivalent.v1.csv"
 */
export function exportFileName(suite: string, instrument: string, extension: string): string {
  const plain = suite
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, LONGEST);
  return `${plain || "suite"}-failures-${instrument}.${extension}`;
}
