import { accountJobs } from './features/admin-account/account-bulk.service.ts';
import { eventJobs } from './features/event-move/event-bulk.service.ts';
import { startEventsJob } from './features/event-move/event-clock.service.ts';
import { fileSweep } from './features/file/file-sweep.service.ts';
import type { JobKind } from './platform/jobs/job-kind.ts';
import { mailJob } from './platform/mail/mail-job.ts';

/** Every kind of job that a process can work at. */
export const JOBS: readonly JobKind[] = [...accountJobs, ...eventJobs, startEventsJob, mailJob, fileSweep];
