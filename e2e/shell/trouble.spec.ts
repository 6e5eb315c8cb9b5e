import { expect, type Page } from '@playwright/test';
import { chunkOf, readWebManifest } from '../../scripts/web/web-manifest.ts';
import {
  answer,
  answerNoMore,
  failureToast,
  heading,
  holdBack,
  NO_CONNECTION,
  openMenu,
  REFUSED_REPLY,
  signedInTest as test,
  spinner,
  storedIn,
  withoutNews,
} from '../story/story.ts';

const SUMMARY = '/admin';
const CHUNK_LOAD_TIMEOUT_MS = 120_000;
const AN_HOUR_MS = 3_600_000;
const FIGURES = 19;

const empty = (page: Page) => page.locator('[data-figure]:empty');
const loading = (page: Page) => page.locator('[data-figure]:has(*)');
const filled = (page: Page) => page.locator('[data-figure]:not(:empty):not(:has(*))');

test('a server error shows the server’s message; the cards stay, empty, and can be asked for again', async ({
  page,
  words,
  expectConsole,
}) => {
  expectConsole(REFUSED_REPLY);
  expectConsole(/^The dashboard did not load/);
  await withoutNews(page);
  await answer(page, SUMMARY, { status: 500, json: { message: 'The database is asleep.', code: 'internal' } });
  await page.goto('/');
  await expect(failureToast(page, 'The database is asleep.')).toBeVisible();
  await expect(empty(page)).toHaveCount(FIGURES);

  await answerNoMore(page, SUMMARY);
  await page.getByRole('main').getByRole('button', { name: words.retry }).first().click();
  await expect(filled(page)).toHaveCount(FIGURES);
});

test('an answer that is no JSON is a failure with words of our own', async ({ page, expectConsole }) => {
  expectConsole(REFUSED_REPLY);
  expectConsole(/^The dashboard did not load/);
  await page.route(`**/api${SUMMARY}`, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('alert')).not.toContainText('Bad gateway');
});

test('a slow server is waited for without limit: spinner and skeletons, and nothing is blocked', async ({
  page,
  words,
  narrow,
}) => {
  const server = await holdBack(page, SUMMARY);
  await page.clock.install();
  await page.goto('/');
  await server.asked;
  await expect(spinner(page, words)).toBeVisible();
  await expect(loading(page)).toHaveCount(FIGURES);

  await page.clock.fastForward(AN_HOUR_MS);
  await expect(spinner(page, words)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // the overlay lets clicks and keys through
  await page.getByRole('button', { name: words.search }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (!narrow) await expect(page.getByRole('navigation', { name: words.main_menu })).toBeVisible();

  server.release();
  await expect(filled(page)).toHaveCount(FIGURES);
  await expect(spinner(page, words)).toHaveCount(0);
});

test('without a connection the app says so, keeps what it has, and goes on when it is back', async ({
  page,
  context,
  words,
  expectConsole,
}) => {
  expectConsole(NO_CONNECTION);
  expectConsole(/^The dashboard did not load/);
  await withoutNews(page);
  await page.goto('/');
  await expect(filled(page)).toHaveCount(FIGURES);
  await expect(spinner(page, words)).toHaveCount(0);

  await context.setOffline(true);
  await page.getByRole('button', { name: words.refresh }).click();
  await expect(failureToast(page, words.offline)).toBeVisible();
  await expect(filled(page)).toHaveCount(FIGURES);

  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(filled(page)).toHaveCount(FIGURES);
});

test('whoever signs out without a connection is out on this device, and at the server once it is back', async ({
  page,
  context,
  words,
  narrow,
  request,
  expectConsole,
}) => {
  expectConsole(NO_CONNECTION);
  expectConsole(/ScreenLoadError|did not arrive|Failed to fetch dynamically/);
  await withoutNews(page);
  await page.goto('/');
  await expect(filled(page)).toHaveCount(FIGURES);
  const authorization = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const me = async () => (await request.get('/api/admin/me', { headers: { authorization } })).status();

  await context.setOffline(true);
  const menu = await openMenu(page, words, narrow);
  await menu.getByRole('button', { name: words.logout }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(words.signed_out_here)).toBeVisible();
  expect(await storedIn(page)).toEqual({ local: 0, session: 0 });
  expect(await me()).toBe(200);

  await context.setOffline(false);
  await expect.poll(me).toBe(401);
});

test('a screen whose files do not come in 120000 ms says so and offers Retry', async ({
  page,
  words,
  expectConsole,
}) => {
  expectConsole(/ScreenLoadError|No screen after|did not arrive/);
  const files = `**/${chunkOf(readWebManifest(), 'src/features/dashboard/dashboard-page.tsx').file}`;
  await page.clock.install();
  // never answered
  await page.route(files, () => undefined);
  const wanted = page.waitForRequest(files);
  await page.goto('/', { waitUntil: 'commit' });
  await wanted;
  await page.clock.runFor(CHUNK_LOAD_TIMEOUT_MS - 10_000);
  await expect(heading(page, words.screen_did_not_open)).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(heading(page, words.screen_did_not_open)).toBeVisible();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('main').getByRole('button', { name: words.retry }).click();
  await expect(heading(page, words.event_summary)).toBeVisible();
});
