import { paths } from '../../app/paths.ts';

export type SectionName =
  'blocked_ushers' | 'hiring_ushers' | 'event_applications' | 'join_requests' | 'reports' | 'ushers_kpis';

export type Section = {
  path: string;
  name: SectionName;
};

const SECTIONS: readonly Section[] = [
  { path: paths.blockedUshers, name: 'blocked_ushers' },
  { path: paths.hiringUshers, name: 'hiring_ushers' },
  { path: paths.eventApplications, name: 'event_applications' },
  { path: paths.joinRequests, name: 'join_requests' },
  { path: paths.reports, name: 'reports' },
  { path: paths.ushersKpis, name: 'ushers_kpis' },
];

/** Whole words of the address: /ushers-kpis is not below /ushers. */
export const sectionAt = (path: string): Section | undefined =>
  SECTIONS.find((section) => path === section.path || path.startsWith(`${section.path}/`));
