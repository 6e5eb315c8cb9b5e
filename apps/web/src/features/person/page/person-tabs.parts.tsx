import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Tabs } from '../../../ui/page/tabs.tsx';
import classes from './person-page.module.css';

type PersonTab<Tab extends string> = {
  readonly key: Tab;
  readonly label: string;
  readonly link: LinkProps;
  readonly count?: string | undefined;
};

type PersonTabsProps<Tab extends string> = {
  readonly label: string;
  readonly tabs: readonly PersonTab<Tab>[];
  readonly chosen: Tab;
  readonly chosenLabel: string;
  readonly children: ReactNode;
};

/** The tabs of a person's page, with the chosen one's content below. */
export const PersonTabs = <Tab extends string>({
  label,
  tabs,
  chosen,
  chosenLabel,
  children,
}: PersonTabsProps<Tab>) => (
  <>
    <Tabs label={label} chosen={chosen} tabs={tabs} />
    {/* An opened tab gets the focus. The overview is the page itself, where the focus goes to the title. */}
    <div
      key={chosen}
      role="group"
      className={classes['panel']}
      aria-label={chosenLabel}
      tabIndex={-1}
      data-focus-first={chosen === 'overview' ? undefined : true}
    >
      {children}
    </div>
  </>
);
