import { expect } from '@playwright/test';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { settled } from '../story/settled.ts';
import { signedInTest as test, successToast, withoutNews } from '../story/story.ts';

const WORDS = {
  en: { waitlisted: (name: string) => `${name} is on the waitlist.`, undone: 'Undone' },
  ar: { waitlisted: (name: string) => `أضيف إلى قائمة الانتظار: ${name}.`, undone: 'تم التراجع' },
} as const;

type Queue = {
  readonly data: readonly { id: string; event_id: string; usher: { name_en: string; name_ar: string } }[];
  readonly meta: { readonly groups: readonly { id: string; applications: number }[] };
};

test(
  'applications are triaged by keys alone, and a decision is undone',
  IN_TWO_MIXTURES,
  async ({ page, request, token, language, narrow }) => {
    const words = WORDS[language];
    const reply = await request.get('/api/admin/event-applications', { headers: { authorization: token } });
    const { data, meta } = (await reply.json()) as Queue;
    // another story's applicants are left to it
    const events = meta.groups.filter(({ applications }) => applications > 2);
    const event = (language === 'ar' ? events.at(-1) : events[0])?.id ?? '';
    const names = data
      .filter(({ event_id }) => event_id === event)
      .map(({ usher }) => (language === 'ar' ? usher.name_ar : usher.name_en));
    const [first = '', second = ''] = names;

    await withoutNews(page);
    await page.goto(`/event-applications?event=${event}`);
    await settled(page);
    const person = page.getByRole('article').getByRole('heading', { level: 2 });
    if (narrow) {
      await page.getByRole('button').filter({ hasText: first }).first().focus();
      await page.keyboard.press('Enter');
    }
    await expect(person).toContainText(first);
    await page.keyboard.press('j');
    await expect(person).toContainText(second);
    await page.keyboard.press('w');
    await expect(successToast(page, words.waitlisted(second))).toBeVisible();
    await expect(person).not.toContainText(second);
    await page.keyboard.press('Control+z');
    await expect(successToast(page, words.undone)).toBeVisible();
    // whoever came by a decision is decided about only after a moment in which they can be seen
    await expect(async () => {
      await page.keyboard.press('r');
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(person).toBeVisible();
  },
);
