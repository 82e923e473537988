import { copyField } from "./copy-field.ts";

type Field = string | number | bigint | boolean | null;

const CHUNK = 64 * 1024;

/** Gathers rows in COPY text form. */
export class CopyBuffer {
  private text = "";
  private readonly done: Buffer[] = [];
  private doneBytes = 0;

  /** About how many bytes are waiting to be taken. */
  get size(): number {
    return this.doneBytes + this.text.length;
  }

  add(fields: readonly Field[]): void {
    let row = copyField(fields[0] ?? null);
    for (let i = 1; i < fields.length; i++) row += `\t${copyField(fields[i] ?? null)}`;
    this.text += `${row}\n`;
    if (this.text.length >= CHUNK) this.flush();
  }

  /** The rows so far; the buffer is empty afterwards. */
  take(): Buffer[] {
    this.flush();
    this.doneBytes = 0;
    return this.done.splice(0);
  }

  private flush(): void {
    if (this.text === "") return;
    const chunk = Buffer.from(this.text, "utf8");
    this.doneBytes += chunk.length;
    this.done.push(chunk);
    this.text = "";
  }
}
