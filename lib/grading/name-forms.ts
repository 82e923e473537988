const CONTROL_TOKEN = /<\|[^|>]*\|>/;
const GENERIC_NAMESPACE = /^(?:functions|default_api)\./i;
const DROPPED = /[_\-\s]+/g;
const SEPARATOR = /\.|__|\/|:+/g;

/**
 * A tool's name folded (G9), then without its namespaces, one more dropped each time; none of them is empty.
 *
 * @example nameForms("crm__find_order") // ["crmfindorder", "findorder"]
 */
export function nameForms(name: string): string[] {
  let bare = withoutControlTokens(name).trim();
  while (GENERIC_NAMESPACE.test(bare)) bare = bare.replace(GENERIC_NAMESPACE, "");
  const found = [fold(bare)];
  for (const match of bare.matchAll(SEPARATOR)) found.push(fold(bare.slice(match.index + match[0].length)));
  return found.filter((form) => form !== "");
}

/** What stands before the first control token; where nothing does, what stands after the tokens. */
function withoutControlTokens(name: string): string {
  const parts = name.split(CONTROL_TOKEN);
  return parts.find((part) => part.trim() !== "") ?? "";
}

function fold(name: string): string {
  return name.toLowerCase().replace(DROPPED, "");
}
