import { expect } from '@playwright/test';
import { SHELL_SCREENS } from '../story/screens.ts';
import { heading, signedInTest, test } from '../story/story.ts';

/** The specification gives them everything below their address, too. */
const SECTIONS = ['/blockedUshers', '/hiringUshers', '/profile', '/categories', '/types', '/admin'];

test('without a session every other path leads to the login', async ({ page, words }) => {
  const below = SECTIONS.map((address) => `${address}/anything`);
  await page.goto('/events/new?step=2');
  await expect(page).toHaveURL('/login');
  for (const address of [...SHELL_SCREENS.map((screen) => screen.address), ...below, '/no-such-page']) {
    // the same guard as for a fresh page, without loading the program thirty times
    await page.evaluate((to) => history.pushState({}, '', to), address);
    await expect(page, address).toHaveURL('/login');
  }
  await expect(heading(page, words.sign_in)).toBeVisible();
});

signedInTest('an address below a section shows the section', async ({ page, language }) => {
  for (const { address, title } of SHELL_SCREENS.filter((screen) => SECTIONS.includes(screen.address))) {
    await page.goto(`${address}/anything`);
    await expect(heading(page, title?.[language] ?? ''), address).toBeVisible();
    await expect(page, address).toHaveURL(`${address}/anything`);
  }
});

signedInTest('the public pages open with a session too', async ({ page }) => {
  for (const address of ['/privacy', '/delete-usher-account', '/update-password-for-first-time/not-a-token']) {
    await page.goto(address);
    await expect(page, address).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
});

signedInTest('the dashboard is the fallback for an unknown path', async ({ page, words }) => {
  await page.goto('/no-such-page/at-all');
  await expect(page).toHaveURL('/');
  await expect(heading(page, words.event_summary)).toBeVisible();
});

signedInTest('a token that the server does not know opens nothing', async ({ page, words, expectConsole }) => {
  expectConsole(/status of 401|did not load/);
  await page.goto('/privacy');
  await page.evaluate(() => localStorage.setItem('token', `Bearer ${'x'.repeat(43)}`));
  await page.goto('/settings');
  await expect(page).toHaveURL('/login');
  await expect(heading(page, words.sign_in)).toBeVisible();
});

signedInTest('the login area sends who is signed in to /', async ({ page, words }) => {
  for (const address of ['/login', '/signUp']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/');
    await expect(heading(page, words.event_summary)).toBeVisible();
  }
});
