import { IconChevronDown, IconLoader2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { jobFacts, jobTitle } from './job-words.parts.ts';
import { useNow } from '../../lib/dates/now.ts';
import { PHONE } from '../../lib/screen/use-media.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { isAtWork, myJobsQuery } from './job.api.ts';
import { JobCard } from './job-card.tsx';
import { usePutAway } from './use-put-away.ts';
import classes from './job-tray.module.css';

/** A finished job is shown for this long, unless somebody dismisses it before. */
const NEWS_FOR_MS = 10 * 60_000;

/** Shows background jobs on every screen. They are loaded from the server, so a reload loses nothing. */
export const JobTray = () => {
  const { t, language } = useTranslation('job');
  const { data = [] } = useQuery(myJobsQuery);
  // On a phone an open tray would cover the user's work.
  const [small, setSmall] = useState(() => matchMedia(PHONE).matches);
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
    <section className={classes['tray']} aria-label={t('tray')} data-small={small || undefined}>
      <span role="status" className="visually-hidden">
        {news && `${jobTitle(language, news.kind, news.total)}: ${jobFacts(t, news)}`}
      </span>
      {small ? (
        <button type="button" className={classes['pill']} aria-expanded={false} onClick={() => setSmall(false)}>
          {working > 0 && <Icon of={IconLoader2} className={classes['wheel']} />}
          {summary}
        </button>
      ) : (
        <>
          <div className={classes['head']}>
            <h2 className={classes['title']}>{summary}</h2>
            <IconButton label={t('collapse')} aria-expanded onClick={() => setSmall(true)}>
              <Icon of={IconChevronDown} size="l" />
            </IconButton>
          </div>
          <ul className={classes['list']}>
            {shown.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
