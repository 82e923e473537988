import { expect, it } from "vitest";
import { exportFileName } from "../../../lib/exports/export-file-name.ts";

it.each([
  ["refund-agent", "refund-agent-failures-exact.v1.csv"],
  ["Refund agent/β", "Refund-agent-failures-exact.v1.csv"],
  ["../../etc/passwd", "etc-passwd-failures-exact.v1.csv"],
  ['a"\r\nx: y', "a-x-y-failures-exact.v1.csv"],
  ["日本", "suite-failures-exact.v1.csv"],
])("makes a plain file name of the suite %j", (suite, name) => {
  expect(exportFileName(suite, "exact.v1", "csv")).toBe(name);
});
