/** The page of a record below its suite. Record ids contain slashes, so each part is encoded on its own. */
export function recordPage(recordId: string): string {
  return `records/${recordId.split("/").map(encodeURIComponent).join("/")}`;
}
