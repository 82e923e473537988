/**
 * The pages of a suite, in the order of the rail; `key` follows `g` on the keyboard. Of `wide` ones there is no entry
 * where the rail lies along the bottom of a phone.
 */
export const PAGES = [
  { page: "", text: "Overview", key: "o" },
  { page: "failures", text: "Failures", key: "f" },
  { page: "witness", text: "Log against wire", key: "w", wide: true },
  { page: "samples", text: "Review", key: "r" },
  { page: "trends", text: "Trends", key: "t" },
  { page: "rules", text: "Rules", key: "u" },
  { page: "contract", text: "Contract", key: "c" },
  { page: "ingests", text: "Ingests", key: "i" },
] as const;
