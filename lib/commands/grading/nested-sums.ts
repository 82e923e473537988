/** Sums by a key of several columns, kept as maps within maps so that no key text is built to look one up. */
export class NestedSums {
  private readonly root = new Map<unknown, unknown>();
  private readonly rowsFound: (readonly (string | number)[])[] = [];
  private readonly sumsFound: number[][] = [];
  private readonly width: number;

  /** `width`: how many sums a key has. */
  constructor(width: number) {
    this.width = width;
  }

  /** The sums of a key, to be added to. */
  at(...key: readonly (string | number)[]): number[] {
    let map = this.root;
    const last = key.length - 1;
    for (let i = 0; i < last; i++) {
      let next = map.get(key[i]) as Map<unknown, unknown> | undefined;
      if (next === undefined) {
        next = new Map();
        map.set(key[i], next);
      }
      map = next;
    }
    const found = map.get(key[last]) as number[] | undefined;
    if (found !== undefined) return found;
    const sums = new Array<number>(this.width).fill(0);
    map.set(key[last], sums);
    this.rowsFound.push(key);
    this.sumsFound.push(sums);
    return sums;
  }

  /** Key columns and sums of every key, in the order in which the keys came. */
  rows(): (string | number)[][] {
    return this.rowsFound.map((key, i) => [...key, ...(this.sumsFound[i] ?? [])]);
  }
}
