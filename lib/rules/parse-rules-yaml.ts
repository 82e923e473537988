import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from "yaml";
import type { NormalizerUse } from "../grading/model.ts";
import { preview } from "../grading/preview.ts";
import { compactJson } from "../importers/compact-json.ts";
import { yamlAliasTargets } from "../importers/native/yaml-alias-targets.ts";
import { yamlNestsDeeply } from "../importers/native/yaml-nests-deeply.ts";
import { YamlProblem } from "../importers/native/yaml-problem.ts";
import { yamlToJson } from "../importers/native/yaml-to-json.ts";
import type { JsonText } from "../json/json-node.ts";
import { parseJson } from "../json/parse-json.ts";
import type { ParsedDraft } from "./parse-draft.ts";
import type { RuleChange } from "./rule-change.ts";

const LONGEST = 1024 * 1024;
const SECTIONS = ["eval_norms", "defaults", "dropped_defaults"] as const;
type MapSection = "eval_norms" | "defaults";

/**
 * Reads rules as `printRulesYaml` writes them, as changes that make them hold: a normalizer is its name, or an object
 * with `use` and its options, or null to drop the one in force; a default's literal stays as it is written, and
 * `dropped_defaults` names parameters. What can't be read is said, one sentence each. Never throws.
 *
 * @example parseRulesYaml("search:\n  defaults: { limit: 50.0 }\n").changes[0] // { kind: "default", …, value: "50.0" }
 */
export function parseRulesYaml(text: string): ParsedDraft {
  if (text.length > LONGEST) return refused("The file is longer than 1 MiB.");
  if (yamlNestsDeeply(text)) return refused("The file is nested too deeply.");
  const document = parseDocument(text, { merge: true, prettyErrors: true, logLevel: "silent" });
  const [error] = document.errors;
  if (error !== undefined) return refused(`The file is not YAML: ${error.message.split("\n")[0]}`);
  const changes: RuleChange[] = [];
  const problems: string[] = [];
  const targets = yamlAliasTargets(document);
  const resolved = (node: unknown) => (isAlias(node) ? targets.get(node) : node);

  function readTool(tool: string, node: unknown): void {
    if (!isMap(node)) {
      problems.push(`${preview(tool)} needs eval_norms or defaults.`);
      return;
    }
    for (const { key, value } of node.items as Pair[]) {
      const name = keyText(key);
      const section = SECTIONS.find((one) => one === name);
      const members = resolved(value);
      if (section === undefined) {
        problems.push(`${preview(tool)} has ${preview(name)}, which is none of ${SECTIONS.join(", ")}.`);
      } else if (section === "dropped_defaults") {
        readDropped(tool, members);
      } else if (isMap(members)) {
        for (const member of members.items as Pair[]) readRule(tool, section, member);
      } else if (!isNull(members)) {
        problems.push(`${section} of ${preview(tool)} is to be a map from parameters.`);
      }
    }
  }

  function readDropped(tool: string, node: unknown): void {
    const paths = isSeq(node) ? node.items : null;
    if (paths?.every((path) => isScalar(path))) {
      for (const path of paths) changes.push({ kind: "default", tool, path: keyText(path), value: null });
    } else if (!isNull(node))
      problems.push(`dropped_defaults of ${preview(tool)} is to be a list of parameters.`);
  }

  function readRule(tool: string, section: MapSection, { key, value }: Pair): void {
    const path = keyText(key);
    const place = `${preview(path)} of ${preview(tool)}`;
    try {
      const json = literalOf(value);
      if (section === "defaults") {
        changes.push({ kind: "default", tool, path, value: json });
        return;
      }
      const rule = readUse(JSON.parse(json));
      if (rule === undefined)
        problems.push(`${place} needs the name of a normalizer, or an object with use.`);
      else changes.push({ kind: "norm", tool, path, rule });
    } catch (problem) {
      if (!(problem instanceof YamlProblem)) throw problem;
      problems.push(`${place}: ${problem.message}.`);
    }
  }

  /** As it is written where that is JSON, else the JSON that it means. */
  function literalOf(value: unknown): JsonText {
    const node = (value ?? null) as Node | null;
    const [start, end] = node?.range ?? [0, 0];
    const written = text.slice(start, end);
    if (node !== null && node.tag === undefined && parseJson(written).ok)
      return compactJson(written as JsonText);
    return yamlToJson(node, targets);
  }

  const root = resolved(document.contents);
  if (isMap(root)) {
    for (const { key, value } of root.items as Pair[]) readTool(keyText(key), resolved(value));
  } else if (!isNull(root)) {
    return refused("The file is to be a map from tools to their eval_norms and defaults.");
  }
  return { changes, problems };
}

function readUse(given: unknown): NormalizerUse | null | undefined {
  if (given === null) return null;
  if (typeof given === "string" && given !== "") return { use: given, options: {} };
  if (typeof given !== "object" || Array.isArray(given)) return undefined;
  const { use, ...options } = given as Record<string, unknown>;
  return typeof use === "string" && use !== "" ? { use, options } : undefined;
}

function keyText(key: unknown): string {
  if (!isScalar(key)) return String(key);
  return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
}

function isNull(node: unknown): boolean {
  return node === null || node === undefined || (isScalar(node) && node.value === null);
}

function refused(problem: string): ParsedDraft {
  return { changes: [], problems: [problem] };
}
