import type pg from 'pg';

/** A draft has no positions yet, so its places are summed from the headcount of its plan. */
export async function sumPlanPlaces(client: pg.ClientBase): Promise<void> {
  await client.query(`
    update event_staffing s set places = wanted.places
    from (
      select p.event_id, coalesce(sum((need ->> 'headcount')::integer), 0) as places
      from event_plans p join events e on e.id = p.event_id
      left join lateral jsonb_array_elements(p.steps #> '{stepThree,needs}') need on true
      where e.published_at is null group by p.event_id
    ) wanted
    where wanted.event_id = s.event_id`);
}
