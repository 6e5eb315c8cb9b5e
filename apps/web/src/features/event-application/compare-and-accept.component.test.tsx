import type { QueueGroup } from '@proline/contract/event-application/event-application';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { useToasts } from '../../lib/screen/toast.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { AcceptBestButton } from './accept-best-button.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { applicationQuery } from './event-application.api.ts';
import { applicationOf, event } from './testing/sample-application.ts';

const WORDS = {
  en: {
    ...{ one: 'Lantern Festival', two: 'Book Fair', layla: 'Layla Al-Harbi', mona: 'Mona Saleh' },
    ...{ side: 'Side by side', close: 'Close' },
    asks: ['Applies as Hostess for Lantern Festival', 'Applies as Hostess for Book Fair'],
    ...{ best: 'Accept best per event…', here: 'Accept best', started: 'Started. The result comes in the tray.' },
  },
  ar: {
    ...{ one: 'مهرجان الفوانيس', two: 'معرض الكتاب', layla: 'ليلى الحربي', mona: 'منى صالح' },
    ...{ side: 'جنبًا إلى جنب', close: 'إغلاق' },
    asks: ['طلب عمل بدور مضيفة في مهرجان الفوانيس', 'طلب عمل بدور مضيفة في معرض الكتاب'],
    ...{ best: 'قبول الأفضل لكل فعالية…', here: 'قبول الأفضل', started: 'بدأ التنفيذ. تظهر النتيجة في لوحة المهام.' },
  },
} as const;

const idOf = (n: number) => `018f0000-0000-7000-8000-00000000010${n}`;
const LAYLA = applicationOf();
const MONA = applicationOf({
  ...{ id: idOf(2), event_id: idOf(3), created_at: '2026-11-09T08:00:00Z' },
  event: { ...event, title_en: 'Book Fair', title_ar: 'معرض الكتاب' },
  usher: { ...LAYLA.usher, id: idOf(2), name_en: 'Mona Saleh', name_ar: 'منى صالح' },
});
const GROUPS: readonly QueueGroup[] = [
  event,
  { ...event, id: idOf(3), title_en: 'Book Fair', title_ar: 'معرض الكتاب', applications: 1, places_left: 0 },
];
/** Which events' best were to be accepted. */
const asked: string[] = [];
beforeEach(async () => {
  asked.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { url, method } =
      input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (method !== 'POST') {
      const isEvents = url.endsWith('/event-applications/events');
      return isEvents ? Promise.resolve(Response.json({ data: GROUPS })) : new Promise(() => undefined);
    }
    asked.push(url);
    return Promise.resolve(Response.json({ data: { job_id: idOf(9) } }));
  });
  for (const language of LANGUAGES) await loadTexts(language, ['event-application', 'person', 'status']);
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test.each(LANGUAGES)('two are compared side by side, the same facts in the same places (%s)', async (language) => {
  const words = WORDS[language];
  for (const one of [LAYLA, MONA]) queryClient.setQueryData(applicationQuery(one.id).queryKey, one);
  const onClose = vi.fn();
  const screen = await renderIn(language, <CompareDialog ids={[LAYLA.id, MONA.id]} onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: words.side });
  const titles = [words.layla, words.mona].map((name) => dialog.getByRole('heading', { name, level: 3 }));
  const tops = [];
  for (const title of titles) {
    await expect.element(title).toBeVisible();
    tops.push(title.element().getBoundingClientRect().top);
  }
  expect(tops[0]).toBe(tops[1]);
  // of which event and role each asks for a place
  for (const asks of words.asks) await expect.element(dialog.getByText(asks)).toBeVisible();
  const [left, right] = titles.map((title) => title.element().getBoundingClientRect().left);
  // the first stands where reading begins
  expect((left ?? 0) < (right ?? 0)).toBe(language === 'en');
  // nobody's figures are marked before anybody has chosen them
  await expect.element(dialog.getByRole('button', { name: words.close })).toHaveFocus();
  await dialog.getByRole('button', { name: words.close }).click();
  expect(onClose).toHaveBeenCalled();
});

test.each(LANGUAGES)('the best of one event are accepted, and of no other (%s)', async (language) => {
  const words = WORDS[language];
  const screen = await renderIn(language, <AcceptBestButton event={undefined} />);
  await screen.getByRole('button', { name: words.best }).click();
  await expect.element(screen.getByRole('dialog').getByText(words.one)).toBeVisible();
  const second = screen.getByRole('dialog').getByRole('listitem').filter({ hasText: words.two });
  await second.getByRole('button', { name: words.here }).click();
  await expect.poll(() => useToasts.getState().toasts[0]?.text).toBe(words.started);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(idOf(3));
});

test('looking at one event alone, its best alone are accepted', async () => {
  const screen = await renderIn('en', <AcceptBestButton event={idOf(3)} />);
  await screen.getByRole('button', { name: WORDS.en.best }).click();
  await expect.element(screen.getByRole('dialog').getByText(WORDS.en.two)).toBeVisible();
  await expect.element(screen.getByRole('dialog').getByText(WORDS.en.one)).not.toBeInTheDocument();
});
