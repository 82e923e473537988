import type { ArchiveForm } from "../importer.ts";

const HEADERS = ["header.json", "_journal/start.json"];
const WHOLE = /^samples\/[^/]+\.json$/;
/** A sample in chunks, which are read before it; the parts that only serve the log viewer are left out. */
const CHUNK = /^(samples\/[^/]+)\/(?:(messages|attachments|events)\/(\d+)|(metadata|sample))\.json$/;
const PARTS = ["messages", "attachments", "events", "metadata", "sample"];

/** An `.eval` log: a header, written last, or the journal's first entry while the run goes on; and its samples. */
export const INSPECT_ARCHIVE: ArchiveForm = {
  detect(entries) {
    const samples = entries.some((entry) => WHOLE.test(entry) || CHUNK.test(entry));
    const header = HEADERS.some((name) => entries.includes(name));
    if (entries.includes("_journal/start.json") || (header && samples)) {
      return { certainty: "certain", why: "an archive with a log's header, journal or samples" };
    }
    return null;
  },
  order(entries) {
    const header = HEADERS.filter((name) => entries.includes(name)).slice(0, 1);
    const samples = new Map<string, { name: string; part: number; from: number }[]>();
    for (const name of entries) {
      const chunk = CHUNK.exec(name);
      if (chunk === null && !WHOLE.test(name)) continue;
      const sample = chunk?.[1] ?? name;
      const part = PARTS.indexOf(chunk?.[2] ?? chunk?.[4] ?? "sample");
      const list = samples.get(sample) ?? [];
      list.push({ name, part, from: Number(chunk?.[3] ?? 0) });
      samples.set(sample, list);
    }
    const ordered = [...samples.values()].flatMap((list) =>
      list.sort((a, b) => a.part - b.part || a.from - b.from).map(({ name }) => name),
    );
    return [...header, ...ordered];
  },
};
