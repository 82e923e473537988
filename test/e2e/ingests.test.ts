import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";

const record = (trial: number) =>
  JSON.stringify({
    kind: "record",
    run_id: "r1",
    case_id: "c1",
    trial,
    tool_calls: [{ name: "ping", arguments_raw: "{}" }],
  });
const RESULTS = [
  JSON.stringify({ kind: "run", run_id: "r1" }),
  record(0),
  '{"kind":"record","run_id":"r1","case_id":7,"tool_calls":[]}',
  '{"kind":"record", cut',
  record(1),
].join("\n");
const DEFINITIONS = [
  "- {kind: tool, name: ping, effect: read_only}",
  "- {kind: case, case_id: c1, expect_tool_calls: [{name: ping, args: {}}]}",
].join("\n");
const HOSTILE = `<img src=x onerror="document.title='run'">.ndjson`;

const file = (name: string, text: string) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(text),
});

describe("Ingests", () => {
  const open = useBrowser();

  it("takes chosen files as one ingest into a new suite, shows and downloads what was rejected", async () => {
    const page = await open();
    await page.goto("/ingest", { waitUntil: "networkidle" });
    await page.getByLabel("Suite").fill("dropped");
    await page
      .getByLabel("Result files")
      .setInputFiles([file(HOSTILE, RESULTS), file("tools.yaml", DEFINITIONS)]);
    const panel = page.getByRole("region", { name: "Upload" });
    await panel.getByText("2 rejected; the rest came in").waitFor();
    expect(await panel.textContent()).toContain("records: 2 new");
    await panel.getByRole("link", { name: "See the rejects" }).click();
    await page.waitForURL(/\/s\/dropped\/ingests\/\d+/);
    const rejects = page.getByRole("region", { name: "Rejects" }).last();
    await rejects.getByText(`${HOSTILE}:3`).waitFor();
    await rejects.getByText(`${HOSTILE}:4`).waitFor();
    expect(await page.title()).toMatch(/^Ingest \d+/);
    expect(await findAxeViolations(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download" }).click(),
    ]);
    const lines = readFileSync(await download.path(), "utf8")
      .trimEnd()
      .split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual([3, 4]);
  });

  it("says that nothing is new when the same files are sent again", async () => {
    const page = await open();
    await page.goto("/s/dropped/ingests", { waitUntil: "networkidle" });
    await page
      .getByLabel("Result files")
      .setInputFiles([file(HOSTILE, RESULTS), file("tools.yaml", DEFINITIONS)]);
    const panel = page.getByRole("region", { name: "Upload" });
    await panel.getByText("records: 2 unchanged").waitFor();
    await panel.getByRole("button", { name: "Dismiss" }).click();
    await expect.poll(() => page.getByRole("table").getByRole("row").count(), { timeout: 15_000 }).toBe(3);
  });

  it("takes a file that is dropped anywhere in the window", async () => {
    const page = await open();
    await page.goto("/s/dropped", { waitUntil: "networkidle" });
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "more.ndjson"));
      return transfer;
    }, record(2));
    await page.dispatchEvent("body", "dragenter", { dataTransfer: data });
    await page.getByText("Drop results into dropped").waitFor();
    await page.dispatchEvent("body", "drop", { dataTransfer: data });
    await page.getByRole("region", { name: "Upload" }).getByText("records: 1 new").waitFor();
  });

  it("says what is wrong with a file that no format knows", async () => {
    const page = await open();
    await page.goto("/ingest", { waitUntil: "networkidle" });
    await page.getByLabel("Result files").setInputFiles([file("photo.bin", "\u0001\u0002 not results")]);
    const panel = page.getByRole("region", { name: "Upload" });
    await panel.getByRole("button", { name: "Dismiss" }).waitFor();
    expect(await panel.textContent()).toContain("photo.bin");
    expect(await panel.locator(".text-fail").textContent()).not.toBe("");
  });

  it("shows commands with this server's address", async () => {
    const page = await open();
    await page.goto("/ingest");
    const commands = await page.locator("pre").allInnerTexts();
    expect(commands.join("\n")).toContain(`${new URL(page.url()).origin}/api/ingest?suite=my-suite`);
  });
});
