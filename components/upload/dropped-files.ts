import type { UploadFile } from "./upload-file";

/** All files of a drop, folders opened, in the order of their paths. Hidden files are left out, as a shell would. */
export async function droppedFiles(data: DataTransfer): Promise<readonly UploadFile[]> {
  // Entries must be taken before the first await: afterwards the browser has emptied the list.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files = (await Promise.all(entries.map((entry) => filesOf(entry, "")))).flat();
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
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
