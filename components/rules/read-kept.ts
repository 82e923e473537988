/** Results kept in the tab, so that a visit or a step back reckons nothing anew. Storage may be full, or refused. */
export function readKept<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
