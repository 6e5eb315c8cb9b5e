import type { EventRow } from '@proline/contract/event/event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { EventListPage } from './event-list-page.tsx';

const CAIRO_NIGHT: EventRow = {
  ...{ id: '018f0000-0000-7000-8000-000000000001', code: 1206, status: 'published', version: 1 },
  title_en: 'An evening of lanterns, boats and music on both banks of the river',
  title_ar: 'أمسية الفوانيس والقوارب والموسيقى على ضفتي النهر من الغروب حتى الفجر',
  category: { id: '018f0000-0000-7000-8000-000000000002', name_en: 'Concert', name_ar: 'حفل' },
  ...{ client_name: 'Oasis', venue: 'The bank', city: 'Cairo', time_zone: 'Africa/Cairo' },
  // in Riyadh both are on the 11th
  ...{ starts_at: '2027-01-10T21:30:00Z', ends_at: '2027-01-11T02:00:00Z' },
  ...{ leaders: [], places: 20, confirmed: 4, invited: 2, waiting: 0, cost_minor: 0, currency: 'EGP', attention: [] },
};
const META = { current_page: 1, per_page: 25, total: 1, last_page: 1, total_exact: true, next: null, previous: null };

const asked: URL[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const address = new URL(request instanceof Request ? request.url : String(request), location.origin);
    asked.push(address);
    if (address.pathname.endsWith('/counts'))
      return Response.json({ data: { all: 1, tabs: { published: 1 }, exact: true } });
    if (address.pathname.endsWith('/admin/events')) return Response.json({ data: [CAIRO_NIGHT], meta: META });
    if (address.pathname.endsWith('/export'))
      return Response.json({ code: 'unavailable', message: '' }, { status: 503 });
    return Response.json({ data: [] });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

const renderList = async (language: 'en' | 'ar', width: number) => {
  await loadTexts(language, ['event', 'event-move', 'event-view', 'status']);
  return renderIn(
    language,
    <div style={{ inlineSize: width }}>
      <EventListPage />
    </div>,
  );
};

/** The width of a page beside the menu, with its edges and the checkboxes taken off. */
const roomAt = (window: number): number => window - 280 - 48 - 44;

test('Staffing is in sight at 1024, and columns use the room at 1920', async () => {
  const staffing = async (window: number) => {
    const screen = await renderList('en', roomAt(window));
    await expect.element(screen.getByRole('row').nth(1)).toBeVisible();
    const scroll = screen.getByRole('region', { name: 'Events' }).element().getBoundingClientRect();
    const head = screen.getByRole('columnheader', { name: 'Staffing' }).element().getBoundingClientRect();
    return { width: head.width, hidden: Math.max(0, head.right - scroll.right) };
  };
  const narrow = await staffing(1024);
  expect(narrow.hidden).toBe(0);
  expect((await staffing(1920)).width).toBeGreaterThan(narrow.width * 1.3);
});

test.each(LANGUAGES)('the second title is cut at the end of its own direction (%s)', async (language) => {
  const screen = await renderList(language, roomAt(1024));
  const [own, other] = [CAIRO_NIGHT.title_en, CAIRO_NIGHT.title_ar];
  const second = screen.getByText(language === 'en' ? other : own);
  await expect.element(second).toBeVisible();
  const element = second.element();
  expect(element.scrollWidth).toBeGreaterThan(element.clientWidth);
  const { direction, textAlign, textOverflow } = getComputedStyle(element);
  expect([direction, textAlign, textOverflow]).toEqual(
    language === 'en' ? ['rtl', 'left', 'ellipsis'] : ['ltr', 'right', 'ellipsis'],
  );
});

test('dates are those of the event’s own time zone', async () => {
  const screen = await renderList('en', roomAt(1440));
  await expect.element(screen.getByText('10–11 Jan 2027')).toBeVisible();
});

test('a file has the code and the category, which the screen hides', async () => {
  const screen = await renderList('en', roomAt(1440));
  await expect.element(screen.getByRole('columnheader', { name: 'City' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /^(Code|Category)/ }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Export' }).click();
  await screen.getByRole('menuitem', { name: /^CSV/ }).click();
  const columns = () => asked.find(({ pathname }) => pathname.endsWith('/export'))?.searchParams.get('columns');
  await expect.poll(columns).toBe('title,code,status,dates,staffing,city,category,leaders,waiting,cost');
});
