import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveLabel } from "../../lib/commands/samples/save-label.ts";
import { getSample } from "../../lib/queries/samples/get-sample.ts";
import { listSampleItems } from "../../lib/queries/samples/list-sample-items.ts";
import type { SampleRow } from "../../lib/queries/samples/sample-row.ts";
import { runCli } from "../unit/cli/run-cli.ts";
import { scopeOf } from "./drawn-sample.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { thousandRecords } from "./thousand-records.ts";

describe("samples on the command line", { timeout: 180_000 }, () => {
  const url = freshDatabase();
  const before = process.env.DATABASE_URL;
  let suiteId = 0;
  beforeAll(async () => {
    process.env.DATABASE_URL = url();
    await ingestText(thousandRecords("rings"));
    suiteId = (await scopeOf("rings")).scope.suite.id;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  });

  const sampleOf = async (name: string) => (await getSample(suiteId, name)) as SampleRow;

  it("are drawn, estimated, held against a limit and written down", async () => {
    const draw = [
      "sample",
      "--suite",
      "rings",
      "--failed",
      "30",
      "--clean",
      "30",
      "--name",
      "a",
      "--seed",
      "x",
    ];
    const drawn = await runCli([...draw, "--json"]);
    expect(drawn).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(drawn.out)).toMatchObject({
      name: "a",
      unit: "records",
      seed: "x",
      strata: [
        { stratum: "failed", population: 220, size: 30 },
        { stratum: "clean", population: 780, size: 30 },
      ],
    });
    expect(await runCli(draw)).toMatchObject({ code: 2, out: "" });

    const estimate = ["estimate", "a", "--suite", "rings"];
    const early = await runCli([...estimate, "--max-rate", "0.15"]);
    expect([early.code, early.err]).toEqual([2, expect.stringContaining("no audited rate")]);

    const items = await listSampleItems(suiteId, await sampleOf("a"), { reveal: "all" });
    for (const { position, verdict } of items) {
      const truth = verdict === "fail" ? "agent_wrong" : "agent_right";
      await saveLabel(suiteId, (await sampleOf("a")).id, {
        position,
        reviewer: "ann",
        truth,
        cause: null,
        note: null,
        key: `k${position}`,
      });
    }
    const json = await runCli([...estimate, "--json"]);
    const { audited } = JSON.parse(json.out) as { audited: { rate: number; low: number } };
    expect([json.code, audited.rate]).toEqual([0, 0.22]);
    expect((await runCli([...estimate, "--max-rate", String(audited.low + 0.001)])).code).toBe(0);
    const above = await runCli([...estimate, "--max-rate", String(audited.low - 0.001)]);
    expect([above.code, above.err]).toEqual([1, expect.stringContaining("above")]);

    const csv = await runCli(["labels", "a", "--suite", "rings", "--format", "csv"]);
    expect([csv.code, csv.out.trim().split("\r\n")]).toEqual([0, expect.objectContaining({ length: 61 })]);
  });

  it("that are unknown exit 2 and say which there are", async () => {
    const sample = await runCli(["estimate", "zzz", "--suite", "rings"]);
    expect([sample.code, sample.err]).toEqual([2, expect.stringContaining("It has a")]);
    const suite = await runCli(["labels", "a", "--suite", "wrong"]);
    expect([suite.code, suite.err]).toEqual([2, expect.stringContaining("rings")]);
  });
});
