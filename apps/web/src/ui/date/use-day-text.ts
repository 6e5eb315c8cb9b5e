import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { useState } from 'react';
import { dayText, isImpossibleDay, readDay, readWholeDay } from '../../lib/dates/day-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useRegion } from '../../lib/preferences/region.ts';

type DayTextOptions = {
  /** Empty while there is no day. */
  readonly value: CalendarDay;
  readonly onChange: (day: CalendarDay) => void;
  readonly always: boolean;
  readonly earliest: CalendarDay | undefined;
  readonly onUnreadable: ((problem: string | undefined) => void) | undefined;
};

/** Returns the text in the box: what somebody types while they are typing, afterwards the day as the app writes it. */
export const useDayText = ({ value, onChange, always, earliest, onUnreadable }: DayTextOptions) => {
  const { t, language } = useTranslation('form');
  const { today } = useRegion();
  const [typed, setTyped] = useState<string | null>(null);
  const [editing, setEditing] = useState(false);
  const put = (day: CalendarDay) => {
    if (day !== value) onChange(day);
  };
  const problemOf = (text: string): string =>
    t(isImpossibleDay(text, today) ? 'day_not_in_calendar' : 'day_unreadable', {
      typed: text,
      example: dayText(language, today),
    });
  const type = (text: string) => {
    setTyped(text);
    setEditing(true);
    onUnreadable?.(undefined);
    const day = text.trim() === '' && !always ? '' : readWholeDay(text);
    if (day !== null) put(day);
  };
  const settle = () => {
    setEditing(false);
    if (typed === null) return;
    const day = readDay(typed, { today, earliest });
    const isWrong = day === null && typed.trim() !== '';
    // Where the day is optional, an unreadable text stays, so that people can correct it.
    const stays = isWrong && !always;
    if (!stays) setTyped(null);
    if (day !== null || !always) put(day ?? '');
    onUnreadable?.(isWrong ? problemOf(typed.trim()) : undefined);
  };
  const pick = (day: CalendarDay) => {
    setTyped(null);
    onUnreadable?.(undefined);
    put(day);
  };
  const isUnreadable = typed !== null && !editing && value === '';
  const shown = typed !== null && (editing || value === '') ? typed : dayText(language, value);
  return { shown, isUnreadable, type, settle, pick };
};
