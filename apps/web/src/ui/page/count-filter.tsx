import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './count-filter.module.css';

type CountFilterProps = {
  readonly label: string;
  readonly chosen: string;
  readonly choices: readonly {
    readonly key: string;
    readonly label: string;
    readonly icon?: ReactNode;
    /** Formatted in the reader's digits. Undefined reserves its room; without the property there is none. */
    readonly count?: string | undefined;
    readonly link: LinkProps;
  }[];
};

/** A few narrower views of the content below, each with its count. They are links, so the address has the choice. */
export const CountFilter = ({ label, chosen, choices }: CountFilterProps) => (
  <nav aria-label={label} className={classes['filter']}>
    {choices.map(({ key, label: word, icon, link, ...counted }) => (
      <Link
        key={key}
        {...link}
        className={classes['choice'] ?? ''}
        data-on={key === chosen || undefined}
        aria-current={key === chosen ? 'true' : undefined}
      >
        {icon}
        {word}
        {'count' in counted && <b className={classes['count']}>{counted.count}</b>}
      </Link>
    ))}
  </nav>
);
