const LONGEST = 60;

/**
 * A file name of plain ASCII, whatever suite and sample are called.
 *
 * @example labelFileName("Refund agent", "week 1/β", "csv") // "Refund-agent-week-1-labels.csv"
 */
export function labelFileName(suite: string, sample: string, extension: string): string {
  return `${plain(suite) || "suite"}-${plain(sample) || "sample"}-labels.${extension}`;
}

function plain(name: string): string {
  return name
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, LONGEST);
}
