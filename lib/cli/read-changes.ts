import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { ClaimcheckError } from "../claimcheck-error.ts";
import type { CompiledSuite } from "../grading/compiled-suite.ts";
import { asJsonText } from "../json/as-json-text.ts";
import { lastChanges } from "../rules/last-changes.ts";
import { type ParsedDraft, parseDraft } from "../rules/parse-draft.ts";
import { parseRuleText } from "../rules/parse-rule-text.ts";
import { parseRulesYaml } from "../rules/parse-rules-yaml.ts";
import type { RuleChange } from "../rules/rule-change.ts";
import { splitPlace } from "../rules/split-place.ts";
import { plainLine } from "./plain-line.ts";

type Given = {
  readonly rule: readonly string[];
  readonly drop: readonly string[];
  readonly default: readonly string[];
  readonly "drop-default": readonly string[];
  readonly file: readonly string[];
  readonly draft: string | null;
  readonly tool: string | null;
  readonly param: string | null;
  readonly use: string | null;
  readonly options: string | null;
};

/**
 * The changes that a command's options ask for: files first, then the draft, then single ones, of which the last on a
 * place holds. Throws `usage` where one can't be read or there is none, `unreadable` for a file.
 */
export async function readChanges(given: Given, suite: CompiledSuite): Promise<readonly RuleChange[]> {
  const changes: RuleChange[] = [];
  for (const path of given.file) changes.push(...taken(parseRulesYaml(await readRules(path)), path));
  if (given.draft !== null) changes.push(...taken(parseDraft(given.draft), "the draft"));
  const place = (option: string, text: string) => {
    const found = splitPlace(text, suite.tools.keys());
    if (found === null) throw usage(`--${option} needs TOOL.PARAM, not "${text}".`);
    return found;
  };
  for (const one of given.drop) changes.push({ kind: "norm", ...place("drop", one), rule: null });
  for (const one of given["drop-default"]) {
    changes.push({ kind: "default", ...place("drop-default", one), value: null });
  }
  for (const one of given.rule) {
    const [where, what] = parted("rule", one);
    const rule = parseRuleText(what);
    if (rule === null) throw usage(`--rule ${one} is not of the form TOOL.PARAM=USE{"option":value}.`);
    changes.push({ kind: "norm", ...place("rule", where), rule });
  }
  for (const one of given.default) {
    const [where, what] = parted("default", one);
    const value = asJsonText(what.trim());
    if (value === null) throw usage(`--default ${one} states no JSON; a text needs its quotes.`);
    changes.push({ kind: "default", ...place("default", where), value });
  }
  changes.push(...singleRule(given));
  if (changes.length === 0) throw usage("Say what to change: --rule, --drop, --file … (see --help).");
  return lastChanges(changes);
}

function singleRule({ tool, param, use, options }: Given): RuleChange[] {
  if (tool === null && param === null && use === null && options === null) return [];
  if (tool === null || param === null || use === null) throw usage("--tool, --param and --use go together.");
  // Behind any name: only an object is read so.
  const given = options === null ? null : parseRuleText(`x ${options}`);
  if (options !== null && given?.use !== "x") throw usage("--options needs a JSON object.");
  return [{ kind: "norm", tool, path: param, rule: { use, options: given?.options ?? {} } }];
}

function parted(option: string, text: string): readonly [string, string] {
  const at = text.indexOf("=");
  if (at < 1) throw usage(`--${option} needs TOOL.PARAM=…, not "${text}".`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function taken({ changes, problems }: ParsedDraft, from: string): readonly RuleChange[] {
  if (problems.length > 0) throw usage(`${from}: ${problems.join(" ")}`);
  return changes;
}

async function readRules(path: string): Promise<string> {
  try {
    return path === "-" ? await text(process.stdin) : await readFile(path, "utf8");
  } catch (error) {
    throw new ClaimcheckError("unreadable", `${path} can't be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function usage(message: string): ClaimcheckError {
  return new ClaimcheckError("usage", plainLine(message, 1000));
}
