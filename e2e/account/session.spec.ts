import { expect } from '@playwright/test';
import {
  answer,
  expectTheme,
  failureToast,
  heading,
  openMenu,
  OWNER,
  REFUSED_REPLY,
  signedInTest,
  signInByApi,
  storedIn,
  test,
} from '../story/story.ts';
import { settled } from '../story/settled.ts';

const SESSION_KEY = 'session';

test('login → dashboard → logout, and the token is dead from then on', async ({ page, words, narrow, request }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await page.getByLabel(words.email).fill(OWNER.email);
  await page.getByLabel(words.password, { exact: true }).fill(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(heading(page, words.event_summary)).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';

  const menu = await openMenu(page, words, narrow);
  await menu.getByRole('button', { name: words.logout }).click();
  await expect(page).toHaveURL('/login');
  await expect(heading(page, words.sign_in)).toBeVisible();
  expect(await storedIn(page)).toEqual({ local: 0, session: 0 });

  const reply = await request.get('/api/admin/me', { headers: { authorization: token } });
  expect(reply.status()).toBe(401);
  await page.goto('/events');
  await expect(page).toHaveURL('/login');
});

test('an ended session clears both storages and leads to the login', async ({
  page,
  words,
  request,
  expectConsole,
}) => {
  expectConsole(REFUSED_REPLY);
  expectConsole(/did not load/);
  const token = await signInByApi(request);
  await page.goto('/login');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('something', 'else'));

  const ended = await request.post('/api/admin/auth/logout', { headers: { authorization: token } });
  expect(ended.status()).toBe(200);
  // the live stream ends with it: nobody has to touch anything
  await expect(page).toHaveURL('/login');
  await expect(failureToast(page, words.session_ended)).toBeVisible();
  expect(await storedIn(page)).toEqual({ local: 0, session: 0 });
});

signedInTest(
  'a failed logout is logged, shown, and the session stays',
  async ({ page, words, narrow, expectConsole }) => {
    expectConsole(REFUSED_REPLY);
    expectConsole(/^Logout failed/);
    await answer(page, '/admin/auth/logout', {
      status: 503,
      json: { message: 'Not now, please.', code: 'unavailable' },
    });
    await page.goto('/');
    const menu = await openMenu(page, words, narrow);
    await menu.getByRole('button', { name: words.logout }).click();
    await expect(failureToast(page, 'Not now, please.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect((await storedIn(page)).local).toBe(1);
  },
);

signedInTest(
  'a stored token without a user asks who it is, once; a reload restores the user without asking',
  async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/admin/me')) asked += 1;
    });
    const profile = page.locator('header').getByRole('link', { name: /./ }).last();
    await page.goto('/');
    await expect(profile).toContainText(/\p{L}{3}/u);
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY)).toContain(OWNER.email);
    expect(asked).toBe(1);
    await page.reload();
    await expect(profile).toContainText(/\p{L}{3}/u);
    expect(asked).toBe(1);
  },
);

signedInTest(
  'a profile that does not load is only logged; the shell stands',
  async ({ page, words, expectConsole }) => {
    expectConsole(REFUSED_REPLY);
    expectConsole(/^The profile did not load/);
    await answer(page, '/admin/me', { status: 500, json: { message: 'No profile today.', code: 'internal' } });
    await page.goto('/');
    await expect(failureToast(page, 'No profile today.')).toBeVisible();
    await expect(heading(page, words.event_summary)).toBeVisible();
  },
);

signedInTest('the stored credential goes with every call', async ({ page, words, token, language }) => {
  const sent = new Map<string, string[]>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const headers = request.headers();
    if (pathname.startsWith('/api/'))
      sent.set(pathname, [headers['authorization'] ?? '', headers['accept-language'] ?? '']);
  });
  await page.goto('/');
  await expect(heading(page, words.event_summary)).toBeVisible();
  await settled(page);
  expect([...sent.keys()]).toEqual(expect.arrayContaining(['/api/admin', '/api/admin/me']));
  for (const [path, headers] of sent) expect([path, ...headers]).toEqual([path, token, language]);
});

test('language and theme outlive the logout', async ({ page, words, narrow, request, language, baseURL }) => {
  const token = await signInByApi(request);
  // before any page, because an open one writes down what it shows
  await page
    .context()
    .addCookies([{ name: 'proline_prefs', value: `lang=${language}&theme=dark`, url: baseURL ?? '' }]);
  await page.goto('/login');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/');
  const menu = await openMenu(page, words, narrow);
  await menu.getByRole('button', { name: words.logout }).click();
  await expect(heading(page, words.sign_in)).toBeVisible();
  await page.reload();
  await expectTheme(page, 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', words.dir);
});
