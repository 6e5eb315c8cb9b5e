// The yardsticks: bare routes without sign-in, validation or permissions. "naive" runs the obvious SQL, "bare" the best known.
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import pg from 'pg';
import { mountEventYardsticks } from './bare-events.ts';
import { mountHiringYardsticks } from './bare-hiring.ts';
import { mountListYardsticks } from './bare-lists.ts';
import { mountMoneyYardsticks } from './bare-money.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

const NAIVE_SUMMARY = ['events', 'ushers', 'team_leaders', 'transfers'].map(
  (table) =>
    `select status, count(*)::int as n from ${table} ${table === 'transfers' ? 'where voided_at is null' : ''} group by status`,
);
app.get('/naive/summary', async () => ({
  data: await Promise.all(NAIVE_SUMMARY.map(async (sql) => (await pool.query(sql)).rows)),
}));

const bareSummary = {
  name: 'summary',
  text: 'select entity, status, sum(n)::int as n from status_counts group by entity, status',
};
app.get('/bare/summary', async () => ({ data: (await pool.query(bareSummary)).rows }));

const NAIVE_TREND = `select date_trunc('week', work_date) as week, count(*)::int as n from attendance
  where outcome = 'attended' and work_date > current_date - 168 group by 1 order by 1`;
app.get('/naive/trend', async () => ({ data: (await pool.query(NAIVE_TREND)).rows }));

const bareTrend = {
  name: 'trend',
  text: `select day, sum(n)::int as n from daily_counts where metric = 'shifts_worked' and day > current_date - 168 group by day`,
};
app.get('/bare/trend', async () => ({ data: (await pool.query(bareTrend)).rows }));

const bareRead = { name: 'read', text: 'select id, name, email, image, permission_set from admins where email = $1' };
app.get('/bare/read', async () => ({
  data: (await pool.query({ ...bareRead, values: ['owner@proline.test'] })).rows[0],
}));

const hash = (
  await pool.query<{ password_hash: string }>(`select password_hash from admins where email = 'owner@proline.test'`)
).rows[0];
app.post('/bare/login', async () => ({ data: await verify(hash?.password_hash ?? '', 'proline-demo') }));

mountListYardsticks(app, pool);
mountEventYardsticks(app, pool);
mountHiringYardsticks(app, pool);
mountMoneyYardsticks(app, pool);

const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(address);
process.on('SIGTERM', () => void app.close().then(() => pool.end()));
