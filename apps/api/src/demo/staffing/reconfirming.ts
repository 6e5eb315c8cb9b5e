import type pg from 'pg';

/** People of the next event who were asked to reconfirm after its times had changed; the first of them has answered. */
const ASKED = 7;

const CHANGED = `(
  select e.id from events e join event_staffing s on s.event_id = e.id
  where e.status = 'published' and e.starts_at > $1::timestamptz + interval '3 days' and s.confirmed > $2
  order by e.starts_at, e.id limit 1)`;

/** The next published event that is still a few days ahead moved by half an hour, it is said; its people and one of its leaders were asked. */
export async function askToReconfirm(client: pg.ClientBase, now: number): Promise<void> {
  const values = [new Date(now), ASKED];
  await client.query(
    `update event_leads set reconfirm_asked_at = $1::timestamptz - interval '5 hours', version = version + 1
     where id = (
       select id from event_leads where released_at is null and event_id = ${CHANGED} order by id limit 1)`,
    values,
  );
  await client.query(
    `update assignments a set reconfirm_asked_at = $1::timestamptz - interval '5 hours',
       reconfirmed_at = case when asked.n = 1 then $1::timestamptz - interval '2 hours' end
     from (
       select id, row_number() over (order by starts_at, id) as n from assignments
       where status = 'confirmed' and event_id = ${CHANGED}
     ) asked
     where asked.id = a.id and asked.n <= $2`,
    values,
  );
}
