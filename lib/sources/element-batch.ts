import type { Reject, SourceElement } from "../importers/importer.ts";

/** What one chunk of a file held, in the order in which it stood there. */
export type ElementBatch = (SourceElement | Reject)[];
