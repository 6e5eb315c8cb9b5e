import type { Job } from '@proline/contract/job/job';
import { IconAlertTriangle, IconBan, IconCircleCheck, IconLoader2, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useNow } from '../../lib/dates/now.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { jobFacts, jobTitle } from './job-words.parts.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { canCancel, isAtWork, stopJob } from './job.api.ts';
import { ProgressBar } from './progress-bar.tsx';
import { hasFile, useJobFile } from './use-job-file.ts';
import { dismissJob } from './use-put-away.ts';
import classes from './job-tray.module.css';

export const JobCard = ({ job }: { job: Job }) => {
  const now = useNow();
  const { t, language } = useTranslation('job');
  const title = jobTitle(language, job.kind, job.total);
  const cancel = useMutation({ mutationFn: () => stopJob(job.id) });
  const working = isAtWork(job);
  return (
    <li className={classes['card']}>
      <JobIcon job={job} />
      <div className={classes['words']}>
        <b>{title}</b>
        <span className={classes['facts']}>{jobFacts(t, job)}</span>
        {working && <ProgressBar label={title} done={job.done} failed={job.failed} total={job.total} />}
        <span className={classes['actions']}>
          <Link
            to="."
            search={(before) => ({ ...before, job: job.id })}
            className={classes['action'] ?? ''}
            aria-label={`${t('results')}: ${title}`}
          >
            {t('results')}
          </Link>
          {hasFile(job, now.getTime()) && <FileAction id={job.id} title={title} />}
          {canCancel(job) && (
            <button
              type="button"
              className={classes['action']}
              data-tone="danger"
              aria-label={`${t('cancel')}: ${title}`}
              disabled={cancel.isPending}
              onClick={() => cancel.mutate()}
            >
              {t('cancel')}
            </button>
          )}
        </span>
      </div>
      {!working && (
        <IconButton label={t('dismiss', { title })} onClick={() => dismissJob(job.id)}>
          <Icon of={IconX} />
        </IconButton>
      )}
    </li>
  );
};

const FileAction = ({ id, title }: { readonly id: string; readonly title: string }) => {
  const { label, fetching, fetchFile } = useJobFile(id);
  return (
    <button
      type="button"
      className={classes['action']}
      aria-label={`${label}: ${title}`}
      disabled={fetching}
      onClick={fetchFile}
    >
      {label}
    </button>
  );
};

const JobIcon = ({ job }: { job: Job }) => {
  if (isAtWork(job)) return <Icon of={IconLoader2} size="xl" className={classes['wheel']} />;
  if (job.status === 'canceled') return <Icon of={IconBan} size="xl" className={classes['icon']} />;
  return job.failed > 0 ? (
    <Icon of={IconAlertTriangle} size="xl" className={classes['icon']} data-tone="amber" />
  ) : (
    <Icon of={IconCircleCheck} size="xl" className={classes['icon']} data-tone="green" />
  );
};
