import type { EventRow } from '@proline/contract/event';
import { IconAlertTriangle } from '@tabler/icons-react';
import { dayRange, daysBetween, relativeDays } from '../../lib/dates.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useNow } from '../../lib/now.ts';
import { formatNumber } from '../../lib/plural-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { StaffingBar } from '../../ui/staffing-bar.tsx';
import { StatusBadge } from '../status/status-badge.tsx';
import classes from './event.module.css';

const MOST_FACES = 2;

export const EventStatusBadge = ({ status }: Pick<EventRow, 'status'>) => {
  const { t } = useTranslation('status');
  return <StatusBadge status={status}>{t(`event_${status}`)}</StatusBadge>;
};

/** The event's own days, and how far away they are. */
export const EventDates = ({ row }: { readonly row: EventRow }) => {
  const { t, language } = useTranslation('events');
  const now = useNow();
  const [from, to] = [new Date(row.starts_at), new Date(row.ends_at)];
  const length = daysBetween(from, to, row.time_zone) + 1;
  const day = daysBetween(from, now, row.time_zone) + 1;
  const isOn = from <= now && now < to && length > 1;
  return (
    <span className={classes['twoLines']}>
      <span>{dayRange(language, from, to, row.time_zone)}</span>
      <span className={classes['second']}>
        {isOn ? t('day_of', { day, length }) : relativeDays(language, daysBetween(now, from, row.time_zone))}
      </span>
    </span>
  );
};

/** Without a leader nothing can be published. */
export const EventLeaders = ({ leaders, status }: Pick<EventRow, 'leaders' | 'status'>) => {
  const { t, language } = useTranslation('events');
  const [first] = leaders;
  const nameOf = (leader: EventRow['leaders'][number]) => (language === 'ar' ? leader.name_ar : leader.name_en);
  if (!first) {
    if (status === 'completed' || status === 'canceled') return null;
    return (
      <span className={classes['lacking']}>
        <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
        {t('no_leader')}
      </span>
    );
  }
  return (
    <span className={classes['leaders']} title={leaders.map(nameOf).join(', ')}>
      <span className={classes['faces']} aria-hidden="true">
        {leaders.slice(0, MOST_FACES).map((leader) => (
          <Avatar key={leader.id} name={nameOf(leader)} image={leader.photo} size={24} />
        ))}
      </span>
      <span className="clip">
        <bdi>{nameOf(first)}</bdi>
        {leaders.length > 1 && ` +${formatNumber(language, leaders.length - 1)}`}
      </span>
    </span>
  );
};

export const EventStaffing = ({ row }: { readonly row: EventRow }) => {
  const { t, language } = useTranslation('events');
  if (row.status === 'canceled') return <span className={classes['second']}>{t('released')}</span>;
  const { confirmed, invited, places } = row;
  return (
    <span className={classes['staffing']}>
      <StaffingBar label={t('staffing_words', { confirmed, invited, places })} {...{ confirmed, invited, places }} />
      <span aria-hidden="true">
        <b>{formatNumber(language, confirmed)}</b>/{formatNumber(language, places)}
      </span>
    </span>
  );
};
