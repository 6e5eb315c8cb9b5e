import { expect, type Page } from '@playwright/test';
import { failureToast, heading, holdBack, REFUSED_REPLY, successToast, test } from '../story/story.ts';
import type { Words } from '../story/words.ts';

const REQUESTS = '/account-deletion-requests';
const DELAY_MS = 2000;

const fillIn = async (page: Page, words: Words, email: string) => {
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('textbox', { name: words.message }).fill('Thank you\nand goodbye');
  await page.getByRole('button', { name: words.delete_account }).click();
  await expect(page.getByRole('dialog')).toContainText(words.deletion_question);
};

/** Time stands still from here; only the story moves it. */
const stopTheClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

test('the form warns, and says what is wrong with the email', async ({ page, words }) => {
  await page.goto('/delete-usher-account');
  await expect(page.getByText(words.deletion_warning, { exact: true })).toBeVisible();
  const email = page.getByLabel(words.email);
  const submit = page.getByRole('button', { name: words.delete_account });
  await submit.click();
  await expect(email).toHaveAccessibleDescription(words.email_required);
  await expect(email).toBeFocused();
  await email.fill('nobody');
  await submit.click();
  await expect(email).toHaveAccessibleDescription(words.email_invalid);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('cancelling closes the dialog and sends nothing', async ({ page, words }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(REQUESTS)) sent.push(request.url());
  });
  await page.goto('/delete-usher-account');
  await fillIn(page, words, 'lina@example.com');
  await page.getByRole('button', { name: words.cancel }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel(words.email)).toHaveValue('lina@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('confirming loads for two seconds, records the request, says so and goes to /', async ({ page, words }) => {
  await page.clock.install();
  await page.goto('/delete-usher-account');
  await fillIn(page, words, `leaving-${Date.now()}@example.com`);
  await stopTheClock(page);
  const recorded = page.waitForResponse(`**/api${REQUESTS}`);
  const confirm = page.getByRole('dialog').locator('button').last();
  await confirm.click();
  expect((await recorded).status()).toBe(200);
  expect((await recorded).request().headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect((await recorded).request().postDataJSON()).toMatchObject({ message: 'Thank you\nand goodbye' });

  await page.clock.runFor(DELAY_MS - 1);
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/delete-usher-account');
  await page.clock.runFor(1);
  await expect(successToast(page, words.account_deleted)).toBeVisible();
  // signed out, / is the login
  await expect(page).toHaveURL('/login');
});

test('a server slower than two seconds is waited for, and the dialog cannot be left meanwhile', async ({
  page,
  words,
}) => {
  const server = await holdBack(page, REQUESTS, { json: { data: null } });
  await page.clock.install();
  await page.goto('/delete-usher-account');
  await fillIn(page, words, 'patient@example.com');
  await stopTheClock(page);
  const confirm = page.getByRole('dialog').locator('button').last();
  await confirm.click();
  await server.asked;
  await page.clock.runFor(DELAY_MS * 30);
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words.cancel })).toBeDisabled();
  await expect(page.getByRole('dialog')).toBeVisible();
  server.release();
  await expect(successToast(page, words.account_deleted)).toBeVisible();
});

test('a refused request is shown, the dialog stays, and trying again sends the same key', async ({
  page,
  words,
  expectConsole,
}) => {
  expectConsole(REFUSED_REPLY);
  const keys: (string | undefined)[] = [];
  let refuse = true;
  await page.route(`**/api${REQUESTS}`, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return refuse
      ? route.fulfill({ status: 503, json: { message: 'The service is resting.', code: 'unavailable' } })
      : route.fulfill({ json: { data: null } });
  });
  await page.clock.install();
  await page.goto('/delete-usher-account');
  await fillIn(page, words, 'again@example.com');
  const confirm = page.getByRole('button', { name: words.confirm });
  await confirm.click();
  await expect(failureToast(page, 'The service is resting.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(confirm).not.toHaveAttribute('aria-busy', 'true');
  refuse = false;
  await confirm.click();
  await page.clock.runFor(DELAY_MS);
  await expect(successToast(page, words.account_deleted)).toBeVisible();
  await expect(heading(page, words.sign_in)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('the dialog keeps the focus inside and gives it back', async ({ page, words }) => {
  await page.goto('/delete-usher-account');
  await fillIn(page, words, 'lina@example.com');
  const cancel = page.getByRole('button', { name: words.cancel });
  const confirm = page.getByRole('button', { name: words.confirm });
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words.delete_account })).toBeFocused();
});
