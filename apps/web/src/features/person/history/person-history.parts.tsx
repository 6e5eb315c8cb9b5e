import { ACTOR_WORDS } from '@proline/contract/audit/audit.words';
import type { PersonHistoryEntry } from '@proline/contract/audit/person-history';
import { fieldText } from '@proline/contract/audit/recorded-text';
import { IconArrowRight, IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { calendarDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { EarlierButton, Timeline, TimelineEntry, TimelineQuote } from '../../../ui/timeline/timeline.tsx';
import { Value } from '../../audit/audit-value.parts.tsx';
import { actionWord, actorName, entityWord } from '../../audit/audit-words.parts.ts';
import type { ChangedValue } from '../../audit/changed-values.parts.ts';
import { PersonLoaded } from '../page/person-loaded.parts.tsx';
import { historyWords, withinSentence } from './history-words.ts';
import { personHistoryQuery } from './person-history.api.ts';
import classes from './person-history.module.css';

type PersonHistoryProps = {
  readonly id: string;
  /** The hat under which the page shows the person; entries of another one say so. */
  readonly hat: 'usher' | 'team_leader';
};

/** Shows everything that happened to a person, newest first, grouped by day. */
export const PersonHistory = ({ id, hat }: PersonHistoryProps) => {
  const { t } = useTranslation('person-history');
  const query = useInfiniteQuery(personHistoryQuery(id));
  return (
    <PersonLoaded query={query} failed={t('failed')}>
      {({ pages }) => {
        const entries = pages.flatMap(({ data }) => data);
        return (
          <Card title={t('history')}>
            {entries.length === 0 && (
              <EmptyState
                as="h3"
                tone="grey"
                icon={<Icon of={IconHistory} size="xxl" />}
                title={t('empty')}
                text={t('empty_text')}
              />
            )}
            <Timeline entries={entries}>{(entry) => <PastLine key={entry.id} entry={entry} hat={hat} />}</Timeline>
            {query.hasNextPage && (
              <EarlierButton
                label={t('earlier')}
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              />
            )}
          </Card>
        );
      }}
    </PersonLoaded>
  );
};

type LineProps = { readonly entry: PersonHistoryEntry } & Pick<PersonHistoryProps, 'hat'>;

const PastLine = ({ entry, hat }: LineProps) => {
  const { language } = useTranslation('person-history');
  const { values, reason } = historyWords(entry);
  const who = actorName(language, entry);
  const [only] = values;
  return (
    <TimelineEntry at={entry.at}>
      <p className={classes['what']}>
        <b>{useTitle(entry)}</b>
        {entry.action === 'change' && values.length === 1 && only && <Became value={only} entry={entry} />}
        {entry.entity !== hat && <span className={classes['tag']}>{entityWord(language, entry.entity)}</span>}
      </p>
      {(entry.action !== 'change' || values.length > 1) && values.length > 0 && (
        <ul className={classes['values']}>
          {values.map((value) => (
            <li key={value.field}>
              <span className={classes['field']}>{fieldText(language, value.field)}</span>
              <Became value={value} entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {reason !== null && <TimelineQuote>{reason}</TimelineQuote>}
      <p className={classes['who']}>{who === null ? ACTOR_WORDS[entry.actor][language] : <bdi lang="">{who}</bdi>}</p>
    </TimelineEntry>
  );
};

const useTitle = (entry: PersonHistoryEntry): string => {
  const { t, language } = useTranslation('person-history');
  const { values, until } = historyWords(entry);
  if (entry.action === 'change' && values.length > 0)
    return t('changed', {
      fields: withCommas(
        language,
        values.map(({ field }) => withinSentence(fieldText(language, field))),
      ),
    });
  if (entry.action === 'block' && until !== null) return t('blocked_until', { date: calendarDate(language, until) });
  return actionWord(language, entry.action);
};

const Became = ({ value, entry }: { readonly value: ChangedValue; readonly entry: PersonHistoryEntry }) => {
  const { t } = useTranslation('person-history');
  const shared = { field: value.field, entity: entry.entity, names: entry.names };
  return (
    <span className={classes['became']}>
      {value.before !== undefined && (
        <>
          <span className={classes['was']}>
            <Value {...shared} value={value.before} />
          </span>
          <Icon of={IconArrowRight} size="s" flip />
          <span className="visually-hidden">{t('became')}</span>
        </>
      )}
      <span>
        <Value {...shared} value={value.after} />
      </span>
    </span>
  );
};
