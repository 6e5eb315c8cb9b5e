/// <reference lib="dom" />
import { chromium, type Browser, type Page } from '@playwright/test';
import { settled } from '../e2e/story/settled.ts';
import { ensureBrowser } from '../scripts/find-browser.ts';
import { felt, feltRow, watchPaint, SLOW_DOWN } from './felt.ts';
import { milliseconds, ratio, type Row } from './report.ts';
import { signIn, type Server } from './servers.ts';

/** Browsers that draw, among the boards that only listen. */
export const DRAWN = 3;
const DRAWN_MS = 1_000;
const SCROLL_FRAMES = 120;
/** A bare page has 60 frames a second where nothing else is at work. */
const LEAST_OF_BARE = 0.9;
const BARE_LINES = 1_000;

type Day = {
  readonly event_id: string;
  readonly people: number;
  /** So many are open, these among them. */
  readonly boards: number;
  /** Somebody comes in at a gate; done when all others have heard of it. */
  readonly come: (assignment_id: string) => Promise<unknown>;
};

/** The board of a crowd as a person sees it: its first paint, a change on it, and scrolling through it. */
export async function boardRows(server: Server, { event_id, people, boards, come }: Day): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const address = `/events/${event_id}/attendance`;
    const many = `board of ${people.toLocaleString('en')} people`;
    const pages: Page[] = [];
    for (let n = 0; n < DRAWN; n += 1) pages.push(await openedBoard(browser, server, address));
    const [first] = pages;
    if (!first) throw new Error('No board is open.');
    const slow = await first.context().newCDPSession(first);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await first.reload();
    await first.locator('[data-chip]').first().waitFor();
    await settled(first);
    const paint = await felt(first);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const drawn = await drawnAfter(pages, come);
    const bare = await openedBare(first);
    const frames = { board: await scrolled(first), bare: await scrolled(bare) };
    return [
      feltRow(many, paint),
      {
        work: `a check-in is drawn: ${boards} boards are open, ${DRAWN} in a browser`,
        measured: `the last after ${milliseconds(drawn.drawn)}, the others heard after ${milliseconds(drawn.heard)}`,
        goal: '≤ 1 s',
        met: drawn.drawn <= DRAWN_MS,
      },
      {
        work: `scrolling through the ${many}`,
        measured: `${frames.board.toFixed(0)} frames a second = ${ratio(frames.board / frames.bare)} a bare page (${frames.bare.toFixed(0)})`,
        goal: `≥ ${LEAST_OF_BARE} × bare`,
        met: frames.board >= LEAST_OF_BARE * frames.bare,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** A browser of its own, as another desk would have it: tabs of one share what they hear. */
async function openedBoard(browser: Browser, server: Server, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript((token) => localStorage.setItem('token', token), await signIn(server));
  const page = await context.newPage();
  await watchPaint(page);
  await page.goto(address);
  await page.locator('[data-chip]').first().waitFor();
  await settled(page);
  return page;
}

/** As many lines with nothing to them, in the same browser: what it can do at most. */
async function openedBare(beside: Page): Promise<Page> {
  const page = await beside.context().newPage();
  const lines = Array.from({ length: BARE_LINES }, (_, n) => `<p>Line ${n}</p>`);
  await page.setContent(`<main>${lines.join('')}</main>`);
  return page;
}

/** From the check-in until the last of these pages shows it, and until all others have heard of it. */
async function drawnAfter(pages: readonly Page[], come: Day['come']) {
  const waiting = pages[0]?.locator('[data-chip]:is([data-state="late"], [data-state="expected"])').first();
  const id = (await waiting?.getAttribute('data-chip')) ?? '';
  const shown = pages.map((page) =>
    page.waitForFunction((chip) => document.querySelector(`[data-chip="${chip}"][data-state="in"]`) !== null, id, {
      polling: 'raf',
    }),
  );
  const started = performance.now();
  const took = async (all: Promise<unknown>) => {
    await all;
    return performance.now() - started;
  };
  const [heard, drawn] = await Promise.all([took(come(id)), took(Promise.all(shown))]);
  return { heard, drawn };
}

/** Frames a second while a page is scrolled through. */
const scrolled = async (page: Page): Promise<number> => {
  await page.bringToFront();
  return page.evaluate(async (frames) => {
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const step = (document.documentElement.scrollHeight - innerHeight) / frames;
    const started = await nextFrame();
    let ended = started;
    for (let n = 0; n < frames; n += 1) {
      scrollBy({ top: step, behavior: 'instant' });
      ended = await nextFrame();
    }
    return (frames * 1_000) / (ended - started);
  }, SCROLL_FRAMES);
};
