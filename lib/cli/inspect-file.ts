import type { Reject } from "../importers/importer.ts";
import { openSource } from "../sources/open-source.ts";
import { readObjects } from "../sources/read-objects.ts";
import { recognizeFiles } from "../sources/recognize-files.ts";
import type { RunCommand } from "./command.ts";
import { parseOptions } from "./parse-options.ts";
import { plainLine } from "./plain-line.ts";
import { readMapping } from "./read-mapping.ts";

const HELP = `Usage: claimcheck inspect-file PATH… [--format F] [--mapping FILE] [--json]

Says for each file which format it was recognized as and what would be read from it. Nothing is imported.

Exit code: 0 every file would be read whole; 2 a file was not recognized or part of it can't be read.`;

/** `claimcheck inspect-file`: format, counts by kind, and the first reject of each file. */
export const inspectFile: RunCommand = async (args, { out, signal }) => {
  const { paths, options } = parseOptions(args, {
    format: "string",
    mapping: "string",
    json: "boolean",
    help: "boolean",
  });
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  let whole = true;
  const tables = await readMapping(options.mapping);
  for (const recognized of await recognizeFiles(await openSource(paths), options.format, tables)) {
    const { file } = recognized;
    const counts = new Map<string, number>();
    let firstReject: string | null = null;
    for await (const items of readObjects([recognized], { signal })) {
      for (const item of items) {
        const kind = item.type === "reject" ? "reject" : item.object.kind;
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        if (item.type === "object" && item.object.kind === "record") {
          counts.set("call", (counts.get("call") ?? 0) + item.object.toolCalls.length);
        }
        if (item.type === "reject") firstReject ??= shown(item.reject);
      }
    }
    if (firstReject !== null) whole = false;
    const format = recognized.importer?.name ?? null;
    if (options.json) {
      const { framing, reason } = recognized;
      const found = Object.fromEntries(counts);
      out.line(
        JSON.stringify({
          file: file.name,
          bytes: file.size,
          format,
          framing,
          reason,
          counts: found,
          first_reject: firstReject,
        }),
      );
      continue;
    }
    const found = [...counts].map(([kind, count]) => `${count} ${kind}${count === 1 ? "" : "s"}`).join(", ");
    out.line(`${plainLine(file.name)}: ${format ?? "not recognized"} (${plainLine(recognized.reason)})`);
    if (format !== null) out.line(`  ${found === "" ? "nothing" : found}`);
    if (format !== null && firstReject !== null) out.line(`  first reject: ${plainLine(firstReject)}`);
  }
  return whole ? 0 : 2;
};

function shown({ line, path, message }: Reject): string {
  return `line ${line}: ${path === null ? "" : `${path}: `}${message}`;
}
