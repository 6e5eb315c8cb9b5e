import { laterPage, searchOf } from '../../../lib/screen/search-readers.ts';

/** The tabs of a team leader's page, as they appear in the address. The overview is the page itself. */
export const LEADER_TABS = [
  'overview',
  'events',
  'teams',
  'ratings',
  'availability',
  'documents',
  'bank',
  'transfers',
  'messages',
  'history',
] as const;
export type LeaderTab = (typeof LEADER_TABS)[number];

export const isLeaderTab = (text: string): text is LeaderTab => LEADER_TABS.some((tab) => tab === text);

/** Reads the address of a leader's tab: `?page=2`. */
export const leaderSearch = searchOf({ page: laterPage });
