/** Where a value stands in another: keys and array indices (from 0), from the root inwards; [] is the root. */
export type JsonPath = readonly (string | number)[];
