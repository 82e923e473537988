import type { UploadFile } from "./upload-file";

/** The files of a file field, in the order of their paths, hidden ones left out. */
export function chosenFiles(list: FileList): readonly UploadFile[] {
  return [...list]
    .map((file) => ({ file, path: file.webkitRelativePath || file.name }))
    .filter(({ path }) => !path.split("/").some((part) => part.startsWith(".")))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
