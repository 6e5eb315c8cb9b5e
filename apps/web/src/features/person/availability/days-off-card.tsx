import type { Availability } from '@proline/contract/availability/availability';
import { DAYS_OFF_REASON_MAX_LENGTH, MOST_DAYS_OFF } from '@proline/domain/people/availability';
import { addDays } from '@proline/domain/time/calendar-day';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { calendarDate } from '../../../lib/dates/dates.ts';
import { daysTitle } from '../../../lib/dates/calendar-words.ts';
import { boxLength } from '../../../lib/form/box-length.ts';
import { useRegion } from '../../../lib/preferences/region.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { FieldMessage } from '../../../ui/form/field-message.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import classes from './availability.module.css';

type Days = Availability['days_off'];

type DaysOffCardProps = {
  readonly daysOff: Days;
  readonly error?: string | undefined;
  /** Null if the reader may not change it. */
  readonly onChange: ((daysOff: Days) => void) | null;
};

export const DaysOffCard = ({ daysOff, error, onChange }: DaysOffCardProps) => {
  const { t } = useTranslation('availability');
  const { today } = useRegion();
  const add = () => {
    const last = daysOff.map(({ last_day }) => last_day).reduce((one, other) => (one > other ? one : other), '');
    const first_day = last >= today ? addDays(last, 1) : today;
    onChange?.([...daysOff, { first_day, last_day: first_day, reason: '' }]);
  };
  const isFull = daysOff.length >= MOST_DAYS_OFF;
  return (
    <Card
      title={t('days_off')}
      end={
        onChange !== null &&
        !isFull && (
          <Button tone="secondary" onClick={add}>
            <Icon of={IconPlus} />
            {t('add_days_off')}
          </Button>
        )
      }
    >
      {daysOff.length === 0 && <p className={classes['none']}>{t('no_days_off')}</p>}
      {isFull && onChange !== null && <p className={classes['none']}>{t('too_many')}</p>}
      {onChange === null ? (
        <div className={classes['list']}>
          <DaysOffWords daysOff={daysOff} />
        </div>
      ) : (
        <ul className={classes['list']}>
          {daysOff.map((days, at) => (
            <DaysOffFields
              key={at}
              days={days}
              onChange={(next) => onChange(daysOff.map((one, index) => (index === at ? next : one)))}
              onRemove={() => onChange(daysOff.filter((_, index) => index !== at))}
            />
          ))}
        </ul>
      )}
      {error !== undefined && (
        <div className={classes['message']}>
          <FieldMessage id="days-off-problem" error={error} role="status" />
        </div>
      )}
    </Card>
  );
};

export const DaysOffWords = ({ daysOff }: { readonly daysOff: Days }) => {
  const { language } = useTranslation('availability');
  return (
    <ul>
      {daysOff.map(({ first_day, last_day, reason }) => (
        <li key={first_day} className={classes['range']}>
          <b>{first_day === last_day ? calendarDate(language, first_day) : daysTitle(language, first_day, last_day)}</b>
          {reason !== '' && (
            <span className={classes['quiet']} dir="auto" lang="">
              {reason}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};

type DaysOffFieldsProps = {
  readonly days: Days[number];
  readonly onChange: (days: Days[number]) => void;
  readonly onRemove: () => void;
};

const DaysOffFields = ({ days, onChange, onRemove }: DaysOffFieldsProps) => {
  const { t, language } = useTranslation('availability');
  const { first_day, last_day, reason } = days;
  return (
    <li className={classes['fields']}>
      <DateField
        label={t('first_day')}
        value={first_day}
        onChange={(day) => onChange({ ...days, first_day: day, ...(last_day < day && { last_day: day }) })}
      />
      <DateField label={t('last_day')} value={last_day} onChange={(day) => onChange({ ...days, last_day: day })} />
      <div className={classes['why']}>
        <TextField
          label={t('reason')}
          hint={t('reason_hint')}
          dir="auto"
          autoComplete="off"
          maxLength={boxLength(reason, DAYS_OFF_REASON_MAX_LENGTH)}
          value={reason}
          onChange={({ currentTarget: { value } }) => onChange({ ...days, reason: value })}
        />
      </div>
      <span className={classes['remove']}>
        <IconButton
          label={t('remove_days_off', { day: first_day === '' ? '–' : calendarDate(language, first_day) })}
          onClick={onRemove}
        >
          <Icon of={IconTrash} />
        </IconButton>
      </span>
    </li>
  );
};
