import { expect, vi } from 'vitest';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addTestJob } from './job-effects.ts';
import { PATIENCE } from './patience.ts';

/** Two processes look at the same time, each as if its own minute had come; waits until all of their work is done. Jobs of other kinds wait. */
export async function runClockTwice<Params extends z.ZodType>(
  { pool, database, dataKey }: TestApp,
  kind: JobKind<Params>,
  params: z.input<Params>,
  config: Partial<Config> = {},
): Promise<void> {
  const processes = await Promise.all([1, 2].map(() => startTestApp({ database, dataKey, jobs: [kind], config })));
  try {
    await Promise.all(
      ['one', 'two'].map((turn) =>
        addTestJob(pool, {
          kind,
          params,
          created_by: null,
          items: [{ record_id: turn, label_en: turn, label_ar: turn }],
        }),
      ),
    );
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `select count(*)::integer as open from job_items i join jobs j on j.id = i.job_id
         where i.status = 'pending' and i.attempts = 0 and j.kind = $1`,
        [kind.kind],
      );
      expect(rows).toEqual([{ open: 0 }]);
    }, PATIENCE);
  } finally {
    await Promise.all(processes.map((process) => process.close()));
  }
}
