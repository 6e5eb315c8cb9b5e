/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Long enough for what one answer asks for next. */
const QUIET_MS = 250;

/** Complete: the screen is there and has asked for nothing more for a while. The live stream never ends, and does not count. */
export const settled = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.documentElement.removeAttribute('data-quiet-since'));
  await page.waitForFunction(
    (quietMs) => {
      const root = document.documentElement;
      const busy = document.querySelector('[data-request-spinner][data-busy]') ?? !document.querySelector('h1');
      const since = root.getAttribute('data-quiet-since');
      if (busy) root.removeAttribute('data-quiet-since');
      else if (since === null) root.setAttribute('data-quiet-since', String(performance.now()));
      return !busy && since !== null && performance.now() - Number(since) > quietMs;
    },
    QUIET_MS,
    { polling: 50 },
  );
};
