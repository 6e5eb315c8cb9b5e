import type { EventDetail } from '@proline/contract/event/event';
import type { EventStatus } from '@proline/domain/event/event-status';
import { moment } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StatusIcon } from '../../status/status-icon.parts.tsx';
import classes from './timeline.module.css';

type Step = { readonly status: EventStatus; readonly at: string | null };

/** Shows the statuses that the event went through, and those still to come. */
export const TimelineCard = ({ event }: { readonly event: EventDetail }) => {
  const { t, language } = useTranslation('event-page');
  const { t: words } = useTranslation('status');
  return (
    <Card title={t('timeline')}>
      <ol className={classes['timeline']}>
        {timelineOf(event).map(({ status, at }) => {
          const date = at === null ? null : new Date(at);
          return (
            <li key={status} data-ahead={date === null || undefined} data-now={status === event.status || undefined}>
              <span className={classes['dot']}>
                <StatusIcon status={status} size="m" />
              </span>
              <span className={classes['word']}>{words(`event_${status}`)}</span>
              <span className={classes['at']}>{date === null ? aheadWords(status) : moment(language, date)}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );

  /** A published event starts by itself, so the time is known. */
  function aheadWords(status: EventStatus): string {
    const { starts_at, time_zone } = event;
    if (status !== 'in_progress' || event.status !== 'published' || starts_at === null) return t('ahead');
    const due = new Date(starts_at);
    return t('due', { date: moment(language, due, time_zone) });
  }
};

const timelineOf = (event: EventDetail): readonly Step[] => {
  const steps: readonly Step[] = [
    { status: 'draft', at: event.created_at },
    { status: 'published', at: event.published_at },
    { status: 'in_progress', at: event.started_at },
    { status: 'completed', at: event.completed_at },
  ];
  if (event.status !== 'canceled') return steps;
  // A canceled event has no further status.
  return [...steps.filter(({ at }) => at !== null), { status: 'canceled', at: event.canceled_at }];
};
