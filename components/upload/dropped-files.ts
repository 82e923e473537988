import type { UploadFile } from "./upload-file";

/** All files of a drop, folders opened, in the order of their paths. Hidden files are left out, as a shell would. */
export async function droppedFiles(data: DataTransfer): Promise<readonly UploadFile[]> {
  // Entries must be taken before the first await: afterwards the browser has emptied the list.
  const items = [...data.items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const files = (await Promise.all(items.map(({ entry, file }) => opened(entry, file)))).flat();
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** What comes from no file system (another program, a script) has a file and no entry. */
async function opened(entry: FileSystemEntry | null, file: File | null): Promise<UploadFile[]> {
  if (entry !== null) return filesOf(entry, "");
  return file === null ? [] : [{ file, path: file.name }];
}

async function filesOf(entry: FileSystemEntry, folder: string): Promise<UploadFile[]> {
  if (entry.name.startsWith(".")) return [];
  const path = `${folder}${entry.name}`;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ file, path }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: UploadFile[] = [];
  // A reader hands out its entries in batches, and an empty one at the end.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) return found;
    found.push(...(await Promise.all(batch.map((child) => filesOf(child, `${path}/`)))).flat());
  }
}
