import { LOCALES } from '../../lib/texts/plural-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useSize } from '../picture/use-size.ts';
import { chartGrid, hasName, placeX, placeY } from './dot-place.ts';
import classes from './dot-chart.module.css';
import frame from './share-chart.module.css';

type DotChartProps = {
  readonly label: string;
  /** Shares from 0 to 1, the oldest first. */
  readonly points: readonly { readonly key: string; readonly share: number; readonly label: string }[];
  /** A line to compare with. */
  readonly mean: { readonly share: number; readonly label: string };
};

/** So far below the line a dot is marked, in points. */
const FAR_BELOW = 0.05;
const HEIGHT = 180;
const DOT_PX = 6;

/**
 * Shares as dots over time, with a line to compare them with. Drawn in real pixels, so that its text has the size of the page's.
 * It is a picture for the eye: the same figures stand beside it in a table.
 */
export const DotChart = ({ label, points, mean }: DotChartProps) => {
  const { language } = useTranslation('list');
  const [box, { width }] = useSize<HTMLDivElement>({ width: 600, height: HEIGHT });
  const rtl = language === 'ar';
  const grid = chartGrid([...points.map(({ share }) => share), mean.share]);
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent' });
  const y = (share: number) => placeY(share, grid, HEIGHT);
  const x = (at: number) => placeX(at, points.length, width, rtl);
  const [near, far] = rtl ? [width, 0] : [0, width];
  return (
    <div className={classes['box']}>
      <div ref={box}>
        <svg width={width} height={HEIGHT} role="img" aria-label={label} className={frame['chart']}>
          {grid.map((share) => (
            <g key={share}>
              <line className={frame['grid']} x1={near} x2={far} y1={y(share)} y2={y(share)} />
              <text x={near} y={y(share) - 4} data-end={rtl || undefined}>
                {percent.format(share)}
              </text>
            </g>
          ))}
          <line className={classes['mean']} x1={near} x2={far} y1={y(mean.share)} y2={y(mean.share)} />
          {points.map(({ key, share, label: name }, at) => (
            <g key={key}>
              <line className={classes['stem']} x1={x(at)} x2={x(at)} y1={y(mean.share)} y2={y(share)} />
              <circle
                className={classes['dot']}
                data-low={share < mean.share - FAR_BELOW || undefined}
                cx={x(at)}
                cy={y(share)}
                r={DOT_PX}
              />
              {hasName(at, points.length, width) && (
                <text className={frame['name']} x={x(at)} y={HEIGHT - 4}>
                  {rtl ? `\u2067${name}\u2069` : name}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <p className={classes['legend']}>{mean.label}</p>
    </div>
  );
};
