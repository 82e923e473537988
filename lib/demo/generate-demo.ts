import type { NativeObject } from "../grading/model.ts";
import { readNative } from "../importers/native/read-native.ts";
import { type DemoOptions, demoStream } from "./demo-stream.ts";

/**
 * The demo as objects of the native format, read from its lines as any other stream is. Pure.
 *
 * @example [...generateDemo(DEMO_SEED)].filter((object) => object.kind === "run").length // 12
 */
export function* generateDemo(seed: number, options?: DemoOptions): Generator<NativeObject> {
  for (const line of demoStream(seed, options)) {
    const reading = readNative(line);
    if (!reading.ok) throw new Error(`The demo's own line is not native: ${reading.path} ${reading.message}`);
    yield reading.object;
  }
}
