import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './tabs.module.css';

export type Tab = {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Formatted in the reader's digits. Undefined reserves its room; without the property there is none. */
  readonly count?: string | undefined;
  readonly link: LinkProps;
};

/** On a phone the chosen tab may lie beyond the edge. Only the row of tabs moves, never the page around it. */
const showWhole = (tab: HTMLElement | null) => {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const [own, around] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
};

/** Tabs that are links: the address is the single source of truth, so Back and shared links work. */
export const Tabs = ({ label, tabs, chosen }: { label: string; tabs: readonly Tab[]; chosen: string }) => (
  <nav className={classes['tabs']} aria-label={label}>
    {tabs.map((tab) => (
      <Link
        key={tab.key}
        {...tab.link}
        // Otherwise the router takes a tab for the current one if its address is the beginning of the current address.
        activeOptions={{ exact: true }}
        className={classes['tab'] ?? ''}
        data-on={tab.key === chosen || undefined}
        aria-current={tab.key === chosen ? 'page' : undefined}
        ref={tab.key === chosen ? showWhole : null}
      >
        {tab.icon}
        {tab.label}
        {'count' in tab && (
          <bdi dir="ltr" className={classes['count']}>
            {tab.count}
          </bdi>
        )}
      </Link>
    ))}
  </nav>
);
