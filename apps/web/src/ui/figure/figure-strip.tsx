import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Sparkline } from './sparkline.tsx';
import classes from './figure-strip.module.css';

export type Figure = {
  readonly key: string;
  readonly label: string;
  /** Null: nothing is known yet, which is not 0. */
  readonly value: string | null;
  /** How it changed of late; good is null where neither way is better. */
  readonly change?: { readonly text: string; readonly good: boolean | null; readonly words: string } | null;
  /** Leads to what is counted. */
  readonly link?: LinkProps | undefined;
  /** Below the figure, so that what it opens does not cover it, such as what it means. */
  readonly beside?: ReactNode;
  /** The oldest first, with what they say in words. */
  readonly trend?: { readonly values: readonly (number | null)[]; readonly words: string };
  /** What the figure rests on, such as its sample. */
  readonly sample: ReactNode;
};

type FigureStripProps = {
  readonly label: string;
  readonly figures: readonly Figure[];
  /** Said in place of a figure that is not known. */
  readonly unknown: string;
  /** Five and more of them beside something else. */
  readonly tight?: boolean;
};

/** The figures of a record below its head. On a phone they stand in one row that scrolls. */
export const FigureStrip = ({ label, figures, unknown, tight = false }: FigureStripProps) => (
  <div className={classes['scroll']} data-tight={tight || undefined} role="group" aria-label={label} tabIndex={0}>
    <dl className={classes['strip']}>
      {figures.map(({ key, label: name, value, change, trend, sample, link, beside }) => (
        <div key={key} className={classes['figure']}>
          <dt className={classes['label']}>
            <span>{name}</span>
            {trend && <Sparkline values={trend.values} />}
          </dt>
          <dd className={classes['value']} data-none={value === null || undefined}>
            {link ? (
              <Link {...link} className={classes['link'] ?? ''}>
                {value ?? unknown}
              </Link>
            ) : (
              (value ?? unknown)
            )}
            {change && (
              <span className={classes['change']} data-good={change.good ?? undefined}>
                <bdi aria-hidden="true">{change.text}</bdi>
                <span className="visually-hidden">{change.words}</span>
              </span>
            )}
          </dd>
          <dd className={classes['sample']}>
            <span>{sample}</span>
            {beside}
            {trend && <span className="visually-hidden">{trend.words}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
