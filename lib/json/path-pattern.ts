/** A path in which null stands for every item of an array (`items[].qty`). */
export type PathPattern = readonly (string | number | null)[];
