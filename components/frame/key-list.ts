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
      { keys: ["g", "w"], does: "Log against wire" },
      { keys: ["g", "r"], does: "Review" },
      { keys: ["g", "t"], does: "Trends" },
      { keys: ["g", "u"], does: "Rules" },
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
    place: "Log against wire",
    keys: [
      { keys: ["j", "k"], does: "down and up the counts and the differences" },
      { keys: ["Enter"], does: "open what is focused" },
      { keys: ["x"], does: "take the choice of kind and tool off" },
    ],
  },
  {
    place: "Record",
    keys: [
      { keys: ["j", "k"], does: "next and previous record of the filter" },
      { keys: ["e"], does: "the expectation is wrong: changes of its case" },
    ],
  },
  {
    place: "Review",
    keys: [
      { keys: ["1", "2", "3"], does: "the agent was right, was wrong, or you are unsure" },
      { keys: ["a", "b", "…"], does: "the cause, then on to the next item" },
      { keys: ["Enter"], does: "on to the next item without a cause" },
      { keys: ["n"], does: "note; Enter or Esc leaves it" },
      { keys: ["u"], does: "take the last label back" },
      { keys: ["j", "k"], does: "next and previous item" },
    ],
  },
  {
    place: "Rules",
    keys: [
      { keys: ["j", "k"], does: "down and up the list" },
      { keys: ["Space"], does: "put the suggestion into the draft, or take it out" },
      { keys: ["Enter"], does: "open its examples, or the tool" },
      { keys: ["p"], does: "preview the draft" },
    ],
  },
];
