import { DAY_KINDS, DAY_MINUTES, type WeekdayHours } from '@proline/domain/people/availability';
import { weekOf, weekdayOf } from '@proline/domain/time/calendar-week';
import { useId, type ReactNode } from 'react';
import { weekdayName } from '../../../lib/dates/calendar-words.ts';
import { minutesToClock } from '../../../lib/dates/clock-text.ts';
import { useRegion } from '../../../lib/preferences/region.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { FieldMessage } from '../../../ui/form/field-message.tsx';
import { ClockBox } from '../../../ui/grid/clock-box.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './availability.module.css';

type WeekCardProps = {
  /** The first is Sunday. */
  readonly week: WeekdayHours[];
  readonly error?: string | undefined;
  /** Null if the reader may not change it. */
  readonly onChange: ((week: WeekdayHours[]) => void) | null;
};

const FREE: WeekdayHours = { kind: 'all_day', from: null, until: null };
const NINE = 540;
const SEVENTEEN = 1_020;

/** Shows, for each weekday in the order of the organization's week, when somebody can work. */
export const WeekCard = ({ week, error, onChange }: WeekCardProps) => {
  const { t } = useTranslation('availability');
  const message = useId();
  return (
    <Card title={t('week')}>
      <Weekdays>
        {(day, at) => {
          const hours = week[at] ?? FREE;
          if (onChange === null) return <HoursWords hours={hours} />;
          const change = (next: WeekdayHours) => onChange(week.map((one, index) => (index === at ? next : one)));
          return <WeekdayFields day={day} hours={hours} describedBy={message} onChange={change} />;
        }}
      </Weekdays>
      {error !== undefined && (
        <div className={classes['message']}>
          <FieldMessage id={message} error={error} role="status" />
        </div>
      )}
    </Card>
  );
};

/** A week in words. */
export const WeekWords = ({ week }: Pick<WeekCardProps, 'week'>) => (
  <Weekdays>{(_, at) => <HoursWords hours={week[at] ?? FREE} />}</Weekdays>
);

const Weekdays = ({ children }: { readonly children: (day: string, at: number) => ReactNode }) => {
  const { language } = useTranslation('availability');
  const { today, weekStart } = useRegion();
  return (
    <ul className={classes['weekdays']}>
      {weekOf(today, weekStart).map((date) => {
        const [at, day] = [weekdayOf(date), weekdayName(language, date, 'long')];
        return (
          <li key={at} className={classes['weekday']}>
            <b>{day}</b>
            {children(day, at)}
          </li>
        );
      })}
    </ul>
  );
};

type WeekdayFieldsProps = {
  readonly day: string;
  readonly hours: WeekdayHours;
  readonly describedBy: string;
  readonly onChange: (hours: WeekdayHours) => void;
};

const WeekdayFields = ({ day, hours, describedBy, onChange }: WeekdayFieldsProps) => {
  const { t } = useTranslation('availability');
  const { kind, from, until } = hours;
  const isWrong = kind === 'hours' && (from ?? 0) >= (until ?? DAY_MINUTES);
  const shared = { invalid: isWrong, ...(isWrong && { describedBy }) };
  return (
    <div className={classes['choice']}>
      <Segmented
        label={t('hours_of', { day })}
        value={kind}
        options={DAY_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        onChange={(next) =>
          onChange(
            next === 'hours' ? { kind: next, from: NINE, until: SEVENTEEN } : { kind: next, from: null, until: null },
          )
        }
      />
      {kind === 'hours' && (
        <span className={classes['clocks']}>
          <ClockBox
            {...shared}
            label={t('from_of', { day })}
            minutes={from ?? 0}
            onChange={(minutes) => onChange({ kind, from: minutes, until })}
          />
          <span>{t('to')}</span>
          <ClockBox
            {...shared}
            label={t('until_of', { day })}
            minutes={(until ?? DAY_MINUTES) % DAY_MINUTES}
            // Midnight is the end of the day.
            onChange={(minutes) => onChange({ kind, from, until: minutes === 0 ? DAY_MINUTES : minutes })}
          />
        </span>
      )}
    </div>
  );
};

const HoursWords = ({ hours: { kind, from, until } }: { readonly hours: WeekdayHours }) => {
  const { t } = useTranslation('availability');
  if (kind !== 'hours') return <span className={classes['quiet']}>{t(`kind_${kind}`)}</span>;
  return (
    <bdi dir="ltr">
      {minutesToClock(from ?? 0)}–{minutesToClock((until ?? DAY_MINUTES) % DAY_MINUTES)}
    </bdi>
  );
};
