/** Where in a source an object stood. */
export type Place = { readonly file: string; readonly line: number };
