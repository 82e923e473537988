/** Where a result or score file belongs, as far as its name and folders say. */
export type FilePlace = {
  /** Equal for all files of one model in one run of the benchmark. */
  readonly group: string;
  /** Equal for a result file and the score file of the same category. */
  readonly pair: string;
  /** What the run is called, where the folders or the file's name say it. */
  readonly runName: string | null;
  /** What it is called where nothing else says it. */
  readonly fallback: string;
};

const ROLE = /^(?:results?|scores?)$/i;
const ROLE_PART = /(?:^|[-_.])(?:results?|scores?)(?=$|[-_.])/gi;
const EDGES = /^[-_.\s]+|[-_.\s]+$/g;

/**
 * The benchmark's own layout is `result/<model>/…/BFCL_v4_<category>_result.json` beside `score/<model>/…`; there the
 * run is the folder around both and the model. Elsewhere it is what the file's name says beside its category.
 *
 * @example filePlace("nightly/result/m1/live/BFCL_v4_live_simple_result.json", "live_simple").runName // "nightly/m1"
 */
export function filePlace(file: string, category: string | null): FilePlace {
  const folders = file.split("/");
  const base = (folders.pop() ?? "").replace(/\.gz$/i, "").replace(/\.[A-Za-z0-9]+$/, "");
  const bare = base.replace(ROLE_PART, "").replace(EDGES, "");
  const role = folders.findLastIndex((name) => ROLE.test(name));
  const pair = [...folders.filter((_, index) => index !== role), bare].join("/");
  const model = folders[role + 1];
  if (role !== -1 && model !== undefined) {
    const around = folders.slice(0, role);
    const runName = [...around.slice(-1), model].join("/");
    return { group: [...around, model].join("/"), pair, runName, fallback: runName };
  }
  const rest = without(bare.replace(/^BFCL_v\d+/i, ""), category).replace(EDGES, "");
  const around = folders.filter((_, index) => index !== role);
  return {
    group: [...around, rest].join("/"),
    pair,
    runName: rest || null,
    fallback: rest || around.at(-1) || base || "run",
  };
}

function without(name: string, category: string | null): string {
  if (category === null || category === "") return name;
  const at = name.indexOf(category);
  if (at === -1) return name;
  const ends = (code: string | undefined) => code === undefined || /[-_.]/.test(code);
  const isPart = ends(name[at - 1]) && ends(name[at + category.length]);
  return isPart ? name.slice(0, at) + name.slice(at + category.length) : name;
}
