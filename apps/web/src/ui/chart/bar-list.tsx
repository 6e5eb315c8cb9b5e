import type { LinkProps } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber, LOCALES } from '../../lib/texts/plural-text.ts';
import { MaybeLink } from './maybe-link.tsx';
import classes from './chart.module.css';

type Bar = {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  /** What is not as it should be. */
  readonly tone?: 'warn' | 'bad' | undefined;
  /** Leads to what is counted; left out: no list has exactly this. */
  readonly link?: LinkProps | undefined;
};

/** Counts as bars, each with its share of all; the list itself is what a table would say. */
type BarListProps = {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** What is a hundred percent; left out: all bars together. */
  readonly whole?: number | undefined;
  /** On a card: lower rows without shares. */
  readonly tight?: boolean;
};

export const BarList = ({ label, bars, whole, tight = false }: BarListProps) => {
  const { language } = useTranslation('list');
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent' });
  const all = whole ?? bars.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...bars.map(({ count }) => count), 1);
  return (
    <ul className={classes['bars']} data-tight={tight || undefined} aria-label={label}>
      {bars.map(({ key, label: name, count, tone, link }) => (
        <li key={key}>
          <MaybeLink link={link} className={classes['bar'] ?? ''}>
            <bdi className={classes['barName']}>{name}</bdi>
            <span className={classes['track']} aria-hidden="true">
              {/* even one of many is seen, and nothing is not */}
              {count > 0 && (
                <span className={classes['fill']} data-tone={tone} style={{ inlineSize: `${(100 * count) / most}%` }} />
              )}
            </span>
            <b>{formatNumber(language, count)}</b>
            {!tight && <span className={classes['share']}>{all === 0 ? '' : percent.format(count / all)}</span>}
          </MaybeLink>
        </li>
      ))}
    </ul>
  );
};
