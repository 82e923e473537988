/** Where the parts of one record are read, and what they are read under; plain data for client components. */
export type RecordApi = {
  /** `/api/suites/S/records/RECORD` */
  readonly base: string;
  readonly instrument: string;
  readonly alternative: number | null;
};

/** The address of one part of a record; null parameters are left out. */
export function recordApiHref(
  api: RecordApi,
  what: "raw" | "record.ndjson" | "sections" | "rows" | "text" | "messages" | "trajectory" | "witness",
  params: Readonly<Record<string, string | number | null>> = {},
): string {
  const query = new URLSearchParams();
  if (what === "sections" || what === "rows" || what === "trajectory") {
    query.set("instrument", api.instrument);
    if (api.alternative !== null) query.set("alternative", String(api.alternative));
  }
  for (const [name, value] of Object.entries(params)) if (value !== null) query.set(name, String(value));
  const text = query.toString();
  return `${api.base}/${what}${text === "" ? "" : `?${text}`}`;
}
