import type { ReleasedByChange, WaitingAnswer } from '@proline/contract/event-change/event-change';
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

/** Ends places that a change takes away. */
export const releasePlaces = (tx: Tx, ids: readonly string[], reason: ReleasedByChange) =>
  sql`
    update assignments set status = 'released', release_reason = ${reason}, locked = false, version = version + 1
    where id = any (${[...ids]}::uuid[])`.execute(tx);

/** A later change asks again, also those who have answered. */
export const askAgain = (tx: Tx, ids: readonly string[]) =>
  sql`
    update assignments set reconfirm_asked_at = now(), reconfirmed_at = null, version = version + 1
    where id = any (${[...ids]}::uuid[])`.execute(tx);

/** Invitations to something else, which the new hours of confirmed work rule out. */
export async function endRuledOut(tx: Tx, confirmed: readonly string[]) {
  const { rows } = await sql<{ id: string; event_id: string; usher_id: string; starts_at: Date }>`
    update assignments a set status = 'released', release_reason = 'clash', version = a.version + 1
    from assignments c
    where c.id = any (${[...confirmed]}::uuid[]) and c.status = 'confirmed' and a.usher_id = c.usher_id
      and a.status = 'invited' and tstzrange(a.starts_at, a.ends_at) && tstzrange(c.starts_at, c.ends_at)
    returning a.id, a.event_id, a.usher_id, a.starts_at`.execute(tx);
  return rows;
}

type Asked = { readonly id: string; readonly person_id: string; readonly starts_at: Date };

/** As they are after the change. */
export async function findPlaceTimes(tx: Tx, ids: readonly string[]): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    select id, usher_id as person_id, starts_at from assignments where id = any (${[...ids]}::uuid[])
    order by starts_at, id`.execute(tx);
  return rows;
}

/** For messages: the event as it is at this moment. */
export const findEventNamed = (tx: Tx, id: string) =>
  tx
    .selectFrom('events')
    .select(['title_en', 'title_ar', 'city', 'starts_at', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type AskedPlace = {
  readonly event_id: string;
  readonly usher_id: string;
  readonly status: string;
  readonly version: number;
  readonly starts_at: Date;
  readonly is_waiting: boolean;
};

export async function findAsked(tx: Tx, id: string): Promise<AskedPlace | undefined> {
  const { rows } = await sql<AskedPlace>`
    select event_id, usher_id, status, version, starts_at,
      reconfirm_asked_at is not null and reconfirmed_at is null as is_waiting
    from assignments where id = ${id}`.execute(tx);
  return rows[0];
}

export async function saveReconfirmed(tx: Tx, id: string, version: number): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    update assignments set reconfirmed_at = now(), version = version + 1
    where id = ${id} and version = ${version} and status = 'confirmed' and reconfirm_asked_at is not null
      and reconfirmed_at is null
    returning version`.execute(tx);
  return rows[0]?.version;
}

type Waiting = { readonly asked: number; readonly waiting: WaitingAnswer[] };

/** Undefined: there is no such event. */
export async function findWaiting(pool: pg.Pool, event_id: string): Promise<Waiting | undefined> {
  const { rows } = await pool.query<Waiting>({
    name: 'reconfirmations',
    text: `
      select
        (select count(*)::integer from assignments a
          where a.event_id = e.id and a.status = 'confirmed' and a.reconfirm_asked_at is not null)
        + (select count(distinct l.leader_id)::integer from event_leads l
          where l.event_id = e.id and l.released_at is null and l.reconfirm_asked_at is not null) as asked,
        coalesce((
          select json_agg(json_build_object(
            'as', w.kind, 'id', w.id, 'version', w.version, 'starts_at', ${momentSql('w.starts_at')},
            'ends_at', ${momentSql('w.ends_at')}, 'asked_at', ${momentSql('w.reconfirm_asked_at')}, 'role', w.role,
            'person', json_build_object('id', u.id, 'name_en', u.name_en, 'name_ar', u.name_ar, 'photo', u.photo,
              'phone', u.phone)
          ) order by w.starts_at, w.kind, u.name_en, w.id)
          from (
            select 'usher' as kind, a.id, a.version, a.usher_id as person_id, a.starts_at, a.ends_at, a.reconfirm_asked_at,
              json_build_object('name_en', t.name_en, 'name_ar', t.name_ar) as role
            from assignments a join positions p on p.id = a.position_id join types t on t.id = p.type_id
            where a.event_id = e.id and a.status = 'confirmed' and a.reconfirm_asked_at is not null
              and a.reconfirmed_at is null
            union all (
              select distinct on (l.leader_id) 'team_leader', l.id, l.version, l.leader_id, l.starts_at, l.ends_at,
                l.reconfirm_asked_at, null
              from event_leads l
              where l.event_id = e.id and l.released_at is null and l.reconfirm_asked_at is not null
                and l.reconfirmed_at is null
              order by l.leader_id, l.starts_at, l.id
            )
          ) w join persons u on u.id = w.person_id
        ), '[]') as waiting
      from events e where e.id = $1`,
    values: [event_id],
  });
  return rows[0];
}
