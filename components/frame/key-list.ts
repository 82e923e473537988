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
      { keys: ["g", "r"], does: "Review" },
      { keys: ["g", "t"], does: "Trends" },
      { keys: ["g", "c"], does: "Contract" },
      { keys: ["g", "i"], does: "Ingests" },
      { keys: ["?"], does: "this list" },
      { keys: ["Esc"], does: "close what is open" },
    ],
  },
  {
    place: "Failures",
    keys: [
      { keys: ["j", "k"], does: "down and up the list" },
      { keys: ["Enter"], does: "open the group or the record" },
      { keys: ["/"], does: "search" },
      { keys: ["v"], does: "groups or single findings" },
      { keys: ["x"], does: "take all filters off" },
    ],
  },
  {
    place: "Record",
    keys: [{ keys: ["j", "k"], does: "next and previous record of the filter" }],
  },
];
