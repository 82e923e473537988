/** Keeps a result in the tab for `readKept`. */
export function keepResult(key: string, result: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(result));
  } catch {
    // Storage is full or refused: then it is reckoned anew at the next visit.
  }
}
