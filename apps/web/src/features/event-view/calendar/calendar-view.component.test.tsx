import type { CalendarEvent } from '@proline/contract/event-view/event-view';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import type { ShownList } from '../../../ui/list/list-view.ts';
import { CalendarView } from './calendar-view.parts.tsx';

const list: ShownList = {
  state: {
    filters: { starts: '2027-03-09..2027-04-20' },
    ...{ q: '', sort: [], page: 1, per_page: 25, cols: null, as: 'calendar', at: {}, open: null, view: null },
  },
  narrowing: {},
  counts: undefined,
  change: () => undefined,
  searchOf: () => ({}),
  reportShown: () => undefined,
};

const onOneDay = (n: number): CalendarEvent => ({
  ...{ id: `018f0000-0000-7000-8000-00000000000${n}`, title_en: `Fair ${n}`, title_ar: `معرض ${n}`, city: 'Doha' },
  ...{ status: 'published', starts_at: '2027-03-10T09:00:00Z', ends_at: '2027-03-10T17:00:00Z' },
  ...{ time_zone: 'Asia/Qatar', places: 4, confirmed: 4, invited: 0, first_day: '2027-03-10', last_day: '2027-03-10' },
});

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test('the calendar opens in the month of the date filter, and shows as many lines as fit', async () => {
  const events = [1, 2, 3, 4, 5, 6, 7, 8].map(onOneDay);
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ data: events, meta: { total: events.length } })),
  );
  await loadTexts('en', ['event-view', 'event']);
  const screen = await renderIn(
    'en',
    <div style={{ display: 'flex', blockSize: 760 }}>
      <CalendarView list={list} />
    </div>,
  );
  await expect.element(screen.getByRole('grid', { name: 'March 2027' })).toBeVisible();
  // a fifth of the height would have room for three
  await expect.element(screen.getByRole('link', { name: /^Fair/ })).toHaveLength(events.length);
});
