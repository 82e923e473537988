import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { findChromium } from "../setup/find-chromium.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** One browser for the test file; each call opens a page in a context of its own, with the server as base address. */
export function useBrowser(): (options?: BrowserContextOptions) => Promise<Page> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: FLAGS });
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (options = {}) => {
    if (!browser) throw new Error("The browser is not running.");
    const context = await browser.newContext({
      baseURL: inject("serverUrl"),
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    return waitingForStreams(await context.newPage());
  };
}

/**
 * Parts of a page are streamed, and shown some moments after the document has loaded; a test that lists or counts
 * what is there must not look before that.
 */
function waitingForStreams(page: Page): Page {
  const shown = () =>
    page.waitForFunction(() => document.querySelector('template[id^="B:"]') === null, null, {
      timeout: 30_000,
    });
  const { goto, reload } = page;
  page.goto = async (...to) => {
    const response = await goto.apply(page, to);
    await shown();
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload.apply(page, how);
    await shown();
    return response;
  };
  return page;
}
