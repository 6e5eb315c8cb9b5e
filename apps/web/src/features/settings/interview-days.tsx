import { INTERVIEW_DAYS, type InterviewDay } from '@proline/domain/recruiting/recruiting';
import { weekdayOf, weekOf } from '@proline/domain/time/calendar-week';
import { useId } from 'react';
import { weekdayName } from '../../lib/dates/calendar-words.ts';
import { useRegion } from '../../lib/preferences/region.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import classes from './settings.module.css';

type InterviewDaysProps = {
  readonly label: string;
  readonly value: InterviewDay[];
  readonly error?: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (days: InterviewDay[]) => void;
};

/** The days of the week on which interviews are held, in the order of the organization's week. */
export const InterviewDays = ({ label, value, error, disabled, onChange }: InterviewDaysProps) => {
  const { language } = useTranslation('settings');
  const { today, weekStart } = useRegion();
  const message = useId();
  const turn = (day: number, isOn: boolean) =>
    onChange(INTERVIEW_DAYS.filter((one) => (one === day ? isOn : value.includes(one))));
  return (
    <fieldset className={classes['group']} aria-describedby={message}>
      <legend>{label}</legend>
      <div className={classes['days']}>
        {weekOf(today, weekStart).map((date) => {
          const day = weekdayOf(date);
          return (
            <Checkbox
              key={day}
              label={weekdayName(language, date, 'long')}
              showLabel
              checked={value.some((one) => one === day)}
              disabled={disabled}
              onChange={(isOn) => turn(day, isOn)}
            />
          );
        })}
      </div>
      <FieldMessage id={message} error={error} role="status" />
    </fieldset>
  );
};
