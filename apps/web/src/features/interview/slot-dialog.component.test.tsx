import { addDays } from '@proline/domain/time/calendar-day';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { afterEach, expect, test, vi } from 'vitest';
import { recordsZone } from '../../lib/dates/zones.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { SlotDialog } from './slot-dialog.parts.tsx';

const PERSON = { id: '018f0000-0000-7000-8000-000000000001', hat: 'usher', name: 'Hala Mansour', version: 1 } as const;

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test('opens on the first day that has an open time', async () => {
  const today = wallTimeOf(new Date(), recordsZone()).day;
  const days = [0, 1, 2, 3].map((later) => ({
    ...{ day: addDays(today, later), interviews: [] },
    ...{ closed: later === 1, open: later < 2 ? 0 : 3 },
  }));
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input), location.origin);
    if (pathname.endsWith('/week')) return Promise.resolve(Response.json({ data: { time_zone: 'UTC', days } }));
    asked.push(searchParams.get('day') ?? '');
    return Promise.resolve(Response.json({ data: { time_zone: 'UTC', hours: null, slots: [], interviewers: [] } }));
  });
  await loadTexts('en', ['interview']);
  const screen = await renderIn('en', <SlotDialog person={PERSON} onClose={() => undefined} />);
  await expect.element(screen.getByRole('dialog', { name: /Hala Mansour/ })).toBeVisible();
  await expect.poll(() => asked).toEqual([addDays(today, 2)]);
});
