import type { Job } from '@proline/contract/job/job';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { isAtWork } from './job.api.ts';

/** For a day: longer than that the server does not keep them. */
const KEPT_MS = 24 * 60 * 60_000;

/** Whether a job has made a file that its starter can fetch now. */
export const hasFile = (job: Job, now: number): boolean =>
  job.kind === 'payslips.zip' &&
  job.mine &&
  !isAtWork(job) &&
  job.done > 0 &&
  job.finished_at !== null &&
  now - Date.parse(job.finished_at) < KEPT_MS;

/** Fetches the file of such a job. What does so is loaded only then: the tray is on every screen. */
export const useJobFile = (id: string) => {
  const { t } = useTranslation('job');
  const [fetching, setFetching] = useState(false);
  const fetchFile = async () => {
    setFetching(true);
    try {
      const { downloadArchive } = await import('../payslip/payslip.api.ts');
      await downloadArchive(id);
    } catch {
      // A toast has shown the failure.
    }
    setFetching(false);
  };
  return { label: t('download_zip'), fetching, fetchFile: () => void fetchFile() };
};
