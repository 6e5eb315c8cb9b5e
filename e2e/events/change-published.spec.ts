import { expect, type APIRequestContext } from '@playwright/test';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { makePublished } from '../story/own-event.ts';
import { settled } from '../story/settled.ts';
import { signedInTest as test, successToast, withoutNews } from '../story/story.ts';

const WORDS = {
  en: {
    edit: 'Edit event',
    shifts: /Shifts and requirements/,
    starts: /^Start, /,
    review: 'Review 1 change',
    changes: 'Your changes',
    concerned: '2 people reconfirm',
    save: 'Save changes',
    asked: '2 people are asked to reconfirm',
    saved: 'Changes saved. 2 people were asked to reconfirm',
    waiting: 'Waiting to reconfirm',
    two: '2 to reconfirm',
    one: '1 to reconfirm',
    answer: /^Confirmed: /,
  },
  ar: {
    edit: 'تعديل الفعالية',
    shifts: /الورديات والشروط/,
    starts: /^البداية، /,
    review: 'مراجعة تغيير واحد',
    changes: 'التغييرات',
    concerned: 'شخصان يعيدان التأكيد',
    save: 'حفظ التغييرات',
    asked: 'طلب إعادة التأكيد من شخصين',
    saved: 'حُفظت التغييرات، وطُلبت إعادة التأكيد من شخصين',
    waiting: 'بانتظار إعادة التأكيد',
    two: 'اثنان لم يعيدا التأكيد',
    one: 'واحد لم يُعد التأكيد',
    answer: /^تأكيد: /,
  },
} as const;

type Calls = { readonly request: APIRequestContext; readonly token: string };
type Rows = { readonly data: readonly { readonly id: string }[] };

/** Two people of the demo, on a day that no other story has. */
const bookTwo = async ({ request, token }: Calls, event_id: string): Promise<void> => {
  const headers = { authorization: token };
  const people = (await (
    await request.get('/api/admin/ushers?status=approved&city=Riyadh&per_page=25', { headers })
  ).json()) as Rows;
  const places = (await (await request.get(`/api/admin/events/${event_id}/places`, { headers })).json()) as {
    readonly data: { readonly positions: readonly { readonly id: string; readonly headcount: number }[] };
  };
  const position = places.data.positions.find(({ headcount }) => headcount >= 2)?.id ?? '';
  for (const { id } of people.data.slice(0, 2)) {
    const data = { usher_id: id, position_ids: [position], reserve: false, anyway: true };
    const given = await request.post(`/api/admin/events/${event_id}/assignments`, { headers, data });
    expect(given.status(), await given.text()).toBe(200);
  }
};

test(
  'a published event starts later: those booked are counted before, asked to reconfirm, and answered for by hand',
  IN_TWO_MIXTURES,
  async ({ page, request, token, language }) => {
    const words = WORDS[language];
    const { id } = await makePublished({ request, token });
    await bookTwo({ request, token }, id);
    await withoutNews(page);
    await page.goto(`/events/${id}`);
    await page.getByRole('link', { name: words.edit }).click();
    await page.getByRole('link', { name: words.shifts }).click();
    const starts = page.getByRole('textbox', { name: words.starts }).first();
    await starts.fill('11:30');
    await starts.press('Tab');
    await page.getByRole('button', { name: words.review }).click();
    await expect(page).toHaveURL(/stepFour$/);
    await expect(page.getByRole('region', { name: words.changes }).getByText(words.concerned)).toBeVisible();
    await settled(page);
    await page.getByRole('button', { name: words.save }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(words.asked)).toBeVisible();
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(successToast(page, words.saved)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
    await expect(page.getByText(words.two)).toBeVisible();
    const card = page.getByRole('region', { name: words.waiting });
    await card.getByRole('button', { name: words.answer }).first().click();
    await expect(page.getByText(words.one)).toBeVisible();
    await expect(card.getByRole('button', { name: words.answer })).toHaveCount(1);
  },
);
