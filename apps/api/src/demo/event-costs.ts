import type pg from 'pg';

/** What each event costs with all places filled, as the program itself keeps it; and when those that have begun began. */
export async function addEventCosts(client: pg.ClientBase): Promise<void> {
  await client.query(`
    update events e
    set cost_minor = coalesce(work.cost, 0) + coalesce(led.cost, 0),
      started_at = case when e.status in ('in_progress', 'completed') then e.starts_at end
    from events o
    left join (
      select p.event_id, sum(p.headcount * round(
        p.rate_minor * (extract(epoch from s.ends_at - s.starts_at) / 60 - s.break_minutes) / 60)) as cost
      from positions p join shifts s on s.id = p.shift_id group by p.event_id
    ) work on work.event_id = o.id
    left join (select event_id, sum(pay_minor) as cost from event_leads group by event_id) led on led.event_id = o.id
    where o.id = e.id`);
}
