import type { CompiledTool } from "./compiled-suite.ts";
import { NORMALIZERS } from "./normalizers/registry.ts";
import { parseRulePath } from "./parse-rule-path.ts";
import { preview } from "./preview.ts";
import type { Violation } from "./result.ts";
import type { Schema } from "./schema.ts";
import { TYPE_BIT } from "./type-bit.ts";

/**
 * What is wrong with a tool itself: K5 (warning: no declared effect), K7 (a normalizer that nobody knows, whose
 * options are refused, or whose parameter does not exist), and, as a warning under K2, that a tool without
 * schema can't be checked for K2, K4 and K6.
 */
export function checkTool(tool: CompiledTool): Violation[] {
  const { name, schema } = tool;
  const found: Violation[] = [];
  const add = (
    violation: Violation["violation"],
    severity: Violation["severity"],
    path: string | null,
    message: string,
    fix: string,
  ) => {
    const group = JSON.stringify([violation, name, path]);
    found.push({ violation, severity, caseId: null, tool: name, path, group, message, fix });
  };
  if (tool.effect === null) {
    add(
      "K5",
      "warning",
      null,
      `It is not declared whether ${preview(name)} has side effects; its calls are matched as read-only ones.`,
      `Declare the effect of ${preview(name)}: side_effecting or read_only.`,
    );
  }
  if (schema === null) {
    add(
      "K2",
      "warning",
      null,
      `${preview(name)} came without an input schema, so K2, K4 and K6 are not checked for it.`,
      `Add the input_schema of ${preview(name)}.`,
    );
  }
  for (const [path, use] of Object.entries(tool.source.evalNorms)) {
    const normalizer = Object.hasOwn(NORMALIZERS, use.use) ? NORMALIZERS[use.use] : undefined;
    const refusal = normalizer?.checkOptions(use.options) ?? null;
    const shown = `${preview(path)} of ${preview(name)}`;
    if (normalizer === undefined) {
      const known = Object.keys(NORMALIZERS).join(", ");
      add(
        "K7",
        "error",
        path,
        `${shown} is to be read with ${preview(use.use)}, which is no normalizer.`,
        `Use one of ${known}.`,
      );
    } else if (refusal !== null) {
      add("K7", "error", path, `${shown}: ${refusal}`, `Mend the options of ${use.use} for ${shown}.`);
    } else if (schema !== null && !leadsSomewhere(schema, path)) {
      const names = (schema.propertyNames ?? []).slice(0, 50).map(preview).join(", ");
      add(
        "K7",
        "error",
        path,
        `${use.use} is declared for ${shown}, a parameter that does not exist; the tool takes ${names || "none"}.`,
        `Name a parameter that exists, or drop the normalizer.`,
      );
    }
  }
  return found;
}

/** Whether a declared path may lead to a value; a schema that lists its properties can rule it out, and one whose type holds none. */
function leadsSomewhere(root: Schema, path: string): boolean {
  let schema: Schema | null = root;
  for (const step of parseRulePath(path, (name) => root.property(name) !== null)) {
    if (schema === null) return true;
    const within = typeof step === "string" ? TYPE_BIT.dict : TYPE_BIT.list;
    if (schema.types !== 0 && (schema.types & within) === 0) return false;
    if (typeof step === "string") {
      const child: Schema | null = schema.property(step);
      if (child === null && schema.propertyNames !== null && schema.others !== "open") return false;
      schema = child;
    } else schema = schema.item(step ?? -1);
  }
  return true;
}
