/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { milliseconds, type Row } from './report.ts';

/** What a person sees of a screen while it is loaded. */
type Felt = { readonly lcp: number; readonly cls: number };

export const SLOW_DOWN = 4;

export const feltRow = (screen: string, { lcp, cls }: Felt): Row => ({
  work: `${screen} with a ${SLOW_DOWN} × slower processor`,
  measured: `largest paint ${milliseconds(lcp)}, layout shift ${cls.toFixed(3)}`,
  goal: '≤ 1.5 s, ≤ 0.02',
  met: lcp <= 1_500 && cls <= 0.02,
});

export const watchPaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    Object.assign(globalThis, { seenByBench: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') seen.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The browser reports the largest paint a moment later, so a missing figure is waited for. */
export const felt = async (page: Page): Promise<Felt> => {
  const seen = await page.waitForFunction(() => {
    const { seenByBench } = globalThis as unknown as { seenByBench: Felt };
    return seenByBench.lcp > 0 && seenByBench;
  });
  const figures = await seen.jsonValue();
  if (!figures) throw new Error('The browser told no largest paint.');
  return figures;
};
