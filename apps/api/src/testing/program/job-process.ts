import { toDataKey } from '../../platform/security/data-key.ts';
import { createApp } from '../../app.ts';
import { usherImportJobs } from '../../features/usher-import/import-run.service.ts';
import { loadConfig } from '../../config.ts';
import { createPool } from '../../platform/postgres/pool.ts';
import { carelessJob, countedJob, sharedJob } from './job-effects.ts';

/** A whole process of the program that can be killed: works at counted jobs and imports on the database of DATABASE_URL. */
const config = loadConfig({ ...process.env, LOG_LEVEL: 'silent' }, import.meta.dirname);
const pool = createPool({ connectionString: config.databaseUrl ?? '' }, config);
const app = await createApp({
  config,
  pool,
  dataKey: toDataKey(Buffer.alloc(32)),
  jobs: [countedJob, sharedJob, carelessJob, ...usherImportJobs],
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log('ready');
