import { addDays, addMonths, type CalendarDay } from '@proline/domain/time/calendar-day';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { WEEK_DAYS, weekOf } from '@proline/domain/time/calendar-week';

const YEAR_MONTHS = 12;

export type DayLimits = { readonly min: CalendarDay; readonly max: CalendarDay };

export const within = (day: CalendarDay, { min, max }: DayLimits): CalendarDay =>
  day < min ? min : day > max ? max : day;

/** Returns the day that a key leads to; undefined if the calendar does not use the key. */
export const dayAfterKey = (
  day: CalendarDay,
  key: { readonly key: string; readonly shiftKey: boolean; readonly rtl: boolean; readonly weekStart: number },
): CalendarDay | undefined => {
  const onwards = key.rtl ? -1 : 1;
  const months = key.shiftKey ? YEAR_MONTHS : 1;
  const week = weekOf(day, key.weekStart);
  switch (key.key) {
    case 'ArrowRight':
      return addDays(day, onwards);
    case 'ArrowLeft':
      return addDays(day, -onwards);
    case 'ArrowDown':
      return addDays(day, WEEK_DAYS);
    case 'ArrowUp':
      return addDays(day, -WEEK_DAYS);
    case 'Home':
      return week[0];
    case 'End':
      return week.at(-1);
    case 'PageDown':
      return addMonths(day, months);
    case 'PageUp':
      return addMonths(day, -months);
    default:
      return undefined;
  }
};

/**
 * The one day that the Tab key stops at. Keys move it together with the focus; buttons move it and keep the focus
 * themselves.
 */
export const useDayCursor = (start: CalendarDay, limits: DayLimits, weekStart: number) => {
  const [cursor, setCursor] = useState(() => within(start, limits));
  const grid = useRef<HTMLTableElement>(null);
  const toFocus = useRef(false);
  useEffect(() => {
    if (!toFocus.current) return;
    toFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayAfterKey(cursor, { key: event.key, shiftKey: event.shiftKey, rtl, weekStart });
    if (next === undefined) return;
    event.preventDefault();
    // Lists and drawers behind the calendar also listen for some of these keys.
    event.stopPropagation();
    toFocus.current = true;
    setCursor(within(next, limits));
  };
  return { cursor, goTo: (day: CalendarDay) => setCursor(within(day, limits)), grid: { ref: grid, onKeyDown } };
};
