import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { categoriesQuery } from '../features/event-plan/event-plan.api.ts';
import { eventQuery } from '../features/event/event.api.ts';
import { EventListPage } from '../features/event/event-list-page.tsx';
import { TransferListPage } from '../features/transfer/transfer-list-page.tsx';
import { UsherListPage } from '../features/usher/usher-list-page.tsx';
import { usherActivityQuery } from '../features/usher/page/usher-page.api.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { loadTexts } from '../lib/texts/texts.ts';
import { renderIn } from '../testing/render-in.tsx';

const META = { current_page: 1, per_page: 25, total: 0, last_page: 1, total_exact: true, next: null, previous: null };

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

const LISTS: readonly (readonly [string, ReactNode])[] = [
  ['eventList', <EventListPage />],
  ['ushersList', <UsherListPage />],
  ['transactionList', <TransferListPage />],
];

test.each(LISTS)('the client holds %s and its meta under the name of the specification', async (name, page) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : String(request), location.origin);
    if (pathname.endsWith('/counts'))
      return Promise.resolve(Response.json({ data: { all: 0, tabs: {}, exact: true } }));
    if (pathname.endsWith('/sums'))
      return Promise.resolve(Response.json({ data: { month: '2026-11-01', year: '2026-01-01', currencies: [] } }));
    return Promise.resolve(Response.json({ data: [], meta: META }));
  });
  await loadTexts('en', ['event', 'event-move', 'event-view', 'usher', 'transfer', 'transfer-move', 'status']);
  await renderIn('en', page);
  const held = () => queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[1] === name });
  await expect.poll(() => held()[0]?.state.data).toEqual({ data: [], meta: META });
});

test('so are the activity of an usher, the category list and the selected record', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: [], meta: META }));
  const query = usherActivityQuery('7', undefined, 1);
  expect(query.queryKey).toContain('usherActivity');
  expect(await queryClient.query(query)).toEqual({ usherActivity: [], ActivityMeta: META });
  expect(categoriesQuery.queryKey).toEqual(['category', 'categoryList']);
  expect(eventQuery('7').queryKey).toEqual(['event', '7']);
});
