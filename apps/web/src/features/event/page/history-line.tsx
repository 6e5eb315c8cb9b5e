import type { HistoryEntry } from '@proline/contract/event-tabs';
import { ACTION_WORDS } from '@proline/contract/audit-words';
import { timeOfDay } from '../../../lib/dates.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { withCommas } from '../../../lib/word-list.ts';
import { historyDetails } from './history-details.ts';
import classes from './history.module.css';

/** One thing that happened: what, by whom, when, and what it did. */
export const HistoryLine = ({ entry }: { readonly entry: HistoryEntry }) => {
  const { t, language } = useTranslation('event');
  const { steps, effects, reason } = historyDetails(entry);
  const [at, since] = [new Date(entry.at), new Date(entry.since)];
  const told = [
    ...(steps.length > 0
      ? [
          withCommas(
            language,
            steps.map((step) => t(`step_${step}`)),
          ),
        ]
      : []),
    ...effects.map(({ effect, count }) => t(`effect_${effect}`, { count })),
  ];
  const time = timeOfDay(language, at);
  return (
    <li className={classes['entry']}>
      <span className={classes['dot']} aria-hidden="true" />
      <div className={classes['words']}>
        <p>
          <b>{ACTION_WORDS[entry.action][language]}</b>
          {' · '}
          {entry.admin_name === null ? t('by_program') : <bdi>{entry.admin_name}</bdi>}
          {entry.times > 1 && <span className={classes['times']}>{t('times', { count: entry.times })}</span>}
        </p>
        {told.length > 0 && <p className={classes['detail']}>{told.join(' · ')}</p>}
        {reason !== null && (
          <p className={classes['reason']}>
            <bdi>{reason}</bdi>
          </p>
        )}
      </div>
      <time dateTime={entry.at} className={classes['at']}>
        {entry.times > 1 && timeOfDay(language, since) !== time ? `${timeOfDay(language, since)}–${time}` : time}
      </time>
    </li>
  );
};
