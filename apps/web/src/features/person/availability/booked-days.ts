import type { Booking } from '@proline/contract/availability/availability';
import { addDays, type CalendarDay } from '@proline/domain/time/calendar-day';
import { wallTimeOf } from '@proline/domain/time/zoned-time';

/** Returns the bookings of each day that they touch. One that ends at midnight does not touch the next day. */
export const bookedDays = (
  bookings: readonly Booking[],
  timeZone: string,
): ReadonlyMap<CalendarDay, readonly Booking[]> => {
  const days = new Map<CalendarDay, Booking[]>();
  for (const booking of bookings) {
    const { day: first } = wallTimeOf(new Date(booking.starts_at), timeZone);
    const { day: last } = wallTimeOf(new Date(Date.parse(booking.ends_at) - 1), timeZone);
    for (let day = first; day <= last; day = addDays(day, 1)) days.set(day, [...(days.get(day) ?? []), booking]);
  }
  return days;
};
