import { useEffect, useRef, type ReactNode } from 'react';
import { RequiredMark } from '../../../ui/form/field.tsx';
import classes from './work-card.module.css';

type WorkCardProps = {
  /** The number of the card: 3.1. */
  readonly number: string;
  readonly title: string;
  /** It must have at least one entry. */
  readonly required?: boolean;
  readonly note?: ReactNode;
  /** Beside the title, such as a choice of shifts. */
  readonly beside?: ReactNode;
  readonly end?: ReactNode;
  /** Scrolls the card into view, because its address was opened. */
  readonly wanted?: boolean;
  readonly children?: ReactNode;
};

/** Shows one numbered part of a step. */
export const WorkCard = (props: WorkCardProps) => {
  const { number, title, required = false, note, beside, end, wanted = false, children } = props;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted) card.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return (
    <section ref={card} className={classes['card']} aria-label={title}>
      <div className={classes['head']}>
        <span className={classes['number']} aria-hidden="true">
          {number}
        </span>
        <h2 className={classes['title']}>
          {title} {required && <RequiredMark />}
        </h2>
        {note !== undefined && <span className={classes['note']}>{note}</span>}
        {beside}
        {end !== undefined && <span className={classes['end']}>{end}</span>}
      </div>
      {children}
    </section>
  );
};
