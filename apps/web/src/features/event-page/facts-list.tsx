import type { ReactNode } from 'react';
import classes from './facts-list.module.css';

/** A fact whose value is null is unknown, and its line is left out. */
type ListedFact = { readonly label: string; readonly value: ReactNode };

export const FactsList = ({ facts }: { readonly facts: readonly ListedFact[] }) => (
  <dl className={classes['facts']}>
    {facts
      .filter(({ value }) => value !== null && value !== '')
      .map(({ label, value }) => (
        <div key={label} className={classes['fact']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
