/** Keeps a few examples, of as many cases as there are: a case's second gives way to another case's first. */
export class SpreadExamples<T extends { readonly caseId: string }> {
  private readonly firsts = new Map<string, T>();
  private readonly others: T[] = [];
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  add(make: () => T): void {
    if (this.firsts.size >= this.limit) return;
    const example = make();
    if (!this.firsts.has(example.caseId)) this.firsts.set(example.caseId, example);
    else if (this.others.length < this.limit) this.others.push(example);
  }

  list(): readonly T[] {
    return [...this.firsts.values(), ...this.others].slice(0, this.limit);
  }
}
