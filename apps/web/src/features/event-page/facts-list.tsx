import type { ReactNode } from 'react';
import classes from './facts-list.module.css';

/** null: nothing is known, so the line is left out */
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
