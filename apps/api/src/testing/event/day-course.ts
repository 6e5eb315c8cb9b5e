import { randomUUID } from 'node:crypto';
import { NOTHING_RECORDED } from '@proline/domain/attendance/attendance-state';
import { addPlaces, addRow, assign, type Places, type Queryable } from '../sample/sample-rows.ts';

const HOUR = 3_600_000;

export type Day = Places & {
  readonly zone_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** assignments and their people */
  readonly people: readonly { readonly id: string; readonly usher_id: string }[];
};

type Wanted = {
  readonly people?: number;
  /** when the shift begins and ends, in hours from now */
  readonly from?: number;
  readonly to?: number;
  readonly status?: 'published' | 'in_progress';
  readonly pin?: { readonly latitude: number; readonly longitude: number };
};

/**
 * For a program that must be caught: one person can be recorded twice. The figures of an assignment are counted of its one record, and
 * would refuse the second one by accident, depending on who comes first: so they are not kept either.
 */
export const WITHOUT_ONE_RECORD = `alter table attendance drop constraint attendance_pkey; drop index attendance_marks_one_step;
  drop trigger z_figures_insert on attendance; drop trigger z_figures_update on attendance`;

/** An event whose day has come: a shift that has begun an hour ago, a zone, and people who are expected there. */
export async function addDay(
  db: Queryable,
  { people = 1, from = -1, to = 7, status = 'in_progress', pin }: Wanted = {},
): Promise<Day> {
  // whole seconds: what JSON carries is what the database has
  const now = Math.floor(Date.now() / 1_000) * 1_000;
  const [starts_at, ends_at] = [new Date(now + from * HOUR), new Date(now + to * HOUR)];
  const work_date = starts_at.toISOString().slice(0, 10);
  const places = await addPlaces(db, {
    headcount: people,
    event: { starts_at, ends_at, status, ...pin, ...(status === 'in_progress' && { started_at: starts_at }) },
    shift: { starts_at, ends_at, work_date, arrival_minutes: 30 },
  });
  const zone = await addRow(db, 'zones', { event_id: places.event_id });
  await db.query('update positions set zone_id = $2 where id = $1', [places.position_id, zone.id]);
  const added = await Promise.all(
    Array.from({ length: people }, async () => {
      const { id: usher_id } = await addRow(db, 'ushers', { status: 'approved' });
      const { id } = await assign(db, places, usher_id, { starts_at, ends_at, work_date });
      return { id, usher_id };
    }),
  );
  return { ...places, zone_id: zone.id, starts_at, ends_at, people: added };
}

/** The id of a new mark. */
export const newMark = (): string => randomUUID();

/** Who came with the beginning of the shift, marked just now; returns the mark. */
export async function comeIn(db: Queryable, assignment_id: string): Promise<string> {
  const id = newMark();
  await db.query(
    `with come as (
       insert into attendance_marks (id, event_id, assignment_id, kind, at, method, version, before, after)
       select $1, event_id, id, 'check_in', starts_at, 'manual', 1, $3, $3 from assignments where id = $2
       returning id)
     insert into attendance (assignment_id, event_id, usher_id, work_date, checked_in_at, method, last_mark, marked_at)
     select a.id, event_id, usher_id, work_date, starts_at, 'manual', come.id, now()
     from assignments a, come where a.id = $2`,
    [id, assignment_id, JSON.stringify(NOTHING_RECORDED)],
  );
  return id;
}

export type Reply = { readonly statusCode: number; readonly json: () => unknown };
/** Of a race: done, or the code of the refusal. */
export const said = (reply: Reply): string =>
  reply.statusCode === 200 ? 'done' : ((reply.json() as { code?: string }).code ?? '');

/** The place of the day's first person. */
export const firstOf = ({ people }: Day): string => people[0]?.id ?? '';
