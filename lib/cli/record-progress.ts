import type { RuleProgress } from "../commands/rules/rule-progress.ts";

const REDRAW_MS = 100;

/** One line on a terminal that says how many records are done; nothing where nobody looks. */
export class RecordProgress {
  #drawn = 0;
  #shown = false;
  readonly #stream: NodeJS.WriteStream;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  readonly show = ({ records, total }: RuleProgress): void => {
    const now = Date.now();
    if (!this.#stream.isTTY || now - this.#drawn < REDRAW_MS) return;
    this.#drawn = now;
    this.#shown = true;
    const percent = total === 0 ? 100 : Math.floor((100 * records) / total);
    this.#stream.write(`\r\u001b[K${percent} %  ${records.toLocaleString("en")} records graded`);
  };

  /** Takes the line away again. */
  clear(): void {
    if (this.#shown) this.#stream.write("\r\u001b[K");
    this.#shown = false;
  }
}
