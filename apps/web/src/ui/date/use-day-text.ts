import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { useState } from 'react';
import { dayText, readDay, readWholeDay } from '../../lib/dates/day-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useRegion } from '../../lib/preferences/region.ts';

type DayTextOptions = {
  /** Empty while there is no day. */
  readonly value: CalendarDay;
  readonly onChange: (day: CalendarDay) => void;
  readonly always: boolean;
  readonly earliest: CalendarDay | undefined;
  readonly onUnreadable: ((unreadable: boolean) => void) | undefined;
};

/** Returns the text in the box: what somebody types while they are typing, afterwards the day as the app writes it. */
export const useDayText = ({ value, onChange, always, earliest, onUnreadable }: DayTextOptions) => {
  const { language } = useTranslation('form');
  const { today } = useRegion();
  const [typed, setTyped] = useState<string | null>(null);
  const [editing, setEditing] = useState(false);
  const put = (day: CalendarDay) => {
    if (day !== value) onChange(day);
  };
  const type = (text: string) => {
    setTyped(text);
    setEditing(true);
    onUnreadable?.(false);
    const day = text.trim() === '' && !always ? '' : readWholeDay(text);
    if (day !== null) put(day);
  };
  const settle = () => {
    setEditing(false);
    if (typed === null) return;
    const day = readDay(typed, { today, earliest });
    // Where the day is optional, an unreadable text stays, so that people can correct it.
    const stays = day === null && typed.trim() !== '' && !always;
    if (!stays) setTyped(null);
    if (day !== null || !always) put(day ?? '');
    onUnreadable?.(stays);
  };
  const pick = (day: CalendarDay) => {
    setTyped(null);
    onUnreadable?.(false);
    put(day);
  };
  const isUnreadable = typed !== null && !editing && value === '';
  const shown = typed !== null && (editing || value === '') ? typed : dayText(language, value);
  return { shown, isUnreadable, type, settle, pick };
};
