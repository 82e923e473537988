import type { RuleProgress } from "@/lib/commands/rules/rule-progress";

/** Something that the server reckons while one waits. `progress` null: it has not begun to say. */
export type RuleJob<T> =
  | { readonly state: "idle" }
  | { readonly state: "running"; readonly progress: RuleProgress | null }
  | { readonly state: "cancelled" }
  | { readonly state: "failed"; readonly message: string }
  | { readonly state: "done"; readonly result: T };
