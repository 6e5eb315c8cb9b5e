import type { DayInterview, Interview, Interviewer } from '@proline/contract/interview/interview';
import type { Slot } from '@proline/contract/interview/slot';
import type { InterviewClash } from '@proline/domain/recruiting/interview-day';
import type { InterviewStatus } from '@proline/domain/recruiting/interview-slots';
import { PERMISSION_SETS, mayDo } from '@proline/domain/account/permission';
import type { Hat } from '@proline/domain/recruiting/recruiting';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

type Tx = Transaction<Database>;

/** Those who may decide about join requests hold the interviews. */
const INTERVIEWING_SETS = PERMISSION_SETS.filter((set) => mayDo(set, 'join_requests.write'));

export async function findInterviewers(db: Kysely<Database>): Promise<Interviewer[]> {
  const { rows } = await sql<Interviewer>`
    select id, name, image from admins where status = 'active' and permission_set = any(${[...INTERVIEWING_SETS]}::text[])
    order by name, id`.execute(db);
  return rows;
}

/** The interviewer's name; undefined: this admin holds no interviews. Held until the transaction ends, so that nobody is disabled meanwhile. */
export async function findFreeInterviewer(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from admins
    where id = ${id} and status = 'active' and permission_set = any(${[...INTERVIEWING_SETS]}::text[]) for share`.execute(
    tx,
  );
  return rows[0]?.name;
}

export async function readZone(db: Kysely<Database>): Promise<{ zone: string; now: Date }> {
  const { rows } = await sql<{ zone: string; now: Date }>`
    select ${sql.raw(ORGANISATION_ZONE)} as zone, now() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database told no time.');
  return row;
}

type Row = Omit<Interview, 'starts_at' | 'ends_at'> & { readonly starts_at: Date; readonly ends_at: Date };

const toReply = ({ starts_at, ends_at, ...row }: Row): Interview => ({
  ...row,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
});

async function findWhere(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<Interview[]> {
  const { rows } = await sql<Row>`
    select i.id, i.person_id, i.hat, p.name_en, p.name_ar, p.photo, i.interviewer_id, a.name as interviewer_name,
      i.starts_at, i.ends_at, i.mode, i.place, i.status, i.score, i.scores, i.note, i.version
    from interviews i join persons p on p.id = i.person_id join admins a on a.id = i.interviewer_id
    where ${condition}`.execute(db);
  return rows.map(toReply);
}

export const findInterviewsBetween = (db: Kysely<Database>, from: Date, until: Date) =>
  findWhere(
    db,
    sql`i.starts_at >= ${from} and i.starts_at < ${until} and i.status <> 'canceled' order by i.starts_at, i.id`,
  );

type ClashRow = {
  readonly id: string;
  readonly kind: InterviewClash;
  readonly title_en: string | null;
  readonly title_ar: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
};

/** What keeps planned interviews from being held, by their ids. Work comes first: it says until when. */
export async function findClashes(
  db: Kysely<Database>,
  from: Date,
  until: Date,
): Promise<ReadonlyMap<string, NonNullable<DayInterview['clash']>>> {
  const { rows } = await sql<ClashRow>`
    select i.id, work.title_en, work.title_ar, work.starts_at, work.ends_at,
      case when work.starts_at is not null then 'work' when is_away then 'away' else 'interviewer' end as kind
    from interviews i
    join admins a on a.id = i.interviewer_id
    left join lateral (
      select e.title_en, e.title_ar, b.starts_at, b.ends_at from bookings b join events e on e.id = b.event_id
      where b.person_id = i.person_id and tstzrange(b.starts_at, b.ends_at) && tstzrange(i.starts_at, i.ends_at)
      order by b.starts_at limit 1
    ) work on true
    cross join lateral (
      select exists (
        select from days_off d
        where d.person_id = i.person_id
          and (i.starts_at at time zone ${sql.raw(ORGANISATION_ZONE)})::date between d.first_day and d.last_day
      ) as is_away
    ) away
    where i.status = 'planned' and i.starts_at >= ${from} and i.starts_at < ${until} and i.ends_at > now()
      and (work.starts_at is not null or is_away
        or not (a.status = 'active' and a.permission_set = any(${[...INTERVIEWING_SETS]}::text[])))`.execute(db);
  return new Map(
    rows.map(({ id, kind, title_en, title_ar, starts_at, ends_at }) => [
      id,
      {
        kind,
        event: title_en !== null && title_ar !== null ? { title_en, title_ar } : null,
        work: starts_at && ends_at ? { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() } : null,
      },
    ]),
  );
}

export const findInterviewsOf = (db: Kysely<Database>, person_id: string) =>
  findWhere(db, sql`i.person_id = ${person_id} order by i.starts_at desc, i.id desc limit 50`);

export const findInterview = async (db: Kysely<Database>, id: string): Promise<Interview | undefined> =>
  (await findWhere(db, sql`i.id = ${id}`))[0];

/** The person first, as every move of a person does; then the interview. */
export async function lockInterview(tx: Tx, id: string): Promise<Interview | undefined> {
  await sql`select id from persons where id = (select person_id from interviews where id = ${id}) for no key update`.execute(
    tx,
  );
  await sql`select id from interviews where id = ${id} for update`.execute(tx);
  return findInterview(tx, id);
}

export const lockPerson = async (tx: Tx, id: string) => {
  const { rows } = await sql<{
    usher_status: string | null;
    wears_leader: boolean;
    leader_waits: boolean;
    version: number;
  }>`
    select usher_status, version, leader_status is not null as wears_leader, coalesce(leader_status = 'pending' and leader_turned_down_at is null, false) as leader_waits
    from persons where id = ${id} for no key update`.execute(tx);
  return rows[0];
};

export const personExists = async (db: Kysely<Database>, id: string): Promise<boolean> =>
  (await sql`select from persons where id = ${id}`.execute(db)).rows.length === 1;

type NewInterview = { readonly person_id: string; readonly hat: Hat; readonly slot: Slot; readonly minutes: number };

const endOf = ({ starts_at }: Slot, minutes: number) =>
  sql`${starts_at}::timestamptz + make_interval(mins => ${minutes}::integer)`;

export async function insertInterview(tx: Tx, { person_id, hat, slot, minutes }: NewInterview): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into interviews (person_id, hat, interviewer_id, starts_at, ends_at, mode, place)
    values (${person_id}, ${hat}, ${slot.interviewer_id}, ${slot.starts_at}::timestamptz, ${endOf(slot, minutes)}, ${slot.mode},
      nullif(${slot.place}, ''))
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('No interview was made.');
  return row.id;
}

