import { expect } from '@playwright/test';
import { PUBLIC_ROUTES, SHELL_ROUTES } from './routes.ts';
import { heading, signedInTest, test } from './story.ts';

test('without a session every other path leads to the login', async ({ page, words }) => {
  for (const address of [...SHELL_ROUTES, '/no-such-page', '/events/new?step=2']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/login');
  }
  await expect(heading(page, words.sign_in)).toBeVisible();
});

test('the public routes open without a session', async ({ page }) => {
  for (const address of PUBLIC_ROUTES) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page, address).toHaveURL(address);
  }
});

signedInTest('every route of the shell shows a page of its own inside the shell', async ({ page, words, narrow }) => {
  const titles = new Set<string>();
  for (const address of SHELL_ROUTES) {
    await page.goto(address);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title, address).toHaveCount(1);
    await expect(title, address).toHaveText(/\S/);
    await expect(page, address).toHaveURL(address);
    if (!address.endsWith('/anything')) titles.add(await title.innerText());
    const menu = narrow
      ? page.getByRole('button', { name: words.open_menu })
      : page.getByRole('navigation', { name: words.main_menu });
    await expect(menu, address).toBeVisible();
  }
  expect(titles.size).toBe(SHELL_ROUTES.filter((address) => !address.endsWith('/anything')).length);
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
