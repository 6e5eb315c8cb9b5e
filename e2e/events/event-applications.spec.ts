import { expect } from '@playwright/test';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { settled } from '../story/settled.ts';
import { signedInTest as test, successToast, withoutNews } from '../story/story.ts';

const WORDS = {
  en: {
    waitlisted: (name: string) => `${name} is on the waitlist.`,
    rejected: (name: string) => `${name} is rejected.`,
    booked: (name: string) => `${name} is booked`,
    reason: 'Too many this week',
  },
  ar: {
    waitlisted: (name: string) => `أضيف إلى قائمة الانتظار: ${name}.`,
    rejected: (name: string) => `رُفض الطلب: ${name}.`,
    booked: (name: string) => `: ${name}.`,
    reason: 'ساعات كثيرة هذا الأسبوع',
  },
} as const;
/** What a thumb finds on a phone, where there are no keys. */
const BUTTONS = {
  en: { j: 'Next', k: 'Previous', a: 'Accept', w: 'Waitlist', r: 'Reject', undo: 'Undo', fit: 'Fit with this event' },
  ar: {
    ...{ j: 'التالي', k: 'السابق', a: 'قبول', w: 'قائمة الانتظار', r: 'رفض', undo: 'تراجع' },
    fit: 'الملاءمة لهذه الفعالية',
  },
} as const;

type Queue = {
  readonly data: readonly { id: string; usher: { name_en: string; name_ar: string } }[];
  readonly meta: {
    readonly groups: readonly { id: string; hiring_mode: string; applications: number; places_left: number }[];
    readonly counts: { readonly pending: number };
  };
};
type Detail = { readonly data: { readonly shifts: readonly { readonly refusal: string | null }[] } };

/** So many of an event are looked at to find somebody who can be booked. */
const LOOKED_AT = 12;

test(
  'applications are triaged by keys alone, on a phone by thumb, and each decision is undone',
  IN_TWO_MIXTURES,
  async ({ page, request, token, language, narrow }) => {
    const words = WORDS[language];
    const buttons = BUTTONS[language];
    const read = async <Data>(query: string): Promise<Data> => {
      const reply = await request.get(`/api/admin/event-applications${query}`, { headers: { authorization: token } });
      return (await reply.json()) as Data;
    };
    const { meta } = await read<Queue>('');
    // another story's applicants are left to it, and the program decides about those who come first
    const events = meta.groups.filter(
      ({ hiring_mode, applications, places_left }) => hiring_mode === 'apply' && applications > 3 && places_left > 0,
    );
    const found = await test.step('somebody who can be booked is looked for', async () => {
      for (const { id } of language === 'ar' ? events.toReversed() : events) {
        const { data } = await read<Queue>(`?event=${id}`);
        for (const [at, application] of data.slice(0, LOOKED_AT).entries()) {
          const { shifts } = (await read<Detail>(`/${application.id}`)).data;
          // the first two are for walking and waiting
          if (at > 1 && shifts.some(({ refusal }) => refusal === null)) return { event: id, at, data };
        }
      }
      throw new Error('nobody in the demo can be booked');
    });
    const event = found.event;
    const names = found.data.map(({ usher }) => (language === 'ar' ? usher.name_ar : usher.name_en));
    const nameAt = (at: number): string => names[at] ?? '';
    const waiting = async () => (await read<Queue>(`?event=${event}`)).meta.counts.pending;
    const all = await waiting();

    await withoutNews(page);
    await page.goto(`/event-applications?event=${event}`);
    await settled(page);
    const person = page.getByRole('article').getByRole('heading', { level: 2 });
    const act = (key: 'j' | 'k' | 'a' | 'w' | 'r') =>
      narrow
        ? page.getByRole('main').getByRole('button', { name: buttons[key], exact: true }).click()
        : page.keyboard.press(key);
    const undo = async () => {
      if (narrow) await page.getByRole('button', { name: buttons.undo, exact: true }).last().click();
      else await page.keyboard.press('Control+z');
      await expect.poll(waiting).toBe(all);
      await settled(page);
    };
    if (narrow)
      await page
        .getByRole('button')
        .filter({ hasText: nameAt(0) })
        .first()
        .click();
    await expect(person).toContainText(nameAt(0));
    // the best match comes first, and says what it is made of
    await expect(page.getByRole('article').getByRole('heading', { name: buttons.fit })).toBeVisible();
    await act('j');
    await expect(person).toContainText(nameAt(1));
    await act('k');
    await expect(person).toContainText(nameAt(0));
    await act('j');
    await expect(person).toContainText(nameAt(1));

    await act('w');
    await expect(successToast(page, words.waitlisted(nameAt(1)))).toBeVisible();
    await expect(person).toContainText(nameAt(2));
    await expect.poll(waiting).toBe(all - 1);
    await undo();

    for (let at = 2; at < found.at; at += 1) {
      await act('j');
      await expect(person).toContainText(nameAt(at + 1));
    }
    // whoever came by a decision is decided about only after a moment in which they can be seen
    await expect(page.locator('[aria-keyshortcuts="A"]')).not.toHaveAttribute('aria-disabled', 'true');
    await act('a');
    await expect(successToast(page, words.booked(nameAt(found.at)))).toBeVisible();
    await expect.poll(waiting).toBe(all - 1);
    if (!narrow) await expect(page.getByRole('link', { name: new RegExp(`^\\D+${all - 1}$`) }).first()).toBeVisible();
    const next = nameAt(found.at + 1) || nameAt(found.at - 1);
    await expect(person).toContainText(next);
    await undo();

    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(async () => {
      if (!(await dialog.isVisible())) await act('r');
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(words.reason);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(successToast(page, words.rejected(next))).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect.poll(waiting).toBe(all - 1);
    await undo();
    const again = await read<Queue>(`?event=${event}`);
    expect(again.data.map(({ id }) => id)).toEqual(found.data.map(({ id }) => id));
  },
);
