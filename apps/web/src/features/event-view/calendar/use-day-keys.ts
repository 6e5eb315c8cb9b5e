import { addDays, type CalendarDay } from '@proline/domain/time/calendar-day';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { WEEK_DAYS } from '@proline/domain/time/calendar-week';
import { steppedSpan, type Span } from './month-weeks.ts';

type DayKeysOptions = {
  readonly span: Span;
  readonly weeks: readonly (readonly CalendarDay[])[];
  readonly today: CalendarDay;
  readonly go: (span: Span, how?: { readonly replace?: boolean }) => void;
};

/** Lets arrow keys move from day to day and across the edge of the page, and Home and End to the ends of the week. */
export const useDayKeys = ({ span, weeks, today, go }: DayKeysOptions) => {
  const [wanted, setWanted] = useState<CalendarDay | null>(null);
  const toFocus = useRef(false);
  const days = weeks.flat();
  const own = span.kind === 'week' ? days : days.filter((day) => day.startsWith(span.day.slice(0, 7)));
  const tabDay = [wanted, today].find((day) => day !== null && days.includes(day)) ?? own[0] ?? today;

  useEffect(() => {
    if (!toFocus.current) return;
    toFocus.current = false;
    document.querySelector<HTMLElement>(`[data-day="${tabDay}"]`)?.focus();
  });

  /**
   * Moves to a day. With `turn` it changes the page even if this page already shows the day, because people who turn
   * the page want to see the next one.
   */
  const move = (day: CalendarDay, turn: boolean) => {
    toFocus.current = true;
    setWanted(day);
    if (turn || !days.includes(day))
      go({ kind: span.kind, day: span.kind === 'week' ? day : `${day.slice(0, 7)}-01` }, { replace: true });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    if (day === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const place = days.indexOf(day) % WEEK_DAYS;
    const page = (by: 1 | -1) =>
      span.kind === 'week' ? addDays(day, by * WEEK_DAYS) : steppedSpan({ kind: 'month', day }, by).day;
    const next = {
      ArrowRight: () => addDays(day, onwards),
      ArrowLeft: () => addDays(day, -onwards),
      ArrowDown: () => addDays(day, WEEK_DAYS),
      ArrowUp: () => addDays(day, -WEEK_DAYS),
      Home: () => addDays(day, -place),
      End: () => addDays(day, WEEK_DAYS - 1 - place),
      PageDown: () => page(1),
      PageUp: () => page(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    move(next(), event.key.startsWith('Page'));
  };

  return { tabDay, grid: { onKeyDown } };
};
