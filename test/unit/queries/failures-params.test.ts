import { createLoader } from "nuqs/server";
import { describe, expect, it } from "vitest";
import { findingColumns } from "../../../app/s/[suite]/failures/finding-columns.tsx";
import { groupColumns } from "../../../app/s/[suite]/failures/group-columns.tsx";
import { FAILURE_GROUP_SORTS } from "../../../lib/queries/failure-group-sorts.ts";
import { failureRecordHref } from "../../../lib/queries/failure-record-href.ts";
import { FACETS } from "../../../lib/queries/failures/facet.ts";
import { FINDING_ORDERS } from "../../../lib/queries/failures/finding-order.ts";
import { GROUP_COLUMNS } from "../../../lib/queries/failures/group-order.ts";
import { failuresApiPath } from "../../../lib/queries/failures-api-path.ts";
import { failuresHref } from "../../../lib/queries/failures-href.ts";
import { failuresParams } from "../../../lib/queries/failures-params.ts";
import { FINDING_SORTS } from "../../../lib/queries/finding-sorts.ts";

const load = createLoader(failuresParams);
const read = (href: string) => load(new URL(href, "http://x").searchParams);

describe("the parameters of the Failures page", () => {
  it("have one for every facet; the run's is the scope's", () => {
    for (const facet of FACETS)
      expect(Object.keys(failuresParams)).toContain(facet === "run" ? "runs" : facet);
  });

  it("know every order that a column head asks for, and each order has a head", () => {
    const offered = (columns: readonly { meta?: { sorts?: readonly string[] } }[]) =>
      columns.flatMap((column) => column.meta?.sorts ?? []).sort();
    expect(offered(groupColumns)).toEqual([...FAILURE_GROUP_SORTS].sort());
    expect(offered(findingColumns)).toEqual([...FINDING_SORTS].sort());
  });

  it("name orders after columns, and each order has its keys in the store", () => {
    const idsOf = (columns: readonly { id?: string; accessorKey?: PropertyKey }[]) =>
      columns.map((column) => column.id ?? column.accessorKey);
    for (const sort of FAILURE_GROUP_SORTS) {
      expect(idsOf(groupColumns)).toContain(sort.replace("-", ""));
      expect(Object.keys(GROUP_COLUMNS)).toContain(sort.replace("-", ""));
    }
    for (const sort of FINDING_SORTS) expect(idsOf(findingColumns)).toContain(sort.replace("-", ""));
    expect(Object.keys(FINDING_ORDERS).sort()).toEqual([...FINDING_SORTS].sort());
  });

  it("survive a link, names with commas, slashes, quotes and empty ones too", () => {
    const params = {
      claim: ["value", "type"] as const,
      tool: ["a,b", "ns/tool", '"<img onerror=x>"'],
      path: ["", "items[0].qty"],
      case: ["ünï & co=1"],
      signature: [3, 12],
      q: "50% off",
      runs: ["r,1", "r2"],
      group: "none" as const,
      sort: "-case" as const,
    };
    expect(read(failuresHref("a b/c", { ...params, claim: [...params.claim] }))).toMatchObject(params);
  });

  it("fall back to their defaults where the URL is nonsense", () => {
    const params = read("/s/x/failures?claim=nope&kind=1&sort=;drop&group=9&open=x&signature=a&unit=zz");
    expect(params).toMatchObject({
      claim: [],
      kind: [],
      sort: "-run",
      group: "signature",
      open: null,
      signature: [],
      unit: "records",
    });
  });

  it("leave defaults out of links", () => {
    expect(failuresHref("refund-agent", read("/s/refund-agent/failures"))).toBe("/s/refund-agent/failures");
  });

  it("go along to the record without what only lays out the list", () => {
    const href = failureRecordHref("s", "run 1/case/0", read("/?tool=t&sort=case&open=4&group=none"));
    expect(href).toBe("/s/s/records/run%201/case/0?tool=t&sort=case");
  });

  it("address the fetches of a suite with any name", () => {
    expect(failuresApiPath("a b/ü", "export", { tool: ["t"] }, { format: "csv" })).toBe(
      "/api/suites/a%20b%2F%C3%BC/failures/export?tool=t&format=csv",
    );
  });
});
