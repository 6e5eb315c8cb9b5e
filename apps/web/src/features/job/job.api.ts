import {
  cancelJob,
  getJob,
  listJobItems,
  listMyJobs,
  retryJob,
  type ItemStatus,
  type Job,
} from '@proline/contract/job/job';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** Every query key begins with this topic, so that live updates report a job's progress. */
const TOPIC = 'job';
/** A running job is loaded at this interval, in case live updates are interrupted. */
const LOOK_MS = 10_000;

export const isAtWork = ({ status }: Pick<Job, 'status'>): boolean =>
  status === 'queued' || status === 'running' || status === 'canceling';

/** Whether the job can still be canceled. */
export const canCancel = (job: Pick<Job, 'status'>): boolean => isAtWork(job) && job.status !== 'canceling';

export const myJobsQuery = queryOptions({
  queryKey: [TOPIC, 'mine'],
  // nobody has asked for it: that there is no network is said by what somebody looks at
  queryFn: async () => (await call(listMyJobs, { quiet: ['offline'] })).data,
  refetchInterval: ({ state }) => ((state.data ?? []).some(isAtWork) ? LOOK_MS : false),
});

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: [TOPIC, 'one', id],
    queryFn: async () => (await call(getJob, { params: { id } })).data,
  });

export type ResultTab = ItemStatus | 'all';

export const itemsQuery = (id: string, tab: ResultTab, page: number) =>
  queryOptions({
    queryKey: [TOPIC, 'items', id, tab, page],
    queryFn: () =>
      call(listJobItems, { params: { id }, query: { status: tab === 'all' ? undefined : tab, page: String(page) } }),
    placeholderData: keepPreviousData,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: [TOPIC] });

export const stopJob = async (id: string): Promise<void> => {
  await call(cancelJob, { params: { id }, idempotencyKey: newIdempotencyKey() });
  await refresh();
};

export const retryFailed = async (id: string): Promise<void> => {
  await call(retryJob, { params: { id }, idempotencyKey: newIdempotencyKey() });
  await refresh();
};
