import { IconCircleCheck, IconLoader2, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { jobFacts, jobTitle } from './job-words.parts.ts';
import { useNow } from '../../lib/dates/now.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { isAtWork, myJobsQuery } from './job.api.ts';
import { JobCard } from './job-card.tsx';
import { usePutAway } from './use-put-away.ts';
import classes from './job-tray.module.css';

/** A finished job is shown for this long, unless somebody dismisses it before. */
const NEWS_FOR_MS = 10 * 60_000;

/**
 * Shows background jobs in the top bar of every screen, where they cover nothing; their list opens below it. They are
 * loaded from the server, so a reload loses nothing.
 */
export const JobTray = () => {
  const { t, language } = useTranslation('job');
  const { data = [] } = useQuery(myJobsQuery);
  const [opened, setOpened] = useState(false);
  const away = usePutAway();
  const now = useNow().getTime();
  const shown = data.filter(
    (job) =>
      isAtWork(job) ||
      (!away.has(job.id) && job.finished_at !== null && now - Date.parse(job.finished_at) < NEWS_FOR_MS),
  );
  if (shown.length === 0) return null;
  const working = shown.filter(isAtWork).length;
  const summary = working > 0 ? t('at_work', { count: working }) : t('finished', { count: shown.length });
  const [news] = shown.filter((job) => !isAtWork(job));
  return (
    <section
      className={classes['tray']}
      aria-label={t('tray')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpened(false);
      }}
    >
      <span role="status" className="visually-hidden">
        {news && `${jobTitle(language, news.kind, news.total)}: ${jobFacts(t, news)}`}
      </span>
      <button
        type="button"
        className={classes['pill']}
        aria-expanded={opened}
        aria-label={summary}
        title={summary}
        onClick={() => setOpened(!opened)}
      >
        <Icon of={working > 0 ? IconLoader2 : IconCircleCheck} className={classes[working > 0 ? 'wheel' : 'done']} />
        <span className={classes['summary']}>{summary}</span>
      </button>
      {opened && (
        <div className={classes['panel']}>
          <div className={classes['head']}>
            <h2 className={classes['title']}>{summary}</h2>
            <IconButton label={t('collapse')} onClick={() => setOpened(false)}>
              <Icon of={IconX} size="l" />
            </IconButton>
          </div>
          <ul className={classes['list']}>
            {shown.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};
