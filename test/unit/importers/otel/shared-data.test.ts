import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { otelImporter } from "../../../../lib/importers/otel/importer.ts";
import { elementsOf } from "../elements-of.ts";
import { objectsOf } from "../objects-of.ts";
import { readText } from "../read-text.ts";

const FOLDER = new URL("../../../../../shared/data/otel/", import.meta.url);

/** Public traces that are not part of the project; skipped where they do not lie beside it. */
describe.skipIf(!existsSync(FOLDER))("published traces", () => {
  it.each([
    ["GOOGLE_trace.json", 7, ["get_current_time", "write_file", "final_output"], 0],
    ["OPENAI_trace.json", 6, ["get_current_time", "write_file"], 0],
    ["jaeger-helm.json", 96, ["helm_list_releases"], 9],
    ["tempo-batches.json", 86, ["helm_list_releases"], 10],
    ["otlp-resource-spans.json", 1, [], 0],
  ])("of %s hold one record, with each call once", (name, spans, calls, tools) => {
    const elements = elementsOf(readFileSync(new URL(name, FOLDER)), otelImporter);
    const found = objectsOf(readText(otelImporter, ...elements));
    expect(found.rejects).toEqual([]);
    expect(found.records).toHaveLength(1);
    const record = found.records[0];
    expect(record?.toolCalls.map((call) => call.name)).toEqual(calls);
    expect(record?.toolCalls.every((call) => call.result !== null && call.source === "provider")).toBe(true);
    expect(JSON.parse(record?.extra ?? "")).toMatchObject({ spans });
    expect(found.tools).toHaveLength(tools);
  });
});
