import type { Job } from '@proline/contract/job/job';
import { IconChecklist, IconChevronLeft, IconChevronRight, IconFileZip, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { timeAgo } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { jobFacts, jobTitle } from './job-words.parts.ts';
import { useNow } from '../../lib/dates/now.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { canCancel, isAtWork, itemsQuery, jobQuery, retryFailed, stopJob, type ResultTab } from './job.api.ts';
import { ItemRow } from './job-item.tsx';
import { hasFile, useJobFile } from './use-job-file.ts';
import { ProgressBar } from './progress-bar.tsx';
import { takeBack } from './use-put-away.ts';
import classes from './job-results.module.css';

/** The results of the job in the address, shown over the current screen. */
export const JobResults = () => {
  const { job: id } = useSearch({ from: '/shell' });
  const navigate = useNavigate();
  const close = () => void navigate({ to: '.', replace: true, search: (before) => ({ ...before, job: undefined }) });
  return id !== undefined ? <Results key={id} id={id} onClose={close} /> : null;
};

const Results = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t, language } = useTranslation('job');
  const { data: job, isError } = useQuery(jobQuery(id));
  const now = useNow();
  if (isError && job === undefined) {
    const actions = (
      <Button tone="secondary" onClick={onClose}>
        {t('close')}
      </Button>
    );
    return <Dialog open onClose={onClose} title={t('gone')} text={t('gone_text')} actions={actions} />;
  }
  const when = job && (timeAgo(language, Date.parse(job.created_at), now.getTime()) ?? t('just_now'));
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      icon={<Icon of={IconChecklist} size="xl" />}
      title={job ? jobTitle(language, job.kind, job.total) : t('tray')}
      text={job && t('results_text', { name: job.started_by, when: when ?? '' })}
      actions={<Actions job={job} onClose={onClose} />}
    >
      {job === undefined ? <Skeleton height={220} /> : <Items job={job} />}
    </Dialog>
  );
};

const Actions = ({ job, onClose }: { job: Job | undefined; onClose: () => void }) => {
  const { t } = useTranslation('job');
  const now = useNow();
  const cancel = useMutation({ mutationFn: stopJob });
  // before the call: after it somebody may have dismissed the job again
  const again = useMutation({ mutationFn: retryFailed, onMutate: (id) => takeBack(id) });
  return (
    <>
      {job && canCancel(job) && (
        <Button tone="danger" loading={cancel.isPending} onClick={() => cancel.mutate(job.id)}>
          {t('cancel_job')}
        </Button>
      )}
      <Button tone="secondary" onClick={onClose}>
        {t('close')}
      </Button>
      {job && hasFile(job, now.getTime()) && <FileButton id={job.id} />}
      {job && !isAtWork(job) && job.failed > 0 && (
        <Button loading={again.isPending} onClick={() => again.mutate(job.id)}>
          <Icon of={IconRefresh} />
          {t('retry_failed', { count: job.failed })}
        </Button>
      )}
    </>
  );
};

const FileButton = ({ id }: { readonly id: string }) => {
  const { label, fetching, fetchFile } = useJobFile(id);
  return (
    <Button loading={fetching} onClick={fetchFile}>
      <Icon of={IconFileZip} />
      {label}
    </Button>
  );
};

const TABS = ['all', 'failed', 'done', 'pending', 'canceled'] as const satisfies readonly ResultTab[];

const countOf = (job: Job, tab: ResultTab): number => {
  if (tab === 'all') return job.total;
  return tab === 'pending' ? job.total - job.done - job.failed - job.canceled : job[tab];
};

const Items = ({ job }: { job: Job }) => {
  const { t, language } = useTranslation('job');
  const [tab, setTab] = useState<ResultTab>(job.failed > 0 ? 'failed' : 'all');
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery(itemsQuery(job.id, tab, page));
  const options = TABS.filter((each) => each === 'all' || each === tab || countOf(job, each) > 0).map((value) => ({
    value,
    label: `${value === 'all' ? t('all') : t(`status_${value}`)} ${formatNumber(language, countOf(job, value))}`,
  }));
  const choose = (next: ResultTab) => {
    setTab(next);
    setPage(1);
  };
  return (
    <>
      <div className={classes['state']}>
        <span role="status">{jobFacts(t, job)}</span>
        <ProgressBar label={t('tray')} done={job.done} failed={job.failed} total={job.total} />
      </div>
      <div className={classes['tabs']}>
        <Segmented label={t('which')} value={tab} options={options} onChange={choose} />
      </div>
      {data === undefined &&
        (isError ? (
          <RetryNote text={t('did_not_load')} retryLabel={t('retry')} retry={() => void refetch()} />
        ) : (
          <Skeleton height={200} />
        ))}
      {data?.data.length === 0 && <p className={classes['none']}>{t('none')}</p>}
      {data && data.data.length > 0 && (
        <ul className={classes['items']} aria-label={t('which')}>
          {data.data.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      {data && data.meta.last_page > 1 && <Pages page={page} last={data.meta.last_page} onPage={setPage} />}
    </>
  );
};

const Pages = ({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) => {
  const { t } = useTranslation('job');
  return (
    <div className={classes['pages']}>
      <IconButton bordered label={t('previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon of={IconChevronLeft} flip />
      </IconButton>
      <span>{t('page', { page, last })}</span>
      <IconButton bordered label={t('next')} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <Icon of={IconChevronRight} flip />
      </IconButton>
    </div>
  );
};
