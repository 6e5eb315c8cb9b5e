import { expect, type Page } from '@playwright/test';
import { SHIFT_MINUTES, shiftBegan } from '../story/event-day.ts';
import { inMixture } from '../story/mixtures.ts';
import { bookPeople, makePublished, moveEvent, readBoardOf } from '../story/own-event.ts';
import { inviteOwnAdmin, tokenOf } from '../story/own-admin.ts';
import { test } from '../story/story.ts';

const WORDS = {
  en: {
    bell: /^Notifications/,
    late: 'Late check-ins',
    no_show: 'No-show',
    show: 'Show',
    late_people: /^Late/,
    replace: 'Find a replacement',
    assign: /^Assign: /,
  },
  ar: {
    bell: /^الإشعارات/,
    late: 'تأخر في تسجيل الدخول',
    no_show: 'تغيّب',
    show: 'عرض',
    late_people: /^تأخّر/,
    replace: 'البحث عن بديل',
    assign: /^إسناد: /,
  },
} as const;

const chip = (page: Page, id: string) => page.locator(`[data-chip="${id}"]`);
/** The clock tells once a minute what is late. */
const TOLD_WITHIN_MS = 75_000;

test(
  'the bell says who is late, somebody is sent instead, comes, and is paid',
  inMixture('ar-1440'),
  async ({ page, request, token, language, baseURL }) => {
    test.slow();
    const words = WORDS[language];
    const calls = { request, token };
    // an admin whose bell rings for nothing that happened before
    const ops = await inviteOwnAdmin(request, token, language, 'ops');
    const own = await tokenOf(request, ops);
    await page.addInitScript((value) => localStorage.setItem('token', value), own);
    const event = await makePublished(calls, { soon: true });
    const [missing] = await bookPeople(calls, event.id, 1);
    if (!missing) throw new Error('Somebody was booked');
    await moveEvent(calls, event.id, 'in_progress');
    await shiftBegan(baseURL ?? '', event.id, 30);
    const nameOf = ({ usher }: typeof missing) => (language === 'ar' ? usher.name_ar : usher.name_en);
    const titleOf = language === 'ar' ? event.title_ar : event.title_en;

    await test.step('the notification leads to whoever is late', async () => {
      await page.goto('/events');
      const told = page
        .getByRole('dialog')
        .getByRole('link')
        .filter({ hasText: words.late })
        .filter({ hasText: titleOf });
      await page.getByRole('banner').getByRole('button', { name: words.bell }).click();
      await expect(told).toBeVisible({ timeout: TOLD_WITHIN_MS });
      await told.click();
      await expect(page).toHaveURL(new RegExp(`/events/${event.id}/attendance\\?.*state=late`));
      await expect(chip(page, missing.id)).toHaveAttribute('data-state', 'late');
      const chosen = page.getByRole('navigation', { name: words.show }).getByRole('link', { name: words.late_people });
      await expect(chosen).toHaveAttribute('data-on', 'true');
    });

    await test.step('who does not come is a no-show, and somebody else has the place', async () => {
      await chip(page, missing.id).click();
      await page.getByRole('dialog').getByRole('button', { name: words.no_show }).click();
      const why = page.getByRole('dialog').last();
      await why.getByRole('textbox').fill('No answer');
      await why.getByRole('button', { name: words.no_show, exact: true }).click();
      await expect(why.getByRole('textbox')).toBeHidden();
      await page.goto(`/events/${event.id}/attendance`);
      await expect(chip(page, missing.id)).toHaveAttribute('data-state', 'no_show');
      await chip(page, missing.id).click();
      await page.getByRole('dialog').getByRole('button', { name: words.replace }).click();
      await page.getByRole('dialog').last().getByRole('button', { name: words.assign }).first().click();
      // beside them stand the places that are still open
      await expect(page.locator('[data-chip]:not([data-state="open"])')).toHaveCount(2);
    });

    const sent = (await readBoardOf(calls, event.id)).people.find(({ id }) => id !== missing.id);
    if (!sent) throw new Error('Somebody was sent');
    await test.step('who was sent comes in', async () => {
      await chip(page, sent.id).focus();
      await page.keyboard.press('i');
      await expect(chip(page, sent.id)).toHaveAttribute('data-state', 'in');
    });

    await test.step('in the evening the one who came is paid, and the other is not', async () => {
      await shiftBegan(baseURL ?? '', event.id, SHIFT_MINUTES + 1);
      const left = await request.post(`/api/admin/assignments/${sent.id}/check-out`, {
        headers: { authorization: token },
        data: { id: crypto.randomUUID() },
      });
      expect(left.status(), await left.text()).toBe(200);
      await moveEvent(calls, event.id, 'completed');
      await page.goto(`/events/${event.id}/pay`);
      await expect(page.getByRole('row').filter({ hasText: nameOf(sent) })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: nameOf(missing) })).toHaveCount(0);
    });
  },
);
