import { readdir, realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { SourceFile } from "./source-file.ts";

/** Every file below `folder`, in name order; dot files are left out, as are links that lead out of it. */
export async function listFolder(folder: string, shownAs: string): Promise<SourceFile[]> {
  const root = await realpath(folder);
  const files: SourceFile[] = [];
  // A link to a folder above itself would otherwise be walked for ever.
  const walked = new Set<string>([root]);
  await walk(root, shownAs);
  return files;

  async function walk(directory: string, shown: string): Promise<void> {
    const entries = await readdir(directory, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    for (const entry of entries) {
      if (entry.name.startsWith(".")) continue;
      const path = join(directory, entry.name);
      const target = entry.isSymbolicLink() ? await insideTarget(path) : path;
      if (target === null) continue;
      const facts = await stat(target);
      const name = `${shown}/${entry.name}`;
      if (facts.isFile()) {
        files.push({ path: target, name, size: facts.size, named: false });
      } else if (facts.isDirectory() && !walked.has(target)) {
        walked.add(target);
        await walk(target, name);
      }
    }
  }

  async function insideTarget(link: string): Promise<string | null> {
    const target = await realpath(link).catch(() => null);
    if (target === null) return null;
    const way = relative(root, target);
    return way === ".." || way.startsWith(`..${sep}`) ? null : target;
  }
}
