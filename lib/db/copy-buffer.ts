import { copyField } from "./copy-field.ts";

type Field = string | number | bigint | boolean | null;

const CHUNK = 64 * 1024;

/** Gathers rows in COPY text form. */
export class CopyBuffer {
  private text = "";
  private readonly done: Buffer[] = [];
  rows = 0;
  bytes = 0;

  add(fields: readonly Field[]): void {
    let row = copyField(fields[0] ?? null);
    for (let i = 1; i < fields.length; i++) row += `\t${copyField(fields[i] ?? null)}`;
    this.text += `${row}\n`;
    this.rows++;
    if (this.text.length >= CHUNK) this.flush();
  }

  /** The rows so far; the buffer is empty afterwards. */
  take(): Buffer[] {
    this.flush();
    return this.done.splice(0);
  }

  private flush(): void {
    if (this.text === "") return;
    const chunk = Buffer.from(this.text, "utf8");
    this.bytes += chunk.length;
    this.done.push(chunk);
    this.text = "";
  }
}
