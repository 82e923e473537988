/** A file with its path below the folder it was dropped in. */
export type UploadFile = { readonly file: File; readonly path: string };
