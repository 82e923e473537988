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
import { YamlProblem } from "./yaml-problem.ts";
import { yamlToJson } from "./yaml-to-json.ts";

/**
 * Reads a whole YAML file: in every document one native object or a list of them. An error inside an object costs
 * that object alone; one between objects is a reject of its own. Lines are those of the file. Never throws.
 */
export function* readYaml(element: SourceElement): Generator<ImportItem> {
  if (yamlNestsDeeply(element.text)) {
    const message = "is nested too deeply for YAML: write it as JSON";
    yield { type: "reject", reject: sourceReject(element, { code: "not_yaml", path: null, message }) };
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
  const used = new Set<YAMLError>();
  const aliasTargets = yamlAliasTargets(document);
  for (const node of nodes) {
    const [start, , end] = node?.range ?? [0, 0, 0];
    const inside = problems.filter(
      (problem) => problem.pos[0] >= start && problem.pos[0] < Math.max(end, start + 1),
    );
    for (const problem of inside) used.add(problem);
    yield inside[0] === undefined
      ? readNode(node, aliasTargets, element, lines)
      : reject(element, lines, inside[0].pos[0], `not YAML: ${inside[0].message}`, [start, end]);
  }
  for (const problem of problems) {
    if (!used.has(problem))
      yield reject(element, lines, problem.pos[0], `not YAML: ${problem.message}`, problem.pos);
  }
}

function readNode(
  node: Node,
  aliasTargets: ReadonlyMap<Alias, Node>,
  element: SourceElement,
  lines: LineCounter,
): ImportItem {
  const [start, end] = node?.range ?? [0, 0];
  const line = lines.linePos(start).line;
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
  const source = { text, line: lines.linePos(at).line || 1, file: element.file };
  return { type: "reject", reject: sourceReject(source, { code: "not_yaml", path: null, message }) };
}

function isEmptyDocument(document: Document): boolean {
  const range = document.contents?.range;
  return range !== null && range !== undefined && range[0] === range[1];
}
