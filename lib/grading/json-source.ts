import type { JsonNode } from "../json/json-node.ts";

/** A value together with the text that its offsets refer to. */
export type JsonSource = { readonly node: JsonNode; readonly text: string };
