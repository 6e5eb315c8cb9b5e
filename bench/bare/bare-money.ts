import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

const PER_PAGE = 25;

/** The yardsticks of transfers: the obvious SQL, without anything around it. */
export function mountMoneyYardsticks(app: FastifyInstance, pool: pg.Pool): void {
  const rowsOf = async (text: string) => (await pool.query(text)).rows;
  app.get<{ Querystring: { page?: string } }>('/naive/transfers', async ({ query }) => ({
    data: await rowsOf(`select * from transfers where status = 'transferred' and voided_at is null
      order by created_at desc limit ${PER_PAGE} offset ${(Number(query.page ?? 1) - 1) * PER_PAGE}`),
    total: await rowsOf(`select count(*) from transfers where status = 'transferred' and voided_at is null`),
  }));
  app.get('/naive/transfer-sums', async () => ({
    data: await rowsOf(
      `select status, currency, count(*), sum(net_minor) from transfers where voided_at is null group by 1, 2`,
    ),
  }));
}
