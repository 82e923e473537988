/**
 * Begins every text that is stored in escaped form: two control characters that no ordinary text begins with.
 * In such a text U+007F and four hex digits stand for one UTF-16 code unit.
 */
export const STORED_TEXT_MARKER = "\u007f\u0002";
