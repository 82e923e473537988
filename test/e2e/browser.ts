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
    return context.newPage();
  };
}
