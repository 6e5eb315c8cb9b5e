import type { EventDetail } from '@proline/contract/event/event';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { EarlierButton, Timeline } from '../../../ui/timeline/timeline.tsx';
import { historyQuery } from '../event-page.api.ts';
import { HistoryLine } from './history-line.tsx';
import { Loaded } from '../loaded.tsx';

/** Shows everything that happened to the event, newest first, grouped by day. */
export const HistoryTab = ({ event }: { readonly event: EventDetail }) => {
  const { t } = useTranslation('event-page');
  const { t: history } = useTranslation('event-history');
  const query = useInfiniteQuery(historyQuery(event.id));
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const entries = pages.flatMap(({ data }) => data);
        if (entries.length === 0) return <NoHistory />;
        return (
          <Card title={t('tab_history')}>
            <Timeline entries={entries}>{(entry) => <HistoryLine key={entry.id} entry={entry} />}</Timeline>
            {query.hasNextPage && (
              <EarlierButton
                label={history('earlier')}
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              />
            )}
          </Card>
        );
      }}
    </Loaded>
  );
};

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
