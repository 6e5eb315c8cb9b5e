import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-kind.ts';
import { refreshRatingOrder } from './usher-figures.queries.ts';

const EVERY_MINUTES = 10;

/** Ratings fade, and lean to the mean of all: the order by rating follows, in which each stands as of their last one. */
export const ratingOrderJob = defineJob({
  kind: 'ushers.ratings',
  access: 'system',
  params: z.object({}),
  everyMinutes: EVERY_MINUTES,
  runItem: async ({ tx }) => ({ refreshed: await refreshRatingOrder(tx) }),
});
