import {
  type Alias,
  type Document,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  type YAMLError,
} from "yaml";
import type { ImportItem, SourceElement } from "../importer.ts";
import { sourceReject } from "../source-reject.ts";
import { readNative } from "./read-native.ts";
import { yamlAliasTargets } from "./yaml-alias-targets.ts";
import { yamlNestsDeeply } from "./yaml-nests-deeply.ts";
import { yamlPieces } from "./yaml-pieces.ts";
import { YamlProblem } from "./yaml-problem.ts";
import { yamlToJson } from "./yaml-to-json.ts";

/** Characters; the library's tree takes a hundred times that. Lists without aliases are read item by item. */
const MAX_PIECE = 4 * 1024 * 1024;

/**
 * Reads a whole YAML file: in every document one native object or a list of them. An error inside an object costs
 * that object alone; one between objects is a reject of its own. Lines are those of the file. Never throws.
 */
export function* readYaml(element: SourceElement): Generator<ImportItem> {
  for (const piece of yamlPieces(element.text)) {
    yield* readPiece({ ...element, text: piece.text, line: element.line + piece.line - 1 });
  }
}

function* readPiece(element: SourceElement): Generator<ImportItem> {
  const refusal =
    element.text.length > MAX_PIECE
      ? {
          code: "too_large",
          message: "is larger than 4 MiB in one piece, too much for YAML: write it as NDJSON",
        }
      : yamlNestsDeeply(element.text)
        ? { code: "not_yaml", message: "is nested too deeply for YAML: write it as JSON" }
        : null;
  if (refusal !== null) {
    yield { type: "reject", reject: sourceReject(element, { ...refusal, path: null }) };
    return;
  }
  const lines = new LineCounter();
  const documents = parseAllDocuments(element.text, {
    lineCounter: lines,
    merge: true,
    // The library's own check takes quadratic time; repeated keys are found where the text is written.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: "silent",
  });
  for (const document of documents) yield* readDocument(document, element, lines);
}

/** The line of the file on which `offset` of the element's text stands. */
function lineOf(element: SourceElement, lines: LineCounter, offset: number): number {
  return element.line + Math.max(lines.linePos(offset).line, 1) - 1;
}

function* readDocument(
  document: Document,
  element: SourceElement,
  lines: LineCounter,
): Generator<ImportItem> {
  const nodes: Node[] = isSeq(document.contents)
    ? (document.contents.items as Node[])
    : document.contents === null || isEmptyDocument(document)
      ? []
      : [document.contents];
  const problems = [...document.errors, ...document.warnings];
  const aliasTargets = yamlAliasTargets(document);
  // An error belongs to the last object that begins before it: a missing bracket shows only behind its object.
  const startOf = (node: Node | undefined) => node?.range?.[0] ?? 0;
  const owner = (problem: YAMLError) => nodes.findLastIndex((node) => startOf(node) <= problem.pos[0]);
  const owners = problems.map(owner);
  for (const [index, node] of nodes.entries()) {
    const problem = problems[owners.indexOf(index)];
    const [start, , end] = node?.range ?? [0, 0, 0];
    yield problem === undefined
      ? readNode(node, aliasTargets, element, lines)
      : reject(element, lines, problem.pos[0], `not YAML: ${problem.message}`, [start, end]);
  }
  const stray = problems[owners.indexOf(-1)];
  if (stray !== undefined)
    yield reject(element, lines, stray.pos[0], `not YAML: ${stray.message}`, stray.pos);
}

function readNode(
  node: Node,
  aliasTargets: ReadonlyMap<Alias, Node>,
  element: SourceElement,
  lines: LineCounter,
): ImportItem {
  const [start, end] = node?.range ?? [0, 0];
  const line = lineOf(element, lines, start);
  try {
    const text = yamlToJson(node, aliasTargets);
    const reading = readNative(text);
    if (reading.ok) return { type: "object", object: reading.object, line, file: element.file };
    const source = { text: element.text.slice(start, end), line, file: element.file };
    return { type: "reject", reject: sourceReject(source, { ...reading, offset: 0 }) };
  } catch (error) {
    if (error instanceof YamlProblem)
      return reject(element, lines, error.offset, error.message, [start, end]);
    throw error;
  }
}

function reject(
  element: SourceElement,
  lines: LineCounter,
  at: number,
  message: string,
  [from, to]: readonly [number, number],
): ImportItem {
  const text = element.text.slice(from, Math.min(to, from + 2000));
  const source = { text, line: lineOf(element, lines, at), file: element.file };
  return { type: "reject", reject: sourceReject(source, { code: "not_yaml", path: null, message }) };
}

function isEmptyDocument(document: Document): boolean {
  const range = document.contents?.range;
  return range !== null && range !== undefined && range[0] === range[1];
}
