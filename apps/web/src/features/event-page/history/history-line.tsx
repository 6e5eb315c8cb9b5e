import type { HistoryEntry } from '@proline/contract/event-page/event-page';
import { ACTIONS } from '@proline/contract/facts';
import { Link } from '@tanstack/react-router';
import { timeOfDay, timesBetween } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { TimelineEntry, TimelineQuote } from '../../../ui/timeline/timeline.tsx';
import { useFieldNames } from '../../event-plan/problems/problem-words.parts.ts';
import { historyDetails } from './history-details.ts';
import classes from './history-tab.module.css';

/** Shows one entry: what happened, who did it, when, and its effects. */
export const HistoryLine = ({ entry }: { readonly entry: HistoryEntry }) => {
  const { t, language } = useTranslation('event-history');
  const { steps, effects, reason, copy_of } = historyDetails(entry);
  const fieldName = useFieldNames();
  const [at, since] = [new Date(entry.at), new Date(entry.since)];
  const told = [
    ...steps.map(({ step, fields }) =>
      fields.length === 0 ? t(`step_${step}`) : `${t(`step_${step}`)}: ${withCommas(language, fields.map(fieldName))}`,
    ),
    ...effects.map(({ effect, count }) => t(`effect_${effect}`, { count })),
  ];
  const isLong = entry.times > 1 && timeOfDay(language, since) !== timeOfDay(language, at);
  return (
    <TimelineEntry at={entry.at} {...(isLong && { time: timesBetween(language, since, at) })}>
      <p>
        <b>{ACTIONS[entry.action][language]}</b>
        {' · '}
        {entry.admin_name === null ? t('by_program') : <bdi>{entry.admin_name}</bdi>}
        {entry.times > 1 && <span className={classes['times']}>{t('times', { count: entry.times })}</span>}
      </p>
      {told.length > 0 && <p className={classes['detail']}>{told.join(' · ')}</p>}
      {copy_of !== null && (
        <p className={classes['detail']}>
          <Link to="/events/$id" params={{ id: copy_of }} className={classes['link'] ?? ''}>
            {t('copied_from')}
          </Link>
        </p>
      )}
      {reason !== null && <TimelineQuote>{reason}</TimelineQuote>}
    </TimelineEntry>
  );
};
