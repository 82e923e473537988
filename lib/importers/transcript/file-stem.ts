/**
 * The name of a file without its folders and its ending.
 *
 * @example fileStem("runs/monday.jsonl.gz") // "monday"
 */
export function fileStem(file: string): string {
  const base = file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
  return base.replace(/\.gz$/i, "").replace(/\.[A-Za-z0-9]+$/, "") || base || "run";
}
