import { expect } from '@playwright/test';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { makePublished } from '../story/own-event.ts';
import { settled } from '../story/settled.ts';
import { signedInTest as test, successToast, withoutNews } from '../story/story.ts';

const WORDS = {
  en: {
    people: 'People for these places',
    gate: /Gate/,
    assigned: (name: string) => `${name} is assigned.`,
    invited: (name: string) => `${name} is invited.`,
    invite: 'Invite',
    holders: 'Holders',
    undone: 'Undone',
    open: '1 of 3 open',
    invitation: /^Invited, /,
  },
  ar: {
    people: 'أشخاص لهذه الأماكن',
    gate: /البوابة/,
    assigned: (name: string) => `تم التكليف: ${name}.`,
    invited: (name: string) => `أُرسلت الدعوة: ${name}.`,
    invite: 'دعوة',
    holders: 'شاغلو المكان',
    undone: 'تم التراجع',
    open: 'الشاغر 1 من 3',
    invitation: /^مدعو، /,
  },
} as const;

test(
  'a gap is filled by hand and by invitation',
  IN_TWO_MIXTURES,
  async ({ page, request, token, language, narrow }) => {
    const words = WORDS[language];
    const event = await makePublished({ request, token });
    await withoutNews(page);
    await page.goto(`/hiringUshers?event=${event.id}`);
    await expect(page).toHaveURL(`/hiringUshers/${event.id}`);
    await settled(page);
    await page.getByRole('button', { name: words.gate }).click();
    const people = page.getByRole('region', { name: words.people });
    const marked = people.getByRole('button', { expanded: true }).locator('[dir]').first();
    await settled(page);

    const first = await marked.innerText();
    if (narrow) await people.locator('[aria-keyshortcuts="A"]').click();
    else await page.keyboard.press('a');
    await expect(successToast(page, words.assigned(first))).toBeVisible();
    await expect(marked).not.toHaveText(first);

    // whoever came by a decision is decided about only after a moment in which they can be seen
    const dialog = page.getByRole('dialog');
    await expect(async () => {
      await page.keyboard.press('i');
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    const second = await marked.innerText();
    await dialog.getByRole('button', { name: words.invite, exact: true }).click();
    await expect(successToast(page, words.invited(second))).toBeVisible();

    await people.getByRole('link', { name: words.holders }).click();
    await expect(people.getByRole('link', { name: first })).toBeVisible();
    const invited = people.getByRole('listitem').filter({ hasText: second });
    await expect(invited.getByText(words.invitation)).toBeVisible();
    await expect(people.getByText(words.open)).toBeVisible();

    // the last thing that was done is taken back
    await page.keyboard.press('Control+z');
    await expect(successToast(page, words.undone)).toBeVisible();
    await expect(people.getByRole('link', { name: second })).toBeHidden();
  },
);
