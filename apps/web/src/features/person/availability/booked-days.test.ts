import type { Booking } from '@proline/contract/availability/availability';
import { expect, test } from 'vitest';
import { bookedDays } from './booked-days.ts';

const booking = (id: string, starts_at: string, ends_at: string): Booking => ({
  id,
  event_id: 'e',
  title_en: '',
  title_ar: '',
  starts_at,
  ends_at,
  confirmed: true,
});

test('a booking stands on each day that it touches where the organization is', () => {
  const days = bookedDays(
    [
      booking('night', '2026-11-18T18:00:00Z', '2026-11-18T23:00:00Z'),
      booking('until midnight', '2026-11-20T15:00:00Z', '2026-11-20T21:00:00Z'),
      booking('same day', '2026-11-20T06:00:00Z', '2026-11-20T10:00:00Z'),
    ],
    'Asia/Riyadh',
  );
  expect([...days].map(([day, ones]) => [day, ones.map(({ id }) => id)])).toEqual([
    ['2026-11-18', ['night']],
    ['2026-11-19', ['night']],
    ['2026-11-20', ['until midnight', 'same day']],
  ]);
});
