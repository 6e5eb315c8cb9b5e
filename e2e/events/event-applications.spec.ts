import { expect } from '@playwright/test';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { settled } from '../story/settled.ts';
import { signedInTest as test, successToast, withoutNews } from '../story/story.ts';

const WORDS = {
  en: { waitlisted: (name: string) => `${name} is on the waitlist.`, undone: 'Undone' },
  ar: { waitlisted: (name: string) => `أضيف إلى قائمة الانتظار: ${name}.`, undone: 'تم التراجع' },
} as const;
/** What a thumb finds on a phone, where there are no keys. */
const BUTTONS = {
  en: { j: 'Next', w: 'Waitlist', r: 'Reject', undo: 'Undo', fit: 'Fit with this event' },
  ar: { j: 'التالي', w: 'قائمة الانتظار', r: 'رفض', undo: 'تراجع', fit: 'الملاءمة لهذه الفعالية' },
} as const;

type Queue = {
  readonly data: readonly { usher: { name_en: string; name_ar: string } }[];
  readonly meta: { readonly groups: readonly { id: string; hiring_mode: string; applications: number }[] };
};

test(
  'applications are triaged by keys alone, on a phone by thumb, and a decision is undone',
  IN_TWO_MIXTURES,
  async ({ page, request, token, language, narrow }) => {
    const words = WORDS[language];
    const read = async (query: string): Promise<Queue> => {
      const reply = await request.get(`/api/admin/event-applications${query}`, { headers: { authorization: token } });
      return (await reply.json()) as Queue;
    };
    const { meta } = await read('');
    // another story's applicants are left to it, and the program decides about those who come first
    const events = meta.groups.filter(({ hiring_mode, applications }) => hiring_mode === 'apply' && applications > 2);
    const event = (language === 'ar' ? events.at(-1) : events[0])?.id ?? '';
    // the page of all may end in the middle of an event
    const names = (await read(`?event=${event}`)).data.map(({ usher }) =>
      language === 'ar' ? usher.name_ar : usher.name_en,
    );
    const [first = '', second = ''] = names;

    await withoutNews(page);
    await page.goto(`/event-applications?event=${event}`);
    await settled(page);
    const person = page.getByRole('article').getByRole('heading', { level: 2 });
    const buttons = BUTTONS[language];
    const act = (key: 'j' | 'w' | 'r') =>
      narrow
        ? page.getByRole('main').getByRole('button', { name: buttons[key], exact: true }).click()
        : page.keyboard.press(key);
    if (narrow) await page.getByRole('button').filter({ hasText: first }).first().click();
    await expect(person).toContainText(first);
    // the best match comes first, and says what it is made of
    await expect(page.getByRole('article').getByRole('heading', { name: buttons.fit })).toBeVisible();
    await act('j');
    await expect(person).toContainText(second);
    await act('w');
    await expect(successToast(page, words.waitlisted(second))).toBeVisible();
    await expect(person).not.toContainText(second);
    if (narrow) await page.getByRole('button', { name: buttons.undo, exact: true }).click();
    else await page.keyboard.press('Control+z');
    await expect(successToast(page, words.undone)).toBeVisible();
    // whoever came by a decision is decided about only after a moment in which they can be seen
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(async () => {
      if (!(await dialog.isVisible())) await act('r');
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(person).toBeVisible();
  },
);
