import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { PUBLIC_ROUTES, SHELL_ROUTES } from './routes.ts';
import { openMenu, signedInTest, test } from './story.ts';
import type { Language } from './words.ts';

/** Only these look at colours; all other rules have the same answer in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const expectAccessible = async (page: Page, where: string, rules?: string[]) => {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
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

/** An admin has one name, which is written the same in both languages. */
const ADMIN_NAMES = /Sara Al-Fahad|Khalid Al-Otaibi|Omar Haddad|Noura Al-Kuwari|Dina Mansour/g;

/** Every text outside of parts that name another language; addresses and codes are in no language. */
const expectTranslated = async (page: Page, where: string, language: Language) => {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const language = parent?.closest('[lang]')?.getAttribute('lang');
      if (parent?.closest('bdi, kbd, script, style') || language !== document.documentElement.lang) continue;
      found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  const foreign = language === 'ar' ? /[a-z]{2}/i : /\p{Script=Arabic}/u;
  expect([where, ...texts.filter((text) => foreign.test(text.replace(ADMIN_NAMES, '')))]).toEqual([where]);
};

/** `auto` follows the system, so the theme changes under the open page. */
const inBothThemes = async (page: Page, where: string) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
    await expectAccessible(page, `${where} ${theme}`, theme === 'light' ? undefined : COLOUR_RULES);
  }
};

const open = async (page: Page, address: string, language: Language) => {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expectInOrder(page, address);
  await expectTranslated(page, address, language);
  await inBothThemes(page, address);
};

for (const address of PUBLIC_ROUTES.filter((route) => route !== '/privacy/policy')) {
  test(`${address} without an accessibility fault, light and dark`, ({ page, language }) =>
    open(page, address, language));
}

for (const address of SHELL_ROUTES.filter((route) => !route.endsWith('/anything'))) {
  signedInTest(`${address} without an accessibility fault, light and dark`, ({ page, language }) =>
    open(page, address, language),
  );
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
