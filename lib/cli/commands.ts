import type { Command } from "./command.ts";

/** Every command, in the order of the help. Each is loaded only when it is run. */
export const COMMANDS: readonly Command[] = [
  {
    name: "import",
    summary: "Take results into the database",
    load: async () => (await import("./import.ts")).importFiles,
  },
  {
    name: "watch",
    summary: "Import what appears in a folder",
    load: async () => (await import("./watch.ts")).watch,
  },
  {
    name: "observe",
    summary: "Record tool calls on their way: a proxy for model APIs, a relay for MCP",
    load: async () => (await import("./observe.ts")).observe,
  },
  {
    name: "export",
    summary: "Write a suite as a stream that import reads back",
    load: async () => (await import("./export.ts")).exportSuite,
  },
  {
    name: "grade",
    summary: "Grade records without a database",
    load: async () => (await import("./grade.ts")).grade,
  },
  {
    name: "check",
    summary: "Check cases and tools for contradictions",
    load: async () => (await import("./check.ts")).check,
  },
  {
    name: "sample",
    summary: "Draw a random sample for people to label",
    load: async () => (await import("./sample.ts")).sample,
  },
  {
    name: "estimate",
    summary: "Say what the labels of a sample tell",
    load: async () => (await import("./estimate.ts")).estimate,
  },
  {
    name: "labels",
    summary: "Write the labels of a sample",
    load: async () => (await import("./labels.ts")).labels,
  },
  {
    name: "work",
    summary: "Help with regrades in the background",
    load: async () => (await import("./work.ts")).work,
  },
  {
    name: "compare",
    summary: "Hold two runs against each other",
    load: async () => (await import("./compare.ts")).compare,
  },
  {
    name: "rules",
    summary: "Suggest, preview, adopt and export rules of what counts as equal",
    load: async () => (await import("./rules.ts")).rules,
  },
  {
    name: "formats",
    summary: "List the formats that are read",
    load: async () => (await import("./formats.ts")).formats,
  },
  {
    name: "mapping",
    summary: "Suggest which column of a table is what",
    load: async () => (await import("./mapping.ts")).mapping,
  },
  {
    name: "inspect-file",
    summary: "Say what would be read from a file, without importing it",
    load: async () => (await import("./inspect-file.ts")).inspectFile,
  },
];
