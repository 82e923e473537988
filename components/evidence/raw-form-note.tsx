import type { ArgumentsForm } from "@/lib/json/read-arguments";

const NOTES: Readonly<Partial<Record<ArgumentsForm, string>>> = {
  absent: "No argument text was recorded: it counts as no arguments.",
  empty: "The argument text is empty: it counts as no arguments.",
  white_space: "The argument text is white space: it counts as no arguments.",
  null_literal: "The argument text is the word null: it counts as no arguments.",
  double_encoded: "The argument text is a JSON string that holds the object: the object inside is read.",
  not_an_object: "The argument text is JSON, but no object.",
};

/** How an argument text came, where it is no plain object. */
export function RawFormNote({ form }: { readonly form: ArgumentsForm | null }) {
  const note = form === null ? undefined : NOTES[form];
  return note === undefined ? null : <p className="px-3 py-1 text-xs text-ink-2">{note}</p>;
}
