/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { makeDraft, makePublished, type OwnEvent } from '../story/own-event.ts';
import { signedInTest } from '../story/story.ts';
import { settled } from '../story/settled.ts';
import type { Language } from '../story/words.ts';

const WORDS = {
  en: {
    show_as: /^Show as/,
    map: 'Map',
    next_month: 'Next month',
    previous_month: 'Previous month',
    today: 'Today',
    week: 'Week',
    details: 'Details',
    grab: (title: string) => `Move ${title} to another status`,
    refused: 'This status change isn’t allowed.',
    publish: 'Publish',
    need_shift: 'Add at least one shift.',
    withdraw: 'Withdraw to draft',
    city: 'Riyadh',
    in_sight: /in view$/,
    cluster: /^\d+ events here/,
    show_all: 'Show all',
    no_place: '1 event has no map location yet.',
  },
  ar: {
    show_as: /^شكل العرض:/,
    map: 'خريطة',
    next_month: 'الشهر التالي',
    previous_month: 'الشهر السابق',
    today: 'اليوم',
    week: 'أسبوع',
    details: 'التفاصيل',
    grab: (title: string) => `نقل ${title} إلى حالة أخرى`,
    refused: 'لا يمكن الانتقال إلى هذه الحالة.',
    publish: 'نشر',
    need_shift: 'أضف وردية واحدة على الأقل.',
    withdraw: 'سحب إلى مسودة',
    city: 'الرياض',
    in_sight: /ظاهرة?$|ظاهرتان$/,
    cluster: /هنا،/,
    show_all: 'عرض الكل',
    no_place: 'فعالية واحدة بلا موقع على الخريطة بعد.',
  },
} as const;

const WIDE = { width: 1440, height: 900 };
const titleIn = (language: Language, event: OwnEvent) => (language === 'ar' ? event.title_ar : event.title_en);
const search = (event: OwnEvent) => `q=${encodeURIComponent(event.title_en)}`;
const dayButton = (page: Page, day: string): Locator => page.locator(`[data-day="${day}"]`);
const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

signedInTest(
  'a bar lies over the days of its event, whichever way is read',
  IN_TWO_MIXTURES,
  async ({ page, request, token }) => {
    await page.setViewportSize(WIDE);
    const reply = await request.get('/api/admin/events/calendar?from=2026-12-01&to=2026-12-31', {
      headers: { authorization: token },
    });
    const { data } = (await reply.json()) as { data: { id: string; first_day: string; last_day: string }[] };
    // of one week, so that it has one bar
    const long = data.find(({ first_day, last_day }) => {
      const days = (Date.parse(last_day) - Date.parse(first_day)) / 86_400_000;
      return days >= 2 && new Date(first_day).getUTCDay() + days <= 6;
    });
    if (!long) throw new Error('December has no event of three days');
    await page.goto(`/events?as=calendar&week=${long.first_day}`);
    const bar = page.locator(`[role="grid"] [data-row="${long.id}"]`);
    await expect(bar).toBeVisible();
    const [over, first, last] = await Promise.all(
      [bar, dayButton(page, long.first_day), dayButton(page, long.last_day)].map((part) =>
        part.evaluate((element) => {
          const box = (element.closest('[role="gridcell"]') ?? element).getBoundingClientRect();
          const own = element.getBoundingClientRect();
          return element.hasAttribute('data-day') ? [box.left, box.right] : [own.left, own.right];
        }),
      ),
    );
    const [from, to] = [Math.min(...(first ?? []), ...(last ?? [])), Math.max(...(first ?? []), ...(last ?? []))];
    expect(Math.abs((over?.[0] ?? 0) - from)).toBeLessThan(8);
    expect(Math.abs((over?.[1] ?? 0) - to)).toBeLessThan(8);
  },
);

signedInTest('through the calendar without a mouse', IN_TWO_MIXTURES, async ({ page, request, token, language }) => {
  const words = WORDS[language];
  await page.setViewportSize(WIDE);
  const event = await makeDraft({ request, token }, { ready: true });
  await page.goto(`/events?${search(event)}&as=calendar&month=${event.day.slice(0, 7)}`);
  const bar = page.getByRole('grid').getByRole('link', { name: titleIn(language, event) });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('gridcell').filter({ has: dayButton(page, event.day) })).toContainText(
    titleIn(language, event),
  );

  // the next day is further on in reading direction
  await dayButton(page, event.day).focus();
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect(dayButton(page, nextDay(event.day))).toBeFocused();
  await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
  await page.keyboard.press('Enter');
  const day = page.getByRole('dialog').getByRole('link', { name: titleIn(language, event) });
  await expect(day).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`open=${event.id}`));
  await expect(page.getByRole('complementary', { name: words.details })).toContainText(event.title_en);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/open=/);

  await dayButton(page, event.day).press('PageDown');
  await expect(page).not.toHaveURL(new RegExp(`month=${event.day.slice(0, 7)}`));
  // the page of a month ends with the first days of the next one: two on, it is gone
  await page.getByRole('button', { name: words.next_month }).press('Enter');
  await expect(bar).toBeHidden();
  for (const _month of [1, 2]) await page.getByRole('button', { name: words.previous_month }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`month=${event.day.slice(0, 7)}`));
  await page.getByRole('radio', { name: words.week }).press('Space');
  await expect(page).toHaveURL(/week=/);
  await page.getByRole('button', { name: words.today }).press('Enter');
  await expect(page.locator('[aria-current="date"]')).toBeVisible();
});

