import { cancelJob, getJob, listJobItems, listMyJobs, retryJob } from '@proline/contract/job/job';
import { route } from '../../platform/http/handler.ts';
import { repeat, showItems, showJob, showMyJobs, stop } from './job.service.ts';

export const jobRoutes = [
  route(listMyJobs, showMyJobs),
  route(getJob, showJob),
  route(listJobItems, showItems),
  route(cancelJob, stop),
  route(retryJob, repeat),
];
