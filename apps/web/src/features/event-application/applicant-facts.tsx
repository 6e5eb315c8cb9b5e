import type { ApplicationDetail, AskedShiftRow } from '@proline/contract/event-application/event-application';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import { calendarDate, timesBetween, weekdayDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber, formatPercent } from '../../lib/texts/plural-text.ts';
import { FigureStrip } from '../../ui/figure/figure-strip.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './event-application.module.css';

/** What speaks for the person and against each shift. */
export const ApplicantFacts = ({ application }: { readonly application: ApplicationDetail }) => {
  const { t } = useTranslation('event-application');
  const { message, reason, shifts, last_worked, event, asked_for } = application;
  return (
    <div className={classes['facts']}>
      <Figures application={application} />
      <section>
        <h3 className={classes['part']}>{t(asked_for.length === 0 ? 'all_shifts' : 'shifts_asked')}</h3>
        <ul className={classes['shifts']}>
          {shifts.map((shift) => (
            <Shift key={shift.shift_id} shift={shift} time_zone={event.time_zone} />
          ))}
        </ul>
      </section>
      {message !== '' && (
        <section>
          <h3 className={classes['part']}>{t('note')}</h3>
          <p className={classes['note']} dir="auto" lang="">
            {message}
          </p>
        </section>
      )}
      {reason !== null && (
        <section>
          <h3 className={classes['part']}>{t('rejected_because')}</h3>
          <p className={classes['note']} dir="auto" lang="">
            {reason}
          </p>
        </section>
      )}
      {last_worked.length > 0 && <LastWorked works={last_worked} />}
    </div>
  );
};

const Figures = ({ application: { usher, figures } }: { readonly application: ApplicationDetail }) => {
  const { t, language } = useTranslation('event-application');
  const shifts = figures.attended + figures.no_shows;
  return (
    <FigureStrip
      label={t('figures')}
      unknown={t('new')}
      figures={[
        {
          key: 'reliability',
          label: t('reliability'),
          value: usher.reliability === null ? null : formatNumber(language, usher.reliability),
          sample: t('shifts', { count: shifts }),
        },
        {
          key: 'rating',
          label: t('rating'),
          value: usher.rating === null ? null : formatNumber(language, usher.rating),
          sample: t('ratings', { count: usher.ratings }),
        },
        {
          key: 'attendance',
          label: t('attendance'),
          value: shifts === 0 ? null : formatPercent(language, figures.attended / shifts),
          sample: t('of_all', { have: formatNumber(language, figures.attended), all: formatNumber(language, shifts) }),
        },
        {
          key: 'on_time',
          label: t('on_time'),
          value: figures.attended === 0 ? null : formatPercent(language, figures.on_time / figures.attended),
          sample: t('of_all', {
            have: formatNumber(language, figures.on_time),
            all: formatNumber(language, figures.attended),
          }),
        },
      ]}
    />
  );
};

const Shift = ({ shift, time_zone }: { readonly shift: AskedShiftRow; readonly time_zone: string }) => {
  const { t, language } = useTranslation('event-application');
  const [from, until] = [new Date(shift.starts_at), new Date(shift.ends_at)];
  return (
    <li className={classes['shift']} data-shut={shift.refusal !== null || undefined}>
      <Icon of={shift.refusal === null ? IconCircleCheck : IconBan} />
      <span>
        <b>{weekdayDate(language, from, time_zone)}</b> <bdi>{timesBetween(language, from, until, time_zone)}</bdi>
      </span>
      <span className={classes['quiet']}>
        {shift.refusal === null ? t('places_left', { count: shift.places_left }) : t(`why_${shift.refusal}`)}
      </span>
    </li>
  );
};

const LastWorked = ({ works }: { readonly works: ApplicationDetail['last_worked'] }) => {
  const { t, language } = useTranslation('event-application');
  return (
    <section>
      <h3 className={classes['part']}>{t('last_worked')}</h3>
      <ul className={classes['works']}>
        {works.map(({ event_id, work_date, title_en, title_ar, role }) => (
          <li key={`${event_id} ${work_date}`} className={classes['work']}>
            <span className="clip" dir="auto" lang="">
              {ownFirst(language, title_en, title_ar)[0] || title_en}
            </span>
            <span className={classes['quiet']}>
              <bdi>{nameIn(language, role)}</bdi> · {calendarDate(language, work_date)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
