/**
 * Finds in lists the first item that is free still, each list being searched on from where that ended the last time:
 * what was taken is never free again.
 */
export function nextFree<T>(isFree: (item: T) => boolean): (list: readonly T[] | undefined) => T | undefined {
  const reached = new Map<readonly T[], number>();
  return (list) => {
    if (list === undefined) return undefined;
    let at = reached.get(list) ?? 0;
    while (at < list.length && !isFree(list[at] as T)) at++;
    reached.set(list, at);
    return list[at];
  };
}
