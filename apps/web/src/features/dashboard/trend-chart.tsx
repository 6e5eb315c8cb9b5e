import type { ShiftsTrend } from '@proline/contract/dashboard/dashboard';
import { useState, type PointerEvent } from 'react';
import { shortDate, shortMonth } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { useSize } from '../../ui/picture/use-size.ts';
import {
  areaPath,
  gridValues,
  labelIndices,
  linePath,
  nearestIndex,
  valueY,
  xOf,
  yOf,
  type Frame,
} from './chart-geometry.ts';
import { TrendTable } from './trend-table.tsx';
import classes from './trend.module.css';

const FIRST_SIZE = { width: 440, height: 240 };

/** The chart is drawn in real pixels, so that its text has the size of the page's text. */
export const TrendChart = ({ trend }: { trend: ShiftsTrend }) => {
  const { t, language } = useTranslation('dashboard');
  const [box, { width, height }] = useSize<HTMLDivElement>(FIRST_SIZE);
  const [hovered, setHovered] = useState<number | null>(null);
  const rtl = language === 'ar';
  const { points } = trend;

  const grid = gridValues(Math.max(...points.flatMap((point) => [point.shifts, point.previous_shifts])));
  const top = grid.at(-1) ?? 1;
  const axis = 12 + formatNumber(language, top).length * 7;
  const frame: Frame = { width, height, top: 28, bottom: 24, axis, edge: 14 };
  const xs = points.map((_, index) => xOf(index, points.length, frame, rtl));
  const at = (index: number, value: number) => ({ x: xs[index] ?? 0, y: yOf(value, top, frame) });
  const now = points.map((point, index) => at(index, point.shifts));
  const before = points.map((point, index) => at(index, point.previous_shifts));
  const base = yOf(0, top, frame);
  const dateOf = (day: string) =>
    asRun((trend.range === 'year' ? shortMonth : shortDate)(language, new Date(day), 'UTC'), rtl);

  const last = points.length - 1;
  const marked = hovered ?? last;
  const [mark, markedPoint] = [now[marked], points[marked]];
  const gridEnds = rtl ? [frame.edge, width - axis] : [axis, width - frame.edge];

  const follow = (event: PointerEvent<SVGSVGElement>) =>
    setHovered(nearestIndex(event.clientX - event.currentTarget.getBoundingClientRect().left, xs));

  return (
    <div ref={box} className={classes['chartBox']}>
      <svg
        className={classes['chart']}
        width={width}
        height={height}
        role="img"
        aria-label={t('chart_summary', { total: trend.total, previous: trend.previous_total })}
        onPointerMove={follow}
        onPointerLeave={() => setHovered(null)}
      >
        <defs>
          <linearGradient id="trend-fade" x1="0" x2="0" y1="0" y2="1">
            <stop className={classes['fadeFrom']} offset="0" />
            <stop className={classes['fadeTo']} offset="1" />
          </linearGradient>
        </defs>
        {grid.map((value) => {
          const y = yOf(value, top, frame);
          return (
            <g key={value}>
              <line className={classes['grid']} x1={gridEnds[0]} x2={gridEnds[1]} y1={y} y2={y} />
              <text x={rtl ? width : 0} y={y + 4} className={classes['axis']} data-end={rtl || undefined}>
                {formatNumber(language, value)}
              </text>
            </g>
          );
        })}
        {labelIndices(points.length).map((index) => (
          <text
            key={index}
            x={xs[index]}
            y={height - 4}
            className={classes['date']}
            data-place={placeOf(index, last, rtl)}
          >
            {dateOf(points[index]?.starts_on ?? '')}
          </text>
        ))}
        <path className={classes['before']} d={linePath(before)} />
        <path className={classes['area']} d={areaPath(now, base)} />
        <path className={classes['now']} d={linePath(now)} />
        {hovered !== null && mark && (
          <line className={classes['cross']} x1={mark.x} x2={mark.x} y1={frame.top} y2={base} />
        )}
        {mark && <circle className={classes['point']} cx={mark.x} cy={mark.y} r={4} />}
        {mark && markedPoint && (
          <text
            x={mark.x}
            y={valueY(now, marked, base)}
            className={classes['value']}
            data-place={placeOf(marked, last, rtl)}
          >
            {formatNumber(language, markedPoint.shifts)}
          </text>
        )}
      </svg>
      {hovered !== null && mark && markedPoint && (
        <div
          className={classes['tip']}
          data-far={mark.x > width / 2 || undefined}
          style={{ insetInlineStart: rtl ? width - mark.x : mark.x }}
        >
          <b>{dateOf(markedPoint.starts_on)}</b>
          <span className={classes['key']}>{formatNumber(language, markedPoint.shifts)}</span>
          <span className={classes['key']} data-before>
            {formatNumber(language, markedPoint.previous_shifts)}
          </span>
        </div>
      )}
      <TrendTable trend={trend} dateOf={dateOf} />
    </div>
  );
};

/** The picture is laid out from the left, so a right-to-left text in it is isolated to keep its own order. */
const asRun = (text: string, rtl: boolean): string => (rtl ? `\u2067${text}\u2069` : text);

/**
 * Texts at the ends grow inward, so that none leaves the picture. Left and right are those of the picture, not of the
 * reading order.
 */
const placeOf = (index: number, last: number, rtl: boolean): 'left' | 'middle' | 'right' => {
  if (index !== 0 && index !== last) return 'middle';
  return (index === 0) === rtl ? 'right' : 'left';
};
