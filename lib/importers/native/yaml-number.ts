const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * The JSON literal of a number as YAML writes it, or why there is none. A literal that JSON has too stays as it is
 * (`4200.0` stays `4200.0`); a spelling that only YAML has becomes the decimal that it means.
 *
 * @example yamlNumber("0x10") // { literal: "16" }
 */
export function yamlNumber(source: string): { readonly literal: string } | { readonly error: string } {
  if (JSON_NUMBER.test(source)) return { literal: source };
  if (/^0[xo][0-9a-fA-F]+$/.test(source)) return { literal: BigInt(source).toString() };
  if (/^[-+]?\.(?:inf|nan)$/i.test(source)) {
    return { error: `${source} is no JSON number: write null or a quoted string` };
  }
  const plain = source
    .replace(/^\+/, "")
    .replace(/^(-?)\./, "$10.")
    .replace(/\.(?=$|[eE])/, ".0");
  if (JSON_NUMBER.test(plain)) return { literal: plain };
  return { error: `${source} can be read in two ways: quote it if it is text, or write the number plainly` };
}
