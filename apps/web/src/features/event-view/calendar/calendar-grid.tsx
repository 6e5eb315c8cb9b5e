import type { CalendarEvent } from '@proline/contract/event-view/event-view';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { isWeekend } from '@proline/domain/time/calendar-week';
import { fillOf } from '@proline/domain/event/event-fill';
import { weekdayName } from '../../../lib/dates/calendar-words.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ShownList } from '../../../ui/list/list-view.ts';
import { useSize } from '../../../ui/picture/use-size.ts';
import { useEventTitle } from '../../event/event-title.parts.ts';
import { CalendarDayHead, MoreOfDay } from './calendar-day.tsx';
import { weekHeights } from './week-heights.ts';
import { barsOf, hiddenOn, isOn, shownBars, type Bar, type Span } from './month-weeks.ts';
import { spanTitle } from './month-words.ts';
import { FillIcon } from '../../event/fill-icon.parts.tsx';
import { EventTimes, FillFigure, ShownEventLink, ShownEventLine, useEventHint } from '../shown-event.tsx';
import { useDayKeys } from './use-day-keys.ts';
import classes from './calendar.module.css';

export type CalendarGridProps = {
  readonly list: ShownList;
  readonly span: Span;
  readonly weeks: readonly (readonly CalendarDay[])[];
  readonly weekStart: number;
  /** Sorted as the calendar shows them. */
  readonly events: readonly CalendarEvent[];
  readonly today: CalendarDay;
  readonly hijri: boolean;
  readonly busy: boolean;
  readonly go: (span: Span, how?: { readonly replace?: boolean }) => void;
};

const NAMES_PX = 32;
const HEAD_PX = 32;
const LANE_PX = { month: 24, week: 60 };
const GAP_PX = 3;
const MORE_PX = 24;
const LEAST_LANES = 2;
const LEAST_WEEK_PX = HEAD_PX + LEAST_LANES * LANE_PX.month;

/** Shows a row for each week and a cell for each day. A bar begins in its first day's cell and covers the next ones. */
export const CalendarGrid = (props: CalendarGridProps) => {
  const { language } = useTranslation('event-view');
  const { span, weeks, weekStart, events, busy } = props;
  const [box, { height }] = useSize<HTMLDivElement>({ width: 0, height: 600 });
  const keys = useDayKeys(props);
  const bars = weeks.map((week) => barsOf(events, week));
  const heights = weekHeights({
    needed: bars.map((some) => HEAD_PX + lanesUsed(some) * LANE_PX[span.kind] + GAP_PX),
    room: height - NAMES_PX,
    least: LEAST_WEEK_PX,
    // A whole week is shown with all its events, and scrolls.
    crowded: span.kind === 'week' ? Infinity : LEAST_WEEK_PX + MORE_PX,
    line: LANE_PX[span.kind],
  });
  return (
    <div ref={box} className={classes['box']}>
      <div
        role="grid"
        aria-label={spanTitle(language, span, weeks[0] ?? [])}
        aria-busy={busy}
        className={classes['grid']}
        data-kind={span.kind}
        {...keys.grid}
      >
        <div role="row" className={classes['names']}>
          {weeks[0]?.map((day) => (
            <div
              key={day}
              role="columnheader"
              aria-label={weekdayName(language, day, 'long')}
              data-weekend={isWeekend(day, weekStart) || undefined}
            >
              {weekdayName(language, day, 'short')}
            </div>
          ))}
        </div>
        {weeks.map((week, index) => (
          <Week
            key={week[0]}
            {...props}
            week={week}
            first={index === 0}
            weekPx={heights[index] ?? LEAST_WEEK_PX}
            bars={bars[index] ?? []}
            tabDay={keys.tabDay}
          />
        ))}
      </div>
    </div>
  );
};

const lanesUsed = (bars: readonly Bar<unknown>[]): number => Math.max(0, ...bars.map(({ lane }) => lane + 1));

/** Returns how many lines fit. When there are more, "+3 more" needs a line as well. */
const lanesIn = (weekPx: number, used: number): number => {
  const room = (px: number) => Math.max(LEAST_LANES, Math.floor(px / LANE_PX.month));
  return used <= room(weekPx - HEAD_PX) ? used : room(weekPx - HEAD_PX - MORE_PX);
};

type WeekProps = CalendarGridProps & {
  readonly week: readonly CalendarDay[];
  readonly first: boolean;
  readonly weekPx: number;
  readonly bars: readonly Bar<CalendarEvent>[];
  readonly tabDay: CalendarDay;
};

const Week = (props: WeekProps) => {
  const { list, span, weekStart, events, today, hijri, week, first, weekPx, bars, tabDay } = props;
  const used = lanesUsed(bars);
  const lanes = span.kind === 'week' ? used : lanesIn(weekPx, used);
  const shown = shownBars(bars, lanes);
  return (
    <div role="row" className={classes['week']} style={{ blockSize: weekPx }}>
      {week.map((day, place) => {
        const onDay = events.filter((event) => isOn(event, day));
        const hidden = hiddenOn(bars, shown, place);
        const lines = (close: () => void) =>
          onDay.map((event) => <ShownEventLine key={event.id} list={list} event={event} onClick={close} />);
        return (
          <div
            key={day}
            role="gridcell"
            className={classes['day']}
            data-outside={(span.kind === 'month' && !day.startsWith(span.day.slice(0, 7))) || undefined}
            data-today={day === today || undefined}
            data-weekend={isWeekend(day, weekStart) || undefined}
          >
            <CalendarDayHead
              day={day}
              isToday={day === today}
              hijri={hijri}
              first={first && place === 0}
              count={onDay.length}
              inTabOrder={day === tabDay}
            >
              {lines}
            </CalendarDayHead>
            {shown
              .filter(({ from }) => from === place)
              .map((bar) => (
                <EventBar key={bar.event.id} list={list} bar={bar} kind={span.kind} />
              ))}
            {hidden > 0 && (
              <MoreOfDay day={day} count={hidden}>
                {lines}
              </MoreOfDay>
            )}
          </div>
        );
      })}
    </div>
  );
};

type EventBarProps = { readonly list: ShownList; readonly bar: Bar<CalendarEvent>; readonly kind: Span['kind'] };

const EventBar = ({ list, bar, kind }: EventBarProps) => {
  const title = useEventTitle(bar.event);
  const { event, from, to, lane, beganBefore, goesOn } = bar;
  const days = to - from + 1;
  return (
    <span
      className={classes['place']}
      data-began={beganBefore || undefined}
      data-goes={goesOn || undefined}
      title={useEventHint(event)}
      style={{
        // The bar covers the lines between its days, too.
        inlineSize: `calc(${days * 100}% + ${days - 1}px)`,
        insetBlockStart: HEAD_PX + lane * LANE_PX[kind],
        blockSize: LANE_PX[kind] - GAP_PX,
      }}
    >
      <ShownEventLink list={list} event={event} className={classes['bar']}>
        <FillIcon fill={fillOf(event)} />
        <span className={classes['barWords']}>
          <span className={`clip ${classes['barTitle']}`}>
            <bdi>{title}</bdi>
          </span>
          {kind === 'week' && (
            <span className={classes['barFacts']}>
              <span className={classes['barTimes']}>
                <EventTimes event={event} />
              </span>
              <FillFigure event={event} />
            </span>
          )}
        </span>
        {kind === 'month' && <FillFigure event={event} />}
      </ShownEventLink>
    </span>
  );
};
