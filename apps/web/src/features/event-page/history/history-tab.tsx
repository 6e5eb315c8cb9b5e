import type { EventDetail } from '@proline/contract/event/event';
import type { HistoryEntry } from '@proline/contract/event-page/event-page';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { longDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { historyQuery } from '../event-page.api.ts';
import { HistoryLine } from './history-line.tsx';
import { Loaded } from '../loaded.tsx';
import classes from './history-tab.module.css';

/** Shows everything that happened to the event, newest first, grouped by day. */
export const HistoryTab = ({ event }: { readonly event: EventDetail }) => {
  const { t, language } = useTranslation('event-page');
  const { t: history } = useTranslation('event-history');
  const query = useInfiniteQuery(historyQuery(event.id));
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const entries = pages.flatMap(({ data }) => data);
        if (entries.length === 0) return <NoHistory />;
        return (
          <Card title={t('tab_history')}>
            {byDay(entries, (entry) => longDate(language, new Date(entry.at))).map(([day, ofDay]) => (
              <section key={day} className={classes['day']} aria-label={day}>
                <h3>{day}</h3>
                <ol>
                  {ofDay.map((entry) => (
                    <HistoryLine key={entry.id} entry={entry} />
                  ))}
                </ol>
              </section>
            ))}
            {query.hasNextPage && (
              <div className={classes['more']}>
                <Button tone="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {history('earlier')}
                </Button>
              </div>
            )}
          </Card>
        );
      }}
    </Loaded>
  );
};

const byDay = (entries: readonly HistoryEntry[], dayOf: (entry: HistoryEntry) => string) => [
  ...Map.groupBy(entries, dayOf),
];

/** Shown for events that are older than the log. */
const NoHistory = () => {
  const { t } = useTranslation('event-history');
  return (
    <EmptyState
      as="h2"
      tone="grey"
      icon={<Icon of={IconHistory} size="xxl" />}
      title={t('no_history')}
      text={t('no_history_text')}
    />
  );
};
