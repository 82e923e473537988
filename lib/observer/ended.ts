/** How a handler ended: what it gave back or what it threw, as JSON text. */
export type Ended = { readonly result: string } | { readonly error: string };
