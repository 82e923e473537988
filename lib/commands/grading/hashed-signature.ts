import { hash } from "node:crypto";
import type { Finding } from "../../grading/result.ts";
import type { Signature } from "../../grading/signature.ts";
import { signatureOf } from "../../grading/signature-of.ts";

/** A signature with its hash over all fields but the title, a UUID: the store's key for it. */
export type HashedSignature = Signature & { readonly hash: string };

/** Few signatures stand for nearly all findings, and hashing is most of what one costs. */
const KEPT = 20_000;
const known = new Map<string, HashedSignature>();

export function hashedSignature(finding: Finding): HashedSignature {
  const signature = signatureOf(finding);
  const { claim, kind, tool, path, expectedShape, actualShape } = signature;
  const key = JSON.stringify([claim, kind, tool, path, expectedShape, actualShape]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const hex = hash("sha256", key, "hex");
  const uuid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
  const made = { ...signature, hash: uuid };
  if (known.size >= KEPT) known.clear();
  known.set(key, made);
  return made;
}
