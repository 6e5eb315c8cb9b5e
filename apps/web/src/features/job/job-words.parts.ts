import { JOBS, type JobKindName } from '@proline/contract/facts';
import type { Job } from '@proline/contract/job/job';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import type { Translate } from '../../lib/texts/i18n.ts';
import { countedText } from '../../lib/texts/plural-text.ts';

type Say = Translate<'job'>;

export const jobTitle = (language: Language, kind: JobKindName, count: number): string =>
  countedText(language, JOBS[kind][language], count);

/** Returns how the job ended, in a few words. */
const outcomeText = (t: Say, { done, failed }: Pick<Job, 'done' | 'failed'>): string => {
  if (failed === 0) return t('all_done');
  return done === 0 ? t('all_failed') : t('some_failed', { done, failed });
};

/** Returns the line below a job's title. */
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
    case 'canceling':
      return t('canceling');
    case 'canceled':
      return t('was_canceled', { done, total });
    case 'done':
      return outcomeText(t, job);
  }
};
