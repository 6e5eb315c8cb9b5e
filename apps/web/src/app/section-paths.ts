import { paths } from './paths.ts';

/** The shell's routes besides the dashboard. */
export const SECTION_PATHS = [
  paths.events,
  paths.ushers,
  paths.blockedUshers,
  paths.hiringUshers,
  paths.leaders,
  paths.eventApplications,
  paths.joinRequests,
  paths.transactions,
  paths.reports,
  paths.ushersKpis,
  paths.settings,
  paths.profile,
  paths.categories,
  paths.types,
  paths.admin,
] as const;
