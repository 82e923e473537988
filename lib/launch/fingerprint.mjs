import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * SHA-256 over the names and contents of files and folders: contents, since a checkout changes every time stamp.
 * What is absent counts as absent. Generated folders are passed over.
 */
export function fingerprint(root, entries) {
  const hash = createHash("sha256");
  for (const entry of [...entries].sort()) add(hash, root, entry);
  return hash.digest("hex");
}

function add(hash, root, relative) {
  const file = path.join(root, relative);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    if (relative.split("/").at(-1) === "generated") return;
    for (const name of readdirSync(file).sort()) add(hash, root, `${relative}/${name}`);
  } else if (stat.isFile()) {
    hash.update(`${relative}\0`).update(readFileSync(file)).update("\0");
  }
}
