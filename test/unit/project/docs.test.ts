import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../../lib/cli/commands.ts";
import { IMPORTERS } from "../../../lib/importers/registry.ts";
import { TABLE_FORMAT } from "../../../lib/importers/table/table-format.ts";

const ROOT = new URL("../../../", import.meta.url);
const README = readFileSync(new URL("README.md", ROOT), "utf8");

/** What looks like a path of this project: it begins with one of its folders. */
const PATHS = README.match(/\b(?:app|components|lib|prisma|public|test)\/[\w./[\]-]*[\w/]/g) ?? [];

describe("the README", () => {
  it("names paths", () => {
    expect(PATHS.length).toBeGreaterThan(20);
  });

  it.each([...new Set(PATHS)])("names %s, which exists", (path) => {
    expect(existsSync(new URL(path, ROOT))).toBe(true);
  });

  it("lists the formats as the registry has them", () => {
    const table = /\| format \| what it is \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(README)?.[1];
    expect(table?.trimEnd().split("\n")).toEqual(
      [...IMPORTERS, TABLE_FORMAT].map(({ name, title }) => `| ${name} | ${title} |`),
    );
  });

  it.each(README.match(/(?<=claimcheck -- )[\w-]+/g) ?? [])("shows the command %s, which exists", (name) => {
    expect(["help", ...COMMANDS.map((command) => command.name)]).toContain(name);
  });
});
