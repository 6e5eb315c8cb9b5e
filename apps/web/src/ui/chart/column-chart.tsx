import type { LinkProps } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { MaybeLink } from './maybe-link.tsx';
import classes from './chart.module.css';

type Column = {
  readonly key: string;
  /** Below the column. */
  readonly name: string;
  readonly count: number;
  /** Above the column; left out: the count, and nothing above one that is empty. */
  readonly shown?: string;
  /** Says the name and the count in words. */
  readonly words: string;
  /** Leads to what is counted; left out: no list has exactly this. */
  readonly link?: LinkProps | undefined;
};

type ColumnChartProps = {
  readonly label: string;
  readonly columns: readonly Column[];
  /** Names are those of columns, not of their edges. */
  readonly centered?: boolean;
  /** Where a line stands, from 0 at the start to 1 at the end. */
  readonly mark?: { readonly at: number; readonly label: string } | undefined;
};

/** How something is spread, as columns from zero. Laid out in reading direction; each column says itself in words. */
export const ColumnChart = ({ label, columns, centered = false, mark }: ColumnChartProps) => {
  const { language } = useTranslation('list');
  const most = Math.max(...columns.map(({ count }) => count), 1);
  return (
    <div className={classes['columnsBox']}>
      <ul className={classes['columns']} data-centered={centered || undefined} aria-label={label}>
        {columns.map(({ key, name, count, shown, words, link }) => (
          <li key={key}>
            <MaybeLink link={link} className={classes['column'] ?? ''} title={words}>
              <span className={classes['count']} aria-hidden="true">
                {shown ?? (count === 0 ? '' : formatNumber(language, count))}
              </span>
              <span className="visually-hidden">{words}</span>
              <span className={classes['tall']} style={{ blockSize: `${(100 * count) / most}%` }} />
            </MaybeLink>
            <span className={classes['columnName']} aria-hidden="true">
              {name}
            </span>
          </li>
        ))}
      </ul>
      {mark && (
        <span className={classes['mark']} style={{ insetInlineStart: `${100 * mark.at}%` }}>
          <span data-late={mark.at > 0.5 || undefined}>{mark.label}</span>
        </span>
      )}
    </div>
  );
};
