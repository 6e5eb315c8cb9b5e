import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

const QUEUE_PAGE = 50;
const CANDIDATES = 25;

type OfEvent = { Querystring: { event: string } };
type OfPosition = { Querystring: { position: string } };

/** The yardsticks of hiring: the obvious SQL, without anything around it. */
export function mountHiringYardsticks(app: FastifyInstance, pool: pg.Pool): void {
  const rowsOf = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows;

  app.get('/naive/queue', async () => ({
    data: await rowsOf(`
      select a.*, u.name_en, u.name_ar, u.photo, u.city, t.name_en as role, e.title_en, e.title_ar, e.starts_at,
        (select coalesce(sum(p.headcount), 0) from positions p where p.event_id = e.id) -
        (select count(*) from assignments x where x.event_id = e.id and x.status in ('invited', 'confirmed')) as left
      from applications a join ushers u on u.id = a.usher_id join types t on t.id = a.type_id join events e on e.id = a.event_id
      where a.status = 'accepted' order by e.starts_at desc, e.id, a.created_at limit ${QUEUE_PAGE}`),
    total: await rowsOf('select status, count(*) from applications group by status'),
  }));
  // a query for each position, as a loop over them would ask
  app.get<OfEvent>('/naive/desk', async ({ query: { event } }) => {
    const positions = await rowsOf(
      `select p.*, s.starts_at, s.ends_at, t.name_en from positions p join shifts s on s.id = p.shift_id
       join types t on t.id = p.type_id where p.event_id = $1`,
      [event],
    );
    const held = await Promise.all(
      positions.map(({ id }: { id: string }) =>
        rowsOf(
          `select a.*, u.name_en, u.name_ar, u.photo from assignments a join ushers u on u.id = a.usher_id
           where a.position_id = $1 and a.status in ('invited', 'confirmed')`,
          [id],
        ),
      ),
    );
    return { data: positions.map((position, index) => ({ ...position, held: held[index] })) };
  });
  // everybody approved who is free, by what they have worked in this role, counted on the spot
  app.get<OfPosition>('/naive/candidates', async ({ query: { position } }) => ({
    data: await rowsOf(
      `select u.id, u.name_en, u.name_ar, u.photo,
         (select avg(stars) from ratings g where g.usher_id = u.id) as rating,
         (select count(*) from attendance d join assignments a on a.id = d.assignment_id join positions q on q.id = a.position_id
           where d.usher_id = u.id and d.outcome = 'attended' and q.type_id = p.type_id) as shifts
       from positions p join shifts s on s.id = p.shift_id cross join ushers u
       where p.id = $1 and u.status = 'approved' and not exists (
         select from assignments a where a.usher_id = u.id and a.status = 'confirmed'
           and a.starts_at < s.ends_at and a.ends_at > s.starts_at)
       order by shifts desc, rating desc nulls last limit ${CANDIDATES}`,
      [position],
    ),
  }));
}
