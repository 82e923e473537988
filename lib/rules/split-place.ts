/**
 * Tells tool and parameter apart in `TOOL.PARAM`, where both may hold dots: the longest of `tools` that the text begins
 * with is the tool, else all up to the first dot. Null where there is no dot.
 *
 * @example splitPlace("crm.find.items[].id", ["crm.find"]) // { tool: "crm.find", path: "items[].id" }
 */
export function splitPlace(
  text: string,
  tools: Iterable<string>,
): { readonly tool: string; readonly path: string } | null {
  let longest = "";
  for (const tool of tools) {
    if (tool.length > longest.length && text.startsWith(`${tool}.`)) longest = tool;
  }
  const end = longest === "" ? text.indexOf(".") : longest.length;
  if (end <= 0 || end + 1 >= text.length) return null;
  return { tool: text.slice(0, end), path: text.slice(end + 1) };
}
