import { createApp } from '../../app.ts';
import { loadConfig } from '../../config.ts';
import { expireInvitationsJob } from '../../features/assignment/invitation-clock.service.ts';
import { offersJob } from '../../features/offer/offer-clock.service.ts';
import { createPool } from '../../platform/postgres/pool.ts';
import { toDataKey } from '../../platform/security/data-key.ts';

/** A whole process of the program that answers, on the database of DATABASE_URL, and can be killed while it does. */
const config = loadConfig({ ...process.env, LOG_LEVEL: 'silent' }, import.meta.dirname);
const pool = createPool({ connectionString: config.databaseUrl ?? '' }, config);

/** A program that never thought of transactions: what a test must catch, or it tests nothing. */
if (process.env['CARELESS'] === '1')
  pool.on('connect', (client) => {
    const query: (...given: unknown[]) => unknown = client.query.bind(client);
    Object.assign(client, {
      query: (...[statement, ...given]: unknown[]) =>
        typeof statement === 'string' && /^\s*(begin|commit|start transaction|savepoint|release)\b/i.test(statement)
          ? query('select 1')
          : query(statement, ...given),
    });
  });

const jobs = process.env['HIRING_CLOCK'] === '1' ? [expireInvitationsJob, offersJob] : [];
const app = await createApp({ config, pool, dataKey: toDataKey(Buffer.alloc(32)), jobs });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
