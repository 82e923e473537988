import { stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { ClaimcheckError } from "../claimcheck-error.ts";
import type { RunCommand } from "./command.ts";
import { ImportProgress } from "./import-progress.ts";
import { parseOptions } from "./parse-options.ts";
import { plainLine } from "./plain-line.ts";
import { WatchedFolder } from "./watched-folder.ts";
import { Watcher } from "./watcher.ts";
import { wholeNumber } from "./whole-number.ts";

const HELP = `Usage: claimcheck watch FOLDER --suite S [OPTIONS]

Takes into the suite what appears or grows in the folder and those below it, until Ctrl-C: a file once it has not
changed for some seconds, NDJSON that is being written already up to its last whole line. Whatever comes twice changes
nothing, so it may be stopped and started at any time. Works beside a running server.

  --suite S     the suite
  --still N     seconds without a change after which a file counts as written (default 3)
  --format F    read every file as this format
  --replace     a record that comes again with other content replaces the stored one (labels stay); for files whose
                records go on growing, such as traces

Files of formats that complete each other (BFCL, OpenTelemetry) are taken together, when all have long been still.`;

const OPTIONS = {
  suite: "string",
  still: "string",
  format: "string",
  replace: "boolean",
  help: "boolean",
} as const;

/** Looking may cost no more than a tenth of the time. */
const REST = 10;

/** `claimcheck watch`: imports what appears in a folder. */
export const watch: RunCommand = async (args, { out, err, signal }) => {
  const { paths, options } = parseOptions(args, OPTIONS);
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  const [path, ...others] = paths;
  if (path === undefined || others.length > 0) {
    throw new ClaimcheckError("usage", "Name one folder: claimcheck watch FOLDER --suite S.");
  }
  if (options.suite === null) throw new ClaimcheckError("usage", "Say which suite: --suite NAME.");
  if (!(await isFolder(path)))
    throw new ClaimcheckError("not_found", `There is no folder ${plainLine(path)}.`);
  const still = wholeNumber("still", options.still) ?? 3;
  const progress = err.isTTY ? new ImportProgress(err) : null;
  const say = async (line: string) => {
    progress?.end();
    out.line(`${new Date().toTimeString().slice(0, 8)}  ${line}`);
    await out.flush();
  };
  const { suite, format, replace } = options;
  const watcher = new Watcher({
    suite,
    format,
    replace,
    stillMs: Math.max(still, 1) * 1000,
    signal,
    say,
    onProgress: (now) => progress?.show(now),
  });
  const folder = new WatchedFolder(path);
  let trouble = "";
  try {
    await watcher.open();
    await say(`Watching ${plainLine(path)} for the suite “${plainLine(suite)}”. Ctrl-C ends it.`);
    while (!signal.aborted && !out.closed) {
      const begun = Date.now();
      const files = await folder.look(begun).catch(async (error: Error) => {
        if (error.message !== trouble) await say(`The folder can't be read now: ${plainLine(error.message)}`);
        trouble = error.message;
        return null;
      });
      if (files !== null) trouble = "";
      const looked = Date.now() - begun;
      await watcher.take(files ?? [], begun);
      await wait(Math.max(Math.min(still, 2) * 500, looked * REST), null, { signal }).catch(() => undefined);
    }
    return 0;
  } finally {
    progress?.end();
    await watcher.close();
  }
};

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
}
