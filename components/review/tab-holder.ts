import { newKey } from "./new-key";

const NAME = "claimcheck.tab";
/** Time for the page that this one replaces to let go of the tab's token. */
const PATIENCE_MS = 500;

let held: Promise<string> | null = null;

/**
 * A token of this browser tab, the same after a reload. A duplicated tab begins with its original's storage: where
 * the token is in use, another one is made.
 */
export function tabHolder(): Promise<string> {
  held ??= claim();
  return held;
}

async function claim(): Promise<string> {
  const kept = read();
  if (kept !== null && (await hold(kept))) return kept;
  const token = newKey();
  await hold(token);
  keep(token);
  return token;
}

/** Whether no other page has the token; then this one has it until it is left. */
function hold(token: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`${NAME}/${token}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
        resolve(true);
        return new Promise<never>(() => {});
      })
      .catch(() => resolve(false));
  });
}

function read(): string | null {
  try {
    return window.sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function keep(token: string): void {
  try {
    window.sessionStorage.setItem(NAME, token);
  } catch {
    // Forbidden: after a reload the tab counts as another one, and what it had open comes free a little later.
  }
}
