import type { Level } from "@/lib/grading/claims";

/** How a line is told from the others without colour: by its mark and its dashes. */
export type LineLook = {
  readonly mark: "circle" | "square" | "triangle" | "diamond" | "cross";
  /** An SVG dash array. */
  readonly dash?: string;
};

export const LEVEL_LOOK: Readonly<Record<Level, LineLook>> = {
  harness: { mark: "square", dash: "2 3" },
  exact: { mark: "triangle", dash: "7 3" },
  claims: { mark: "diamond", dash: "4 2 1 2" },
  equivalent: { mark: "circle" },
  effect: { mark: "cross", dash: "1 2" },
};
