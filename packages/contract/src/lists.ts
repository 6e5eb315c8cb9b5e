import { adminAccountList } from './admin-account/admin-account.ts';
import { auditList } from './audit/audit.ts';
import { eventList } from './event/event.ts';
import type { ListName } from './facts.ts';
import type { List } from './frame/list.ts';
import { leaderList } from './team-leader/team-leader.ts';
import { transferList } from './transfer/transfer.ts';
import { usherList } from './usher/usher.ts';

/** Every list that views can be saved of, by its own name. */
export const LISTS = {
  events: eventList,
  ushers: usherList,
  leaders: leaderList,
  transfers: transferList,
  admins: adminAccountList,
  audit: auditList,
} as const satisfies Readonly<Record<ListName, List>>;
