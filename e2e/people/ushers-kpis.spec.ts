import { expect } from '@playwright/test';
import { daysAgo } from '../story/days-ago.ts';
import { heading, signedInTest as test, withoutNews } from '../story/story.ts';

const WORDS = {
  en: {
    kpis: 'Ushers KPIs',
    figures: 'Figures of the period',
    of: /^([\d,]+) of ([\d,]+)$/,
    shifts: 'Counted shifts',
    total: (count: string) => new RegExp(`(?:of ${count}$|^${count} shifts?)`),
    uncompared: 'Don’t compare',
    compared: 'Compare with the period before',
    select: 'Select',
    compare: 'Compare',
    title: 'Compare 2 ushers',
    attendance: 'Attendance',
  },
  ar: {
    kpis: 'مؤشرات المنظّمين',
    figures: 'مؤشرات الفترة',
    of: /^([\d,]+) من ([\d,]+)$/,
    shifts: 'الورديات المحتسبة',
    total: (count: string) => new RegExp(`(?:من ${count}$|^${count} وردي)`),
    uncompared: 'دون مقارنة',
    compared: 'مقارنة بالفترة السابقة',
    select: 'تحديد',
    compare: 'مقارنة',
    title: 'مقارنة منظّمَين',
    attendance: 'الحضور',
  },
} as const;

test('a figure of all ushers, and one of a single usher, lead to as many shifts as they say; two are compared', async ({
  page,
  language,
  narrow,
}) => {
  const words = WORDS[language];
  await withoutNews(page);
  await page.goto(`/ushers-kpis?period=${daysAgo(120)}..${daysAgo(30)}`);
  await expect(heading(page, words.kpis)).toBeVisible();
  const tile = page.getByRole('group', { name: words.figures }).getByRole('link', { name: words.of }).first();
  const [, , all = ''] = words.of.exec((await tile.textContent()) ?? '') ?? [];
  expect(all).toMatch(/^[1-9]/);
  await tile.click();
  await expect(heading(page, words.shifts)).toBeVisible();
  await expect(page.getByText(words.total(all)).first()).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: words.uncompared }).click();
  await expect(page.getByRole('link', { name: words.compared })).toBeVisible();
  if (!narrow) {
    const cell = page.getByRole('table').last().getByRole('row').nth(1).getByRole('cell').nth(3).getByRole('link');
    const own = /(\d+)\D*$/.exec((await cell.locator('bdi').last().textContent()) ?? '')?.[1] ?? '';
    await cell.click();
    await expect(heading(page, words.shifts)).toBeVisible();
    await expect(page.getByText(words.total(own)).first()).toBeVisible();
    await page.goBack();
  }

  if (narrow) await page.getByRole('button', { name: words.select, exact: true }).click();
  const rows = page.getByRole('main').getByRole('checkbox');
  for (const at of narrow ? [0, 1] : [1, 2]) await rows.nth(at).check({ force: true });
  await page.getByRole('button', { name: words.compare, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog.getByRole('columnheader')).toHaveCount(3);
  await expect(dialog.getByRole('row', { name: words.attendance }).getByRole('cell')).toHaveCount(2);
});
