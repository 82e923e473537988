const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/^$/, "empty text"],
  [/^\s+$/, "white space"],
  [/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/, "JSON number"],
  [/^(?:true|false)$/i, "bool"],
  [/^null$/, "null"],
  [/^\d{4}-\d{2}$/, "ISO month"],
  [/^\d{4}-\d{2}-\d{2}$/, "ISO date"],
  [/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/, "ISO time without zone"],
  [/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i, "ISO time with zone"],
  [/^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$/, "date with slashes or dots"],
  [/^P(?=\S)(?:\d+[YMWD])*(?:T(?:\d+(?:\.\d+)?[HMS])+)?$/i, "ISO duration"],
  [/^[$€£]\s?[\d.,]+$|^[\d.,]+\s?[$€£]$/, "money"],
  [/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, "UUID"],
  [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "e-mail address"],
  [/^[a-z][a-z0-9+.-]*:\/\/\S+$/i, "URL"],
  [/^\s*[[{]/, "JSON text"],
  [/^[A-Za-z]+[-_]?\d+$/, "identifier"],
  [/^\S+$/, "one word"],
];

/**
 * The form of a text, by name: `string: ISO date`, `string: JSON number`, `string: one word`, `string: text`.
 * The list is in order; the first form that fits counts.
 */
export function shapeOfText(text: string): string {
  const shape = text.length > 500 ? undefined : SHAPES.find(([pattern]) => pattern.test(text));
  return `string: ${shape?.[1] ?? (text.length > 500 ? "long text" : "text")}`;
}
