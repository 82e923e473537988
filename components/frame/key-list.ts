/** What the keyboard does, by place; shown by `?`. */
export const KEY_LIST: readonly {
  readonly place: string;
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[];
}[] = [
  {
    place: "Everywhere",
    keys: [
      { keys: ["⌘/Ctrl", "K"], does: "go to a page, run, tool, case or record" },
      { keys: ["g", "o"], does: "Overview" },
      { keys: ["g", "f"], does: "Failures" },
      { keys: ["g", "c"], does: "Contract" },
      { keys: ["g", "i"], does: "Ingests" },
      { keys: ["?"], does: "this list" },
      { keys: ["Esc"], does: "close what is open" },
    ],
  },
];
