import type { JsonPlace } from "../../importers/transcript/json-place.ts";
import { TextBuffer } from "./text-buffer.ts";

type Branch =
  | { readonly kind: "object"; readonly members: Map<string, Tree> }
  | { readonly kind: "list"; readonly items: Tree[] };
type Tree =
  | Branch
  | { readonly kind: "text"; readonly text: TextBuffer }
  | { readonly kind: "literal"; readonly literal: string };

/** Deeper than any tool's arguments. */
const DEEPEST = 200;
const SEGMENT = /\.([^.[\]]+)|\[(\d{1,9})\]|\['((?:[^'\\]|\\.)*)'\]|\["((?:[^"\\]|\\.)*)"\]/y;

/**
 * Arguments that come as values at paths, texts among them in pieces (Vertex AI, `PartialArg`: `jsonPath` as in RFC
 * 9535, one of `stringValue`, `numberValue`, `boolValue`, `nullValue`). Numbers keep their literal, members the order
 * in which they came.
 *
 * @example // {"jsonPath":"$.to[0]","stringValue":"a@"}, {"jsonPath":"$.to[0]","stringValue":"b"} → {"to":["a@b"]}
 */
export class PartialArguments {
  readonly #root: Branch = { kind: "object", members: new Map() };

  /** False where the piece names no place that can be. */
  add(piece: JsonPlace): boolean {
    const path = segmentsOf(piece.first("jsonPath", "json_path")?.string() ?? "");
    const last = path?.pop();
    if (path == null || last === undefined) return false;
    let branch = this.#root;
    for (const [depth, segment] of path.entries()) {
      const isList = typeof (path[depth + 1] ?? last) === "number";
      const inner = reach(branch, segment, () =>
        isList ? { kind: "list", items: [] } : { kind: "object", members: new Map() },
      );
      if (inner === null || inner.kind === "text" || inner.kind === "literal") return false;
      branch = inner;
    }
    const text = piece.first("stringValue", "string_value")?.string() ?? null;
    if (text !== null) {
      const leaf = reach(branch, last, () => ({ kind: "text", text: new TextBuffer() }));
      if (leaf?.kind !== "text") return false;
      leaf.text.append(text);
      return true;
    }
    const value = piece.first("numberValue", "number_value", "boolValue", "bool_value");
    const literal = value?.source() ?? "null";
    const leaf = reach(branch, last, () => ({ kind: "literal", literal }));
    return leaf?.kind === "literal" && leaf.literal === literal;
  }

  toJson(): string {
    return write(this.#root);
  }
}

function segmentsOf(path: string): (string | number)[] | null {
  if (!path.startsWith("$")) return null;
  const segments: (string | number)[] = [];
  SEGMENT.lastIndex = 1;
  while (SEGMENT.lastIndex < path.length) {
    const match = SEGMENT.exec(path);
    if (match === null || segments.length === DEEPEST) return null;
    const [, name, index, single, double] = match;
    if (index !== undefined) segments.push(Number(index));
    else segments.push(name ?? (single ?? double ?? "").replace(/\\(.)/gs, "$1"));
  }
  return segments;
}

/** What stands at a segment; where nothing does, what `make` gives is put there. Null where nothing can stand there. */
function reach(branch: Branch, segment: string | number, make: () => Tree): Tree | null {
  if (branch.kind === "list") {
    if (typeof segment !== "number" || segment > branch.items.length) return null;
    const found = branch.items[segment] ?? make();
    branch.items[segment] = found;
    return found;
  }
  if (typeof segment !== "string") return null;
  const found = branch.members.get(segment) ?? make();
  branch.members.set(segment, found);
  return found;
}

function write(tree: Tree): string {
  switch (tree.kind) {
    case "object":
      return `{${[...tree.members].map(([key, value]) => `${JSON.stringify(key)}:${write(value)}`).join(",")}}`;
    case "list":
      return `[${tree.items.map(write).join(",")}]`;
    case "text":
      return JSON.stringify(tree.text.toString());
    case "literal":
      return tree.literal;
  }
}
