import { expect } from '@playwright/test';
import { makeUsher } from '../story/own-usher.ts';
import { signedInTest as test, successToast } from '../story/story.ts';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';

const WORDS = {
  en: {
    friday: 'Availability on Friday',
    off: 'Not at all',
    away: /Friday .*: Not available/,
    save: 'Save',
    saved: 'Saved',
    ratings: 'Ratings & notes',
    note: 'New note',
    add: 'Add note',
    added: 'Note added',
    history: 'History',
    changed: 'Changed the availability',
    kept: 'Added a note',
  },
  ar: {
    friday: 'التفرّغ يوم الجمعة',
    off: 'غير متاح',
    away: /الجمعة.*: غير متاح/,
    save: 'حفظ',
    saved: 'تم الحفظ',
    ratings: 'التقييمات والملاحظات',
    note: 'ملاحظة جديدة',
    add: 'إضافة الملاحظة',
    added: 'تمت إضافة الملاحظة',
    history: 'السجل',
    changed: 'تعديل أوقات التفرّغ',
    kept: 'إضافة ملاحظة',
  },
} as const;

test('a day off and a note stand in the history', IN_TWO_MIXTURES, async ({ page, language, request, token }) => {
  const words = WORDS[language];
  const id = await makeUsher({ request, token }, { name_en: 'Noura Story', name_ar: 'نورة' });

  await page.goto(`/ushers/${id}/availability`);
  const friday = page.getByRole('radiogroup', { name: words.friday });
  await friday.getByText(words.off).click();
  await expect(page.getByRole('cell', { name: words.away }).first()).toBeVisible();
  await page.getByRole('button', { name: words.save }).click();
  await expect(successToast(page, words.saved)).toBeVisible();
  await page.reload();
  await expect(friday.getByRole('radio', { name: words.off })).toBeChecked();

  await page.getByRole('link', { name: words.ratings }).click();
  await page.getByLabel(words.note).fill('Calm with crowds');
  await page.getByRole('button', { name: words.add }).click();
  await expect(successToast(page, words.added)).toBeVisible();

  await page.getByRole('link', { name: words.history, exact: true }).click();
  await expect(page.getByText(words.kept)).toBeVisible();
  await expect(page.getByText(words.changed)).toBeVisible();
  await expect(page.getByText('Calm with crowds')).toBeVisible();
});
