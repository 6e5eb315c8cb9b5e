import { Link, type LinkProps } from '@tanstack/react-router';
import { LOCALES } from '../../lib/texts/plural-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { chartGrid, hasName, placeX, placeY, PLOT_PX } from '../figure/dot-place.ts';
import frame from '../figure/share-chart.module.css';
import { useSize } from '../picture/use-size.ts';
import { ChartTable } from './chart-table.tsx';
import { drawnOf, piecesOf } from './line-pieces.ts';
import classes from './chart.module.css';

type ChartLine = {
  readonly key: string;
  readonly label: string;
  readonly tone: 'main' | 'second' | 'before';
  /** Shares from 0 to 1, one for each name; null: nothing is known, and the line has a gap. */
  readonly values: readonly (number | null)[];
  /** What each rests on, in words; null: nothing. */
  readonly samples?: readonly (string | null)[];
};

type LineChartProps = {
  readonly label: string;
  /** What a name is, such as "From". */
  readonly axis: string;
  /** Of the points, the oldest first. */
  readonly names: readonly string[];
  readonly lines: readonly ChartLine[];
  readonly unknown: string;
  /** One for each name: leads to what is counted there. */
  readonly links?: readonly (LinkProps | undefined)[];
};

const HEIGHT = 230;
const END_PX = 4;

/**
 * Shares over time. Drawn in real pixels, so that its text has the size of the page's; time runs in reading direction. The same
 * figures follow as a table, for people who cannot see it. Paper, which is not measured, gets the drawing to scale.
 */
export const LineChart = ({ label, axis, names, lines, unknown, links = [] }: LineChartProps) => {
  const { language } = useTranslation('list');
  const [box, { width }] = useSize<HTMLDivElement>({ width: 600, height: HEIGHT });
  const rtl = language === 'ar';
  const grid = chartGrid(lines.flatMap(({ values }) => values.filter((value) => value !== null)));
  const written = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 });
  // a sign as wide as a figure
  const percent = { format: (share: number) => written.format(share).replace('-', '\u2212') };
  const shown = (value: number | null | undefined) => (typeof value === 'number' ? percent.format(value) : unknown);
  const withSample = ({ values, samples = [] }: ChartLine, at: number) =>
    [shown(values[at]), samples[at]].filter((part) => typeof part === 'string').join(' · ');
  const x = (at: number) => placeX(at, names.length, width, rtl);
  const y = (share: number) => placeY(share, grid, HEIGHT);
  const [near, far] = rtl ? [width, 0] : [0, width];
  const known = lines.some(({ values }) => values.some((value) => value !== null));
  return (
    <div className={classes['chartBox']}>
      <div ref={box} className={classes['plot']}>
        {known && links.length > 0 && (
          <ul className={classes['hits']} style={{ insetBlock: `${PLOT_PX.top}px ${PLOT_PX.bottom}px` }}>
            {names.map((name, at) => {
              const link = links[at];
              const words = `${name}: ${lines[0] ? withSample(lines[0], at) : unknown}`;
              // a line of 100 points still has a strip for each
              const strip = Math.max(2, (width - 80) / Math.max(1, names.length - 1));
              return (
                link && (
                  <li key={name} style={{ insetInlineStart: `${x(at) - strip / 2}px`, inlineSize: `${strip}px` }}>
                    <Link {...link} title={words} aria-label={words} />
                  </li>
                )
              );
            })}
          </ul>
        )}
        {known ? (
          <svg
            width={width}
            height={HEIGHT}
            viewBox={`0 0 ${width} ${HEIGHT}`}
            role="img"
            aria-label={label}
            className={frame['chart']}
          >
            {grid.map((share) => (
              <g key={share}>
                <line className={frame['grid']} x1={near} x2={far} y1={y(share)} y2={y(share)} />
                <text x={near} y={y(share) - 4} data-end={rtl || undefined}>
                  {percent.format(share)}
                </text>
              </g>
            ))}
            {names.map(
              (name, at) =>
                hasName(at, names.length, width) && (
                  <text key={name} className={frame['name']} x={x(at)} y={HEIGHT - 4}>
                    {/* The picture is laid out from the left, so a right-to-left text in it keeps its own order. */}
                    {rtl ? `\u2067${name}\u2069` : name}
                  </text>
                ),
            )}
            {lines.map(({ key, tone, values }) => {
              const last = values.findLastIndex((value) => value !== null);
              const end = values[last];
              return (
                <g key={key} data-tone={tone}>
                  {piecesOf(values).map((piece) => (
                    <polyline
                      key={piece[0]?.at}
                      className={classes['line']}
                      points={drawnOf(piece)
                        .map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
                        .join(' ')}
                    />
                  ))}
                  {typeof end === 'number' && tone !== 'before' && (
                    <circle className={classes['end']} cx={x(last)} cy={y(end)} r={END_PX} />
                  )}
                </g>
              );
            })}
          </svg>
        ) : (
          <p className={classes['nothing']}>{unknown}</p>
        )}
      </div>
      <ul className={classes['legend']}>
        {lines.map((line) => (
          <li key={line.key} data-tone={line.tone}>
            {line.label} <b>{shown(line.values.at(-1))}</b>
          </li>
        ))}
      </ul>
      <ChartTable
        caption={label}
        head={[axis, ...lines.map((line) => line.label)]}
        rows={names.map((name, at) => [name, ...lines.map((line) => withSample(line, at))])}
      />
    </div>
  );
};
