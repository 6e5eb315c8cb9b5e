import { expect, type Page } from '@playwright/test';
import { SHIFT_MINUTES, shiftBegan } from '../story/event-day.ts';
import { inMixture } from '../story/mixtures.ts';
import { bookPeople, makePublished, moveEvent, readBoardOf } from '../story/own-event.ts';
import { settled } from '../story/settled.ts';
import { OWNER, signInByApi, test, successToast } from '../story/story.ts';

const WORDS = {
  en: {
    check_in: 'Check in',
    correct: 'Correct',
    came: 'Check-in',
    reason: 'Reason',
    here: 'Here',
    roll_call: 'Roll-call',
    close_roll_call: 'Close roll-call, 1 no-show',
    becomes: '1 person becomes a no-show',
    confirm_roll_call: 'Close roll-call',
    left: /^Left at /,
    none_open: 'Nobody is open. The event can be completed.',
    close: 'Close',
    complete: 'Complete',
    completed: 'Completed: ',
    pay: 'Pay',
  },
  ar: {
    check_in: 'تسجيل دخول',
    correct: 'تصحيح',
    came: 'وقت الدخول',
    reason: 'السبب',
    here: 'حاضر',
    roll_call: 'نداء الحضور',
    close_roll_call: 'إغلاق النداء، متغيّب واحد',
    becomes: 'يُسجَّل تغيّب شخص واحد',
    confirm_roll_call: 'إغلاق النداء',
    left: /^خروج /,
    none_open: 'لم يبقَ أحد. يمكن إكمال الفعالية.',
    close: 'إغلاق',
    complete: 'إكمال',
    completed: 'اكتملت: ',
    pay: 'الأجور',
  },
} as const;

const chip = (page: Page, id: string) => page.locator(`[data-chip="${id}"]`);
const MINUTE_MS = 60_000;
/** Half an hour's break, 40 an hour. */
const [PLANNED_MINUTES, RATE_MINOR, LEADER_MINOR] = [SHIFT_MINUTES - 30, 4_000, 60_000];
const amount = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });

/** The office, the tablet at the gate, a phone. */
const SEEN_ON = [
  ['a laptop', 'en-1440', { width: 1440, height: 900 }],
  ['a tablet', 'ar-1440', { width: 834, height: 1_112 }],
  ['a phone', 'ar-390', { width: 390, height: 844 }],
] as const;

