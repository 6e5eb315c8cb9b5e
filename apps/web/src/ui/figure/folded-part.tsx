import type { ReactNode } from 'react';
import classes from './folded-part.module.css';

type FoldedPartProps = { readonly label: string; readonly children: ReactNode };

/** The end of a card that is opened on request, such as the table behind a chart. */
export const FoldedPart = ({ label, children }: FoldedPartProps) => (
  <details className={classes['part']}>
    <summary>{label}</summary>
    {children}
  </details>
);
