/** The pages of a suite, in the order of the rail; `key` follows `g` on the keyboard. */
export const PAGES = [
  { page: "", text: "Overview", key: "o" },
  { page: "failures", text: "Failures", key: "f" },
  { page: "contract", text: "Contract", key: "c" },
  { page: "ingests", text: "Ingests", key: "i" },
] as const;
