import { expect, type Page } from '@playwright/test';
import { signedInTest } from '../story/story.ts';

const WORDS = {
  en: {
    ushers: 'Ushers',
    transfers: 'Transactions',
    recent: 'Recent',
    nothing: 'No matches. Try another word.',
    typed: 'tour',
    named: 'Take the tour',
  },
  ar: {
    ushers: 'المنظّمون',
    transfers: 'المعاملات',
    recent: 'الأخيرة',
    nothing: 'لا نتائج مطابقة. جرّب كلمة أخرى.',
    typed: 'دعوة',
    named: 'دعوة مسؤول',
  },
} as const;

type FoundUsher = { id: string; code: number; name_en: string; name_ar: string; phone: string };

const openPalette = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
};

signedInTest(
  'an usher is found by code, phone and name, without a mouse',
  async ({ page, request, token, language }) => {
    const says = WORDS[language];
    const reply = await request.get('/api/admin/ushers', {
      headers: { authorization: token },
      params: { status: 'approved', sort: 'code' },
    });
    const { data } = (await reply.json()) as { data: FoundUsher[] };
    const usher = data[7];
    if (!usher) throw new Error('there are no ushers');
    const name = language === 'ar' ? usher.name_ar : usher.name_en;
    const local = usher.phone.replace(/^\+\d{3}/, '0');

    await page.goto('/settings');
    for (const typed of [`u${usher.code}`, `${usher.phone.slice(0, 4)} ${usher.phone.slice(4)}`, local]) {
      await openPalette(page);
      await page.keyboard.type(typed);
      const group = page.getByRole('group', { name: says.ushers });
      await expect(group.getByRole('option').filter({ hasText: name })).toBeVisible();
      await page.keyboard.press('Escape');
    }

    await openPalette(page);
    await page.keyboard.type(`U-${usher.code}`);
    // Enter before the answer is there waits for it
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/ushers?open=${usher.id}`);
    await expect(page.getByRole('complementary').getByRole('heading', { name })).toBeVisible();

    await openPalette(page);
    const recent = page.getByRole('group', { name: says.recent });
    await expect(recent.getByRole('option').first()).toContainText(name);
    await page.keyboard.type('zzqqxxzz');
    await expect(page.getByRole('dialog').getByText(says.nothing)).toBeVisible();

    // a command of that name, before records and sections of the settings that have the word in them
    await page.getByRole('dialog').getByRole('combobox').fill(says.typed);
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(says.named);
  },
);

signedInTest('the arrows go through all groups and back', async ({ page }) => {
  await page.goto('/settings');
  await openPalette(page);
  await page.keyboard.type('ahmed');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
  const selected = page.getByRole('dialog').getByRole('option', { selected: true });
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const last = (await options.count()) - 1;
  await page.keyboard.press('ArrowUp');
  await expect(options.nth(last)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveCount(1);
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
});
