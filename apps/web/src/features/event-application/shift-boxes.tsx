import type { ApplicationDetail, AskedShiftRow } from '@proline/contract/event-application/event-application';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { bareTime, weekdayDate } from '../../lib/dates/dates.ts';
import { zoneNote } from '../../lib/dates/zones.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './applicant.module.css';

/** The shifts asked for, each with what accepting does to it. */
export const ShiftBoxes = ({ application }: { readonly application: ApplicationDetail }) => {
  const { t, language } = useTranslation('event-application');
  const { asked_for, shifts, event } = application;
  return (
    <section>
      <div className={classes['partHead']}>
        <h3 className={classes['part']}>{t(asked_for.length === 0 ? 'all_shifts' : 'shifts_asked')}</h3>
        {shifts[0] && (
          <span className={classes['quiet']}>
            {zoneNote(language, new Date(shifts[0].starts_at), event.time_zone).trim()}
          </span>
        )}
      </div>
      {shifts.length === 0 && <p className={classes['quiet']}>{t('no_shift')}</p>}
      <ul className={classes['shifts']}>
        {shifts.map((shift) => (
          <Shift key={shift.shift_id} shift={shift} time_zone={event.time_zone} />
        ))}
      </ul>
    </section>
  );
};

const Shift = ({ shift, time_zone }: { readonly shift: AskedShiftRow; readonly time_zone: string }) => {
  const { t, language } = useTranslation('event-application');
  const [from, until] = [new Date(shift.starts_at), new Date(shift.ends_at)];
  return (
    <li className={classes['shift']} data-shut={shift.refusal !== null || undefined}>
      <span className={classes['mark']}>
        <Icon of={shift.refusal === null ? IconCheck : IconBan} size="s" />
      </span>
      <span className={classes['shiftWords']}>
        <b>{weekdayDate(language, from, time_zone)}</b>
        <bdi className={classes['quiet']}>
          {bareTime(language, from, time_zone)}–{bareTime(language, until, time_zone)}
        </bdi>
        <span className={classes['quiet']}>
          {shift.refusal === null ? t('places_left', { count: shift.places_left }) : t(`why_${shift.refusal}`)}
          {shift.as_reserve && ` · ${t('reserve_left')}`}
        </span>
      </span>
    </li>
  );
};
