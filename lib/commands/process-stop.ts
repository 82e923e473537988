/** Kept on globalThis, since a server's bundles may hold this module more than once. */
const kept = globalThis as { claimcheckStop?: AbortController };

/** Aborted when this process is to end: what runs on without anyone waiting for it stops at its next safe point. */
export function processStop(): AbortController {
  kept.claimcheckStop ??= new AbortController();
  return kept.claimcheckStop;
}
