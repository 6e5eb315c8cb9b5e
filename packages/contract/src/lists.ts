import { adminAccountList } from './admin-account.ts';
import { auditList } from './audit.ts';
import { eventList } from './event.ts';
import type { List } from './list.ts';
import { leaderList } from './team-leader.ts';
import { transferList } from './transfer.ts';
import { usherList } from './usher.ts';

/** Every list that views can be saved of, by its own name. */
export const LISTS = {
  events: eventList,
  ushers: usherList,
  leaders: leaderList,
  transfers: transferList,
  admins: adminAccountList,
  audit: auditList,
} as const satisfies Readonly<Record<string, List>>;

export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[];
