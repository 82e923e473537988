import { describe, expect, it } from "vitest";
import { SourceScan } from "../../../lib/cli/source-scan.ts";

function found(...chunks: readonly string[]): boolean {
  const scan = new SourceScan();
  for (const chunk of chunks) scan.update(Buffer.from(chunk));
  return scan.found;
}

describe("SourceScan", () => {
  it("finds a source other than the provider wherever the stream is cut", () => {
    for (const word of ['"agent_log"', '"observer"']) {
      const text = `{"source": ${word}, "n": 1}`;
      for (let cut = 0; cut <= text.length; cut++) {
        expect(found(text.slice(0, cut), text.slice(cut))).toBe(true);
      }
      expect(found(...text)).toBe(true);
    }
  });

  it("finds none in a provider's stream", () => {
    expect(found('{"source": "provider"}', '{"text": "an observer, agent_log"}')).toBe(false);
  });
});
