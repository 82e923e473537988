import { describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

describe("claimcheck sample, estimate, labels", { timeout: 60_000 }, () => {
  it("say how they are used", async () => {
    for (const command of ["sample", "estimate", "labels"]) {
      const { code, out } = await runCli([command, "--help"]);
      expect([code, out.split("\n")[0]]).toEqual([
        0,
        expect.stringContaining(`Usage: claimcheck ${command}`),
      ]);
    }
  });

  it("exit 2 and name what is wrong, before they touch a database", async () => {
    const wrong: [string[], string][] = [
      [["sample", "--failed", "3"], "--suite"],
      [["sample", "--suite", "s", "--failed", "many"], "--failed"],
      [["sample", "--suite", "s", "--failed", "3", "--strata", "case"], "--strata"],
      [["sample", "--suite", "s", "--failed", "3", "--unit", "runs"], "--unit"],
      [["sample", "--suite", "s", "--failed", "3", "--instrument", "exactly"], "--instrument"],
      [["estimate", "a"], "--suite"],
      [["estimate", "a", "--suite", "s", "--max-rate", "15 %"], "--max-rate"],
      [["labels", "a", "--suite", "s", "--format", "xlsx"], "csv"],
    ];
    const results = await Promise.all(wrong.map(([args]) => runCli(args)));
    expect(results.map(({ code, out }) => [code, out])).toEqual(wrong.map(() => [2, ""]));
    for (const [at, [, named]] of wrong.entries()) expect(results[at]?.err).toContain(named);
  });
});
