import { expect } from '@playwright/test';
import { expectNoOverflow } from '../story/accessible.ts';
import { daysAgo } from '../story/days-ago.ts';
import { heading, signedInTest as test, withoutNews } from '../story/story.ts';

const WORDS = {
  en: {
    reports: 'Reports',
    open: 'Open the report Attendance and no-shows',
    attendance: 'Attendance and no-shows',
    halfYear: '26 weeks',
    compared: /compared with/,
    breakdown: 'Breakdown',
    before: 'Period before',
    noShow: /^No-show/,
    parts: 'What it is made of',
    shifts: 'Counted shifts',
    of: 'of',
    files: 'Files',
  },
  ar: {
    reports: 'التقارير',
    open: 'فتح تقرير الحضور والتغيّب',
    attendance: 'الحضور والتغيّب',
    halfYear: '26 أسبوعًا',
    compared: /مقارنة/,
    breakdown: 'التقسيم',
    before: 'الفترة السابقة',
    noShow: /^تغيّب/,
    parts: 'مم يتكون',
    shifts: 'الورديات المحتسبة',
    of: 'من',
    files: 'الملفات',
  },
} as const;

test('a report is opened, compared over half a year, followed to its rows, and taken along', async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await withoutNews(page);
  await page.goto('/reports');
  await page.getByRole('link', { name: words.open }).click();
  await expect(heading(page, words.attendance)).toBeVisible();
  const compared = page.getByText(words.compared);
  const usual = (await compared.textContent()) ?? '';
  await page.getByRole('radio', { name: words.halfYear }).check({ force: true });
  // the figures of the period before stay until the new ones are there
  await expect(compared).not.toHaveText(usual);
  const breakdown = page.getByRole('region', { name: words.breakdown, exact: true });
  await expect(breakdown.getByRole('columnheader', { name: words.before })).toHaveCount(1);
  await expectNoOverflow(page, words.attendance);

  const over = new URL(page.url());
  over.searchParams.set('to', daysAgo(30));
  await page.goto(over.href);
  const bar = page.getByRole('list', { name: words.parts }).getByRole('link', { name: words.noShow });
  const count = (await bar.locator('b').textContent()) ?? '';
  expect(count).toMatch(/^[1-9]/);
  await bar.click();
  await expect(heading(page, words.shifts)).toBeVisible();
  await expect(page.getByText(new RegExp(`(?:${words.of} ${count}|^${count} )`)).first()).toBeVisible();

  await page.goBack();
  await expect(heading(page, words.attendance)).toBeVisible();
  await page.getByRole('button', { name: words.files }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^attendance-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
});
