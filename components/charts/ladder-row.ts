/** The look of one row of the ladder, on the grid of all of them. */
export const LADDER_ROW = "col-span-full grid grid-cols-subgrid items-center px-1.5 whitespace-nowrap";