export const isAhead = async (tx: Tx, moment: string): Promise<boolean> =>
  (await sql<{ ahead: boolean }>`select ${moment}::timestamptz > now() as ahead`.execute(tx)).rows[0]?.ahead === true;

export const saveSlot = (tx: Tx, id: string, slot: Slot, minutes: number) =>
  sql`
    update interviews set interviewer_id = ${slot.interviewer_id}, starts_at = ${slot.starts_at}::timestamptz,
      ends_at = ${endOf(slot, minutes)}, mode = ${slot.mode}, place = nullif(${slot.place}, ''), version = version + 1
    where id = ${id}`.execute(tx);

export const saveInterviewStatus = (tx: Tx, id: string, status: InterviewStatus) =>
  sql`update interviews set status = ${status}, version = version + 1 where id = ${id}`.execute(tx);

type Scorecard = {
  readonly scores: readonly { readonly en: string; readonly ar: string; readonly score: number }[];
  readonly mean: number;
  readonly note: string;
};

export const saveScorecard = (tx: Tx, id: string, { scores, mean, note }: Scorecard) =>
  sql`
    update interviews set status = 'done', score = ${mean}, scores = ${JSON.stringify(scores)}::jsonb,
      note = nullif(${note}, ''), version = version + 1
    where id = ${id}`.execute(tx);

/** Returns the ids of what was canceled. */
export async function cancelPlannedOf(tx: Tx, person_id: string, hat: Hat): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update interviews set status = 'canceled', version = version + 1
    where person_id = ${person_id} and hat = ${hat} and status = 'planned' returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Planned interviews that begin within these minutes, each once for its time, with the day in the organisation's zone. */
export async function takeInterviewsSoon(tx: Transaction<Database>, minutes: number) {
  const { rows } = await sql<{ interviewer_id: string; starts_at: Date; day: string }>`
    update interviews set reminded_for = starts_at
    where status = 'planned' and starts_at > now() and starts_at <= now() + make_interval(mins => ${minutes}::integer)
      and reminded_for is distinct from starts_at
    returning interviewer_id, starts_at, (starts_at at time zone ${sql.raw(ORGANISATION_ZONE)})::date::text as day`.execute(
    tx,
  );
  return rows;
}
