import type { HiringEventRow } from '@proline/contract/hiring/hiring';
import { IconAlertTriangle, IconCalendar, IconInbox, IconMapPin } from '@tabler/icons-react';
import { dayRange, relativeDays } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { RowCard } from '../../ui/list/table/row-card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { CityName } from '../city/city-name.parts.tsx';
import { StaffingBar } from '../event/staffing-bar.parts.tsx';
import { BothNames } from '../person/person-name.parts.tsx';
import classes from './hiring-list.module.css';

type CellProps = { readonly row: HiringEventRow };

export const HiringDates = ({ row: { starts_at, ends_at, time_zone } }: CellProps) => {
  const { language } = useTranslation('hiring');
  return <span>{dayRange(language, new Date(starts_at), new Date(ends_at), time_zone)}</span>;
};

/** How soon people are needed: amber within a week, red within 48 hours, and always in words. */
export const HiringDue = ({ row: { due, days_left, urgent } }: CellProps) => {
  const { t, language } = useTranslation('hiring');
  return (
    <span className={classes['due']} data-due={urgent ? 'urgent' : due}>
      {urgent && <Icon of={IconAlertTriangle} size="s" />}
      {due === 'running' ? t('runs_now') : relativeDays(language, days_left)}
    </span>
  );
};

export const HiringStaffing = ({ row: { confirmed, invited, places } }: CellProps) => {
  const { t, language } = useTranslation('hiring');
  return (
    <span className={classes['staffing']}>
      <StaffingBar label={t('staffing_words', { confirmed, invited, places })} {...{ confirmed, invited, places }} />
      <span aria-hidden="true">
        <bdi dir="ltr">
          <b>{formatNumber(language, confirmed)}</b>/{formatNumber(language, places)}
        </bdi>
        {invited > 0 && <span className={classes['quiet']}> · {t('invited_count', { count: invited })}</span>}
      </span>
    </span>
  );
};

export const OpenFigure = ({ row: { open } }: CellProps) => {
  const { language } = useTranslation('hiring');
  return open === 0 ? null : <b className={classes['open']}>{formatNumber(language, open)}</b>;
};

/** A row on a phone. */
export const HiringCard = ({ row }: CellProps) => {
  const { t } = useTranslation('hiring');
  return (
    <RowCard
      head={
        <>
          <BothNames name_en={row.title_en} name_ar={row.title_ar} />
          <HiringDue row={row} />
        </>
      }
      facts={
        <>
          <span>
            <Icon of={IconCalendar} size="s" />
            <HiringDates row={row} />
          </span>
          {row.city !== '' && (
            <span>
              <Icon of={IconMapPin} size="s" />
              <CityName of={row.city} />
            </span>
          )}
        </>
      }
      foot={
        <>
          <span className={row.open > 0 ? classes['open'] : undefined}>{t('open_count', { count: row.open })}</span>
          {row.applied > 0 && (
            <span className={classes['asked']}>
              <Icon of={IconInbox} size="s" />
              {t('applied_count', { count: row.applied })}
            </span>
          )}
        </>
      }
    >
      <HiringStaffing row={row} />
    </RowCard>
  );
};
