import { expect } from '@playwright/test';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { makeUsher } from '../story/own-usher.ts';
import { signedInTest as test, successToast } from '../story/story.ts';

const WORDS = {
  en: {
    write: 'Write a message',
    english: 'English text',
    arabic: 'Arabic text',
    send: 'Send',
    sent: 'Message sent',
    wrong: 'There’s a placeholder here that can’t be filled.',
    said: 'Hello Layla Harbi, bring black shoes.',
    inside: 'nothing leaves the house',
    wanted: 'Messages to this person',
    off: 'Messages are off',
  },
  ar: {
    write: 'كتابة رسالة',
    english: 'النص الإنجليزي',
    arabic: 'النص العربي',
    send: 'إرسال',
    sent: 'أُرسلت الرسالة',
    wrong: 'في النص خانة لا يمكن ملؤها.',
    said: 'مرحبًا ليلى الحربي، نرجو إحضار حذاء أسود.',
    inside: 'لا يُرسل شيء إلى الخارج',
    wanted: 'الرسائل إلى هذا الشخص',
    off: 'أُوقفت الرسائل',
  },
} as const;

test('a message to one person', IN_TWO_MIXTURES, async ({ page, language, request, token }) => {
  const words = WORDS[language];
  const id = await makeUsher({ request, token }, { name_en: 'Layla Harbi', name_ar: 'ليلى الحربي' });
  await page.goto(`/ushers/${id}/messages`);
  await expect(page.getByText(words.inside)).toBeVisible();
  await page.getByRole('button', { name: words.write }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.english).fill('Hello {nmae}');
  await dialog.getByLabel(words.arabic).fill('مرحبًا {name}، نرجو إحضار حذاء أسود.');
  await dialog.getByRole('button', { name: words.send, exact: true }).click();
  await expect(dialog.getByText(words.wrong)).toBeVisible();
  await dialog.getByLabel(words.english).fill('Hello {name}, bring black shoes.');
  await dialog.getByRole('button', { name: words.send, exact: true }).click();
  await expect(successToast(page, words.sent)).toBeVisible();
  await expect(page.getByText(words.said)).toBeVisible();

  await page.getByRole('switch', { name: words.wanted }).click();
  await expect(successToast(page, words.off)).toBeVisible();
  await expect(page.getByRole('button', { name: words.write })).toHaveCount(0);
});
