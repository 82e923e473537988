/** One file to read: where it lies, how it is shown, and its size on disk in bytes. */
export type SourceFile = {
  readonly path: string;
  /** Shown in rejects and progress; never opened. */
  readonly name: string;
  readonly size: number;
  /** The person named this very file (it was not found by walking a folder). */
  readonly named: boolean;
};
