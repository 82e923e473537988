type Watcher = {
  /** Each piece, before it goes on. */
  readonly see: (piece: unknown) => void;
  /** It ended, or was given up before that; what is waited for here holds back its end alone. */
  readonly ended: (whole: boolean) => void | Promise<void>;
  readonly failed: (error: unknown) => void;
};

/**
 * A stream as the given one, which is looked at as it is read: nothing is read before somebody asks for it, each piece
 * goes on as it came, and so does an error. A stream of bytes stays one.
 */
export function watchStream<S extends ReadableStream>(stream: S, watcher: Watcher): S {
  const isBytes = isByteStream(stream);
  const reader = (stream as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const source = {
    async pull(controller: ReadableByteStreamController | ReadableStreamDefaultController) {
      let step: ReadableStreamReadResult<Uint8Array<ArrayBuffer>>;
      try {
        step = await reader.read();
      } catch (error) {
        watcher.failed(error);
        controller.error(error);
        return;
      }
      if (!step.done) {
        watcher.see(step.value);
        controller.enqueue(step.value);
        return;
      }
      await watcher.ended(true);
      controller.close();
      if ("byobRequest" in controller) controller.byobRequest?.respond(0);
    },
    async cancel(reason: unknown) {
      void watcher.ended(false);
      await reader.cancel(reason);
    },
  };
  const watched = isBytes
    ? new ReadableStream({ ...source, type: "bytes" })
    : new ReadableStream(source as UnderlyingDefaultSource, { highWaterMark: 0 });
  return watched as S;
}

function isByteStream(stream: ReadableStream): boolean {
  try {
    stream.getReader({ mode: "byob" }).releaseLock();
    return true;
  } catch {
    return false;
  }
}
