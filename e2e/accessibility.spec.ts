import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { PUBLIC_ROUTES, SHELL_ROUTES } from './routes.ts';
import { openMenu, signedInTest, test } from './story.ts';

const THEMES = ['light', 'dark'] as const;

const expectAccessible = async (page: Page, where: string) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
};

/** Nothing to scroll sideways for, and exactly one main part and one title. */
const expectInOrder = async (page: Page, where: string) => {
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
  await expect(page.getByRole('main'), where).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(`${where} ${overflow}`).toBe(`${where} 0`);
};

/** `auto` follows the system, so the theme changes under the open page. */
const inBothThemes = async (page: Page, where: string) => {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
    await expectAccessible(page, `${where} ${theme}`);
  }
};

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expectInOrder(page, address);
  await inBothThemes(page, address);
};

for (const address of PUBLIC_ROUTES) {
  test(`${address} without an accessibility fault, light and dark`, ({ page }) => open(page, address));
}

for (const address of SHELL_ROUTES.filter((route) => !route.endsWith('/anything'))) {
  signedInTest(`${address} without an accessibility fault, light and dark`, ({ page }) => open(page, address));
}

test('forms with errors and an open dialog without an accessibility fault', async ({ page, words }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: words.sign_in }).click();
  await expect(page.getByText(words.password_required)).toBeVisible();
  await inBothThemes(page, 'login with errors');
  await page.goto('/delete-usher-account');
  await page.getByLabel(words.email).fill('lina@example.com');
  await page.getByRole('button', { name: words.delete_account }).click();
  await expect(page.getByRole('button', { name: words.cancel })).toBeFocused();
  await inBothThemes(page, 'deletion dialog');
});

signedInTest('the open search without an accessibility fault', async ({ page, words }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: words.search }).click();
  await expect(page.getByRole('dialog').locator('input')).toBeFocused();
  await inBothThemes(page, 'search');
});

signedInTest('the open bell and menu without an accessibility fault', async ({ page, words, narrow }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: new RegExp(`^${words.notifications}`) }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await inBothThemes(page, 'bell');
  await page.keyboard.press('Escape');
  if (!narrow) return;
  await expect(await openMenu(page, words, narrow)).toBeVisible();
  await inBothThemes(page, 'menu');
});
