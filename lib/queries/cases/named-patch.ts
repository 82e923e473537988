import type { CasePatch } from "../../expectations/case-patch.ts";

/** A patch with the name that its file gets, without an ending. */
export type NamedPatch = CasePatch & { readonly name: string };
