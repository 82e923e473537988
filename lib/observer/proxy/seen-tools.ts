import type { WireTool } from "../wire/wire-request.ts";

/** So many are remembered; then all are told once more. */
const MOST = 10_000;

/** Clients send the same definitions with every request: tells which are new, or other than before. */
export class SeenTools {
  readonly #seen = new Map<string, WireTool>();

  isNew(tool: WireTool): boolean {
    const before = this.#seen.get(tool.name);
    if (before?.description === tool.description && before.inputSchema === tool.inputSchema) return false;
    if (this.#seen.size >= MOST) this.#seen.clear();
    this.#seen.set(tool.name, tool);
    return true;
  }
}
