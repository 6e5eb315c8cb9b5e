import { addDays, addMonths, daysBetween, isCalendarDay, type CalendarDay } from '@proline/domain/time/calendar-day';
import { NOW } from '@proline/contract/frame/list';
import { WEEK_DAYS, weekOf, weeksOfMonth } from '@proline/domain/time/calendar-week';

/** The part of the calendar that is shown: a month by its first day, a week by one of its days. */
export type Span = { readonly kind: 'month' | 'week'; readonly day: CalendarDay };

/** Reads the span from the address. Without a valid one it is the month of the wanted day, or this month. */
export const spanAt = (at: Readonly<Record<string, string>>, today: CalendarDay, wanted = ''): Span => {
  const { week = '', month = '' } = at;
  if (isCalendarDay(week)) return { kind: 'week', day: week };
  if (week === NOW) return { kind: 'week', day: today };
  const first = `${month}-01`;
  const other = isCalendarDay(wanted) ? wanted : today;
  return { kind: 'month', day: isCalendarDay(first) ? first : `${other.slice(0, 7)}-01` };
};

export const addressOf = ({ kind, day }: Span): Readonly<Record<string, string>> =>
  kind === 'week' ? { week: day } : { month: day.slice(0, 7) };

/** Returns the span before or after. */
export const steppedSpan = ({ kind, day }: Span, by: 1 | -1): Span => ({
  kind,
  day: kind === 'week' ? addDays(day, by * WEEK_DAYS) : addMonths(day, by),
});

/** Returns whole weeks: those of a month may begin before its first day and end after its last day. */
export const weeksOf = ({ kind, day }: Span, weekStart: number): readonly (readonly CalendarDay[])[] =>
  kind === 'week' ? [weekOf(day, weekStart)] : weeksOfMonth(day, weekStart);

/** The first and the last day, both included, in the event's own time zone. */
type Lasting = {
  readonly id: string;
  readonly first_day: CalendarDay;
  readonly last_day: CalendarDay;
  readonly starts_at: string;
};

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts events by their first day, and longer ones first. */
export const inOrder = <Event extends Lasting>(events: readonly Event[]): readonly Event[] =>
  [...events].sort(
    (a, b) =>
      compared(a.first_day, b.first_day) ||
      compared(b.last_day, a.last_day) ||
      compared(a.starts_at, b.starts_at) ||
      compared(a.id, b.id),
  );

export const isOn = (event: Lasting, day: CalendarDay): boolean => event.first_day <= day && day <= event.last_day;

export type Bar<Event> = {
  readonly event: Event;
  /** Positions in the week, 0 to 6, both included. */
  readonly from: number;
  readonly to: number;
  /** The line below the day's number. */
  readonly lane: number;
  readonly beganBefore: boolean;
  readonly goesOn: boolean;
};

/** Returns a bar for each event. Bars on the same line never share a day. */
export const barsOf = <Event extends Lasting>(
  events: readonly Event[],
  week: readonly CalendarDay[],
): readonly Bar<Event>[] => {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const lanes: number[] = [];
  return inOrder(events.filter((event) => event.first_day <= last && event.last_day >= first)).map((event) => {
    const from = Math.max(0, daysBetween(first, event.first_day));
    const to = Math.min(week.length - 1, daysBetween(first, event.last_day));
    const free = lanes.findIndex((taken) => taken < from);
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = to;
    return { event, from, to, lane, beganBefore: event.first_day < first, goesOn: event.last_day > last };
  });
};

const covers = ({ from, to }: Bar<unknown>, place: number): boolean => from <= place && place <= to;

/** Returns the bars that get a line. "+1 more" would take as much room as the one bar, so the bar is shown. */
export const shownBars = <Event>(bars: readonly Bar<Event>[], lanes: number): readonly Bar<Event>[] => {
  const beyond = bars.filter(({ lane }) => lane >= lanes);
  const isAlone = (bar: Bar<Event>) =>
    beyond.every((other) => other === bar || other.to < bar.from || bar.to < other.from);
  return [
    ...bars.filter(({ lane }) => lane < lanes),
    ...beyond.filter(isAlone).map((bar) => ({ ...bar, lane: lanes })),
  ];
};

/** Returns how many bars of a day are hidden. */
export const hiddenOn = (bars: readonly Bar<unknown>[], shown: readonly Bar<unknown>[], place: number): number => {
  const on = (some: readonly Bar<unknown>[]) => some.filter((bar) => covers(bar, place)).length;
  return on(bars) - on(shown);
};
