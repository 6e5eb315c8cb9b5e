import type { Attention, EventDetail } from '@proline/contract/event/event';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { mediumDate, timeOfDay } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { TextLink } from '../../ui/button/text-link.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { useMayMove } from '../event-move/use-moves.parts.ts';
import classes from './event-attention.module.css';

/** Lists why the event needs attention, with links to resolve it; or shows why the event was canceled. */
export const EventAttention = ({ event }: { readonly event: EventDetail }) => {
  const { t } = useTranslation('event-page');
  const wordsOf = useReasonWords(event);
  const wayTo = useWays(event);
  if (event.status === 'canceled') return <Canceled event={event} />;
  if (event.attention.length === 0) return null;
  return (
    <section className={classes['banner']} aria-label={t('attention')}>
      <Icon of={IconAlertTriangle} size="l" />
      <ul className={classes['reasons']}>
        {event.attention.map((reason) => {
          const way = wayTo(reason);
          return (
            <li key={reason}>
              <span>{wordsOf(reason)}</span>
              {way && (
                <TextLink {...way.link} label={way.word}>
                  {way.word}
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const useReasonWords = ({ places, confirmed, waiting }: EventDetail) => {
  const { t } = useTranslation('event-page');
  return (reason: Attention): string => {
    if (reason === 'understaffed') return t('attention_understaffed', { count: Math.max(0, places - confirmed) });
    if (reason === 'applications_wait') return t('attention_applications_wait', { count: waiting });
    return t(`attention_${reason}`);
  };
};

type Way = { readonly word: string; readonly link: LinkProps };

const useWays = ({ id, status }: EventDetail) => {
  const { t } = useTranslation('event-page');
  const may = useMayMove();
  const tab = (name: string): LinkProps => ({ to: '/events/$id/$tab', params: { id, tab: name } });
  const plan: Way | null = may
    ? { word: t('way_plan'), link: { to: '/events/$id/plan/$step', params: { id, step: 'stepOne' } } }
    : null;
  return (reason: Attention): Way | null => {
    switch (reason) {
      case 'understaffed':
        return { word: t('way_hiring'), link: { to: '/hiringUshers/$eventId', params: { eventId: id } } };
      case 'applications_wait':
        return { word: t('way_applications'), link: tab('applications') };
      case 'no_leader':
        return status === 'draft' ? plan : { word: t('way_team'), link: tab('team') };
      case 'draft_is_late':
        return plan;
      case 'not_completed':
        return { word: t('way_attendance'), link: { ...tab('attendance'), search: { show: 'open' } } };
      case 'not_started':
        return null;
    }
  };
};

const Canceled = ({ event }: { readonly event: EventDetail }) => {
  const { t, language } = useTranslation('event-page');
  const at = event.canceled_at === null ? null : new Date(event.canceled_at);
  return (
    <section className={classes['banner']} data-tone="red" aria-label={t('canceled')}>
      <Icon of={IconCircleX} size="l" />
      <div className={classes['reasons']}>
        <b>
          {at === null
            ? t('canceled')
            : t('canceled_on', { date: mediumDate(language, at), time: timeOfDay(language, at) })}
        </b>
        {event.cancel_reason !== null && (
          <p>
            <bdi>{event.cancel_reason}</bdi>
          </p>
        )}
      </div>
    </section>
  );
};
