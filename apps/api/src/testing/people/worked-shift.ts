import { addPlaces, addRow, assign, type Queryable } from '../sample/sample-rows.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A shift of eight hours that began so many days ago; below zero: it is still ahead. */
export const shiftOf = (days_ago: number) => {
  const starts_at = new Date(Math.floor(Date.now() / DAY) * DAY - days_ago * DAY + 6 * HOUR);
  return {
    work_date: starts_at.toISOString().slice(0, 10),
    starts_at,
    ends_at: new Date(starts_at.getTime() + 8 * HOUR),
  };
};

/** Somebody’s place in such a shift, at an event of its own. */
export const addWork = async (
  db: Queryable,
  usher_id: string,
  days_ago: number,
  values: Parameters<typeof assign>[3] = {},
) => {
  const shift = shiftOf(days_ago);
  const places = await addPlaces(db, { shift });
  const { id } = await assign(db, places, usher_id, { ...shift, ...values });
  return { id, ...places, ...shift };
};
export type Worked = Awaited<ReturnType<typeof addWork>>;

export const addAttended = (
  db: Queryable,
  { id, event_id, work_date, starts_at }: Worked,
  usher_id: string,
  late_minutes: number,
) =>
  addRow(db, 'attendance', {
    assignment_id: id,
    event_id,
    usher_id,
    work_date,
    outcome: 'attended',
    checked_in_at: new Date(starts_at.getTime() + late_minutes * 60_000),
    checked_out_at: new Date(starts_at.getTime() + 8 * HOUR),
    method: 'qr',
    late_minutes,
    approved_minutes: 480 - late_minutes,
  });
