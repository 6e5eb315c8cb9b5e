import { expect } from '@playwright/test';
import { IN_EVERY_MIXTURE } from '../story/mixtures.ts';
import { answer, heading, openMenu, signedInTest as test } from '../story/story.ts';

const MENU_WIDTH_PX = 280;
const PATHS = [
  '/',
  '/events',
  '/ushers',
  '/leaders',
  '/event-applications',
  '/join-requests',
  '/transactions',
  '/reports',
  '/ushers-kpis',
  '/settings',
  '/privacy',
];
const NAMES = {
  en: [
    ...['Dashboard', 'Events', 'Ushers', 'Team Leaders', 'Event applications', 'Join requests', 'Transactions'],
    ...['Reports', 'Ushers KPIs', 'Settings', 'Privacy & Policy', 'Logout'],
  ],
  ar: [
    ...['لوحة التحكم', 'الفعاليات', 'المنظّمون', 'قادة الفرق', 'طلبات الفعاليات', 'طلبات الانضمام', 'المعاملات'],
    ...['التقارير', 'مؤشرات المنظّمين', 'الإعدادات', 'الخصوصية والسياسة', 'تسجيل الخروج'],
  ],
};
const GROUPS = {
  en: { Requests: 2, Financial: 1, 'Reports & KPIs': 2 },
  ar: { الطلبات: 2, المالية: 1, 'التقارير ومؤشرات الأداء': 2 },
};

test(
  'the menu has the entries and groups in their order, 280 wide, at the start of the page',
  IN_EVERY_MIXTURE,
  async ({ page, words, language, narrow }) => {
    await page.goto('/');
    const menu = await openMenu(page, words, narrow);
    const entries = menu.getByRole('listitem');
    await expect(entries).toHaveCount(NAMES[language].length);
    for (const [index, name] of NAMES[language].entries()) await expect(entries.nth(index)).toContainText(name);
    const links = menu.getByRole('listitem').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(PATHS);
    for (const [group, count] of Object.entries(GROUPS[language])) {
      await expect(menu.getByRole('region', { name: group }).getByRole('link')).toHaveCount(count);
    }

    const box = await menu.boundingBox();
    expect(box?.width).toBe(MENU_WIDTH_PX);
    const pageWidth = await page.evaluate(() => document.documentElement.clientWidth);
    expect(box && (words.dir === 'rtl' ? box.x + box.width : box.x)).toBe(words.dir === 'rtl' ? pageWidth : 0);
  },
);

test('each entry of the menu opens its page and is marked there', async ({ page, words, narrow }) => {
  await page.goto('/');
  for (const path of PATHS.slice(1, -1)) {
    const menu = await openMenu(page, words, narrow);
    await menu.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    if (!narrow) await expect(menu.locator(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page');
  }
});

test('the header has search, a bell with a dot, and the profile block that opens /profile', async ({ page, words }) => {
  await answer(page, '/admin/me', {
    json: {
      data: {
        id: '3f0c8f0e-5a51-4c39-9d0e-0d8f6f3c2a11',
        name: 'sara al-Fahad',
        email: 'sara@proline.test',
        image: null,
        permission_set: 'viewer',
        preferences: { language: null, theme: null, density: null, numerals: null },
        two_factor: 'off',
      },
    },
  });
  await page.goto('/settings');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: words.search })).toBeVisible();
  const bell = header.getByRole('button', { name: new RegExp(`^${words.notifications}`) });
  await expect(bell).toBeVisible();
  await expect(bell.locator('span')).toBeVisible();

  const profile = header.getByRole('link', { name: /Sara al-Fahad/ });
  await expect(profile).toContainText(words.admin);
  await profile.click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the search opens with / and with Ctrl K, and leads to a screen', async ({ page, language }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.type(language === 'en' ? 'leaders' : 'قاده الفرق');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/leaders');

  // a command leads to its screen and begins there
  const invite = language === 'en' ? 'Invite admin' : 'دعوة مسؤول';
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.type(invite);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
});

test('the keyboard reaches the content past the menu', async ({ page, words }) => {
  await page.goto('/');
  await expect(heading(page, words.event_summary)).toBeVisible();
  await page.locator('body').press('Tab');
  await expect(page.locator('a[href="#content"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
