import type { ReactNode } from 'react';
import { longDate, timeOfDay } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../button/button.tsx';
import classes from './timeline.module.css';

type TimelineProps<Entry> = {
  /** Newest first. */
  readonly entries: readonly Entry[];
  /** One list item, such as a TimelineEntry. */
  readonly children: (entry: Entry) => ReactNode;
};

/** Shows what happened, grouped by day. */
export const Timeline = <Entry extends { readonly at: string }>({ entries, children }: TimelineProps<Entry>) => {
  const { language } = useTranslation('list');
  return [...Map.groupBy(entries, ({ at }) => longDate(language, new Date(at)))].map(([day, ofDay]) => (
    <section key={day} className={classes['day']} aria-label={day}>
      <h3>{day}</h3>
      <ol>{ofDay.map(children)}</ol>
    </section>
  ));
};

type TimelineEntryProps = {
  readonly at: string;
  /** Left out: the time of day. */
  readonly time?: string;
  /** A tile with an icon; left out: a dot. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
};

export const TimelineEntry = ({ at, time, mark, children }: TimelineEntryProps) => {
  const { language } = useTranslation('list');
  return (
    <li className={classes['entry']} data-marked={mark !== undefined || undefined}>
      <span className={classes['mark']} aria-hidden="true">
        {mark ?? <span className={classes['dot']} />}
      </span>
      <div className={classes['words']}>{children}</div>
      <time dateTime={at} className={classes['at']}>
        {time ?? timeOfDay(language, new Date(at))}
      </time>
    </li>
  );
};

/** What somebody wrote, such as a reason. */
export const TimelineQuote = ({ children }: { readonly children: string }) => (
  <p className={classes['quote']}>
    <bdi dir="auto" lang="">
      {children}
    </bdi>
  </p>
);

type EarlierButtonProps = { readonly label: string; readonly loading: boolean; readonly onClick: () => void };

export const EarlierButton = ({ label, ...button }: EarlierButtonProps) => (
  <div className={classes['more']}>
    <Button tone="secondary" {...button}>
      {label}
    </Button>
  </div>
);
