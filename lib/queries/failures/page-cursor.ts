/** Where a page ends: the sort values of its last row, then what makes that row unique. */
export type PageCursor = readonly (string | number)[];