signedInTest('the calendar of a phone is a list of days', async ({ page, request, token, language }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const event = await makeDraft({ request, token }, { ready: true });
  await page.goto(`/events?${search(event)}&as=calendar&month=${event.day.slice(0, 7)}`);
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.getByRole('link', { name: titleIn(language, event) }).click();
  await expect(page).toHaveURL(new RegExp(`open=${event.id}`));
});

const column = (page: Page, status: string): Locator => page.locator(`[data-column="${status}"]`);

signedInTest(
  'a card is moved by the keyboard, and only where it may go',
  IN_TWO_MIXTURES,
  async ({ page, request, token, language }) => {
    const words = WORDS[language];
    const event = await makeDraft({ request, token }, { ready: true });
    const title = titleIn(language, event);
    await page.goto(`/events?${search(event)}&as=board`);
    const handle = page.getByRole('button', { name: words.grab(title) });
    const [onwards, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await expect(column(page, 'draft')).toContainText(title);

    await handle.press('Space');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press(onwards);
    await page.keyboard.press(onwards);
    await expect(column(page, 'in_progress')).toContainText(words.refused);
    await page.keyboard.press('Space');
    await expect(page.getByRole('alert').filter({ hasText: words.refused })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(column(page, 'draft')).toContainText(title);

    await handle.press('Space');
    await page.keyboard.press(onwards);
    await page.keyboard.press(back);
    await page.keyboard.press('Escape');
    await expect(handle).toHaveAttribute('aria-pressed', 'false');

    await handle.press('Space');
    await page.keyboard.press(onwards);
    await expect(column(page, 'published')).toHaveAttribute('data-welcome', 'open');
    await page.keyboard.press('Space');
    await page.getByRole('dialog').getByRole('button', { name: words.publish }).press('Enter');
    await expect(column(page, 'published')).toContainText(title);
    await expect(column(page, 'draft')).not.toContainText(title);
  },
);

signedInTest('a draft that is dropped too early is told what it lacks', async ({ page, request, token, language }) => {
  const words = WORDS[language];
  const event = await makeDraft({ request, token }, { ready: false });
  await page.goto(`/events?${search(event)}&as=board`);
  const handle = page.getByRole('button', { name: words.grab(titleIn(language, event)) });
  await handle.press('Space');
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect(column(page, 'published')).toHaveAttribute('data-welcome', 'refused');
  await page.keyboard.press('Space');
  await page.getByRole('dialog').getByRole('link', { name: words.need_shift }).click();
  await expect(page).toHaveURL(new RegExp(`${event.id}/plan/stepTwo#shifts$`));
});

signedInTest('a card is dragged to another column', IN_TWO_MIXTURES, async ({ page, request, token, language }) => {
  const words = WORDS[language];
  await page.setViewportSize(WIDE);
  const event = await makePublished({ request, token });
  const title = titleIn(language, event);
  await page.goto(`/events?${search(event)}&as=board`);
  await expect(column(page, 'published')).toContainText(title);
  // what still loads would move the card away from under the mouse
  await settled(page);
  // by its words, which are carried and not selected
  await column(page, 'published').getByText(words.city, { exact: true }).hover();
  const to = await column(page, 'draft').boundingBox();
  if (!to) throw new Error('there is nowhere to drop it');
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 8 });
  await expect(column(page, 'draft')).toHaveAttribute('data-welcome', 'open');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.withdraw }).click();
  await expect(column(page, 'draft')).toContainText(title);
  // the drag has opened nothing
  await expect(page).not.toHaveURL(/open=/);
});

signedInTest(
  'the map comes nearer to what is clicked, and says what it cannot show',
  async ({ page, request, token, language }) => {
    const words = WORDS[language];
    const event = await makeDraft({ request, token }, { ready: false });
    await page.setViewportSize(WIDE);
    await page.goto('/events?as=map&status=published');
    const count = page.getByRole('heading', { level: 2, name: words.in_sight });
    await expect(count).toBeVisible();
    await settled(page);
    const before = await count.textContent();
    await page.getByRole('button', { name: words.cluster }).first().press('Enter');
    await expect(count).not.toHaveText(before ?? '');
    await page.getByRole('button', { name: words.show_all }).press('Enter');
    await expect(count).toHaveText(before ?? '');

    await page.goto(`/events?as=map&${search(event)}`);
    await expect(page.getByText(words.no_place)).toBeVisible();
  },
);

signedInTest(
  'search and filters stay, however the events are shown',
  IN_TWO_MIXTURES,
  async ({ page, language, narrow }) => {
    const words = WORDS[language];
    await page.goto('/events?city=Doha&q=doha');
    await settled(page);
    if (narrow) {
      await page.getByRole('button', { name: words.show_as }).press('Enter');
      await page.getByRole('menuitemradio', { name: words.map }).press('Enter');
    } else await page.getByRole('radio', { name: words.map }).press('Space');
    await expect(page).toHaveURL(/\/events\?city=Doha&q=doha&as=map$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/events\?city=Doha&q=doha$/);
  },
);
