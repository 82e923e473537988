/** Calls that an opened group shows at first; the rest comes by pages. */
export const FIRST_CALLS = 25;
