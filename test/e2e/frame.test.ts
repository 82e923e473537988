import { describe, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";
import { sendLines } from "./send-lines.ts";

const PAGES = [
  "/s/demo",
  "/s/demo?unit=calls&instrument=exact",
  "/s/demo/contract",
  "/s/demo/records?verdict=ungraded",
  "/s/demo/ingests",
  "/ingest",
  "/s/nothing",
];

describe("frame", () => {
  const open = useBrowser();

  it("leads from the start to the suite that was written last", async () => {
    await sendLines("written last", [{ kind: "run", run_id: "r1" }]);
    const page = await open();
    await page.goto("/");
    await page.waitForURL("**/s/written%20last");
    await page.getByText("Nothing in this scope is graded").waitFor();
    const overview = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Overview" });
    expect(await overview.getAttribute("aria-current")).toBe("page");
  });

  it("begins the tab order with a way past the frame", async () => {
    const page = await open();
    await page.goto("/s/demo");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  it("goes to a tool's failures from the palette", async () => {
    const page = await open();
    await page.goto("/s/demo");
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Page, run, tool, case, record id").fill("issue_ref");
    await page.getByRole("option", { name: "issue_refund", exact: true }).first().click();
    await page.waitForURL(/\/s\/demo\/failures\?.*tool=issue_refund/);
  });

  it("opens the palette within the page's policy", async () => {
    const page = await open();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.goto("/s/demo", { waitUntil: "networkidle" });
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Page, run, tool, case, record id").waitFor();
    expect(complaints).toEqual([]);
  });

  it("opens a suite whose name a browser would take for a step up", async () => {
    await sendLines("..", [{ kind: "run", run_id: "r1" }]);
    const page = await open();
    await page.goto("/s/demo", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /^Suite:/ }).click();
    await page.getByRole("option", { name: /^\.\. / }).click();
    await page.getByRole("button", { name: "Suite: .." }).waitFor();
  });

  it("goes to a page by two keys and lists the keys", async () => {
    const page = await open();
    await page.goto("/s/demo", { waitUntil: "networkidle" });
    await page.keyboard.press("g");
    await page.keyboard.press("c");
    await page.waitForURL("**/s/demo/contract");
    await page.keyboard.press("?");
    expect(await page.getByRole("dialog", { name: "Keys" }).isVisible()).toBe(true);
  });

  it("keeps the chosen runs and instrument in the address from page to page", async () => {
    const page = await open();
    await page.goto("/s/demo");
    await page.getByRole("button", { name: /^Runs:/ }).click();
    await page.getByRole("option", { name: "Newest run" }).click();
    await page.waitForURL(/runs=~newest/);
    await page.getByRole("button", { name: /^Instrument:/ }).click();
    await page.getByPlaceholder("Find an instrument").fill("exact");
    await page.keyboard.press("Enter");
    await page.waitForURL(/instrument=exact/);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Contract" }).click();
    await page.waitForURL(/\/contract\?.*runs=~newest.*instrument=exact/);
    await page.getByRole("button", { name: "Runs: newest run" }).waitFor();
  });

  it("keeps the theme over a reload and shows no other one before it", async () => {
    const page = await open({ colorScheme: "light" });
    await page.goto("/s/demo", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Theme" }).click();
    await page.getByRole("button", { name: "Dark" }).click();
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        sessionStorage.setItem("first", document.documentElement.dataset.theme ?? "none");
      });
    });
    await page.reload();
    expect(await page.evaluate(() => sessionStorage.getItem("first"))).toBe("dark");
  });

  it("answers an unknown suite with 404 and shows the suites there are", async () => {
    const page = await open();
    const response = await page.goto("/s/nothing");
    expect(response?.status()).toBe(404);
    // Of many suites some are shown: other tests leave theirs.
    await page.getByText("These suites are here:").waitFor();
    await page.getByRole("listitem").getByRole("link").first().click();
    await page.waitForURL(/\/s\/(?!nothing)/);
    await page.getByRole("heading", { name: "Overview" }).waitFor();
  });

  it("fits a phone: pages along the bottom, nothing to scroll sideways", async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: "networkidle" });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBeLessThanOrEqual(390);
    }
    await page.goto("/s/demo");
    const box = await page.getByRole("navigation", { name: "Pages" }).boundingBox();
    expect(box?.y).toBeGreaterThan(700);
  });

  it.each(["light", "dark"] as const)(
    "has no serious breach of accessibility in the %s theme",
    async (colorScheme) => {
      const page = await open({ colorScheme });
      for (const path of PAGES) {
        await page.goto(path, { waitUntil: "networkidle" });
        expect(await findAxeViolations(page), path).toEqual([]);
      }
      await page.goto("/s/demo", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: /^Runs:/ }).click();
      expect(await findAxeViolations(page), "runs picker").toEqual([]);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      expect(await findAxeViolations(page), "palette").toEqual([]);
    },
  );
});
