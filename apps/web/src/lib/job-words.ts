import type { Job, JobKindName } from '@proline/contract/job/job';
import type { Translate } from './texts/i18n.ts';

type Say = Translate<'job'>;

const TITLES = {
  'admins.deactivate': 'admins_deactivate',
  'admins.reactivate': 'admins_reactivate',
  'admins.resend': 'admins_resend',
  'events.publish': 'events_publish',
  'events.cancel': 'events_cancel',
  'events.delete': 'events_delete',
  'events.start': 'events_start',
  'mail.send': 'mail_send',
  'files.sweep': 'files_sweep',
} as const satisfies Readonly<Record<JobKindName, string>>;

export const jobTitle = (t: Say, kind: JobKindName, count: number): string => t(TITLES[kind], { count });

/** How it ended, in a few words. */
export const outcomeText = (t: Say, { done, failed }: Pick<Job, 'done' | 'failed'>): string => {
  if (failed === 0) return t('all_done');
  return done === 0 ? t('all_failed') : t('some_failed', { done, failed });
};

/** What a job says about itself below its title. */
export const jobFacts = (t: Say, job: Job): string => {
  const { status, done, failed, total } = job;
  switch (status) {
    case 'queued':
      return t('waiting');
    case 'running': {
      const far = { done: done + failed, total };
      const progress = failed > 0 ? t('progress_failed', { ...far, failed }) : t('progress', far);
      return `${progress} · ${t('goes_on')}`;
    }
    case 'canceled':
      return t('was_canceled', { done, total });
    case 'done':
      return outcomeText(t, job);
  }
};
