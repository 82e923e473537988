import { beforeAll, describe, expect, it } from "vitest";
import { GET as getEstimate } from "../../app/api/samples/[id]/estimate/route.ts";
import { GET as getLabels } from "../../app/api/samples/[id]/labels/route.ts";
import { GET as getOne } from "../../app/api/samples/[id]/route.ts";
import { POST as draw, GET as list } from "../../app/api/samples/route.ts";
import { nextItem } from "../../lib/commands/samples/next-item.ts";
import { saveLabel } from "../../lib/commands/samples/save-label.ts";
import { scopeOf } from "./drawn-sample.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { thousandRecords } from "./thousand-records.ts";

const BASE = "http://localhost/api/samples";
const of = (id: string) => ({ params: Promise.resolve({ id }) });
const ask = (path: string) => new Request(`${BASE}${path}`);
const post = (body: unknown) => draw(new Request(BASE, { method: "POST", body: JSON.stringify(body) }));

describe("samples over HTTP", () => {
  freshDatabase();
  beforeAll(async () => {
    await ingestText(thousandRecords("rings / β"));
  });

  it("are drawn, shown, estimated and written down", async () => {
    const wanted = { suite: "rings / β", failed: 10, clean: 5, name: "a b", seed: "x", created_by: "ann" };
    const drawn = await post(wanted);
    expect(drawn.status).toBe(201);
    expect(await drawn.json()).toMatchObject({
      name: "a b",
      seed: "x",
      created_by: "ann",
      strata: [
        { stratum: "failed", verdict: "fail", population: 220, size: 10, labelled: 0 },
        { stratum: "clean", verdict: "pass", population: 780, size: 5, labelled: 0 },
      ],
    });
    expect((await post(wanted)).status).toBe(409);

    const suite = `?suite=${encodeURIComponent("rings / β")}`;
    const one = await getOne(ask(`/a%20b${suite}`), of("a b"));
    const { id, progress } = (await one.json()) as { id: number; progress: object };
    expect(progress).toMatchObject({ items: 15, labelled: 0, finished: false });
    expect(await (await list(ask(suite))).json()).toMatchObject({ samples: [{ id }] });

    const { scope } = await scopeOf(encodeURIComponent("rings / β"));
    const asked = { reviewer: "ann", holder: "" };
    const { item } = await nextItem(scope.suite.id, id, asked);
    await saveLabel(scope.suite.id, id, {
      position: item?.position ?? -1,
      reviewer: "ann",
      truth: "agent_wrong",
      cause: null,
      note: null,
      key: "k",
    });
    const estimate = await getEstimate(ask(`/${id}/estimate${suite}`), of(String(id)));
    expect(await estimate.json()).toMatchObject({
      measured: { rate: 0.22, failing: 220, clean: 780, ungraded: 0, instrument: "equivalent.v1" },
      progress: { items: 15, labelled: 1 },
    });
    const labels = await getLabels(ask(`/${id}/labels${suite}`), of(String(id)));
    expect(labels.headers.get("content-disposition")).toContain('filename="rings-a-b-labels.ndjson"');
    expect(JSON.parse(await labels.text())).toMatchObject({
      kind: "label",
      reviewer: "ann",
      sample_id: "a b",
    });
    const csv = await getLabels(ask(`/${id}/labels${suite}&format=csv`), of(String(id)));
    expect((await csv.text()).split("\r\n")).toHaveLength(3);
  });

  it("that can't be are refused with the reason", async () => {
    const status = async (response: Promise<Response>) => (await response).status;
    const suite = "?suite=rings%20%2F%20%CE%B2";
    expect(await status(post({ suite: "rings / β", failed: -1, clean: 0 }))).toBe(400);
    expect(await status(post({ suite: "rings / β", failed: 1, clean: 0, sed: "x" }))).toBe(400);
    expect(await status(post({ suite: "nowhere", failed: 1, clean: 0 }))).toBe(404);
    expect(await status(post("no object"))).toBe(400);
    expect(await status(post({ failed: 1, clean: 0 }))).toBe(400);
    expect(await status(list(ask("")))).toBe(400);
    expect(await status(getEstimate(ask(`/zzz/estimate${suite}`), of("zzz")))).toBe(404);
    expect(await status(getLabels(ask(`/a/labels${suite}&format=xlsx`), of("a b")))).toBe(400);
  });
});
