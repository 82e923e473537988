import { IMPORTERS } from "../importers/registry.ts";
import { TABLE_FORMAT } from "../importers/table/table-format.ts";
import type { RunCommand } from "./command.ts";
import { parseOptions } from "./parse-options.ts";

/** `claimcheck formats`: what is read, what is taken from it, and what it can't tell. */
export const formats: RunCommand = async (args, { out }) => {
  const { options } = parseOptions(args, { json: "boolean", help: "boolean" });
  if (options.help) {
    out.line(
      "Usage: claimcheck formats [--json]\n\nLists the formats that are read; each is recognized from its content.",
    );
    return 0;
  }
  for (const { name, title, takes, cannotTell } of [...IMPORTERS, TABLE_FORMAT]) {
    if (options.json) {
      out.line(JSON.stringify({ name, title, takes, cannot_tell: cannotTell }));
      continue;
    }
    out.line(`${name}: ${title}`);
    out.line("  takes");
    for (const line of takes) out.line(`    - ${line}`);
    out.line("  can't tell");
    for (const line of cannotTell) out.line(`    - ${line}`);
    out.line();
  }
  return 0;
};
