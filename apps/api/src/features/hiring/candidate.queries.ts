import type { CandidateRow } from '@proline/contract/hiring/candidate';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import { REPLY_TYPES } from '../../platform/postgres/database.ts';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Db = Kysely<Database>;

export type AskedPosition = {
  readonly id: string;
  readonly event_id: string;
  readonly shift_id: string;
  readonly type_id: string;
  readonly work_date: CalendarDay;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly minutes: number;
};

export async function findAskedPositions(db: Db, event_id: string, ids: readonly string[]): Promise<AskedPosition[]> {
  const { rows } = await sql<AskedPosition>`
    select p.id, p.event_id, p.shift_id, p.type_id, s.work_date, s.starts_at, s.ends_at,
      (extract(epoch from s.ends_at - s.starts_at) / 60)::integer - s.break_minutes as minutes
    from positions p join shifts s on s.id = p.shift_id
    where p.event_id = ${event_id} and p.id = any (${[...ids]}::uuid[])
    order by s.starts_at, p.id`.execute(db);
  return rows;
}

/** All places of an event, and how many women and men hold one. */
export async function findMix(db: Db, event_id: string) {
  const { rows } = await sql<{ places: number; female: number; male: number }>`
    select (select coalesce(sum(headcount), 0)::integer from positions where event_id = ${event_id}) as places,
      count(*) filter (where u.gender = 'female')::integer as female, count(*) filter (where u.gender = 'male')::integer as male
    from assignments a join persons u on u.id = a.usher_id
    where a.event_id = ${event_id} and a.status in ('invited', 'confirmed') and not a.reserve
      and a.vacated_at is null`.execute(db);
  return rows[0] ?? { places: 0, female: 0, male: 0 };
}

type Shown = Pick<CandidateRow, 'usher' | 'application' | 'places'>;

/** What the desk shows of these people beside their judgement. */
export async function findShown(
  pool: pg.Pool,
  { event_id, type_id, ids }: { event_id: string; type_id: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, Shown>> {
  const { rows } = await pool.query<Shown>({
    name: 'candidates-shown',
    text: `
      select json_build_object('id', u.id, 'code', u.code, 'name_en', u.name_en, 'name_ar', u.name_ar, 'photo', u.photo,
          'gender', u.gender, 'city', u.city, 'status', u.status, 'reliability', w.reliability,
          'rating', case when w.ratings > 0 then w.rating_order / 100.0 end, 'ratings', coalesce(w.ratings, 0)) as usher,
        (
          select json_build_object('id', a.id, 'status', a.status, 'version', a.version,
            'created_at', ${momentSql('a.created_at')}, 'asked_for', a.shift_ids, 'message', a.message,
            'by_hand', a.by_hand)
          from applications a
          where a.event_id = $1 and a.type_id = $2 and a.usher_id = u.id and a.status in ('pending', 'waitlisted')
        ) as application,
        coalesce((
          select json_agg(json_build_object('id', a.id, 'position_id', a.position_id, 'status', a.status,
            'expires_at', ${momentSql('a.expires_at')}, 'reserve', a.reserve, 'locked', a.locked, 'version', a.version)
            order by a.starts_at, a.id)
          from assignments a where a.event_id = $1 and a.usher_id = u.id and a.status in ('invited', 'confirmed')
        ), '[]') as places
      from ushers u left join usher_work w on w.person_id = u.id
      where u.id = any ($3::uuid[])`,
    values: [event_id, type_id, ids],
    types: REPLY_TYPES,
  });
  return new Map(rows.map((row) => [row.usher.id, row]));
}

export type HeldInvitation = {
  readonly event_id: string;
  readonly usher_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
};

export async function findInvited(db: Db, ...event_ids: readonly string[]): Promise<HeldInvitation[]> {
  const { rows } = await sql<HeldInvitation>`
    select event_id, usher_id, starts_at, ends_at from assignments
    where event_id = any (${[...event_ids]}::uuid[]) and status = 'invited'`.execute(db);
  return rows;
}

type Title = { readonly id: string; readonly title_en: string; readonly title_ar: string };

export async function findTitles(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Title>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Title>`
    select id, title_en, title_ar from events where id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export type NextOpen = {
  readonly event: { readonly id: string; readonly title_en: string; readonly title_ar: string };
  readonly position_id: string;
  readonly role_en: string;
  readonly role_ar: string;
  readonly starts_at: Date;
};

/** The next place ahead that nobody has and nobody is asked for. */
export async function findNextOpen(db: Db): Promise<NextOpen | undefined> {
  const { rows } = await sql<NextOpen>`
    select json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar) as event,
      p.id as position_id, t.name_en as role_en, t.name_ar as role_ar, s.starts_at
    from events e join positions p on p.event_id = e.id join shifts s on s.id = p.shift_id join types t on t.id = p.type_id
    where e.status = 'published' and e.starts_at > now() and p.confirmed + p.invited < p.headcount
    order by e.starts_at, s.starts_at, p.id limit 1`.execute(db);
  return rows[0];
}
