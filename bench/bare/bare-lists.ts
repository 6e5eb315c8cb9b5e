import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

const FIELDS = `id, code, name_en, name_ar, photo, status, phone, extract(year from age(birth_date))::int as age, gender,
  nationality, city, languages, id_number_last4, created_at`;
const PER_PAGE = 25;

/** The yardsticks of the usher list: the obvious SQL, and the best SQL known, without anything around them. */
export function mountListYardsticks(app: FastifyInstance, pool: pg.Pool): void {
  const rowsOf = async (query: string | pg.QueryConfig) => (await pool.query(query)).rows;

  app.get<{ Querystring: { page?: string } }>('/naive/list', async ({ query }) => ({
    data: await rowsOf(`select * from ushers where status = 'approved' order by created_at desc
      limit ${PER_PAGE} offset ${(Number(query.page ?? 1) - 1) * PER_PAGE}`),
    total: await rowsOf(`select count(*) from ushers where status = 'approved'`),
  }));
  app.get<{ Querystring: { q: string } }>('/naive/search', async ({ query: { q } }) => ({
    data: await rowsOf({
      text: `select * from ushers where name_en ilike $1 or name_ar ilike $1 order by created_at desc limit ${PER_PAGE}`,
      values: [`%${q}%`],
    }),
    total: await rowsOf({
      text: 'select count(*) from ushers where name_en ilike $1 or name_ar ilike $1',
      values: [`%${q}%`],
    }),
  }));

  const bareList = {
    name: 'list',
    text: `select ${FIELDS}, (select sum(n)::int from status_counts where entity = 'ushers' and status = 'approved') as total
      from ushers where status = 'approved' order by created_at desc, id desc limit ${PER_PAGE}`,
  };
  app.get('/bare/list', async () => ({ data: await rowsOf(bareList) }));
  app.get('/bare/copy', async (_request, reply) => reply.type('text/csv').send(await copyAll(pool)));
}

const copyAll = async (pool: pg.Pool) => {
  const client = await pool.connect();
  const lines = client.query(
    copyTo(`copy (select ${FIELDS} from ushers order by created_at desc, id desc) to stdout with (format csv)`),
  );
  lines.on('close', () => client.release());
  return lines;
};
