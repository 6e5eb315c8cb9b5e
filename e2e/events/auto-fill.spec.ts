import { expect } from '@playwright/test';
import { expectNoOverflow, expectTranslated, inBothThemes } from '../story/accessible.ts';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { makePublished } from '../story/own-event.ts';
import { settled } from '../story/settled.ts';
import { signedInTest as test, successToast, withoutNews } from '../story/story.ts';

const WORDS = {
  en: {
    link: 'Auto-fill',
    start: 'Find the best plan',
    proven: 'Proven optimal',
    reliability: 'Reliability',
    include: /^Include (?!all)/,
    save: 'Save plan',
    saved: /changes? saved/,
    leftOut: 'Left out',
    revert: 'Revert',
    reverted: /changes? reverted/,
  },
  ar: {
    link: 'التعبئة التلقائية',
    start: 'البحث عن أفضل خطة',
    proven: 'الأمثل بالبرهان',
    reliability: 'الموثوقية',
    include: /^إدراج (?!كل)/,
    save: 'حفظ الخطة',
    saved: /حُفظ/,
    leftOut: 'مستبعد',
    revert: 'تراجع',
    reverted: /جرى التراجع عن/,
  },
} as const;

test(
  'an event is filled at once, one row is left out, the plan is saved and reverted',
  IN_TWO_MIXTURES,
  async ({ page, request, token, language }) => {
    const words = WORDS[language];
    const { id } = await makePublished({ request, token });
    await withoutNews(page);
    await page.goto(`/hiringUshers/${id}`);
    await page.getByRole('link', { name: words.link }).click();
    await page.getByRole('button', { name: words.start }).click();
    // it goes on by itself: whoever comes back finds it
    await page.reload();
    await expect(page.getByText(words.proven)).toBeVisible({ timeout: 60_000 });
    await settled(page);
    await inBothThemes(page, 'auto-fill');
    await expectNoOverflow(page, 'auto-fill');
    await expectTranslated(page, 'auto-fill', language);

    const row = page.getByRole('listitem').getByRole('button', { expanded: false }).first();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.reliability)).toBeVisible();
    await page.getByRole('checkbox', { name: words.include }).first().uncheck({ force: true });
    await page.getByRole('button', { name: words.save }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: words.save }).click();
    await expect(successToast(page, '').filter({ hasText: words.saved }).first()).toBeVisible();
    await expect(page.getByText(words.leftOut, { exact: true }).first()).toBeVisible();

    await page.getByRole('button', { name: words.revert }).click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: words.revert })
      .click();
    await expect(successToast(page, '').filter({ hasText: words.reverted }).first()).toBeVisible();
  },
);
