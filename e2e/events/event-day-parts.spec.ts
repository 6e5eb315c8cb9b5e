import { expect, type Page } from '@playwright/test';
import { expectNoOverflow, expectTranslated, inBothThemes } from '../story/accessible.ts';
import { SHIFT_MINUTES, shiftBegan } from '../story/event-day.ts';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { bookPeople, makePublished, moveEvent } from '../story/own-event.ts';
import { settled } from '../story/settled.ts';
import { signedInTest as test } from '../story/story.ts';

const WORDS = {
  en: {
    pass: 'Pass',
    code: 'QR code',
    no_show: 'No-show',
    correct: 'Correct',
    arrival: 'On the way',
    choose_all: 'Choose all',
    replace: 'Find a replacement',
    assign: /^Assign: /,
    roll_call: 'Roll-call',
    close_roll_call: /^Close roll-call, /,
    confirm_roll_call: 'Close roll-call',
  },
  ar: {
    pass: 'التصريح',
    code: 'رمز الاستجابة السريعة',
    no_show: 'تغيّب',
    correct: 'تصحيح',
    arrival: 'في الطريق',
    choose_all: 'اختيار الكل',
    replace: 'البحث عن بديل',
    assign: /^إسناد: /,
    roll_call: 'نداء الحضور',
    close_roll_call: /^إغلاق النداء، /,
    confirm_roll_call: 'إغلاق النداء',
  },
} as const;

const chip = (page: Page, id: string) => page.locator(`[data-chip="${id}"]`);

test(
  'whatever opens over the board on the day can be read, in both themes, and is not wider than the screen',
  IN_TWO_MIXTURES,
  async ({ page, request, token, language, baseURL }) => {
    test.slow();
    const words = WORDS[language];
    const calls = { request, token };
    const event = await makePublished(calls, { soon: true });
    const [here, missing] = await bookPeople(calls, event.id, 3);
    if (!here || !missing) throw new Error('Three people were booked');
    await moveEvent(calls, event.id, 'in_progress');
    await shiftBegan(baseURL ?? '', event.id, 30);
    const board = `/events/${event.id}/attendance`;
    const dialog = page.getByRole('dialog').last();
    const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });
    const look = async (where: string) => {
      await settled(page);
      await expectTranslated(page, where, language);
      await expectNoOverflow(page, where);
      // the board behind it is looked at with every screen; what a reader needs of it is the same in both languages
      if (language === 'en') await inBothThemes(page, where, { within: '[role="dialog"], dialog[open]' });
    };

    await page.goto(board);
    await chip(page, here.id).click();
    await expect(button(words.pass)).toBeVisible();
    await look('person');
    await button(words.pass).click();
    await expect(page.getByRole('img', { name: words.code })).toBeVisible();
    await look('pass');

    await page.goto(board);
    await chip(page, here.id).click();
    await button(words.arrival).click();
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await look('arrival');

    await page.goto(board);
    await chip(page, missing.id).click();
    await button(words.no_show).click();
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await look('no-show');
    await dialog.getByRole('textbox').fill('No answer');
    await button(words.no_show).click();
    await expect(chip(page, missing.id)).toHaveAttribute('data-state', 'no_show');

    await page.goto(board);
    await chip(page, missing.id).click();
    await button(words.correct).click();
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await look('correction');
    await page.goto(board);
    await chip(page, missing.id).click();
    await button(words.replace).click();
    await expect(button(words.assign).first()).toBeVisible();
    await look('replacement');

    for (const show of ['open', 'scan']) {
      await page.goto(`${board}?show=${show}`);
      await expect(dialog).toBeVisible();
      await look(show);
    }

    await page.goto(board);
    await page.getByRole('button', { name: words.roll_call }).click();
    await expect(button(words.close_roll_call)).toBeVisible();
    await look('roll-call');
    await button(words.close_roll_call).click();
    await expect(button(words.confirm_roll_call)).toBeVisible();
    await look('roll-call in numbers');

    // in the evening: who is open can be settled, one by one and all at once
    await shiftBegan(baseURL ?? '', event.id, SHIFT_MINUTES + 1);
    await page.goto(`${board}?show=open`);
    await dialog.getByRole('checkbox', { name: words.choose_all }).check({ force: true });
    await look('who is open');
  },
);
