import { expect } from '@playwright/test';
import {
  expectTheme,
  failureToast,
  heading,
  holdBack,
  OWNER,
  REFUSED_REPLY,
  successToast,
  test,
} from '../story/story.ts';

test('the sign-in page asks for email and password and says what is missing', async ({ page, words }) => {
  await page.goto('/login');
  await expect(heading(page, words.sign_in)).toBeVisible();
  await expect(page.getByText(words.sign_in_help)).toBeVisible();
  const email = page.getByLabel(words.email);
  const password = page.getByLabel(words.password, { exact: true });
  const submit = page.getByRole('button', { name: words.sign_in });

  await submit.click();
  await expect(email).toHaveAccessibleDescription(words.email_required);
  await expect(password).toHaveAccessibleDescription(words.password_required);
  await expect(email).toBeFocused();

  await email.fill('not an email');
  await expect(email).toHaveAccessibleDescription(words.email_invalid);
  await email.fill('sara@proline.test');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await submit.click();
  await expect(password).toBeFocused();
});

test('the password can be shown and hidden', async ({ page, words }) => {
  await page.goto('/login');
  const password = page.getByLabel(words.password, { exact: true });
  await password.fill('secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: words.show_password }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: words.hide_password }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('secret');
});

test('a refused sign-in only stops the loading; the message is the server’s', async ({
  page,
  words,
  expectConsole,
}) => {
  expectConsole(REFUSED_REPLY);
  await page.goto('/login');
  const server = await holdBack(page, '/admin/auth/login');
  await page.getByLabel(words.email).fill(`nobody-${Date.now()}@proline.test`);
  await page.getByLabel(words.password, { exact: true }).fill('wrong');
  const submit = page.locator('button[type=submit]');
  await submit.click();
  await server.asked;
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  server.release();
  await expect(failureToast(page, words.wrong_credentials)).toBeVisible();
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByLabel(words.password, { exact: true })).toHaveValue('wrong');
  await expect(page).toHaveURL('/login');
});

test('signing in stores the token, goes to / with a reload, and the message is seen after it', async ({
  page,
  words,
}) => {
  await page.goto('/login');
  await page.evaluate(() => Object.assign(window, { beforeReload: true }));
  await page.getByLabel(words.email).fill(` ${OWNER.email.toUpperCase()} `);
  await page.getByLabel(words.password, { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: words.sign_in }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page, words.event_summary)).toBeVisible();
  await expect(successToast(page, words.login_success)).toBeVisible();
  expect(await page.evaluate(() => 'beforeReload' in window)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^Bearer [\w-]{43}$/);

  await page.reload();
  await expect(heading(page, words.event_summary)).toBeVisible();
  await expect(successToast(page, words.login_success)).toHaveCount(0);
});

test('signing in with the keyboard alone', async ({ page, words }) => {
  await page.goto('/login');
  await expect(page.getByLabel(words.email)).toBeFocused();
  await page.keyboard.type(OWNER.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(OWNER.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words.show_password })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words.sign_in })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, words.event_summary)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('language and theme change at once, stay after a reload, and nothing is lost from the form', async ({
  page,
  words,
  language,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', words.dir);
  await page.getByLabel(words.email).fill('sara@proline.test');

  await page.getByRole('button', { name: words.dark_theme }).click();
  await expectTheme(page, 'dark');
  const other =
    language === 'en' ? { name: 'العربية', lang: 'ar', dir: 'rtl' } : { name: 'English', lang: 'en', dir: 'ltr' };
  await page.getByText(other.name, { exact: true }).click();
  await expect(html).toHaveAttribute('lang', other.lang);
  await expect(html).toHaveAttribute('dir', other.dir);
  await expect(page.locator('input[name=email]')).toHaveValue('sara@proline.test');

  await page.reload();
  await expect(html).toHaveAttribute('lang', other.lang);
  await expectTheme(page, 'dark');
});

test('the sign-in page leads to the privacy page and to the deletion form', async ({ page }) => {
  await page.goto('/login');
  await page.locator('footer a[href="/privacy"]').click();
  await expect(page).toHaveURL('/privacy');
  await page.locator('footer a[href="/delete-usher-account"]').click();
  await expect(page).toHaveURL('/delete-usher-account');
});

test('the page does not jump while it loads', async ({ page, words }) => {
  await page.goto('/login');
  await expect(heading(page, words.sign_in)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThanOrEqual(0.02);
});

test('the primary colour is #4c6e5c', async ({ page, words }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: words.sign_in })).toHaveCSS('background-color', 'rgb(76, 110, 92)');
});
