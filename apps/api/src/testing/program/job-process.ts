import { toDataKey } from '../../platform/security/data-key.ts';
import { createApp } from '../../app.ts';
import { bulkApproveJob } from '../../features/transfer-move/bulk-approval.service.ts';
import { usherImportJobs } from '../../features/usher-import/import-run.service.ts';
import { loadConfig } from '../../config.ts';
import { createPool } from '../../platform/postgres/pool.ts';
import { forgetTransactions } from './careless-pool.ts';
import { carelessJob, countedJob, sharedJob } from './job-effects.ts';

/** A whole process of the program that can be killed: works at counted jobs, imports and approvals on the database of DATABASE_URL. */
const config = loadConfig({ ...process.env, LOG_LEVEL: 'silent' }, import.meta.dirname);
const pool = createPool({ connectionString: config.databaseUrl ?? '' }, config);
forgetTransactions(pool);
const app = await createApp({
  config,
  pool,
  dataKey: toDataKey(Buffer.alloc(32)),
  jobs: [countedJob, sharedJob, carelessJob, bulkApproveJob, ...usherImportJobs],
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log('ready');
