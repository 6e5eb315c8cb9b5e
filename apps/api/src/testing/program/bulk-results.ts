import type { Endpoint } from '@proline/contract/frame/endpoint';
import { listJobItems, type JobItem } from '@proline/contract/job/job';
import { expect, vi } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { PATIENCE } from './patience.ts';

/** Starts a bulk action; its job's id. */
export async function startedBulk(app: TestApp, token: string, endpoint: Endpoint, body: unknown): Promise<string> {
  const reply = await app.call(endpoint, { token, body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: { job_id: string } }>().data.job_id;
}

/** Each record's result, once the job is through. */
export async function resultsOfJob(app: TestApp, token: string, job_id: string): Promise<JobItem[]> {
  await vi.waitFor(async () => {
    const { rows } = await app.pool.query<{ status: string }>('select status from jobs where id = $1', [job_id]);
    expect(rows).toEqual([{ status: 'done' }]);
  }, PATIENCE);
  const items = await app.call(listJobItems, { token, params: { id: job_id } });
  return listJobItems.response.parse(items.json()).data;
}

/** 'done', or why not, by record. */
export const codesOf = (results: readonly JobItem[]) =>
  Object.fromEntries(results.map(({ record_id, status, code }) => [record_id, code ?? status]));
