import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { useState } from 'react';
import { dayText } from '../../lib/dates/day-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useRegion } from '../../lib/preferences/region.ts';
import { DateInput, type DateInputProps } from './date-input.tsx';
import { Field, type FieldProps } from '../form/field.tsx';

/** Returns the message for a box whose text is no day; it takes precedence over every other problem of the field. */
export const useUnreadable = (value: CalendarDay) => {
  const { t, language } = useTranslation('form');
  const { today } = useRegion();
  const [unreadable, onUnreadable] = useState(false);
  const problem = unreadable && value === '' ? t('day_unreadable', { example: dayText(language, today) }) : undefined;
  return { problem, onUnreadable };
};

type DateFieldProps = FieldProps & Omit<DateInputProps, 'id' | 'onUnreadable' | 'small' | 'always'>;

/** A form field for a day. */
export const DateField = ({ label, hint, error, ...input }: DateFieldProps) => {
  const { problem, onUnreadable } = useUnreadable(input.value);
  return (
    <Field label={label} hint={hint} error={problem ?? error}>
      {(control) => <DateInput {...input} {...control} onUnreadable={onUnreadable} />}
    </Field>
  );
};
