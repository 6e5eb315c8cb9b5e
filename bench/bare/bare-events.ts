import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

const PER_PAGE = 25;

/** What a row of the list shows, counted on the spot. */
const NAIVE_FIELDS = `e.*, c.name_en as category_en, c.name_ar as category_ar,
  (select coalesce(sum(headcount), 0) from positions where event_id = e.id) as places,
  (select count(*) from assignments where event_id = e.id and status = 'confirmed') as confirmed,
  (select count(*) from assignments where event_id = e.id and status = 'invited') as invited,
  (select count(*) from applications where event_id = e.id and status = 'pending') as waiting,
  (select json_agg(l.name_en) from event_leads d join team_leaders l on l.id = d.leader_id
    where d.event_id = e.id and d.released_at is null) as leaders`;

const BARE_FIELDS = `e.id, e.code, e.title_en, e.title_ar, e.status, e.client_name, e.venue, e.city, e.starts_at, e.ends_at,
  e.time_zone, e.cost_minor, e.currency, e.version, c.id as category_id, c.name_en as category_en, c.name_ar as category_ar,
  s.places, s.confirmed, s.invited,
  (select count(*)::int from applications where event_id = e.id and status = 'pending') as waiting,
  (select json_agg(json_build_object('id', l.id, 'name_en', l.name_en, 'name_ar', l.name_ar, 'photo', l.photo))
    from event_leads d join team_leaders l on l.id = d.leader_id where d.event_id = e.id and d.released_at is null) as leaders`;

const FROM = 'from events e left join categories c on c.id = e.category_id';
const STARTS = `coalesce(e.starts_at, 'infinity')`;

const bareList = {
  name: 'events',
  text: `select ${BARE_FIELDS},
      (select sum(n)::int from status_counts where entity = 'events' and status = 'completed') as total
    from (select * from events e where status = 'completed' order by ${STARTS} desc, id desc limit ${PER_PAGE}) e
    left join categories c on c.id = e.category_id join event_staffing s on s.event_id = e.id
    order by ${STARTS} desc, e.id desc`,
};

const bareCalendar = {
  name: 'calendar',
  text: `select e.id, e.title_en, e.title_ar, e.status, e.city, e.starts_at, e.ends_at, e.time_zone,
      s.places, s.confirmed, s.invited
    from events e join event_staffing s on s.event_id = e.id
    where e.starts_at is not null and e.ends_at is not null
      and tstzrange(e.starts_at, e.ends_at) && tstzrange($1::date, $2::date + 1)
    order by e.starts_at, e.id`,
};

type Paged = { Querystring: { page?: string } };
type Days = { Querystring: { from: string; to: string } };

/** The yardsticks of the events: the obvious SQL, and the best SQL known, without anything around them. */
export function mountEventYardsticks(app: FastifyInstance, pool: pg.Pool): void {
  const rowsOf = async (query: string | pg.QueryConfig) => (await pool.query(query)).rows;

  app.get<Paged>('/naive/events', async ({ query }) => ({
    data: await rowsOf(`select ${NAIVE_FIELDS} ${FROM} where e.status = 'completed' order by e.starts_at desc
      limit ${PER_PAGE} offset ${(Number(query.page ?? 1) - 1) * PER_PAGE}`),
    total: await rowsOf(`select count(*) from events where status = 'completed'`),
  }));
  app.get<{ Querystring: { q: string } }>('/naive/event-search', async ({ query: { q } }) => ({
    data: await rowsOf({
      text: `select ${NAIVE_FIELDS} ${FROM} where e.title_en ilike $1 or e.title_ar ilike $1
        order by e.starts_at desc limit ${PER_PAGE}`,
      values: [`%${q}%`],
    }),
    total: await rowsOf({
      text: 'select count(*) from events where title_en ilike $1 or title_ar ilike $1',
      values: [`%${q}%`],
    }),
  }));
  app.get<Days>('/naive/calendar', async ({ query: { from, to } }) => ({
    data: await rowsOf({
      text: `select ${NAIVE_FIELDS} ${FROM} where e.starts_at::date <= $2 and e.ends_at::date >= $1 order by e.starts_at`,
      values: [from, to],
    }),
  }));

  app.get('/bare/events', async () => ({ data: await rowsOf(bareList) }));
  app.get<Days>('/bare/calendar', async ({ query: { from, to } }) => ({
    data: await rowsOf({ ...bareCalendar, values: [from, to] }),
  }));
}
