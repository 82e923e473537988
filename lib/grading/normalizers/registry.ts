import type { Normalizer } from "../normalizer.ts";

/** Every normalizer, by the name that `eval_norms` uses. */
export const NORMALIZERS: Readonly<Record<string, Normalizer>> = {};
