import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { myJobsQuery } from '../../features/job/job.api.ts';
import { lazyScreen } from '../../lib/screen/lazy-screen.tsx';
import { useUser } from '../../lib/session/session-store.ts';

const Tray = lazyScreen(() => import('../../features/job/job-tray.tsx').then((file) => file.JobTray), ['job']);
const Results = lazyScreen(() => import('../../features/job/job-results.tsx').then((file) => file.JobResults), ['job']);

/** Loads the tray with the first job, because most admins have no jobs most of the time. */
export const BackgroundJobs = () => {
  const { job } = useSearch({ from: '/shell' });
  const enabled = useUser()?.two_factor !== 'required';
  const { data = [] } = useQuery({ ...myJobsQuery, enabled });
  return (
    <>
      {data.length > 0 && (
        <Suspense>
          <Tray />
        </Suspense>
      )}
      {job !== undefined && (
        <Suspense>
          <Results />
        </Suspense>
      )}
    </>
  );
};
