import type { CaseObject } from "../grading/model.ts";
import { caseYaml } from "./case-yaml.ts";
import { nativeCaseLine } from "./native-case-line.ts";

/** A case as it is written into a file of a suite. */
export type CaseFile = { readonly format: "yaml" | "ndjson"; readonly text: string };

/** A case as YAML, or as a line of JSON where YAML can't say it. */
export function caseFile(source: CaseObject): CaseFile {
  const yaml = caseYaml(source);
  return yaml === null
    ? { format: "ndjson", text: `${nativeCaseLine(source)}\n` }
    : { format: "yaml", text: yaml };
}
