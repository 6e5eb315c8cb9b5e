import type { EventRow, EventStaffing } from '@proline/contract/event/event';
import { sumsByShift, sumsByType } from '@proline/domain/event/staffing-sums';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { mediumDate, timeOfDay } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber, LOCALES } from '../../../lib/texts/plural-text.ts';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { StaffingBar } from '../staffing-bar.parts.tsx';
import { staffingQuery } from '../../event-view/event-view.api.ts';
import classes from '../event.module.css';

/** The drawer lists at most this many shifts; the event's page shows all of them. */
const MOST_SHIFTS = 8;

export const DrawerStaffing = ({ event }: { readonly event: EventRow }) => {
  const { t } = useTranslation('event');
  const { data, isError } = useQuery(staffingQuery(event.id));
  // A failed request hides only this section, because the rest of the drawer is usable and the event's page says more.
  if (isError || event.status === 'canceled') return null;
  if (data && data.shifts.length === 0) return null;
  return (
    <>
      <section className={classes['section']}>
        <div className={classes['sectionHead']}>
          <h3>{t('by_shift')}</h3>
          <span className={classes['legend']} aria-hidden="true">
            <i />
            {t('confirmed')}
            <i data-invited />
            {t('invited')}
          </span>
        </div>
        {data ? <ShiftLines event={event} staffing={data} /> : <Skeleton height={72} />}
      </section>
      {data && event.status !== 'completed' && <OpenByRole staffing={data} />}
    </>
  );
};

type ShiftLinesProps = { readonly event: EventRow; readonly staffing: EventStaffing };

const ShiftLines = ({ event, staffing }: ShiftLinesProps) => {
  const { t, language } = useTranslation('event');
  const sums = sumsByShift(staffing);
  const nameOf = (text: string) => {
    const date = new Date(text);
    const weekday = new Intl.DateTimeFormat(LOCALES[language], {
      weekday: 'short',
      day: 'numeric',
      timeZone: event.time_zone,
    });
    return `${weekday.format(date)} · ${timeOfDay(language, date, event.time_zone)}`;
  };
  return (
    <ul className={classes['shifts']}>
      {sums.slice(0, MOST_SHIFTS).map(({ shift, sum: { headcount: places, confirmed, invited } }) => (
        <li key={shift.id} className={classes['shift']}>
          <span title={mediumDate(language, new Date(shift.starts_at), event.time_zone)}>
            {nameOf(shift.starts_at)}
          </span>
          <StaffingBar
            label={t('staffing_words', { confirmed, invited, places })}
            {...{ confirmed, invited, places }}
          />
          <bdi dir="ltr" aria-hidden="true">
            <b>{formatNumber(language, confirmed)}</b>/{formatNumber(language, places)}
          </bdi>
        </li>
      ))}
      {sums.length > MOST_SHIFTS && <li>{t('more_shifts', { count: sums.length - MOST_SHIFTS })}</li>}
    </ul>
  );
};

const OpenByRole = ({ staffing }: { readonly staffing: EventStaffing }) => {
  const { t, language } = useTranslation('event');
  const roles = sumsByType(staffing);
  if (roles.length === 0) return null;
  return (
    <section className={classes['section']}>
      <div className={classes['sectionHead']}>
        <h3>{t('by_role')}</h3>
      </div>
      <ul className={classes['chips']}>
        {roles.map(({ type, sum: { open } }) => (
          <li key={type.id} className={classes['chip']} data-filled={open === 0 || undefined}>
            {open === 0 && <Icon of={IconCheck} size="s" />}
            <bdi>{nameIn(language, type)}</bdi>
            {open > 0 ? <b>{formatNumber(language, open)}</b> : <span className="visually-hidden">{t('filled')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
