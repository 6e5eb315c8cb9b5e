import { JOB_OUTCOME_WORDS } from '@proline/contract/job/job.words';
import { APPROVAL_NEED_WORDS } from '@proline/contract/person/person.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';

export const job = {
  tray: 'Background jobs',
  collapse: 'Close jobs',
  at_work_one: '{{count}} job running',
  at_work_other: '{{count}} jobs running',
  finished_one: '{{count}} job finished',
  finished_other: '{{count}} jobs finished',
  waiting: 'Queued',
  progress: '{{done}} of {{total}}',
  progress_failed: '{{done}} of {{total}}, {{failed}} failed',
  goes_on: 'keeps running if you leave this page',
  all_done: JOB_OUTCOME_WORDS.all_done.en,
  some_failed: JOB_OUTCOME_WORDS.some_failed.en,
  all_failed: JOB_OUTCOME_WORDS.all_failed.en,
  canceling: 'Canceling…',
  was_canceled: 'Canceled after {{done}} of {{total}}',
  cancel: 'Cancel',
  cancel_job: 'Cancel job',
  results: 'View results',
  download_zip: 'Download ZIP',
  dismiss: 'Dismiss: {{title}}',
  results_text: 'Started by {{name}}, {{when}}',
  just_now: 'just now',
  which: 'Filter results',
  all: 'All',
  status_pending: 'Waiting',
  status_done: 'Done',
  status_failed: 'Failed',
  status_canceled: 'Canceled',
  retry_failed_one: 'Retry failed item',
  retry_failed_other: 'Retry {{count}} failed items',
  part: 'Booked for {{done}} of {{of}} shifts',
  missing: 'Missing: {{what}}',
  ...valueTexts('need', APPROVAL_NEED_WORDS, 'en'),
  close: 'Close',
  record: 'Record',
  result: 'Result',
  none: 'No results',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {{page}} of {{last}}',
  did_not_load: 'Could not load the results.',
  retry: 'Retry',
  gone: 'Job not found',
  gone_text: 'Its results are no longer kept.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    job: typeof job;
  }
}