for (const [device, mixture, viewport] of SEEN_ON)
  test.describe(device, () => {
    test.use({ viewport });
    test(
      'a day at the gate, from the first arrival to what everybody is paid',
      inMixture(mixture),
      async ({ page, request, token, language, baseURL }) => {
        const words = WORDS[language];
        const calls = { request, token };
        const ops = await signInByApi(request, { ...OWNER, email: 'ops@proline.test' });
        await page.addInitScript((own) => localStorage.setItem('token', own), ops);
        const event = await makePublished(calls, { soon: true });
        const [early, late, absent] = await bookPeople(calls, event.id, 3);
        if (!early || !late || !absent) throw new Error('Three people were booked');
        await moveEvent(calls, event.id, 'in_progress');
        await shiftBegan(baseURL ?? '', event.id, 60);
        const nameOf = ({ usher }: typeof early) => (language === 'ar' ? usher.name_ar : usher.name_en);

        await page.goto(`/events/${event.id}/attendance`);
        await chip(page, early.id).click();
        await page.getByRole('dialog').getByRole('button', { name: words.check_in }).click();
        await expect(chip(page, early.id)).toHaveAttribute('data-state', 'in');
        await page.keyboard.press('Escape');
        // on a phone it would lie over the roll-call's button
        await expect(page.getByRole('dialog')).toBeHidden();

        // the one who is ticked is here, the other is not; a tablet at the gate has a page of its own for that
        if (device === 'a tablet') {
          await page.goto(`/events/${event.id}/roll-call`);
          const row = (id: string) => page.locator(`[data-person="${id}"]`);
          await row(late.id).getByRole('button', { name: words.here }).click();
          await expect(row(late.id)).toHaveAttribute('data-state', 'in');
          const closing = page.getByRole('main').getByRole('button', { name: words.close_roll_call });
          // what says so, and offers to take it back, leaves the button free
          const [said, shown] = [await successToast(page, nameOf(late)).boundingBox(), await closing.boundingBox()];
          expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
          await closing.click();
        } else {
          await page.getByRole('button', { name: words.roll_call }).click();
          await page
            .getByRole('dialog')
            .getByRole('checkbox', { name: nameOf(late) })
            .check({ force: true });
          await page.getByRole('dialog').getByRole('button', { name: words.close_roll_call }).click();
        }
        const rollCall = page.getByRole('dialog');
        await expect(rollCall.getByText(words.becomes)).toBeVisible();
        await rollCall.getByRole('button', { name: words.confirm_roll_call, exact: true }).click();
        await expect(rollCall).toBeHidden();
        await page.goto(`/events/${event.id}/attendance`);
        await expect(chip(page, absent.id)).toHaveAttribute('data-state', 'no_show');
        await expect(chip(page, late.id)).toHaveAttribute('data-state', 'in');

        // the first one had been there since the start
        const { shifts } = await readBoardOf(calls, event.id);
        const began = new Date(Date.parse(shifts[0]?.starts_at ?? '') + 180 * MINUTE_MS).toISOString().slice(11, 16);
        await chip(page, early.id).click();
        await page.getByRole('dialog').getByRole('button', { name: words.correct }).click();
        const correction = page.getByRole('dialog').last();
        await correction.getByRole('textbox', { name: words.came }).fill(began);
        await correction.getByRole('textbox', { name: words.reason }).fill('The scanner was not on');
        await correction.getByRole('button', { name: words.correct, exact: true }).click();
        await expect(correction.getByRole('textbox', { name: words.came })).toBeHidden();

        // in the evening both are still in: that is what is open
        await shiftBegan(baseURL ?? '', event.id, SHIFT_MINUTES + 1);
        await page.goto(`/events/${event.id}/attendance?show=open`);
        const open = page.getByRole('dialog');
        const people = open.getByRole('listitem');
        await expect(people).toHaveCount(2);
        await people
          .filter({ hasText: nameOf(early) })
          .getByRole('button', { name: words.left })
          .click();
        await expect(people).toHaveCount(1);
        await people.getByRole('button', { name: words.left }).click();
        await expect(open.getByText(words.none_open)).toBeVisible();
        await open.getByRole('button', { name: words.close, exact: true }).click();
        await settled(page);

        const found = (await readBoardOf(calls, event.id)).people.find(({ id }) => id === late.id);
        const stayed = Date.parse(found?.checked_out_at ?? '') - Date.parse(found?.checked_in_at ?? '');
        const minutes = Math.min(PLANNED_MINUTES, Math.floor(stayed / MINUTE_MS));
        const [whole, part] = [PLANNED_MINUTES, minutes].map((worked) => Math.round((worked * RATE_MINOR) / 60));
        await page.getByRole('main').getByRole('button', { name: words.complete, exact: true }).click();
        const completing = page.getByRole('dialog');
        // two ushers and their leader; whoever did not come is owed nothing
        await expect(completing).toContainText(amount((whole ?? 0) + (part ?? 0) + LEADER_MINOR));
        await completing.getByRole('button', { name: words.complete, exact: true }).click();
        await expect(
          successToast(page, `${words.completed}${language === 'ar' ? event.title_ar : event.title_en}`),
        ).toBeVisible();

        await page.getByRole('main').getByRole('link', { name: words.pay, exact: true }).click();
        const rowOf = (person: typeof early) => page.getByRole('row').filter({ hasText: nameOf(person) });
        await expect(rowOf(early)).toContainText(amount(whole ?? 0));
        await expect(rowOf(late)).toContainText(amount(part ?? 0));
        await expect(rowOf(absent)).toHaveCount(0);
      },
    );
  });
