import { createApp } from '../../app.ts';
import { loadConfig } from '../../config.ts';
import { expireInvitationsJob } from '../../features/assignment/invitation-clock.service.ts';
import { offersJob } from '../../features/offer/offer-clock.service.ts';
import { createPool } from '../../platform/postgres/pool.ts';
import { toDataKey } from '../../platform/security/data-key.ts';
import { forgetTransactions } from './careless-pool.ts';

/** A whole process of the program that answers, on the database of DATABASE_URL, and can be killed while it does. */
const config = loadConfig({ ...process.env, LOG_LEVEL: 'silent' }, import.meta.dirname);
const pool = createPool({ connectionString: config.databaseUrl ?? '' }, config);

forgetTransactions(pool);

const jobs = process.env['HIRING_CLOCK'] === '1' ? [expireInvitationsJob, offersJob] : [];
const app = await createApp({ config, pool, dataKey: toDataKey(Buffer.alloc(32)), jobs });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
