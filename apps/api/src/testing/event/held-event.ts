import { addPlaces, addRow, assign, type Places } from '../sample/sample-rows.ts';
import type { TestApp } from '../test-app.ts';

type Ground = Pick<TestApp, 'pool'>;
const HOUR = 3_600_000;
const JANUARY = new Date('2026-01-01T09:00:00Z');
/** What became of one assignment. */
export type Came = {
  readonly outcome?: 'attended' | 'no_show' | 'excused';
  readonly late?: number;
  readonly minutes?: number;
  readonly reason?: string;
  /** how many hours before the shift they took the place */
  readonly taken?: number;
  readonly status?: 'confirmed' | 'released';
  readonly reserve?: boolean;
};

/** An event of one shift of eight hours with half an hour of break, published ten days before. */
export async function addHeld(
  app: Ground,
  day: string,
  city: string,
  headcount: number,
  people: readonly Came[],
): Promise<Places> {
  const start = Date.parse(`${day}T06:00:00Z`);
  const at = { work_date: day, starts_at: new Date(start), ends_at: new Date(start + 8 * HOUR) };
  const places = await addPlaces(app.pool, {
    headcount,
    shift: { ...at, break_minutes: 30 },
    event: {
      ...{ city, status: 'in_progress', starts_at: at.starts_at, ends_at: at.ends_at },
      published_at: new Date(start - 240 * HOUR),
    },
  });
  for (const { outcome, late = 0, minutes = 0, reason, taken = 100, status = 'confirmed', reserve = false } of people) {
    const { id: usher_id } = await addRow(app.pool, 'ushers', { status: 'approved', city, created_at: JANUARY });
    const { id } = await assign(app.pool, places, usher_id, {
      ...at,
      ...{ status, reserve, late_cancel: status === 'released', created_at: new Date(start - taken * HOUR) },
    });
    if (outcome === undefined) continue;
    const came = outcome === 'attended' && {
      ...{ checked_in_at: at.starts_at, checked_out_at: at.ends_at, method: 'manual' as const },
      ...{ late_minutes: late, approved_minutes: minutes },
    };
    await addRow(app.pool, 'attendance', {
      ...{ assignment_id: id, event_id: places.event_id, usher_id, work_date: day, outcome },
      ...came,
      ...(reason !== undefined && { reason }),
    });
  }
  return places;
}
export const complete = ({ pool }: Ground, { event_id }: Places) =>
  pool.query(`update events set status = 'completed', completed_at = ends_at where id = $1`, [event_id]);
