import { beforeAll, describe, expect, it } from "vitest";
import { POST as postLabel } from "../../app/api/samples/[id]/label/route.ts";
import { POST as postNext } from "../../app/api/samples/[id]/next/route.ts";
import { POST as postWithdraw } from "../../app/api/samples/[id]/withdraw/route.ts";
import { POST as draw } from "../../app/api/samples/route.ts";
import { loadReviewParams } from "../../app/s/[suite]/samples/[id]/review/search-params.ts";
import { extendSample } from "../../lib/commands/samples/extend-sample.ts";
import { saveLabel } from "../../lib/commands/samples/save-label.ts";
import { pool } from "../../lib/db/pool.ts";
import { listItemLabels } from "../../lib/queries/samples/list-item-labels.ts";
import { drawnSample, scopeOf } from "./drawn-sample.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { thousandRecords } from "./thousand-records.ts";

const BASE = "http://localhost/api/samples";
const BEYOND = 2 ** 31;

describe("what nobody asks in good faith", () => {
  freshDatabase();
  let suiteId = 0;
  beforeAll(async () => {
    await ingestText(thousandRecords("rings"));
    suiteId = (await scopeOf("rings")).scope.suite.id;
  });

  const post = (body: object) =>
    draw(
      new Request(BASE, {
        method: "POST",
        body: JSON.stringify({ suite: "rings", failed: 3, clean: 3, ...body }),
      }),
    );
  const said = async (response: Response) => ({
    status: response.status,
    message: ((await response.json()) as { error: { message: string } }).error.message,
  });

  it("draws nothing else where a filter can't be read", async () => {
    expect(await said(await post({ population: "clam=value" }))).toEqual({
      status: 400,
      message: "A filter has no clam. Did you mean claim?",
    });
    expect(await said(await post({ population: "claim=vlaue" }))).toEqual({
      status: 400,
      message: "The filter's claim can't be vlaue.",
    });
    expect((await post({ population: "claim=value&claim=vlaue" })).status).toBe(400);
    expect((await post({ population: "unit=cals" })).status).toBe(400);
    expect((await post({ population: `q=${"x".repeat(10_001)}` })).status).toBe(400);
    expect((await post({ population: "claim=value&group=none&sort=-run&unit=records" })).status).toBe(201);
  });

  it("draws by no other instrument than the one asked for", async () => {
    for (const instrument of ["equivalent.v99", "equivalnt", "constructor"]) {
      const { status, message } = await said(await post({ population: `instrument=${instrument}` }));
      expect(status).toBe(404);
      expect(message).toContain(`There is no instrument “${instrument}”. There are harness.v1`);
    }
    expect((await post({ population: "instrument=exact.v1" })).status).toBe(201);
  });

  it("refuses who draws under a name that is a text", async () => {
    expect((await post({ created_by: "x".repeat(201) })).status).toBe(400);
  });

  it("reads a run called as a property of every object", async () => {
    const { scope } = await scopeOf("rings", "runs=constructor");
    expect(scope.runs).toEqual([]);
    expect(scope.unknownRuns).toEqual(["constructor"]);
  });

  it("answers positions beyond what the store holds", async () => {
    const { id } = await drawnSample("rings");
    const context = { params: Promise.resolve({ id: String(id) }) };
    const ask = (body: object) =>
      new Request(`${BASE}/${id}?suite=rings`, { method: "POST", body: JSON.stringify(body) });
    const label = { key: "k", reviewer: "ann", truth: "agent_right" };
    expect((await postLabel(ask({ ...label, position: BEYOND }), context)).status).toBe(400);
    expect((await postWithdraw(ask({ reviewer: "ann", position: BEYOND }), context)).status).toBe(400);
    expect((await postNext(ask({ reviewer: "ann", except: [BEYOND] }), context)).status).toBe(400);
    expect((await postNext(ask({ reviewer: "ann", hold: [BEYOND] }), context)).status).toBe(400);
    await expect(
      saveLabel(suiteId, id, {
        position: BEYOND,
        reviewer: "ann",
        truth: "agent_right",
        cause: null,
        note: null,
        key: "k",
      }),
    ).rejects.toMatchObject({ code: "not_found" });
    expect(loadReviewParams(new URLSearchParams({ item: "99999999999" }))).toEqual({ item: null });
  });

  it("takes a reviewer's name without the blanks around it", async () => {
    const { id } = await drawnSample("rings");
    const context = { params: Promise.resolve({ id: String(id) }) };
    const ask = (body: object) =>
      new Request(`${BASE}/${id}?suite=rings`, { method: "POST", body: JSON.stringify(body) });
    const next = await postNext(ask({ reviewer: "ann" }), context);
    const { item } = (await next.json()) as { item: { position: number } };
    const label = { key: "k", reviewer: " ann ", truth: "agent_right", position: item.position };
    expect((await postLabel(ask(label), context)).status).toBe(200);
    const at = { suiteId, sampleId: id, position: item.position };
    expect((await listItemLabels(pool(), at)).map(({ reviewer }) => reviewer)).toEqual(["ann"]);
  });

  it("extends a sample to no more items than one is drawn with", async () => {
    const { id } = await drawnSample("rings");
    await expect(
      extendSample(suiteId, id, { failed: 2 ** 50, clean: 0, actor: "ann" }),
    ).rejects.toMatchObject({ code: "usage" });
  });
});
