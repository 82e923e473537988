import { access, constants, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { listFolder } from "./list-folder.ts";
import type { SourceFile } from "./source-file.ts";

/** The files behind `paths`, in the order given; a folder stands for its files in name order. */
export async function openSource(paths: readonly string[]): Promise<SourceFile[]> {
  if (paths.length === 0) throw new ClaimcheckError("usage", "No path was given: name a file or a folder.");
  const files: SourceFile[] = [];
  for (const path of paths) files.push(...(await openPath(path)));
  return files;
}

async function openPath(path: string): Promise<SourceFile[]> {
  const facts = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    throw unreadable(path, cause);
  });
  if (facts.isDirectory()) {
    const files = await listFolder(path, basename(resolve(path))).catch((cause: NodeJS.ErrnoException) => {
      // It may be a folder inside that is locked.
      throw unreadable(cause.path ?? path, cause);
    });
    if (files.length === 0) {
      throw new ClaimcheckError("not_found", `The folder ${path} holds no files (dot files are left out).`);
    }
    return files;
  }
  if (!facts.isFile()) {
    throw new ClaimcheckError(
      "unreadable",
      `${path} is neither a file nor a folder; use - to read standard input.`,
    );
  }
  await access(path, constants.R_OK).catch((cause: NodeJS.ErrnoException) => {
    throw unreadable(path, cause);
  });
  return [{ path, name: basename(path), size: facts.size, named: true }];
}

function unreadable(path: string, cause: NodeJS.ErrnoException): ClaimcheckError {
  if (cause.code === "ENOENT" || cause.code === "ENOTDIR") {
    return new ClaimcheckError("not_found", `There is no file or folder ${path}.`, { cause });
  }
  if (cause.code === "EACCES" || cause.code === "EPERM") {
    return new ClaimcheckError("unreadable", `${path} can't be read: permission denied.`, { cause });
  }
  return new ClaimcheckError("unreadable", `${path} can't be read: ${cause.message}`, { cause });
}
