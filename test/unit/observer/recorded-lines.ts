import type { RecordOutput } from "../../../lib/observer/record-output.ts";

/** An output that keeps its lines. */
export function recordedLines(): RecordOutput & { readonly lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    write: async (line) => {
      lines.push(line);
    },
    close: async () => undefined,
  };
}
