import { ACTIONS } from '@proline/contract/facts';
import { listEventHistory } from '@proline/contract/event-page/event-page';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { moment, timeAgo } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { useNow } from '../../../lib/dates/now.ts';
import classes from '../event.module.css';

const MOST = 3;

const latestQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id, 'latest'],
    queryFn: async () => (await call(listEventHistory, { params: { id }, quiet: true })).data.slice(0, MOST),
  });

/** Shows the latest entries of the history; the event's page has all of them. */
export const DrawerLatest = ({ id }: { readonly id: string }) => {
  const { t, language } = useTranslation('event');
  const now = useNow().getTime();
  const { data } = useQuery(latestQuery(id));
  if (!data || data.length === 0) return null;
  return (
    <section className={classes['section']}>
      <div className={classes['sectionHead']}>
        <h3>{t('latest')}</h3>
      </div>
      <ul className={classes['latest']}>
        {data.map((entry) => (
          <li key={entry.id}>
            <span>
              <b>
                <bdi>{entry.admin_name ?? t('by_program')}</bdi>
              </b>
              {' · '}
              {ACTIONS[entry.action][language]}
            </span>
            <time dateTime={entry.at} title={moment(language, new Date(entry.at))}>
              {timeAgo(language, Date.parse(entry.at), now) ?? t('just_now')}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
};
