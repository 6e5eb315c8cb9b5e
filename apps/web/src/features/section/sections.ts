import { paths } from '../../app/paths.ts';
import type { CountGroupName } from '../status/count-groups.ts';

export type SectionName =
  | 'events'
  | 'ushers'
  | 'blocked_ushers'
  | 'hiring_ushers'
  | 'leaders'
  | 'event_applications'
  | 'join_requests'
  | 'transactions'
  | 'reports'
  | 'ushers_kpis'
  | 'settings'
  | 'categories'
  | 'types'
  | 'admin_accounts';

export type Section = {
  path: string;
  name: SectionName;
  /** the counts whose statuses are the section's tabs */
  group?: CountGroupName;
};

const SECTIONS: readonly Section[] = [
  { path: paths.events, name: 'events', group: 'events' },
  { path: paths.ushers, name: 'ushers', group: 'ushers' },
  { path: paths.blockedUshers, name: 'blocked_ushers' },
  { path: paths.hiringUshers, name: 'hiring_ushers' },
  { path: paths.leaders, name: 'leaders', group: 'team_leaders' },
  { path: paths.eventApplications, name: 'event_applications' },
  { path: paths.joinRequests, name: 'join_requests' },
  { path: paths.transactions, name: 'transactions', group: 'transfers' },
  { path: paths.reports, name: 'reports' },
  { path: paths.ushersKpis, name: 'ushers_kpis' },
  { path: paths.settings, name: 'settings' },
  { path: paths.categories, name: 'categories' },
  { path: paths.types, name: 'types' },
  { path: paths.admin, name: 'admin_accounts' },
];

/** Whole words of the address: /ushers-kpis is not below /ushers. */
export const sectionAt = (path: string): Section | undefined =>
  SECTIONS.find((section) => path === section.path || path.startsWith(`${section.path}/`));
