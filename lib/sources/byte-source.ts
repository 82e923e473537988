/** The bytes of one file or archive entry, which can be read as often as wanted. */
export type ByteSource = {
  /** The bytes from the beginning; `onBytes` is told how many were taken from disk, compressed as they lie there. */
  open(onBytes?: (count: number) => void): AsyncIterable<Buffer>;
};
