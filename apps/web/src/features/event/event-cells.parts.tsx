import type { Attention, EventRow } from '@proline/contract/event/event';
import { openPlaces } from '@proline/domain/event/staffing';
import { nameIn } from '@proline/domain/text/name-in';
import { IconAlertTriangle } from '@tabler/icons-react';
import { CityName } from '../city/city-name.parts.tsx';
import { dayRange, daysBetween, relativeDays } from '../../lib/dates/dates.ts';
import { useTranslation, type Translate } from '../../lib/texts/i18n.ts';
import { moneyText, roughMoney } from '../../lib/money/money-text.ts';
import { useNow } from '../../lib/dates/now.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { HoverCard } from '../../ui/overlay/hover-card.tsx';
import { BothNames } from '../person/person-name.parts.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { StaffingBar } from './staffing-bar.parts.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { useEventTitle } from './event-title.parts.ts';
import classes from './event.module.css';

const MOST_FACES = 2;

export const EventStatusBadge = ({ status }: Pick<EventRow, 'status'>) => {
  const { t } = useTranslation('status');
  return <StatusBadge status={status}>{t(`event_${status}`)}</StatusBadge>;
};

/** Shows the titles in both languages. A draft may have only one of them, or none yet. */
export const EventTitles = ({ row }: { readonly row: EventRow }) => {
  const title = useEventTitle(row);
  if (row.title_en.trim() !== '' && row.title_ar.trim() !== '')
    return <BothNames name_en={row.title_en} name_ar={row.title_ar} />;
  return (
    <b className="clip">
      <bdi>{title}</bdi>
    </b>
  );
};

/** Returns how far away the event is: 'in 2 days', 'day 3 of 4'. Returns null when the event has no dates. */
export const useEventAway = ({ starts_at, ends_at, time_zone }: EventRow): string | null => {
  const { t, language } = useTranslation('event');
  const now = useNow();
  if (starts_at === null || ends_at === null) return null;
  const [from, to] = [new Date(starts_at), new Date(ends_at)];
  const length = daysBetween(from, to, time_zone) + 1;
  const day = daysBetween(from, now, time_zone) + 1;
  const isOn = from <= now && now < to && length > 1;
  return isOn ? t('day_of', { day, length }) : relativeDays(language, daysBetween(now, from, time_zone));
};

type EventDatesProps = {
  readonly row: EventRow;
  /** Puts everything on one line, where there is no room for a second one. */
  readonly oneLine?: boolean;
};

/** Shows the dates in the event's own time zone, and how far away they are. */
export const EventDates = ({ row, oneLine = false }: EventDatesProps) => {
  const { t, language } = useTranslation('event');
  const away = useEventAway(row);
  if (row.starts_at === null || row.ends_at === null) return <span className={classes['second']}>{t('no_dates')}</span>;
  const days = dayRange(language, new Date(row.starts_at), new Date(row.ends_at), row.time_zone);
  if (oneLine) return <span>{`${days} · ${away}`}</span>;
  return (
    <span className={classes['twoLines']}>
      <span>{days}</span>
      <span className={classes['second']}>{away}</span>
    </span>
  );
};

type EventLeadersProps = Pick<EventRow, 'leaders' | 'status'> & {
  /** Shows all leaders by their full names; otherwise only the first one, by their short name. */
  readonly whole?: boolean;
  /** Shows only the photos; a screen reader still reads all names. */
  readonly faces?: boolean;
};

/** Returns 'Reem Q.', or 'Reem' where others follow. An Arabic first name is used without an initial. */
const shortName = (name: string, language: Language, alone: boolean): string => {
  const [first = '', ...others] = name.split(' ');
  const initial = others.at(-1)?.replace(/^Al-/, '').charAt(0) ?? '';
  return language === 'ar' || !alone || initial === '' ? first : `${first} ${initial}.`;
};

