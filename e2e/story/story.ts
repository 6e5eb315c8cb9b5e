/// <reference lib="dom" />
import { test as base, expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { WORDS, type Language, type Words } from './words.ts';

export const OWNER = { email: 'owner@proline.test', password: 'proline-demo' };
/** Below this width the menu is a drawer. */
const NARROW_PX = 1024;

type Story = {
  language: Language;
  words: Words;
  narrow: boolean;
  /** For a line in the console that a story provokes on purpose; any other error or warning fails it. */
  expectConsole: (pattern: RegExp) => void;
};
type Shared = {
  /** 'Bearer …' of an owner's session that a worker's stories share; a story that ends its session takes its own. */
  token: string;
};

export const signInByApi = async (request: APIRequestContext, credentials = OWNER): Promise<string> => {
  const reply = await request.post('/api/admin/auth/login', { data: credentials });
  expect(reply.status()).toBe(200);
  const { data } = (await reply.json()) as { data: { token_type: string; access_token: string } };
  return `${data.token_type} ${data.access_token}`;
};

/** No story but the one about working without a network lets the browser keep the app. */
const WORKER_BLOCKED = /^Service Worker registration blocked by Playwright$/;

export const test = base.extend<Story, Shared>({
  language: async ({ locale }, use) => use(locale?.startsWith('ar') ? 'ar' : 'en'),
  words: async ({ language }, use) => use(WORDS[language]),
  narrow: async ({ viewport }, use) => use((viewport?.width ?? NARROW_PX) < NARROW_PX),

  expectConsole: [
    async ({ page }, use) => {
      const expected = [WORKER_BLOCKED];
      const lines: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) lines.push(message.text());
      });
      page.on('pageerror', (error) => lines.push(`not caught: ${error.message}`));
      await use((pattern) => expected.push(pattern));
      expect(lines.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],

  token: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
      await use(await signInByApi(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

/** The same, with somebody already signed in: the token is stored, and nothing else. */
export const signedInTest = test.extend({
  storageState: async ({ token, baseURL }, use) =>
    use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage: [{ name: 'token', value: token }] }] }),
});

/** Chromium's own line about a reply that says no. */
export const REFUSED_REPLY = /^Failed to load resource: the server responded with a status of [45]\d\d/;
export const NO_CONNECTION = /^Failed to load resource: net::ERR_/;

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const failureToast = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });
export const successToast = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });
export const spinner = (page: Page, words: Words): Locator => page.getByRole('progressbar', { name: words.loading });

export const expectTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

export const storedIn = (page: Page): Promise<{ local: number; session: number }> =>
  page.evaluate(() => ({ local: localStorage.length, session: sessionStorage.length }));

/** The menu, opened first where it is a drawer. */
export const openMenu = async (page: Page, words: Words, narrow: boolean): Promise<Locator> => {
  if (narrow) await page.getByRole('button', { name: words.open_menu }).click();
  return page.getByRole('navigation', { name: words.main_menu });
};

/** Answers this call with what the story wants; the path is the contract's. */
export const answer = async (page: Page, path: string, reply: { status?: number; json: unknown }): Promise<void> => {
  await page.route(`**/api${path}`, (route) => route.fulfill(reply));
};

/** The server answers this call again; what else is held back stays so, which `unrouteAll` would let go. */
export const answerNoMore = (page: Page, path: string): Promise<void> => page.unroute(`**/api${path}`);

type Held = { release: () => void; asked: Promise<void> };

/** Holds this call back until the story lets it go on, to the server or to the answer given here. */
export const holdBack = async (page: Page, path: string, reply?: { json: unknown }): Promise<Held> => {
  const released = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  await page.route(`**/api${path}`, async (route) => {
    asked.resolve(undefined);
    await released.promise;
    await (reply === undefined ? route.continue() : route.fulfill(reply));
  });
  return { release: () => released.resolve(undefined), asked: asked.promise };
};

/** No news of what other stories change: a screen would ask again by itself, in the midst of what is looked at. */
export const withoutNews = async (page: Page): Promise<void> => {
  await page.route('**/api/admin/stream', () => undefined);
};
