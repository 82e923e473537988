/** A line of two texts held against each other: in both, only in the first (`-`), or only in the second (`+`). */
export type DiffLine = { readonly sign: " " | "-" | "+"; readonly text: string };