/** Shows the leaders, or a warning when there is none, because an event without a leader cannot be published. */
export const EventLeaders = ({ leaders, status, whole = false, faces = false }: EventLeadersProps) => {
  const { t, language } = useTranslation('event');
  const [first] = leaders;
  const nameOf = (leader: EventRow['leaders'][number]) => nameIn(language, leader);
  const all = withCommas(language, leaders.map(nameOf));
  if (!first) {
    if (status === 'completed' || status === 'canceled') return null;
    return (
      <span className={classes['lacking']}>
        <Icon of={IconAlertTriangle} size="s" />
        {t('no_leader')}
      </span>
    );
  }
  return (
    <span className={classes['leaders']} title={all}>
      <LeaderFaces leaders={leaders} />
      {faces || whole ? (
        <bdi className={faces ? 'visually-hidden' : undefined}>{all}</bdi>
      ) : (
        <>
          <span className="clip">
            <bdi>{shortName(nameOf(first), language, leaders.length === 1)}</bdi>
          </span>
          {leaders.length > 1 && <bdi dir="ltr">+{formatNumber(language, leaders.length - 1)}</bdi>}
        </>
      )}
    </span>
  );
};

const LeaderFaces = ({ leaders }: Pick<EventRow, 'leaders'>) => {
  const { language } = useTranslation('event');
  return (
    <span className={classes['faces']} aria-hidden="true">
      {leaders.slice(0, MOST_FACES).map((leader) => (
        <Avatar key={leader.id} name={nameIn(language, leader)} image={leader.photo} size={24} />
      ))}
    </span>
  );
};

const useStaffingWords = ({ confirmed, invited, places }: EventRow): string => {
  const { t } = useTranslation('event');
  return t('staffing_words', { confirmed, invited, places });
};

export const EventStaffing = ({ row }: { readonly row: EventRow }) => {
  const { t, language } = useTranslation('event');
  const words = useStaffingWords(row);
  if (row.status === 'canceled') return <span className={classes['second']}>{t('released')}</span>;
  const { confirmed, invited, places } = row;
  return (
    <span className={classes['staffing']}>
      <StaffingBar label={words} {...{ confirmed, invited, places }} />
      <span aria-hidden="true">
        <bdi dir="ltr">
          <b>{formatNumber(language, confirmed)}</b>/{formatNumber(language, places)}
        </bdi>
      </span>
    </span>
  );
};

/** Shows the cost in whole units, which is enough at a glance; the tooltip has the exact amount. */
export const EventCost = ({ row }: { readonly row: EventRow }) => {
  const { language } = useTranslation('event');
  return (
    <span title={moneyText(language, row.currency, row.cost_minor)}>
      {roughMoney(language, row.currency, row.cost_minor)}
    </span>
  );
};

/** Shows the city and, below it, the category. */
export const EventPlace = ({ city, category }: Pick<EventRow, 'city' | 'category'>) => {
  const { language } = useTranslation('event');
  if (city === '' && category === null) return null;
  return (
    <span className={classes['twoLines']}>
      <span className="clip">
        <CityName of={city} />
      </span>
      <span className={`clip ${classes['second']}`}>{category && nameIn(language, category)}</span>
    </span>
  );
};

/** Returns why an event needs attention, with the number where the reason has one. */
export const attentionWords = (t: Translate<'event'>, row: EventRow, reason: Attention): string => {
  switch (reason) {
    case 'understaffed':
      return t('open_places', { count: openPlaces(row) });
    case 'applications_wait':
      return t('waiting_count', { count: row.waiting });
    default:
      return t(`needs_${reason}`);
  }
};

/** Shows one icon for all reasons. The reasons appear in a hover card, or beside the icon where there is room. */
export const AttentionMark = ({ row, showWords = false }: { readonly row: EventRow; readonly showWords?: boolean }) => {
  const { t, language } = useTranslation('event');
  if (row.attention.length === 0) return null;
  const words = row.attention.map((reason) => attentionWords(t, row, reason));
  const icon = <Icon of={IconAlertTriangle} size="s" />;
  if (showWords)
    return (
      <span className={classes['attention']}>
        {icon}
        <span>{words.join(' · ')}</span>
      </span>
    );
  return (
    <span className={classes['mark']}>
      <HoverCard label={`${t('attention')}: ${withCommas(language, words)}`} trigger={icon}>
        {() => (
          <>
            <p className={classes['reasonsTitle']}>{t('attention')}</p>
            <ul className={classes['reasons']}>
              {words.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
      </HoverCard>
    </span>
  );
};
