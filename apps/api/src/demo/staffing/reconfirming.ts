import type pg from 'pg';

/** People of the next event who were asked to reconfirm after its times had changed; the first of them has answered. */
const ASKED = 7;

/** The next published event that is still a few days ahead moved by half an hour, it is said; its people were asked. */
export async function askToReconfirm(client: pg.ClientBase, now: number): Promise<void> {
  await client.query(
    `update assignments a set reconfirm_asked_at = $1::timestamptz - interval '5 hours',
       reconfirmed_at = case when asked.n = 1 then $1::timestamptz - interval '2 hours' end
     from (
       select id, row_number() over (order by starts_at, id) as n from assignments
       where status = 'confirmed' and event_id = (
         select e.id from events e join event_staffing s on s.event_id = e.id
         where e.status = 'published' and e.starts_at > $1::timestamptz + interval '3 days' and s.confirmed > $2
         order by e.starts_at, e.id limit 1)
     ) asked
     where asked.id = a.id and asked.n <= $2`,
    [new Date(now), ASKED],
  );
}
