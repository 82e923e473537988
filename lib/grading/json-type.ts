/** The lexical types of JSON values as they are graded (G4, G13): a number's text decides `int` or `float`. */
export const JSON_TYPES = ["int", "float", "bool", "str", "list", "dict", "null"] as const;
export type JsonType = (typeof JSON_TYPES)[number];
