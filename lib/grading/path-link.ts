/** A path as a chain from the inside out, so that walking a value allocates no path that nobody reads. */
export type PathLink = { readonly outer: PathLink | null; readonly step: string | number };
